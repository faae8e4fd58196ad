/**
 * Event on `document` right before the app takes over the page; the page is then as the server sent it. It is
 * cancelled when somebody had changed the page before.
 */
export const APP_TAKEOVER_EVENT = "app-takeover";

/** Event on `document` once the app has taken over the page. */
export const APP_READY_EVENT = "app-ready";

/** Milliseconds after the `load` event within which the app is fetched even if the page is never idle. */
export const APP_IDLE_TIMEOUT = 1000;
