import type { GatsbyBrowser } from "gatsby";
import { PAGE_SHOWN_EVENT } from "./events";
import { onHistoryChange, onReturn } from "./follow-link";
import { showEntry } from "./history-entry";

/**
 * Leaves it to Gatsby to put a page back where the visitor left it. The browser would do it a moment
 * too early, and Gatsby would note the place for the page that is being left. A page that is loaded
 * anew is the browser's affair: it is at the place before the app is there.
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

/** What happens whenever another page, or another part of one, is shown. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  showEntry(location);
  window.dispatchEvent(new Event(PAGE_SHOWN_EVENT));
};
