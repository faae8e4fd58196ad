import { FORM_SUBMIT_TIMEOUT_MS, INQUIRY_STORAGE_KEY } from "../../config/constants";
import { emptyInquiry, type Inquiry, inquiryFields } from "./inquiry";

/**
 * The inquiry's life outside of any component: what was entered, and whether it is on its way. The entries stand in
 * the session storage, so that they outlive the document, in this tab alone, until they are sent.
 */

export type Submission = {
  state: "idle" | "sending" | "sent" | "failed" | "interrupted";
  /** The service's own words, if it refused. */
  reason?: string | undefined;
  /** What the browser sends by itself; it leaves the page for it. */
  byBrowser?: Inquiry | undefined;
  /** No toast says so: the form itself must. */
  unsaid?: boolean;
};

/** Where the form service leads visitors back to who sent the form without script. */
export const SENT_HASH = "#gesendet";

const FORM = "form[data-inquiry]";
const idle: Submission = { state: "idle" };

let entries = emptyInquiry;
let submission = idle;
/** The document may be about to go, and with it what a failure would tell. */
let isLeaving = false;
/** The document was left while the inquiry was on its way, and may be back: the answer may be lost, not the inquiry. */
let wasLeft = false;
const listeners = new Set<() => void>();
/**
 * The browser brought this document back, and filled its fields with what stood in them when it was left. What is
 * kept is newer, and is empty once it was sent.
 */
let isBroughtBack = false;
/** What the browser was sending before this script came. */
let sentEarly: Inquiry | undefined;
/** What this document has last read from the storage or written to it. */
let stored: string | null = null;
/** Forms that show the kept entries; before that, an empty field does not mean that its entry was removed. */
const filled = new WeakSet<HTMLFormElement>();

export const keptEntries = (): Inquiry => entries;
export const currentSubmission = (): Submission => submission;
/** The same on the server and for the first moment in the browser. */
export const firstSubmission = (): Submission => idle;

/** Calls `listener` when the submission changes; returns how to stop that. */
export function subscribeToSubmission(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What stands in the fields of a form, typed, chosen or filled in by the browser. */
export function entriesOf(form: HTMLFormElement): Inquiry {
  const data = new FormData(form);
  return fromFields((field) => String(data.get(field) ?? ""));
}

/** Puts the kept entries into the fields of a form that just appeared; what stands there already stays. */
export function fillIn(form: HTMLFormElement): void {
  keepEntries(form);
  filled.add(form);
  showEntries(form);
  if (form.dataset.underway !== undefined) beginSending(sentEarly ?? entries);
}

/** Keeps what stands in the fields of a form. */
export function keepEntries(form: HTMLFormElement): void {
  const present = entriesOf(form);
  if (filled.has(form)) entries = present;
  else if (!isBroughtBack) entries = fromFields((field) => present[field] || entries[field]);
  store();
}

/** Makes the fields show the kept entries, and touches none that does. */
export function showEntries(form: HTMLFormElement): void {
  for (const field of inquiryFields) {
    const control = form.elements.namedItem(field);
    const isControl =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (isControl && control.value !== entries[field]) control.value = entries[field];
  }
}

/**
 * An inquiry is on its way from now on.
 * @param byBrowser the entries, when the browser sends them by itself
 * @returns false when one is already: it must not be sent twice
 */
export function beginSending(byBrowser?: Inquiry): boolean {
  if (submission.state === "sending") return false;
  keepAll();
  wasLeft = false;
  setSubmission({ state: "sending", byBrowser });
  // A service that answers with nothing to show leaves the page where it is.
  if (byBrowser) window.setTimeout(() => endSending({ state: "interrupted" }), FORM_SUBMIT_TIMEOUT_MS);
  return true;
}

/**
 * The inquiry's way has ended.
 * @param sent the entries that arrived; they are kept no longer, but for those that were changed meanwhile
 */
export function endSending(end: Submission, sent?: Inquiry): void {
  keepAll();
  if (sent) {
    isLeaving = false;
    forgetEntries(sent);
  }
  setSubmission(end);
}

/** Keeps of the entries only what was changed after they were sent. */
function forgetEntries(sent: Inquiry): void {
  entries = fromFields((field) => (entries[field] === sent[field] ? "" : entries[field]));
}

/** Whether an inquiry that got no answer may have arrived all the same. */
export const mayHaveArrived = (): boolean => wasLeft;

/** What became of the last inquiry has been read. */
export function forgetSubmission(): void {
  if (submission.state !== "idle" && submission.state !== "sending") setSubmission(idle);
}

/** Says that no toast has told what became of the inquiry. */
export function markUnsaid(): void {
  setSubmission({ ...submission, unsaid: true });
}

function setSubmission(next: Submission): void {
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
    if (!isSending && Object.values(entries).every((entry) => entry === "")) {
      window.sessionStorage.removeItem(INQUIRY_STORAGE_KEY);
    } else {
      const { byBrowser } = submission;
      window.sessionStorage.setItem(INQUIRY_STORAGE_KEY, JSON.stringify({ entries, isSending, byBrowser }));
    }
    stored = window.sessionStorage.getItem(INQUIRY_STORAGE_KEY);
  } catch {
    // A browser that keeps nothing loses the entries with the document.
  }
}

