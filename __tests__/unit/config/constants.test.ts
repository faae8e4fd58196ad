import * as constants from "../../../src/config/constants";

/** Section 9 of the specification; lengths of time in ms. */
const SPECIFIED = {
  CONSENT_BANNER_DELAY_MS: 1000,
  CONSENT_STORAGE_KEY: "cookie-consent",
  CONTACT_NAME_MIN_CHARACTERS: 2,
  CONTACT_INTEREST_MIN_CHARACTERS: 1,
  CONTACT_MESSAGE_MIN_CHARACTERS: 10,
  FORM_HASH: "#form",
  FORM_SCROLL_DELAY_MS: 300,
  HEADER_HEIGHT_PX: 64,
  FORM_SCROLL_AIR_PX: 40,
  FORM_SCROLL_OFFSET_PX: 104,
  REVEAL_DURATION_MS: 600,
  REVEAL_DELAY_MS: 0,
  REVEAL_THRESHOLD: 0.1,
  REVEAL_MARGIN_PX: 50,
  MARQUEE_DURATION_MS: 30_000,
  TOOLTIP_DELAY_MS: 700,
  TOOLTIP_SKIP_DELAY_MS: 300,
  NAVIGATION_DELAY_MS: 200,
  NAVIGATION_SKIP_DELAY_MS: 300,
  TOASTS_VISIBLE: 3,
  TOAST_DURATION_MS: 4000,
  TOAST_GAP_PX: 14,
  SELECT_VIEWPORT_PADDING_PX: 10,
  QUERY_RETRIES: 3,
  QUERY_RETRY_FIRST_DELAY_MS: 1000,
  QUERY_RETRY_MAX_DELAY_MS: 30_000,
};

/** Our own choice: the specification names no limit. */
const CHOSEN = {
  CONTACT_MESSAGE_MAX_CHARACTERS: 100_000,
  INQUIRY_STORAGE_KEY: "contact-draft",
  FORM_SUBMIT_TIMEOUT_MS: 15_000,
};

describe("The constants", () => {
  const values = new Map<string, unknown>(Object.entries(constants));

  it.each(Object.entries({ ...SPECIFIED, ...CHOSEN }))("%s is %p.", (name, value) => {
    expect(values.get(name)).toBe(value);
  });

  it("hold nothing that this table does not name.", () => {
    expect([...values.keys()].sort()).toEqual(Object.keys({ ...SPECIFIED, ...CHOSEN }).sort());
  });
});
