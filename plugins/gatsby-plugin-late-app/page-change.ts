import type { GatsbyBrowser } from "gatsby";
import { PAGE_SHOWN_EVENT } from "./events";
import { onHistoryChange, onReturn } from "./follow-link";
import { showEntry } from "./history-entry";

/**
 * Lets Gatsby restore the scroll position. The browser would do so a moment too early, and Gatsby would save the
 * position for the page being left. When a document is loaded, the browser restores it before the app is ready.
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

/** Runs whenever another page, or another part of one, is shown. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  showEntry(location);
  window.dispatchEvent(new Event(PAGE_SHOWN_EVENT));
};
