import { readFileSync } from "node:fs";
import * as constants from "../../../src/config/constants";

// Section 9 of the specification; lengths of time in ms.
const CONSENT = { CONSENT_BANNER_DELAY_MS: 1000, CONSENT_STORAGE_KEY: "cookie-consent" };
const CONTACT = { CONTACT_NAME_MIN_CHARACTERS: 2, CONTACT_INTEREST_MIN_CHARACTERS: 1 };
const MESSAGE = { CONTACT_MESSAGE_MIN_CHARACTERS: 10 };
const FORM = { FORM_HASH: "#form", FORM_SCROLL_DELAY_MS: 300, FORM_SCROLL_AIR_PX: 40, FORM_SCROLL_OFFSET_PX: 104 };
const HEADER = { HEADER_HEIGHT_PX: 64, NAVIGATION_DELAY_MS: 200, NAVIGATION_SKIP_DELAY_MS: 300 };
const REVEAL = { REVEAL_DURATION_MS: 600, REVEAL_DELAY_MS: 0, REVEAL_THRESHOLD: 0.1, REVEAL_MARGIN_PX: 50 };
const HINTS = { MARQUEE_DURATION_MS: 30_000, TOOLTIP_DELAY_MS: 700, TOOLTIP_SKIP_DELAY_MS: 300 };
const TOASTS = { TOASTS_VISIBLE: 3, TOAST_DURATION_MS: 4000, TOAST_GAP_PX: 14, SELECT_VIEWPORT_PADDING_PX: 10 };
const QUERY = { QUERY_RETRIES: 3, QUERY_RETRY_FIRST_DELAY_MS: 1000, QUERY_RETRY_MAX_DELAY_MS: 30_000 };
const SPECIFIED = { ...CONSENT, ...CONTACT, ...MESSAGE, ...FORM, ...HEADER, ...REVEAL, ...HINTS, ...TOASTS, ...QUERY };

// Our own choice: the specification names no limit.
const KEYS = { INQUIRY_STORAGE_KEY: "contact-draft", CONSENT_TO_MEASUREMENT: "accepted-measurement" };
const LIMITS = { CONTACT_MESSAGE_MAX_CHARACTERS: 100_000, FORM_SLOW_AFTER_MS: 15_000, FORM_SUBMIT_TIMEOUT_MS: 60_000 };

it("The constants are those specified and chosen, and no others.", () => {
  expect({ ...constants }).toStrictEqual({ ...SPECIFIED, ...KEYS, ...LIMITS });
});

it("The header is as high in the styles as in the specification.", () => {
  const styles = readFileSync("src/styles/global.css", "utf8");
  const [, rem] = /--header-height: ([\d.]+)rem;/.exec(styles) ?? [];
  expect(Number(rem) * 16).toBe(constants.HEADER_HEIGHT_PX);
});
