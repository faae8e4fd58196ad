import { areSameValues, buildValues, emptyValues, type FormValues } from "./fields";

/** How far the last inquiry has got. What each state is, and looks like, is in docs/forms-and-analytics.md. */
export type Submission = {
  state: "idle" | "sending" | "slow" | "sent" | "refused" | "failed" | "uncertain" | "interrupted";
  /** The service's own message, if it refused. */
  reason?: string | undefined;
  /** The values, if the browser sends them natively, leaving the page. */
  nativeValues?: FormValues | undefined;
  /** The visitor was asked whether to leave: after a yes, the browser aborts the request before `pagehide`. */
  isLeaving?: boolean;
  /** No toast could be shown, so the form itself must show the outcome. */
  toastFailed?: boolean;
  /** The confirmation was visible long enough to be read. */
  isConfirmationRead?: boolean;
};

/** What the form holds, and what became of the last inquiry. */
export type Inquiry = { values: FormValues; submission: Submission };

export type InquiryEvent =
  /** An earlier page in this tab has stored this. */
  | { type: "restored"; values: FormValues; state: Submission["state"] }
  /** A form that was just rendered shows these values. */
  | { type: "filled" | "edited"; values: FormValues }
  | { type: "messageAdded"; text: string }
  | { type: "submitted"; nativeValues?: FormValues | undefined }
  /** `values` have arrived, and are cleared. */
  | { type: "sent"; values?: FormValues | undefined }
  | { type: "sentInOtherTab"; values: FormValues }
  | { type: "refused"; reason: string | undefined }
  | { type: "slow" | "failed" | "uncertain" | "interrupted" | "toastFailed" | "confirmationRead" }
  /** The browser asks whether to leave this page; the visitor has stayed; another page of the app is shown. */
  | { type: "leaving" | "stayed" | "navigatedAway" };

const IDLE: Submission = { state: "idle" };

/** Nothing typed, nothing sent. */
export const NO_INQUIRY: Inquiry = { values: emptyValues, submission: IDLE };

/** Whether an inquiry is being sent; meanwhile no other may be sent. */
export const isSending = ({ state }: Submission): boolean => state === "sending" || state === "slow";

/** Whether the form is still empty after sending: what follows is the second press of a double click or Enter. */
export const isRepeatedPress = ({ values, submission: { state, isConfirmationRead } }: Inquiry): boolean =>
  state === "sent" && !isConfirmationRead && areSameValues(values, emptyValues);

/** Clears the values that were sent; keeps changed ones, and a text appended to a sent message. */
const withoutSentValues = (values: FormValues, sent: FormValues): FormValues =>
  buildValues(({ name }) => {
    if (values[name] === sent[name]) return "";
    const before = `${sent[name]}\n\n`;
    return values[name].startsWith(before) ? values[name].slice(before.length) : values[name];
  });

/** The next inquiry after an event; the same object if nothing changes. */
export function reduceInquiry(inquiry: Inquiry, event: InquiryEvent): Inquiry {
  const { values, submission } = inquiry;
  const become = (next: Submission): Inquiry => ({ values, submission: next });
  switch (event.type) {
    case "restored":
      return { values: event.values, submission: { state: event.state } };
    case "filled":
      return { values: event.values, submission };
    case "edited":
      if (areSameValues(values, event.values)) return inquiry;
      return { values: event.values, submission: isSending(submission) ? submission : IDLE };
    case "messageAdded": {
      const { message } = values;
      if (message.includes(event.text)) return inquiry;
      return { values: { ...values, message: message ? `${message}\n\n${event.text}` : event.text }, submission };
    }
    case "submitted":
      return isSending(submission) ? inquiry : become({ state: "sending", nativeValues: event.nativeValues });
    case "slow":
      return submission.state === "sending" ? become({ ...submission, state: "slow" }) : inquiry;
    case "sent":
      return { values: event.values ? withoutSentValues(values, event.values) : values, submission: { state: "sent" } };
    case "sentInOtherTab":
      if (isSending(submission) || !areSameValues(values, event.values)) return inquiry;
      return { values: emptyValues, submission: { state: "sent" } };
    case "refused":
      return become({ state: "refused", reason: event.reason });
    case "uncertain":
      return become({ state: submission.isLeaving ? "interrupted" : "uncertain" });
    case "failed":
    case "interrupted":
      return become({ state: event.type });
    case "toastFailed":
      return become({ ...submission, toastFailed: true });
    case "confirmationRead":
      return submission.state === "sent" ? become({ ...submission, isConfirmationRead: true }) : inquiry;
    case "leaving":
      return become({ ...submission, isLeaving: true });
    case "stayed":
      return submission.isLeaving ? become({ ...submission, isLeaving: false }) : inquiry;
    case "navigatedAway":
      // If the inquiry may have arrived, the visitor must be told before sending it again.
      return ["sent", "refused", "failed"].includes(submission.state) ? become(IDLE) : inquiry;
  }
}
