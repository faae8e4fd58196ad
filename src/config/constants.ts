/** Fixed numbers of the site, each with its unit in the name. */

/** Delay before the consent banner appears. */
export const CONSENT_BANNER_DELAY_MS = 1000;
/** Local storage key of the visitor's decision. */
export const CONSENT_STORAGE_KEY = "cookie-consent";
/** What is stored there for a yes to the measurement; `accepted` was said to a site that measured nothing. */
export const CONSENT_TO_MEASUREMENT = "accepted-measurement";

export const CONTACT_NAME_MIN_CHARACTERS = 2;
export const CONTACT_INTEREST_MIN_CHARACTERS = 1;
export const CONTACT_MESSAGE_MIN_CHARACTERS = 10;
/** More than anybody writes. With several million, the browser's own field freezes. */
export const CONTACT_MESSAGE_MAX_CHARACTERS = 100_000;
/** The hash that scrolls smoothly to the form and focuses it. */
export const FORM_HASH = "#form";
/** Delay before `/contact#form` scrolls to the form. */
export const FORM_SCROLL_DELAY_MS = 300;
export const HEADER_HEIGHT_PX = 64;
export const FORM_SCROLL_AIR_PX = 40;
/** How far below the window's top edge the form comes to rest. */
export const FORM_SCROLL_OFFSET_PX = HEADER_HEIGHT_PX + FORM_SCROLL_AIR_PX;
/** Session storage key of the contact form's entries, until they are sent. */
export const INQUIRY_STORAGE_KEY = "contact-draft";
/** Session storage key of what was entered into a calculator, before the path of its page and its name. */
export const CALCULATION_STORAGE_KEY = "calculation";
/** Time after which the form says that the answer of its service takes longer. */
export const FORM_SLOW_AFTER_MS = 15_000;
/** Time to wait for the form service; an inquiry without an answer may have arrived. */
export const FORM_SUBMIT_TIMEOUT_MS = 60_000;

/** How close something must be before its code is fetched. */
export const LOAD_MARGIN_PX = 600;
/** Less than a visitor scrolls at a time. */
export const AT_PLACE_PX = 4;

export const REVEAL_DURATION_MS = 600;
export const REVEAL_DELAY_MS = 0;
/** Share of a block that must be visible before it is revealed. */
export const REVEAL_THRESHOLD = 0.1;
export const REVEAL_MARGIN_PX = 50;
/** One loop of the logo strip. */
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
