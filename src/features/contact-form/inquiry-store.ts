import { useSyncExternalStore } from "react";
import {
  FORM_SLOW_AFTER_MS,
  FORM_SUBMIT_TIMEOUT_MS,
  INQUIRY_STORAGE_KEY,
  TOAST_DURATION_MS,
} from "../../config/constants";
import { emptyInquiry, fields, type Inquiry, inquiryOf, isSameInquiry } from "./fields";
import {
  IDLE,
  isUnderway,
  mayHaveArrived,
  reduceSubmission,
  type Submission,
  type SubmissionEvent,
} from "./submission";

/** Hash to which the form service redirects visitors who sent the form without script. */
export const SENT_HASH = "#gesendet";

/** What the session storage holds of an inquiry until it is sent; `keepEarlyEntries` writes it, too. */
type Kept = {
  entries: Partial<Inquiry>;
  /** `sending` only while its document is open: one that goes writes `interrupted`. `sent` until that could be read. */
  state?: "sending" | "interrupted" | "uncertain" | "sent" | undefined;
  /** What the browser sends, or has sent, by itself. */
  byBrowser?: Inquiry | undefined;
};

/** A text after what is there already, unless that contains it. */
const withMessage = (before: string, text: string): string =>
  before.includes(text) ? before : [before, text].filter(Boolean).join("\n\n");

/** The entries without what was sent: those changed meanwhile, and what was added below a message. */
const withoutSent = (entries: Inquiry, sent: Inquiry): Inquiry =>
  inquiryOf(({ name }) => {
    if (entries[name] === sent[name]) return "";
    const before = `${sent[name]}\n\n`;
    return entries[name].startsWith(before) ? entries[name].slice(before.length) : entries[name];
  });

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null;
const entriesIn = (form: HTMLFormElement): Inquiry => inquiryOf(({ name }) => controlOf(form, name)?.value ?? "");

/** Puts what became of an inquiry into the measurement, if this build has it. */
function report({ type }: SubmissionEvent): void {
  if (process.env.GATSBY_MEASURE_ENDPOINT) {
    const isFailure = type === "refused" || type === "failed" || type === "unanswered";
    if (type !== "arrived" && !isFailure) return;
    // An import at the top would leave its code in a build that does not measure.
    import(/* webpackMode: "eager" */ "../measure/report").then(({ report }) => report(isFailure ? "failed" : "sent"));
  }
}

/**
 * The state of the contact form outside of any component: what was entered, and what became of the inquiry. The
 * entries are in the session storage, too, so that they outlive the document, in this tab only, until they are sent.
 * Nothing is read, and nothing listened to, before the first form is attached.
 */