/** What the storage holds; where it cannot be read, what this document knows of it. */
function readStorage(): string | null {
  try {
    return window.sessionStorage.getItem(INQUIRY_STORAGE_KEY);
  } catch {
    return stored;
  }
}

/** Takes over what an earlier document of this tab has kept. */
function takeOver(): void {
  try {
    stored = window.sessionStorage.getItem(INQUIRY_STORAGE_KEY);
    const kept = JSON.parse(stored ?? "{}");
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    isBroughtBack = navigation?.type === "reload" || navigation?.type === "back_forward";
    entries = fromFields((field) => (typeof kept.entries?.[field] === "string" ? kept.entries[field] : ""));
    // The document went while the inquiry was on its way; the service leads back only who came by the browser's own.
    const hasArrived = window.location.hash === SENT_HASH && (kept.byBrowser || !kept.isSending);
    sentEarly = kept.byBrowser;
    if (hasArrived && sentEarly) forgetEntries(sentEarly);
    if (hasArrived || kept.isSending) setSubmission({ state: hasArrived ? "sent" : "interrupted" });
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
  // It speaks of one inquiry, not of the next that is written here.
  if (window.location.hash === SENT_HASH) {
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  }
}

if (typeof window !== "undefined") {
  takeOver();
  // A form that was filled in before this script came.
  keepAll();
  for (const event of ["input", "change"]) {
    document.addEventListener(event, ({ target }) => {
      const { name, value, form } = target as HTMLInputElement;
      if (name in entries && form?.matches(FORM)) entries = { ...entries, [name]: value };
      keepAll();
    });
  }
  // Whoever does something here has stayed.
  for (const event of ["pointerdown", "keydown"]) {
    document.addEventListener(event, () => {
      isLeaving = false;
    });
  }
  // What the browser filled in may have come without an event.
  window.addEventListener("pagehide", keepAll);
  window.addEventListener("pagehide", () => {
    wasLeft = submission.state === "sending";
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // Another document has gone on with the inquiry, or sent it: this one begins anew, with all that shows the entries.
    if (readStorage() !== stored) {
      // What stands in these fields is older.
      window.removeEventListener("pagehide", keepAll);
      return window.location.reload();
    }
    // What the app is sending goes on with this document; what the browser was sending ended when the page was left.
    if (submission.byBrowser) endSending({ state: "interrupted" });
  });
  window.addEventListener("beforeunload", (event) => {
    if (submission.state !== "sending" || submission.byBrowser) return;
    isLeaving = true;
    event.preventDefault();
  });
}
