/** Event on `document` once the app has taken over the page. */
export const APP_READY_EVENT = "app-ready";
