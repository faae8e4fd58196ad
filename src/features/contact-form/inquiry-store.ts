import { useSyncExternalStore } from "react";
import {
  CONTACT_FORM_STORAGE_KEY,
  FORM_SLOW_AFTER_MS,
  FORM_SUBMIT_TIMEOUT_MS,
  TOAST_DURATION_MS,
} from "../../config/constants";
import { areSameValues, buildValues, emptyValues, type FormValues, fields, normalizeValues } from "./fields";
import { IDLE, isSending, mayHaveArrived, reduceSubmission, type Submission, type SubmissionEvent } from "./submission";

/** Hash to which the form service redirects visitors who sent the form without script. */
export const SENT_HASH = "#gesendet";

const STORED_STATES = ["sending", "interrupted", "uncertain", "sent"] as const;

/** What session storage holds of the form until it is sent; `preserveEarlyValues` writes it, too. */
type StoredForm = {
  values: FormValues;
  /** `sending` while its page is open, `interrupted` once that is left, `sent` until the confirmation has been read. */
  state?: (typeof STORED_STATES)[number] | undefined;
  /** The values that the browser sends, or has sent, natively. */
  nativeValues?: FormValues | undefined;
};

/** Appends a text to a message that does not contain it yet. */
const appendMessage = (before: string, text: string): string =>
  before.includes(text) ? before : [before, text].filter(Boolean).join("\n\n");

/** Clears the values that were sent; keeps changed ones, and a text appended to a sent message. */
const withoutSentValues = (values: FormValues, sent: FormValues): FormValues =>
  buildValues(({ name }) => {
    if (values[name] === sent[name]) return "";
    const before = `${sent[name]}\n\n`;
    return values[name].startsWith(before) ? values[name].slice(before.length) : values[name];
  });

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlFor = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null;
const readForm = (form: HTMLFormElement): FormValues => buildValues(({ name }) => controlFor(form, name)?.value ?? "");

/** Reports the outcome of an inquiry to analytics, if this build has it. */
function reportOutcome({ type }: SubmissionEvent): void {
  if (process.env.GATSBY_ANALYTICS_ENDPOINT) {
    const isFailure = type === "refused" || type === "failed" || type === "uncertain";
    if (type !== "sent" && !isFailure) return;
    // A static import would leave this code in a build that does not measure.
    import(/* webpackMode: "eager" */ "../analytics/report").then((report) =>
      report.reportOutcome(isFailure ? "failed" : "sent"),
    );
  }
}

/**
 * The state of the contact form, outside of any component: the form values and the submission. The values are also in
 * session storage until they are sent, so that they survive a page load in this tab. Nothing is read or listened to
 * before the first form is attached.
 */
