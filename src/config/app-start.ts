/** Event on `document` once the app has taken over the page. */
export const APP_READY_EVENT = "app-ready";

/** Milliseconds after the `load` event within which the app is fetched even if the page is never idle. */
export const APP_IDLE_TIMEOUT = 1000;
