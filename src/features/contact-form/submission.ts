import type { Inquiry } from "./fields";

/** What is known of the last inquiry. */
export type Submission = {
  state:
    | "idle"
    | "sending"
    /** No answer yet, for longer than usual. */
    | "slow"
    | "sent"
    /** The service has answered, and does not take it. */
    | "refused"
    /** It never went. */
    | "failed"
    /** It went, and no answer came: it may have arrived. */
    | "uncertain"
    /** The page was left while it was sent: it may have arrived. */
    | "interrupted";
  /** The service's own message, if it refused. */
  reason?: string | undefined;
  /** The entries, if the browser sends them by itself, leaving the page. */
  byBrowser?: Inquiry | undefined;
  /** No toast could say so: the form itself must. */
  toastFailed?: boolean;
  /** There was time to read that it was sent. */
  isRead?: boolean;
};

export type SubmissionEvent =
  | { type: "submitted"; byBrowser?: Inquiry | undefined }
  | { type: "delayed" | "arrived" | "failed" | "unanswered" | "interrupted" }
  | { type: "refused"; reason: string | undefined }
  /** No toast could be shown. */
  | { type: "toastFailed" }
  /** There was time to read that it was sent. */
  | { type: "read" }
  /** The visitor has changed an entry. */
  | { type: "edited" }
  /** The visitor has gone to another page. */
  | { type: "left" };

export const IDLE: Submission = { state: "idle" };

/** Whether an inquiry is on its way; until its end no other may be sent. */
export const isUnderway = ({ state }: Submission): boolean => state === "sending" || state === "slow";

/** Whether an inquiry without an answer may have arrived. */
export const mayHaveArrived = (
  submission: Submission,
): submission is Submission & { state: "uncertain" | "interrupted" } =>
  submission.state === "uncertain" || submission.state === "interrupted";

/** What is known of the inquiry after an event; the same object if that changes nothing. */
export function reduceSubmission(submission: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case "submitted":
      return isUnderway(submission) ? submission : { state: "sending", byBrowser: event.byBrowser };
    case "delayed":
      return submission.state === "sending" ? { ...submission, state: "slow" } : submission;
    case "arrived":
      return { state: "sent" };
    case "refused":
      return { state: "refused", reason: event.reason };
    case "failed":
      return { state: "failed" };
    case "unanswered":
      return { state: "uncertain" };
    case "interrupted":
      return { state: "interrupted" };
    case "toastFailed":
      return { ...submission, toastFailed: true };
    case "read":
      return submission.state === "sent" ? { ...submission, isRead: true } : submission;
    case "edited":
      return isUnderway(submission) || submission.state === "idle" ? submission : IDLE;
    case "left":
      // What may have arrived must not be offered again without a word.
      return isUnderway(submission) || mayHaveArrived(submission) || submission.state === "idle" ? submission : IDLE;
  }
}