export function createInquiryStore() {
  let values = emptyValues;
  let submission = IDLE;
  let form: HTMLFormElement | undefined;
  let isInitialized = false;
  /** True after a reload or Back: the browser has restored older values than the stored ones. */
  let fieldsRestoredByBrowser = false;
  /** The stored form as this page last read or wrote it. */
  let lastStored: string | null = null;
  /** True during a click on a mailto: or tel: link, which fires `beforeunload` although the page stays. */
  let isMailtoOrTelClick = false;
  /** True after the leave prompt: if the visitor confirms it, the browser aborts the request before `pagehide`. */
  let leavePrompted = false;
  let timers: number[] = [];
  let otherTabs: BroadcastChannel | undefined;
  const listeners = new Set<() => void>();

  /** The stored form; if storage cannot be read, the last known one. */
  function readStorage(): string | null {
    try {
      return window.sessionStorage.getItem(CONTACT_FORM_STORAGE_KEY);
    } catch {
      return lastStored;
    }
  }

  function persist(isUnloading = false): void {
    const stored: StoredForm = { values };
    if (isSending(submission)) {
      stored.state = isUnloading ? "interrupted" : "sending";
      stored.nativeValues = submission.nativeValues;
    } else if (mayHaveArrived(submission)) stored.state = submission.state;
    else if (submission.state === "sent" && !submission.isConfirmationRead) stored.state = "sent";
    try {
      if (!stored.state && areSameValues(values, emptyValues)) {
        window.sessionStorage.removeItem(CONTACT_FORM_STORAGE_KEY);
      } else window.sessionStorage.setItem(CONTACT_FORM_STORAGE_KEY, JSON.stringify(stored));
    } catch {
      // Without storage, the values are lost on a page load.
    }
    lastStored = readStorage();
  }

  /** Restores the form of an earlier page in this tab. @returns the values that the browser has sent natively */
  function restoreFromStorage(): FormValues | undefined {
    isInitialized = true;
    connectOtherTabs();
    window.addEventListener("pagehide", onPageHide);
    window.addEventListener("pageshow", onPageShow);
    const isReturnFromService = window.location.hash === SENT_HASH;
    // The hash is removed because it must not apply to the next inquiry.
    if (isReturnFromService) {
      window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    }
    let canReadStorage = false;
    try {
      lastStored = window.sessionStorage.getItem(CONTACT_FORM_STORAGE_KEY);
      canReadStorage = true;
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      fieldsRestoredByBrowser = navigation?.type === "reload" || navigation?.type === "back_forward";
    } catch {
      // Without storage, the values in the fields are the only ones.
    }
    const stored = parseStored(lastStored);
    values = stored.values;
    // The hash alone does not prove that anything was sent; without storage, it is the only evidence.
    const isConfirmed = isReturnFromService || stored.state === "sent";
    if (isConfirmed && (stored.nativeValues || !canReadStorage)) dispatch({ type: "sent" }, stored.nativeValues);
    else if (stored.state === "interrupted") dispatch({ type: "interrupted" });
    else if (stored.state === "sent") {
      submission = { state: "sent" };
      scheduleConfirmationRead();
    }
    // Copied from a page that was still sending: in another tab, or one that crashed.
    else if (stored.state) submission = reduceSubmission(submission, { type: "uncertain" });
    return stored.nativeValues;
  }

  /** Reads the form's fields; any difference from the known values is an edit by the visitor. */
  function syncFromForm(): void {
    if (!form) return;
    const formValues = readForm(form);
    if (areSameValues(formValues, values)) return;
    values = formValues;
    submission = reduceSubmission(submission, { type: "edited" });
    persistAndNotify();
  }

  /** Writes values into the fields that show others. */
  function fillForm(shown = values): void {
    for (const { name } of fields) {
      const control = form && controlFor(form, name);
      if (control && control.value !== shown[name]) control.value = shown[name];
    }
  }

  function persistAndNotify(): void {
    persist();
    for (const listener of listeners) listener();
  }

  /** @param sent the values that have arrived, which are cleared */
  function dispatch(event: SubmissionEvent, sent?: FormValues): void {
    syncFromForm();
    const before = submission;
    const wasCutOff = event.type === "uncertain" && leavePrompted;
    submission = reduceSubmission(submission, wasCutOff ? { type: "interrupted" } : event);
    if (submission === before) return;
    if (sent) {
      values = withoutSentValues(values, sent);
      fillForm();
    }
    if (!isSending(submission)) removeSubmissionListeners();
    if (event.type === "sent") scheduleConfirmationRead();
    if (sent) otherTabs?.postMessage(sent);
    reportOutcome(event);
    persistAndNotify();
  }

  /** Listens to this site's other tabs: a duplicated tab holds the same inquiry, which must not be sent twice. */
  function connectOtherTabs(): void {
    if (!("BroadcastChannel" in window)) return;
    otherTabs = new BroadcastChannel(CONTACT_FORM_STORAGE_KEY);
    otherTabs.onmessage = ({ data }) => {
      syncFromForm();
      if (isSending(submission) || !areSameValues(values, data)) return;
      values = emptyValues;
      fillForm();
      submission = reduceSubmission(submission, { type: "sent" });
      scheduleConfirmationRead();
      persistAndNotify();
    };
  }

  /** Marks the confirmation as read after a while; if the page is left before that, the next page shows it. */
  function scheduleConfirmationRead(): void {
    window.setTimeout(() => dispatch({ type: "confirmationRead" }), TOAST_DURATION_MS);
  }

  function beginSubmission(nativeValues?: FormValues): boolean {
    if (isSending(submission)) return false;
    dispatch({ type: "submitted", nativeValues });
    timers = [window.setTimeout(() => dispatch({ type: "slow" }), FORM_SLOW_AFTER_MS)];
    if (nativeValues) {
      // The page stays open if the service answers without a document, e.g. with status 204.
      timers.push(window.setTimeout(() => dispatch({ type: "uncertain" }), FORM_SUBMIT_TIMEOUT_MS));
    } else {
      leavePrompted = false;
      for (const input of ["pointerdown", "keydown"]) window.addEventListener(input, onStayed);
      window.addEventListener("click", onClick);
      window.addEventListener("beforeunload", onBeforeUnload);
    }
    return true;
  }

  function removeSubmissionListeners(): void {
    for (const timer of timers) window.clearTimeout(timer);
    for (const input of ["pointerdown", "keydown"]) window.removeEventListener(input, onStayed);
    window.removeEventListener("click", onClick);
    window.removeEventListener("beforeunload", onBeforeUnload);
  }

  function onClick({ target }: Event): void {
    isMailtoOrTelClick = target instanceof Element && target.closest("a[href^='mailto:'], a[href^='tel:']") !== null;
    window.setTimeout(() => {
      isMailtoOrTelClick = false;
    });
  }

  function onBeforeUnload(event: Event): void {
    if (isMailtoOrTelClick) return;
    leavePrompted = true;
    event.preventDefault();
  }

  function onStayed(): void {
    leavePrompted = false;
  }

  function onPageHide(): void {
    // The browser may have filled in fields without an event.
    syncFromForm();
    persist(true);
    // An open channel would keep the page out of the bfcache of some browsers.
    otherTabs?.close();
  }

  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    connectOtherTabs();
    if (readStorage() !== lastStored) {
      // Another page has continued with the form, so this one is outdated and must not be stored.
      window.removeEventListener("pagehide", onPageHide);
      window.location.reload();
      return;
    }
    // A request by script continues with this page; a native submission ended when the page was left.
    if (isSending(submission) && submission.nativeValues) dispatch({ type: "interrupted" });
    else persist();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    values: (): FormValues => values,
    submission: (): Submission => submission,
    dispatch,
    syncFromForm,

    /** Connects a form that was just rendered: fills its empty fields, and stores input from now on. */
    attach(element: HTMLFormElement): void {
      const earlyNativeValues = isInitialized ? undefined : restoreFromStorage();
      form = element;
      // `preserveEarlyValues` ignores the form from now on.
      element.dataset.inquiry = "attached";
      const formValues = readForm(element);
      if (!fieldsRestoredByBrowser) values = buildValues(({ name }) => formValues[name] || values[name]);
      fieldsRestoredByBrowser = false;
      fillForm();
      // A stored value may be none that the field takes, such as an interest that is no longer listed.
      values = readForm(element);
      // Fields that are left show what will be sent: nothing is changed unseen. First, so that this is stored, too.
      element.addEventListener("change", () => fillForm(normalizeValues(readForm(element))));
      for (const event of ["input", "change"]) element.addEventListener(event, syncFromForm);
      if (element.dataset.submittedAt === undefined) persistAndNotify();
      else beginSubmission(earlyNativeValues ?? values);
    },

    /** Disconnects the form before it is removed. */
    detach(): void {
      syncFromForm();
      form = undefined;
      dispatch({ type: "navigatedAway" });
    },

    /** Appends a text to the message, unless it is there already. */
    addMessage(text: string): void {
      syncFromForm();
      values = { ...values, message: appendMessage(values.message, text) };
      fillForm();
      persistAndNotify();
    },

    /**
     * Marks the inquiry as being sent. Returns `false` if one is being sent already, because that must not happen twice.
     * @param nativeValues the values, if the browser sends them natively
     */
    beginSubmission,
  };
}

/** Reads what is stored, which another build or anything else may have written: only texts of known fields count. */
function parseStored(text: string | null): StoredForm {
  const { values, state: stored, nativeValues } = recordIn(text);
  const state = STORED_STATES.find((known) => known === stored);
  return {
    values: textsIn(values),
    state,
    nativeValues: state && isRecord(nativeValues) ? textsIn(nativeValues) : undefined,
  };
}

function recordIn(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

const textsIn = (stored: unknown): FormValues =>
  buildValues(({ name }) => {
    const text = isRecord(stored) && stored[name];
    return typeof text === "string" ? text : "";
  });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

export const inquiryStore = createInquiryStore();

/** The submission; idle on the server and during hydration. */
export const useSubmission = (): Submission =>
  useSyncExternalStore(inquiryStore.subscribe, inquiryStore.submission, () => IDLE);

/** The form values; empty on the server and during hydration. */
export const useInquiryValues = (): FormValues =>
  useSyncExternalStore(inquiryStore.subscribe, inquiryStore.values, () => emptyValues);
