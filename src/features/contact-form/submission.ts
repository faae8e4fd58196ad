import type { FormValues } from "./fields";

/** The state of the last inquiry. */
export type Submission = {
  state:
    | "idle"
    | "sending"
    /** There is no answer yet, for longer than usual. */
    | "slow"
    | "sent"
    /** The service has rejected it. */
    | "refused"
    /** It was not sent. */
    | "failed"
    /** It was sent but got no answer: it may have arrived. */
    | "uncertain"
    /** The page was left while it was being sent: it may have arrived. */
    | "interrupted";
  /** The service's own message, if it refused. */
  reason?: string | undefined;
  /** The values, if the browser sends them natively, leaving the page. */
  nativeValues?: FormValues | undefined;
  /** No toast could be shown, so the form itself must show the outcome. */
  toastFailed?: boolean;
  /** The confirmation was visible long enough to be read. */
  isConfirmationRead?: boolean;
};

export type SubmissionEvent =
  | { type: "submitted"; nativeValues?: FormValues | undefined }
  | { type: "slow" | "sent" | "failed" | "uncertain" | "interrupted" }
  | { type: "refused"; reason: string | undefined }
  | { type: "toastFailed" }
  | { type: "confirmationRead" }
  /** The visitor has changed a value. */
  | { type: "edited" }
  /** The visitor has navigated to another page inside the app. */
  | { type: "navigatedAway" };

export const IDLE: Submission = { state: "idle" };

/** Whether an inquiry is being sent; meanwhile no other may be sent. */
export const isSending = ({ state }: Submission): boolean => state === "sending" || state === "slow";

/** Whether an inquiry without an answer may have arrived. */
export const mayHaveArrived = (
  submission: Submission,
): submission is Submission & { state: "uncertain" | "interrupted" } =>
  submission.state === "uncertain" || submission.state === "interrupted";

/** The next submission after an event; the same object if nothing changes. */
export function reduceSubmission(submission: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case "submitted":
      return isSending(submission) ? submission : { state: "sending", nativeValues: event.nativeValues };
    case "slow":
      return submission.state === "sending" ? { ...submission, state: "slow" } : submission;
    case "sent":
      return { state: "sent" };
    case "refused":
      return { state: "refused", reason: event.reason };
    case "failed":
      return { state: "failed" };
    case "uncertain":
      return { state: "uncertain" };
    case "interrupted":
      return { state: "interrupted" };
    case "toastFailed":
      return { ...submission, toastFailed: true };
    case "confirmationRead":
      return submission.state === "sent" ? { ...submission, isConfirmationRead: true } : submission;
    case "edited":
      return isSending(submission) || submission.state === "idle" ? submission : IDLE;
    case "navigatedAway":
      // If the inquiry may have arrived, the visitor must be told before sending it again.
      return isSending(submission) || mayHaveArrived(submission) || submission.state === "idle" ? submission : IDLE;
  }
}