export function createInquiryStore() {
  let entries = emptyInquiry;
  let submission = IDLE;
  let form: HTMLFormElement | undefined;
  let isOpen = false;
  /** The browser has restored old contents of the fields. What is stored is newer, and empty if it was sent. */
  let isRestored = false;
  /** What this document last read from the storage or wrote to it. */
  let stored: string | null = null;
  /** A link for another program was pressed: the browser announces that the page goes, and it stays. */
  let opensProgram = false;
  /** The visitor was asked and may be leaving: the browser then ends what is on its way, before the document goes. */
  let isLeaving = false;
  let timers: number[] = [];
  const listeners = new Set<() => void>();

  /** What the storage holds; if it cannot be read, what this document knows of it. */
  function read(): string | null {
    try {
      return window.sessionStorage.getItem(INQUIRY_STORAGE_KEY);
    } catch {
      return stored;
    }
  }

  function write(isGoing = false): void {
    const kept: Kept = { entries };
    if (isUnderway(submission)) {
      kept.state = isGoing ? "interrupted" : "sending";
      kept.byBrowser = submission.byBrowser;
    } else if (mayHaveArrived(submission)) kept.state = submission.state;
    else if (submission.state === "sent" && !submission.isRead) kept.state = "sent";
    try {
      if (!kept.state && isSameInquiry(entries, emptyInquiry)) window.sessionStorage.removeItem(INQUIRY_STORAGE_KEY);
      else window.sessionStorage.setItem(INQUIRY_STORAGE_KEY, JSON.stringify(kept));
    } catch {
      // Without storage, the entries are lost with the document.
    }
    stored = read();
  }

  /** Takes over what an earlier document of this tab has kept. @returns what the browser has sent by itself */
  function open(): Inquiry | undefined {
    isOpen = true;
    window.addEventListener("pagehide", onPageHide);
    window.addEventListener("pageshow", onPageShow);
    const isLedBack = window.location.hash === SENT_HASH;
    // The hash is about one inquiry, not about the next one written here.
    if (isLedBack) {
      window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    }
    let isReadable = false;
    try {
      stored = window.sessionStorage.getItem(INQUIRY_STORAGE_KEY);
      isReadable = true;
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      isRestored = navigation?.type === "reload" || navigation?.type === "back_forward";
    } catch {
      // Without storage, the fields have all there is.
    }
    const kept = parse(stored);
    entries = inquiryOf(({ name }) => (typeof kept.entries?.[name] === "string" ? kept.entries[name] : ""));
    // The address alone is no proof that anything was sent; without storage, there is no other.
    if (isLedBack && (kept.byBrowser || !isReadable)) dispatch({ type: "arrived" }, kept.byBrowser);
    else if (kept.state === "interrupted") dispatch({ type: "interrupted" });
    else if (kept.state === "sent") {
      submission = { state: "sent" };
      giveTimeToRead();
    }
    // In a document that was still open when this was copied: another tab's, or one that crashed.
    else if (kept.state) submission = reduceSubmission(submission, { type: "unanswered" });
    return kept.byBrowser;
  }

  /** Takes up what is in the form's fields; whatever differs from the last time was changed by the visitor. */
  function keep(): void {
    if (!form) return;
    const present = entriesIn(form);
    if (isSameInquiry(present, entries)) return;
    entries = present;
    submission = reduceSubmission(submission, { type: "edited" });
    changed();
  }

  /** Makes the fields show the entries; leaves those that already do untouched. */
  function show(): void {
    for (const { name } of fields) {
      const control = form && controlOf(form, name);
      if (control && control.value !== entries[name]) control.value = entries[name];
    }
  }

  function changed(): void {
    write();
    for (const listener of listeners) listener();
  }

  /** @param sent entries that have arrived: they are let go */
  function dispatch(event: SubmissionEvent, sent?: Inquiry): void {
    keep();
    const before = submission;
    const isCutOff = event.type === "unanswered" && isLeaving;
    submission = reduceSubmission(submission, isCutOff ? { type: "interrupted" } : event);
    if (submission === before) return;
    if (sent) {
      entries = withoutSent(entries, sent);
      show();
    }
    if (!isUnderway(submission)) stopWaiting();
    if (event.type === "arrived") giveTimeToRead();
    report(event);
    changed();
  }

  /** A document that is left at once takes the news along. */
  function giveTimeToRead(): void {
    window.setTimeout(() => dispatch({ type: "read" }), TOAST_DURATION_MS);
  }

  function begin(byBrowser?: Inquiry): boolean {
    if (isUnderway(submission)) return false;
    dispatch({ type: "submitted", byBrowser });
    timers = [window.setTimeout(() => dispatch({ type: "delayed" }), FORM_SLOW_AFTER_MS)];
    if (byBrowser) {
      // A service that answers with nothing to show leaves the page open.
      timers.push(window.setTimeout(() => dispatch({ type: "unanswered" }), FORM_SUBMIT_TIMEOUT_MS));
    } else {
      isLeaving = false;
      for (const input of ["pointerdown", "keydown"]) window.addEventListener(input, onStay);
      window.addEventListener("click", onClick);
      window.addEventListener("beforeunload", onBeforeUnload);
    }
    return true;
  }

  function stopWaiting(): void {
    for (const timer of timers) window.clearTimeout(timer);
    for (const input of ["pointerdown", "keydown"]) window.removeEventListener(input, onStay);
    window.removeEventListener("click", onClick);
    window.removeEventListener("beforeunload", onBeforeUnload);
  }

  function onClick({ target }: Event): void {
    opensProgram = target instanceof Element && target.closest("a[href^='mailto:'], a[href^='tel:']") !== null;
    window.setTimeout(() => {
      opensProgram = false;
    });
  }

  function onBeforeUnload(event: Event): void {
    if (opensProgram) return;
    isLeaving = true;
    event.preventDefault();
  }

  function onStay(): void {
    isLeaving = false;
  }

  function onPageHide(): void {
    // The browser may have filled in fields without an event.
    keep();
    write(true);
  }

  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    if (read() !== stored) {
      // Another document has gone on with the inquiry. What this one has is older and must not be written.
      window.removeEventListener("pagehide", onPageHide);
      window.location.reload();
      return;
    }
    // What the app sends goes on with this document; what the browser was sending ended when the page was left.
    if (isUnderway(submission) && submission.byBrowser) dispatch({ type: "interrupted" });
    else write();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    entries: (): Inquiry => entries,
    submission: (): Submission => submission,
    dispatch,
    keep,

    /** Shows the kept entries in the empty fields of a form that just appeared, and keeps what is entered from now on. */
    attach(element: HTMLFormElement): void {
      const sentEarly = isOpen ? undefined : open();
      form = element;
      // From here on, the script that kept early entries leaves them to this one.
      element.dataset.inquiry = "attached";
      const present = entriesIn(element);
      if (!isRestored) entries = inquiryOf(({ name }) => present[name] || entries[name]);
      isRestored = false;
      show();
      for (const event of ["input", "change"]) element.addEventListener(event, keep);
      if (element.dataset.underway === undefined) changed();
      else begin(sentEarly ?? entries);
    },

    /** Keeps the entries of the form, which is about to go. */
    detach(): void {
      keep();
      form = undefined;
      dispatch({ type: "left" });
    },

    /** Adds a text to the message, unless it is there already. */
    addMessage(text: string): void {
      keep();
      entries = { ...entries, message: withMessage(entries.message, text) };
      show();
      changed();
    },

    /**
     * Marks an inquiry as being sent; false if one is already: it must not be sent twice.
     * @param byBrowser the entries, if the browser sends them by itself
     */
    begin,
  };
}

function parse(text: string | null): Partial<Kept> {
  try {
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export const inquiryStore = createInquiryStore();

/** The submission; idle on the server and for the first moment in the browser. */
export const useSubmission = (): Submission =>
  useSyncExternalStore(inquiryStore.subscribe, inquiryStore.submission, () => IDLE);

/** The entries; empty on the server and for the first moment in the browser. */
export const useEntries = (): Inquiry =>
  useSyncExternalStore(inquiryStore.subscribe, inquiryStore.entries, () => emptyInquiry);
