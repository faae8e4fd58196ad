/** Events on `window` around a change of page. */

/** The app shows another page. */
export const PAGE_SHOWN_EVENT = "page-shown";
/** The visitor has been waiting for a page for a moment. */
export const PAGE_AWAITED_EVENT = "page-awaited";
/** A page could not be fetched for want of a connection; the present one stays. */
export const OFFLINE_EVENT = "offline-navigation";
