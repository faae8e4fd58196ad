// Must come first, because the imports below read the URL.
import "./history-entry";

import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { APP_READY_EVENT, BEFORE_HYDRATION_EVENT, PAGE_SHOWN_EVENT } from "./events";
import { recordShownEntry } from "./history-entry";
import { onBfcacheRestore, onHistoryChange } from "./navigation";
import type { ResolvedPluginOptions } from "./options";
import { scrollAfterNavigation } from "./scroll";

/**
 * Lets the app restore the scroll position. The browser would do so a moment too early, while the old page is shown. On
 * a full page load, the browser restores it, because that happens before the app is ready.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  history.scrollRestoration = "manual";
  addEventListener("pageshow", ({ persisted }) => {
    history.scrollRestoration = "manual";
    if (persisted) onBfcacheRestore();
  });
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  addEventListener("popstate", onHistoryChange, true);
};

/**
 * Hydrates the page in a transition, so that it stays responsive; synchronously if a translator or an extension has
 * changed the page, because it would do so again between two steps.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // The page has no markup in development.
  if (!container.hasChildNodes()) return createRoot(container).render(element);
  const isUnchanged = document.dispatchEvent(new Event(BEFORE_HYDRATION_EVENT, { cancelable: true }));
  const hydrate = () => {
    hydrateRoot(container, element);
  };
  if (isUnchanged) startTransition(hydrate);
  else flushSync(hydrate);
};

/** Announces that the app is ready, to recorded clicks, styles and measurements. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.app = "ready";
  document.dispatchEvent(new Event(APP_READY_EVENT));
};

/** Turns off Gatsby's scrolling: it would repeat what the browser has done, and ignore a hash without an element. */
export const shouldUpdateScroll = () => false;

/** Runs whenever the path or the hash changes. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }, options) => {
  scrollAfterNavigation(location, prevLocation, (options as ResolvedPluginOptions).hashesWithCustomScroll ?? []);
  recordShownEntry(location);
  window.dispatchEvent(new Event(PAGE_SHOWN_EVENT));
};

/** Replaces Gatsby's prefetching, which leaves a request for the click; `onPrefetchPathname` below leaves none. */
export const disableCorePrefetching = () => true;

/**
 * Fetches everything a page needs once a link to it has been in view for 3 s. Gatsby does not call this on slow
 * connections or in data-saving mode.
 */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname }) => {
  // If this fails, the page is fetched on click.
  window.___loader?.loadPage(pathname).catch(() => undefined);
};
