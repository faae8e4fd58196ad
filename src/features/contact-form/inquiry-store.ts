import { useSyncExternalStore } from "react";
import { FORM_SUBMIT_TIMEOUT_MS, INQUIRY_STORAGE_KEY } from "../../config/constants";
import { emptyInquiry, type Inquiry, inquiryFields } from "./inquiry";

// The inquiry's state outside of any component: what was entered, and whether it is being sent. The entries are in
// session storage, so that they outlive the document, in this tab only, until they are sent.

export type Submission = {
  state: "idle" | "sending" | "sent" | "failed" | "interrupted";
  /** The service's own message, if it refused. */
  reason?: string | undefined;
  /** Entries that the browser sends by itself, leaving the page. */
  byBrowser?: Inquiry | undefined;
  /** No toast could say so: the form itself must. */
  unsaid?: boolean;
};

/** Hash to which the form service redirects visitors who sent the form without script. */
export const SENT_HASH = "#gesendet";

const FORM = "form[data-inquiry]";
const idle: Submission = { state: "idle" };

let entries = emptyInquiry;
let submission = idle;
/** The document may be about to unload; a failure could then no longer be reported. */
let isLeaving = false;
/** The document was left during sending and may have been restored: the answer may be lost, not the inquiry. */
let wasLeft = false;
const listeners = new Set<() => void>();
/** The browser restored old contents of the fields. The stored entries are newer, and empty if they were sent. */
let isBroughtBack = false;
/** What the browser was sending before this script loaded. */
let sentEarly: Inquiry | undefined;
/** What this document last read from the storage or wrote to it. */
let stored: string | null = null;
/** Forms that show the stored entries; before that, an empty field does not mean that its entry was removed. */
const filled = new WeakSet<HTMLFormElement>();

export const keptEntries = (): Inquiry => entries;
export const currentSubmission = (): Submission => submission;

/** The submission; idle on the server and for the first moment in the browser. */
export const useSubmission = () => useSyncExternalStore(subscribe, currentSubmission, () => idle);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The contents of a form's fields: typed, chosen or filled in by the browser. */
export function entriesOf(form: HTMLFormElement): Inquiry {
  const data = new FormData(form);
  return fromFields((field) => String(data.get(field) ?? ""));
}

/** Puts the stored entries into the empty fields of a form that just appeared. */
export function fillIn(form: HTMLFormElement): void {
  takeAdded();
  keepEntries(form);
  filled.add(form);
  showEntries(form);
  if (form.dataset.underway !== undefined) beginSending(sentEarly ?? entries);
}

/** Stores the contents of a form's fields. */
export function keepEntries(form: HTMLFormElement): void {
  const present = entriesOf(form);
  if (filled.has(form)) entries = present;
  else if (!isBroughtBack) entries = fromFields((field) => present[field] || entries[field]);
  store();
}

/** Makes the fields show the stored entries; leaves those that already do untouched. */
export function showEntries(form: HTMLFormElement): void {
  for (const field of inquiryFields) {
    const control = form.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(`[name=${field}]`);
    if (control && control.value !== entries[field]) control.value = entries[field];
  }
}

/** Marks an inquiry as being sent, maybe `byBrowser`; false if one is already: it must not be sent twice. */
export function beginSending(byBrowser?: Inquiry): boolean {
  if (submission.state === "sending") return false;
  keepAll();
  wasLeft = false;
  setSubmission({ state: "sending", byBrowser });
  // A service that answers with nothing to show leaves the page open.
  if (byBrowser) window.setTimeout(() => endSending({ state: "interrupted" }), FORM_SUBMIT_TIMEOUT_MS);
  return true;
}

/** Marks the submission as finished; entries that were `sent` are no longer kept, unless changed in the meantime. */
export function endSending(end: Submission, sent?: Inquiry): void {
  keepAll();
  if (sent) {
    isLeaving = false;
    entries = withoutSent(sent);
  }
  setSubmission(end);
}

/** The entries that were changed after they were sent. */
const withoutSent = (sent: Inquiry): Inquiry =>
  fromFields((field) => (entries[field] === sent[field] ? "" : entries[field]));

/** Whether an inquiry without an answer may still have arrived. */
export const mayHaveArrived = (): boolean => wasLeft;

/** Resets the submission once its outcome has been read. */
export function forgetSubmission(): void {
  if (submission.state !== "idle" && submission.state !== "sending") setSubmission(idle);
}

