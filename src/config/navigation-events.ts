/** Events on `window` around a change of page. */

/** The app shows another page. */
export const PAGE_SHOWN_EVENT = "page-shown";
/** The app must leave for a document of its own; whoever keeps something in memory hands it over now. */
export const LEAVE_EVENT = "leave";
/** A page could not be fetched for want of a connection; the present one stays. */
export const OFFLINE_EVENT = "offline-navigation";
