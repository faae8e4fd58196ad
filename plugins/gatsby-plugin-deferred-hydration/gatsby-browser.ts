// Must come first: what follows reads the address.
import "./history-entry";

import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { APP_READY_EVENT, APP_TAKEOVER_EVENT, PAGE_SHOWN_EVENT } from "./events";
import { onHistoryChange, onReturn } from "./follow-link";
import { showEntry } from "./history-entry";
import type { GivenOptions } from "./options";
import { scrollToPlace } from "./scroll";

/**
 * Lets the app restore the scroll position. The browser would do so a moment too early, on the page being left. When a
 * document is loaded, the browser restores it before the app is ready.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  history.scrollRestoration = "manual";
  addEventListener("pageshow", ({ persisted }) => {
    history.scrollRestoration = "manual";
    if (persisted) onReturn();
  });
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  addEventListener("popstate", onHistoryChange, true);
};

/**
 * Hydrates the page in short steps, so it stays responsive; in one step if a translator or an extension has changed it,
 * because they would change it again between two steps.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // In development the page has no markup.
  if (!container.hasChildNodes()) return createRoot(container).render(element);
  const isUnchanged = document.dispatchEvent(new Event(APP_TAKEOVER_EVENT, { cancelable: true }));
  const hydrate = () => {
    hydrateRoot(container, element);
  };
  if (isUnchanged) startTransition(hydrate);
  else flushSync(hydrate);
};

/** Announces that the app is ready: to presses that waited for it, to styles and to measurements. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.app = "ready";
  document.dispatchEvent(new Event(APP_READY_EVENT));
};

/** Gatsby does not scroll: it does so again where the browser has been, and not at all for a hash without an element. */
export const shouldUpdateScroll = () => false;

/** Runs whenever another page, or another part of one, is shown. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }, options) => {
  scrollToPlace(location, prevLocation, (options as GivenOptions).ownHashes ?? []);
  showEntry(location);
  window.dispatchEvent(new Event(PAGE_SHOWN_EVENT));
};

/** Gatsby's own prefetching leaves a request for the click; the one below leaves none. */
export const disableCorePrefetching = () => true;

/**
 * Fetches everything a page needs once a link to it has been in view for 3 s. Gatsby does not call this on slow
 * connections or in data-saving mode.
 */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname }) => {
  // If this fails, the page is fetched on click.
  window.___loader?.loadPage(pathname).catch(() => undefined);
};
