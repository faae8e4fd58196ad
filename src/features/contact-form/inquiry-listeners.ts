import {
  CONTACT_FORM_STORAGE_KEY,
  FORM_SLOW_AFTER_MS,
  FORM_SUBMIT_TIMEOUT_MS,
  TOAST_DURATION_MS,
} from "../../config/constants";
import { type Inquiry, type InquiryEvent, isSending } from "./inquiry-reducer";
import { loadInquiry, type StoredInquiry, saveInquiry, storedText } from "./inquiry-storage";
import { SENT_HASH } from "./inquiry-url";

type InquiryListener = (inquiry: Inquiry, before: Inquiry, event: InquiryEvent) => void;

export type InquiryStore = {
  current(): Inquiry;
  /** Takes over what the browser has filled in without an event. @returns the inquiry with it */
  sync(): Inquiry;
  /** @returns false if nothing changed; the caller must not send then */
  dispatch(event: InquiryEvent): boolean;
  /** Calls `listener` after each change. @returns an unsubscribe function */
  subscribe(listener: InquiryListener): () => void;
};

/** Continues the inquiry of an earlier page in this tab. @returns what was stored; `undefined` without storage */
export function startListening(store: InquiryStore): StoredInquiry | undefined {
  const stored = loadInquiry();
  connectOtherTabs(store);
  keepInquiry(store);
  expireConfirmation(store);
  watchSending(store);
  reportOutcomes(store);
  const { pathname, search, hash } = window.location;
  const isReturnFromService = hash === SENT_HASH;
  // The hash is removed because it must not apply to the next inquiry.
  if (isReturnFromService) window.history.replaceState(window.history.state, "", pathname + search);
  // One that is still being sent was copied from a page in another tab, or from one that crashed.
  const state = stored?.state === "sending" ? "uncertain" : (stored?.state ?? "idle");
  if (stored) store.dispatch({ type: "restored", values: stored.values, state });
  // The hash alone does not prove that anything was sent; without storage, it is the only evidence.
  const isConfirmed = isReturnFromService || stored?.state === "sent";
  if (isConfirmed && (stored?.nativeValues || !stored)) store.dispatch({ type: "sent", values: stored?.nativeValues });
  return stored;
}

/** Stores each change, and what becomes of the page: left, and restored from the back-forward cache. */
function keepInquiry(store: InquiryStore): void {
  store.subscribe((inquiry) => saveInquiry(inquiry));
  let storedOnLeaving: ReturnType<typeof storedText>;
  const onPageHide = () => {
    saveInquiry(store.sync(), true);
    storedOnLeaving = storedText();
  };
  window.addEventListener("pagehide", onPageHide);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const inquiry = store.current();
    // Another page has continued with the form.
    if (storedText() !== storedOnLeaving) {
      // This page must not be stored any more.
      window.removeEventListener("pagehide", onPageHide);
      window.location.reload();
      return;
    }
    // A request by script continues with this page; a native submission ended when the page was left.
    if (isSending(inquiry.submission) && inquiry.submission.nativeValues) store.dispatch({ type: "interrupted" });
    else saveInquiry(inquiry);
  });
}

/** Tells this site's other tabs what has arrived: a duplicated one holds the same inquiry, which must not go twice. */
function connectOtherTabs(store: InquiryStore): void {
  if (!("BroadcastChannel" in window)) return;
  let channel: BroadcastChannel;
  const open = () => {
    channel = new BroadcastChannel(CONTACT_FORM_STORAGE_KEY);
    channel.onmessage = ({ data }) => store.dispatch({ type: "sentInOtherTab", values: data });
  };
  open();
  // An open channel would keep the page out of the bfcache of some browsers.
  window.addEventListener("pagehide", () => channel.close());
  window.addEventListener("pageshow", ({ persisted }) => persisted && open());
  store.subscribe((_inquiry, _before, event) => {
    if (event.type === "sent" && event.values) channel.postMessage(event.values);
  });
}

/** Marks the confirmation as read after a while; if the page is left before that, the next page shows it. */
function expireConfirmation({ subscribe, dispatch }: InquiryStore): void {
  subscribe(({ submission }, before) => {
    if (submission === before.submission || submission.state !== "sent" || submission.isConfirmationRead) return;
    window.setTimeout(() => dispatch({ type: "confirmationRead" }), TOAST_DURATION_MS);
  });
}

/** While an inquiry is being sent, says when that takes long, and has the browser ask before the page is left. */
function watchSending(store: InquiryStore): void {
  let sending: AbortController | undefined;
  store.subscribe(({ submission }) => {
    if (isSending(submission) === Boolean(sending)) return;
    sending?.abort();
    sending = isSending(submission) ? new AbortController() : undefined;
    if (!sending) return;
    const { signal } = sending;
    const later = (type: "slow" | "uncertain", delayMs: number) => {
      const timer = window.setTimeout(() => store.dispatch({ type }), delayMs);
      signal.addEventListener("abort", () => window.clearTimeout(timer));
    };
    later("slow", FORM_SLOW_AFTER_MS);
    // The page stays open if the service answers without a document, e.g. with status 204.
    if (submission.nativeValues) later("uncertain", FORM_SUBMIT_TIMEOUT_MS);
    else askBeforeLeaving(store, signal);
  });
}

function askBeforeLeaving({ dispatch }: InquiryStore, signal: AbortSignal): void {
  const on = (type: string, listener: (event: Event) => void) => window.addEventListener(type, listener, { signal });
  /** A click on a mailto: or tel: link fires `beforeunload` although the page stays. */
  let opensOtherApp = false;
  on("click", ({ target }) => {
    opensOtherApp = target instanceof Element && target.closest("a[href^='mailto:'], a[href^='tel:']") !== null;
    window.setTimeout(() => {
      opensOtherApp = false;
    });
  });
  on("beforeunload", (event) => {
    if (opensOtherApp) return;
    dispatch({ type: "leaving" });
    event.preventDefault();
  });
  for (const input of ["pointerdown", "keydown"]) on(input, () => dispatch({ type: "stayed" }));
}

/** Reports outcomes to analytics, if this build has it. */
function reportOutcomes({ subscribe }: InquiryStore): void {
  if (process.env.GATSBY_ANALYTICS_ENDPOINT) {
    type Outcomes = Partial<Record<InquiryEvent["type"], "sent" | "failed">>;
    const outcomes: Outcomes = { sent: "sent", refused: "failed", failed: "failed", uncertain: "failed" };
    subscribe((_inquiry, _before, { type }) => {
      const outcome = outcomes[type];
      // A static import would leave this code in a build that does not measure.
      if (outcome)
        import(/* webpackMode: "eager" */ "../analytics/report").then((report) => report.reportOutcome(outcome));
    });
  }
}
