import { useSyncExternalStore } from "react";
import { FORM_HASH } from "../../config/constants";
import { buildValues } from "./fields";
import { fillForm, listenToForm, readForm } from "./form-element";
import { type InquiryStore, startListening } from "./inquiry-listeners";
import { type Inquiry, type InquiryEvent, NO_INQUIRY, reduceInquiry } from "./inquiry-reducer";
import { messageInHash } from "./inquiry-url";

/** A page that is loaded again, for which the browser has restored older values than the stored ones. */
function isRestoredByBrowser(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}

/**
 * The state of the contact form, outside of any component: what its fields hold, and what became of the last inquiry.
 * Nothing is read or listened to before the first form is attached.
 */
export function createInquiryStore() {
  let inquiry = NO_INQUIRY;
  let form: HTMLFormElement | undefined;
  let isStarted = false;
  const listeners = new Set<Parameters<InquiryStore["subscribe"]>[0]>();

  function apply(event: InquiryEvent): boolean {
    const before = inquiry;
    const next = reduceInquiry(before, event);
    if (next === before) return false;
    inquiry = next;
    if (form) fillForm(form, next.values);
    for (const listener of listeners) listener(next, before, event);
    return true;
  }

  const store: InquiryStore = {
    current: () => inquiry,
    sync() {
      if (form) apply({ type: "edited", values: readForm(form) });
      return inquiry;
    },
    dispatch(event) {
      store.sync();
      return apply(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  return {
    ...store,
    /**
     * Connects a form that was just rendered: fills its empty fields, and stores input from now on.
     * @param subjectPrefix begins the subject of an inquiry that the browser sends natively
     */
    attach(element: HTMLFormElement, subjectPrefix: string): void {
      const stored = isStarted ? undefined : startListening(store);
      isStarted = true;
      const { values } = inquiry;
      const shown = readForm(element);
      const merged = buildValues(({ name }) => shown[name] || values[name]);
      fillForm(element, stored && isRestoredByBrowser() ? values : merged);
      form = element;
      listenToForm(element, store, subjectPrefix);
      // A stored value may be none that the field takes, such as an interest that is no longer listed.
      apply({ type: "filled", values: readForm(element) });
      // Set by gatsby-plugin-late-app when the browser sent the form before hydration.
      if (element.dataset.submittedAt === undefined) return;
      apply({ type: "submitted", nativeValues: stored?.nativeValues ?? inquiry.values });
    },
    /** Disconnects the form before it is removed. */
    detach(): void {
      store.sync();
      form = undefined;
      apply({ type: "navigatedAway" });
    },
  };
}

export const inquiryStore = createInquiryStore();

/** Takes over the message in the page's hash, once. */
export function takeMessageFrom(hash: string): void {
  const text = messageInHash(hash);
  // The visitor may have gone back meanwhile; the URL of that page must not be changed.
  if (text === undefined || messageInHash(window.location.hash) !== text) return;
  inquiryStore.dispatch({ type: "messageAdded", text });
  window.history.replaceState(window.history.state, "", FORM_HASH);
}

/** A part of the inquiry; of an empty one on the server and during hydration. */
export const useInquiry = <Part>(select: (inquiry: Inquiry) => Part): Part =>
  useSyncExternalStore(
    inquiryStore.subscribe,
    () => select(inquiryStore.current()),
    () => select(NO_INQUIRY),
  );
