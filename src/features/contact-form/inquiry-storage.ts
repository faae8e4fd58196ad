import { CONTACT_FORM_STORAGE_KEY } from "../../config/constants";
import { attempt } from "../../lib/attempt";
import { areSameValues, buildValues, emptyValues, type FormValues } from "./fields";
import { type Inquiry, isSending, type Submission } from "./inquiry-reducer";

/** The states that are stored: `sending` while its page is open, `sent` until the confirmation has been read. */
const STORED_STATES = ["sending", "interrupted", "uncertain", "sent"] as const;

/** What session storage holds of the form until it is sent; `preserveEarlyValues` writes it, too. */
export type StoredInquiry = {
  values: FormValues;
  state?: (typeof STORED_STATES)[number] | undefined;
  /** The values that the browser sends, or has sent, natively. */
  nativeValues?: FormValues | undefined;
};

/** The session storage of this tab. Where it is blocked, the values are lost on a page load. */
export function createInquiryStorage() {
  /** The stored form as this page last read or wrote it. */
  let known: string | null = null;
  const read = () => window.sessionStorage.getItem(CONTACT_FORM_STORAGE_KEY);
  return {
    /** What an earlier page has stored; `undefined` if storage is blocked. */
    load: (): StoredInquiry | undefined =>
      attempt(() => {
        known = read();
        return parse(known);
      }),
    save: ({ values, submission }: Inquiry, isUnloading = false): void =>
      attempt(() => {
        const state = storedState(submission, isUnloading);
        const { nativeValues } = isSending(submission) ? submission : {};
        const stored: StoredInquiry = { values, state, nativeValues };
        if (!state && areSameValues(values, emptyValues)) window.sessionStorage.removeItem(CONTACT_FORM_STORAGE_KEY);
        else window.sessionStorage.setItem(CONTACT_FORM_STORAGE_KEY, JSON.stringify(stored));
        known = read();
      }),
    /** Whether another page has continued with the form. */
    isOutdated: (): boolean => attempt(() => read() !== known) ?? false,
  };
}

export type InquiryStorage = ReturnType<typeof createInquiryStorage>;

function storedState({ state, isConfirmationRead }: Submission, isUnloading: boolean): StoredInquiry["state"] {
  if (state === "sending" || state === "slow") return isUnloading ? "interrupted" : "sending";
  return isConfirmationRead ? undefined : STORED_STATES.find((stored) => stored === state);
}

/** Reads what another build or anything else may have written: only texts of known fields count. */
function parse(text: string | null): StoredInquiry {
  const { values, state, nativeValues }: Record<string, unknown> = Object(attempt(() => JSON.parse(text ?? "{}")));
  const known = STORED_STATES.find((stored) => stored === state);
  return {
    values: textsIn(values),
    state: known,
    nativeValues: known && nativeValues ? textsIn(nativeValues) : undefined,
  };
}

function textsIn(stored: unknown): FormValues {
  const texts: Record<string, unknown> = Object(stored);
  return buildValues(({ name }) => (typeof texts[name] === "string" ? texts[name] : ""));
}
