import { type ContactFormCopy, failureMessage, type Message } from "./copy";
import type { Submission } from "./inquiry-reducer";
import { SENT_HASH } from "./inquiry-url";

const GOOD = "border-l-4 p-4 text-note border-signal bg-mist";
const BAD = "border-l-4 p-4 text-note border-brick bg-white";

type OutcomeProps = { copy: ContactFormCopy; submission: Submission };

/** The outcome of the last inquiry, shown in the form: unlike a toast, it stays. */
export function Outcome({ copy, submission: { state, reason, toastFailed } }: OutcomeProps) {
  const messages: Partial<Record<Submission["state"], Message>> = {
    slow: copy.slow,
    refused: failureMessage(copy, reason),
    failed: copy.failure,
    uncertain: copy.uncertain,
    interrupted: copy.interrupted,
  };
  const message = messages[state];
  // Outcomes without a toast are announced here.
  const isLive = state === "sending" || state === "slow" || state === "uncertain";
  return (
    <div className="mt-5" role={toastFailed ? "alert" : undefined} aria-live={isLive ? "polite" : undefined}>
      {/* Also visible without script, when the form service redirects to this element. */}
      <div
        id={SENT_HASH.slice(1)}
        data-outcome="sent"
        hidden={state !== "sent"}
        className={`${GOOD} visible-when-targeted`}
      >
        <OutcomeText {...copy.success} />
      </div>
      {message && (
        <div data-outcome={state} className={state === "slow" ? GOOD : BAD}>
          <OutcomeText {...message} />
        </div>
      )}
    </div>
  );
}

function OutcomeText({ title, text }: Message) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
    </>
  );
}
