/** Fixed numbers of the site, each with its unit in the name. */

export const CONSENT_BANNER_DELAY_MS = 1000;
/** Time after `pointerup` within which `click` may follow. */
export const CLICK_TIMEOUT_MS = 350;
export const CONSENT_STORAGE_KEY = "cookie-consent";
/** Stored value of a consent to analytics; `accepted` was given when the site measured nothing. */
export const CONSENT_TO_ANALYTICS = "accepted-measurement";

export const CONTACT_NAME_MIN_CHARACTERS = 2;
export const CONTACT_INTEREST_MIN_CHARACTERS = 1;
export const CONTACT_MESSAGE_MIN_CHARACTERS = 10;
/** More than anyone writes; with several million characters, the browser's textarea freezes. */
export const CONTACT_MESSAGE_MAX_CHARACTERS = 100_000;
/** Stands behind a fact that is not known yet. */
export const EXAMPLE_MARK = " (Muster)";
/** The hash that scrolls smoothly to the form and focuses it. */
export const FORM_HASH = "#form";
export const FORM_SCROLL_DELAY_MS = 300;
export const HEADER_HEIGHT_PX = 64;
const FORM_SCROLL_MARGIN_PX = 40;
/** Distance of the form from the top edge of the window after scrolling. */
export const FORM_SCROLL_OFFSET_PX = HEADER_HEIGHT_PX + FORM_SCROLL_MARGIN_PX;
/** Session storage key of the contact form's values, which are kept until they are sent. */
export const CONTACT_FORM_STORAGE_KEY = "contact-draft";
/** Prefix of the session storage keys of calculations, followed by the page's path and the calculator's name. */
export const CALCULATION_STORAGE_KEY = "calculation";
/** Session storage key of the notice that was closed; its value is the notice's first day. */
export const CLOSED_NOTICE_STORAGE_KEY = "notice-closed";
/** Time after which the form says that sending takes longer than usual. */
export const FORM_SLOW_AFTER_MS = 15_000;
/** Timeout for the form service; after it, the inquiry may have arrived. */
export const FORM_SUBMIT_TIMEOUT_MS = 60_000;

export const FEED_PATH = "/feed.xml";

/** Distance from the viewport at which lazy code is fetched. */
export const LOAD_MARGIN_PX = 600;
/** Scroll offset up to which the page counts as unmoved. */
export const SCROLL_TOLERANCE_PX = 4;

export const REVEAL_DURATION_MS = 600;
export const REVEAL_DELAY_MS = 0;
/** The share of a block that must be visible before it is revealed. */
export const REVEAL_THRESHOLD = 0.1;
export const REVEAL_MARGIN_PX = 50;
export const MARQUEE_DURATION_MS = 30_000;

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const NAVIGATION_DELAY_MS = 200;
export const NAVIGATION_SKIP_DELAY_MS = 300;
/* A submenu closes 150 ms after the pointer has left it; this is set by Radix. */

export const TOASTS_VISIBLE = 3;
export const TOAST_DURATION_MS = 4000;
export const TOAST_GAP_PX = 14;

export const SELECT_VIEWPORT_PADDING_PX = 10;
/* Set by Radix: a list forgets what was typed after 1000 ms, and scrolls at its edge every 50 ms. */

export const QUERY_RETRIES = 3;
export const QUERY_RETRY_FIRST_DELAY_MS = 1000;
export const QUERY_RETRY_MAX_DELAY_MS = 30_000;
