/** On `document`, right before the app takes over the page; cancelled if something had changed the server's page. */
export const APP_TAKEOVER_EVENT = "app-takeover";
/** On `document`, once the app has taken over the page. */
export const APP_READY_EVENT = "app-ready";

/** On `window`: the app shows another page. */
export const PAGE_SHOWN_EVENT = "page-shown";
/** On `window`: the visitor has been waiting for a page for a moment. */
export const PAGE_AWAITED_EVENT = "page-awaited";
/** On `window`: a page could not be fetched because the browser is offline; the current one stays. */
export const OFFLINE_EVENT = "offline-navigation";
