import { CONTACT_FORM_STORAGE_KEY } from "../../config/constants";
import { attempt } from "../../lib/attempt";
import { areSameValues, buildValues, emptyValues, type FormValues } from "./fields";
import { type Inquiry, isSending } from "./inquiry-reducer";

/** The states that are stored: `sending` while its page is open, `sent` until the confirmation has been read. */
const STORED_STATES = ["sending", "interrupted", "uncertain", "sent"] as const;

/** What session storage holds of the form until it is sent; `preserveEarlyValues` writes it, too. */
export type StoredInquiry = {
  values: FormValues;
  state?: (typeof STORED_STATES)[number] | undefined;
  /** The values that the browser sends, or has sent, natively. */
  nativeValues?: FormValues | undefined;
};

/** What is stored, as text; `undefined` if storage is blocked. */
export const storedText = () => attempt(() => window.sessionStorage.getItem(CONTACT_FORM_STORAGE_KEY));

/** What an earlier page in this tab has stored; `undefined` if storage is blocked: then a page load loses the values. */
export const loadInquiry = (): StoredInquiry | undefined => {
  const text = storedText();
  return text === undefined ? undefined : parse(text);
};

/** Stores the inquiry as it is while its page is open, or once that is left. */
export function saveInquiry(inquiry: Inquiry, isUnloading = false): void {
  const text = serialize(inquiry, isUnloading);
  attempt(() => {
    if (text) window.sessionStorage.setItem(CONTACT_FORM_STORAGE_KEY, text);
    else window.sessionStorage.removeItem(CONTACT_FORM_STORAGE_KEY);
  });
}

/** The text to store; `null` if there is nothing to keep. */
function serialize({ values, submission }: Inquiry, isUnloading: boolean): string | null {
  const stored: StoredInquiry = { values };
  if (isSending(submission)) {
    stored.state = isUnloading ? "interrupted" : "sending";
    stored.nativeValues = submission.nativeValues;
  } else if (!submission.isConfirmationRead) stored.state = STORED_STATES.find((known) => known === submission.state);
  return stored.state || !areSameValues(values, emptyValues) ? JSON.stringify(stored) : null;
}

/** Reads what another build or anything else may have written: only texts of known fields count. */
function parse(text: string | null): StoredInquiry {
  const parsed: Record<string, unknown> = { ...attempt(() => JSON.parse(`${text}`)) };
  const { values, state: stored, nativeValues } = parsed;
  const state = STORED_STATES.find((known) => known === stored);
  return { values: textsIn(values), state, nativeValues: state && nativeValues ? textsIn(nativeValues) : undefined };
}

function textsIn(stored: unknown): FormValues {
  const texts: Record<string, unknown> = Object(stored);
  return buildValues(({ name }) => (typeof texts[name] === "string" ? texts[name] : ""));
}
