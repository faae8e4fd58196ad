// Must come first, because the imports below read the URL.
import "./history-entry";

import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { APP_READY_EVENT, BEFORE_HYDRATION_EVENT, PAGE_SHOWN_EVENT, REPLAY_EVENT } from "./events";
import { recordShownEntry, showServedPage } from "./history-entry";
import { onBfcacheRestore, onHistoryChange } from "./navigation";
import type { LateAppOptions } from "./options";
import { scrollAfterNavigation } from "./scroll";

/** Lets the app restore the scroll position: the browser would do so while the old page is still shown. */
function restoreScrollInApp(): void {
  window.history.scrollRestoration = "manual";
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  showServedPage();
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    restoreScrollInApp();
    onBfcacheRestore();
  });
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto";
  });
  window.addEventListener("popstate", onHistoryChange, true);
};

/** Hydrates in a transition, to stay responsive; at once where a translator changes the page. */
export const replaceHydrateFunction = () => hydrateInSteps;

/** @returns what takes it away again, which only Gatsby's development needs */
function hydrateInSteps(element: ReactNode, container: Element): (() => void) | undefined {
  // There is no markup in development, and none of a page that is shown in the browser only.
  // In development, Gatsby mounts its loading indicator beside the page, too.
  const page = container.querySelector("#gatsby-focus-wrapper");
  if (!page?.hasChildNodes()) {
    const root = createRoot(container);
    root.render(element);
    return () => root.unmount();
  }
  const isUnchanged = document.dispatchEvent(new Event(BEFORE_HYDRATION_EVENT, { cancelable: true }));
  const schedule = isUnchanged ? startTransition : flushSync;
  schedule(() => {
    hydrateRoot(container, element);
  });
  return undefined;
}

/** Announces that the app is ready, to recorded clicks, styles and measurements. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Not before: Chromium does not always note what `pagehide` resets, and until now no position has been saved.
  restoreScrollInApp();
  document.documentElement.dataset.app = "ready";
  document.dispatchEvent(new Event(APP_READY_EVENT));
  // State that the first effects have set is rendered by then.
  requestAnimationFrame(() => setTimeout(() => document.dispatchEvent(new Event(REPLAY_EVENT))));
};

/** Turns off Gatsby's scrolling: it would repeat what the browser has done, and ignore a hash without an element. */
export const shouldUpdateScroll = () => false;

/** Runs whenever the path or the hash changes. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }, options) => {
  scrollAfterNavigation(location, prevLocation, (options as LateAppOptions).hashesWithCustomScroll ?? []);
  recordShownEntry(location);
  window.dispatchEvent(new Event(PAGE_SHOWN_EVENT));
};

/** Replaces Gatsby's prefetching, which leaves a request for the click; `onPrefetchPathname` below leaves none. */
export const disableCorePrefetching = () => true;

/** Fetches all that a page needs once a link to it was in view for 3 s; Gatsby spares slow connections. */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname }) => {
  // If this fails, the page is fetched on click.
  window.___loader?.loadPage(pathname).catch(() => undefined);
};