/** Marks that no toast has reported the outcome. */
export const markUnsaid = (): void => setSubmission({ ...submission, unsaid: true });

function setSubmission(next: Submission): void {
  if (process.env.GATSBY_MEASURE_ENDPOINT) {
    const { state } = next;
    if (state !== submission.state && (state === "sent" || state === "failed")) {
      // An import at the top would leave its code in a build that does not measure.
      import(/* webpackMode: "eager" */ "../measure/report").then(({ report }) => report(state));
    }
  }
  submission = next;
  store();
  for (const listener of listeners) listener();
}

const fromFields = (entryOf: (field: keyof Inquiry) => string): Inquiry =>
  Object.fromEntries(inquiryFields.map((field) => [field, entryOf(field)])) as Inquiry;

function keepAll(): void {
  const form = document.querySelector<HTMLFormElement>(FORM);
  if (form) keepEntries(form);
}

function store(): void {
  const isSending = submission.state === "sending" || isLeaving;
  try {
    const isEmpty = !isSending && Object.values(entries).every((entry) => entry === "");
    const text = JSON.stringify({ entries, isSending, byBrowser: submission.byBrowser });
    if (isEmpty) window.sessionStorage.removeItem(INQUIRY_STORAGE_KEY);
    else window.sessionStorage.setItem(INQUIRY_STORAGE_KEY, text);
    stored = window.sessionStorage.getItem(INQUIRY_STORAGE_KEY);
  } catch {
    // Without storage, the entries are lost with the document.
  }
}

/** What the storage holds; if it cannot be read, what this document knows of it. */
function readStorage(): string | null {
  try {
    return window.sessionStorage.getItem(INQUIRY_STORAGE_KEY);
  } catch {
    return stored;
  }
}

const storedEntries = (kept: { entries?: Record<string, unknown> }): Inquiry =>
  fromFields((field) => {
    const entry = kept.entries?.[field];
    return typeof entry === "string" ? entry : "";
  });

/** Takes over what was added to the stored entries on another page of this document (`keepMessage`). */
function takeAdded(): void {
  const present = readStorage();
  if (present === null || present === stored) return;
  stored = present;
  try {
    entries = storedEntries(JSON.parse(present));
  } catch {
    // Nothing readable was added.
  }
}

/** Takes over what an earlier document of this tab stored. */
function takeOver(): void {
  try {
    stored = window.sessionStorage.getItem(INQUIRY_STORAGE_KEY);
    const kept = JSON.parse(stored ?? "{}");
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    isBroughtBack = navigation?.type === "reload" || navigation?.type === "back_forward";
    entries = storedEntries(kept);
    // The document was left during sending; the service redirects only visitors whose browser sent the form itself.
    const hasArrived = window.location.hash === SENT_HASH && (kept.byBrowser || !kept.isSending);
    sentEarly = kept.byBrowser;
    if (hasArrived && sentEarly) entries = withoutSent(sentEarly);
    if (hasArrived || kept.isSending) setSubmission({ state: hasArrived ? "sent" : "interrupted" });
  } catch {
    // Nothing was stored, or nothing readable.
  }
  // The hash is about one inquiry, not about the next one written here.
  if (window.location.hash === SENT_HASH) {
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  }
}

if (typeof window !== "undefined") {
  takeOver();
  // A form that was filled in before this script loaded.
  keepAll();
  for (const event of ["input", "change"]) {
    document.addEventListener(event, ({ target }) => {
      const { name, value, form } = target as HTMLInputElement;
      if (name in entries && form?.matches(FORM)) entries = { ...entries, [name]: value };
      keepAll();
    });
  }
  // Any input means that the visitor has stayed.
  for (const event of ["pointerdown", "keydown"]) {
    document.addEventListener(event, () => {
      isLeaving = false;
    });
  }
  // The browser may have filled in fields without an event.
  window.addEventListener("pagehide", keepAll);
  window.addEventListener("pagehide", () => {
    wasLeft = submission.state === "sending";
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // Another document has continued or sent the inquiry: reload, so that everything showing the entries starts afresh.
    if (readStorage() !== stored) {
      // The contents of these fields are older.
      window.removeEventListener("pagehide", keepAll);
      return window.location.reload();
    }
    // What the app is sending continues with this document; what the browser was sending ended when the page was left.
    if (submission.byBrowser) endSending({ state: "interrupted" });
  });
  window.addEventListener("beforeunload", (event) => {
    if (submission.state !== "sending" || submission.byBrowser) return;
    isLeaving = true;
    event.preventDefault();
  });
}
