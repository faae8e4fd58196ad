/** On `document`, right before hydration; cancelled if a translator had changed the page. */
export const BEFORE_HYDRATION_EVENT = "before-hydration";
/** On `document`, once the page is hydrated. */
export const APP_READY_EVENT = "app-ready";
/** On `document`, once the effects of the first render have shown: clicks from before hydration come now. */
export const REPLAY_EVENT = "replay";

/** On `window`: the app shows another page. */
export const PAGE_SHOWN_EVENT = "page-shown";
/** On `window`: the visitor has been waiting for a page for a moment. */
export const NAVIGATION_PENDING_EVENT = "navigation-pending";
/** On `window`: a page could not be fetched because the browser is offline; the current one stays. */
export const OFFLINE_EVENT = "offline-navigation";
