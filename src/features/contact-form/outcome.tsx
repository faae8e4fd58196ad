import type { ContactFormCopy, Message } from "./contact-form-copy";
import { SENT_HASH, type Submission } from "./inquiry-store";

type OutcomeProps = { copy: ContactFormCopy; submission: Submission };

/** The outcome of the last inquiry, in the form itself: unlike a toast, it stays. */
export function Outcome({ copy, submission: { state, reason, unsaid } }: OutcomeProps) {
  const messages: Partial<Record<Submission["state"], Message>> = {
    failed: { title: copy.failure.title, text: reason ?? copy.failure.text },
    interrupted: copy.interrupted,
  };
  const message = messages[state];
  return (
    <div className="mt-5" role={unsaid ? "alert" : undefined}>
      {/* Also shown when the form service redirects here, as long as no script can say so. */}
      <div
        id={SENT_HASH.slice(1)}
        data-outcome="sent"
        className={`border-l-4 p-4 text-note border-signal bg-mist ${state === "sent" ? "" : "hidden shown-as-target"}`}
      >
        <OutcomeText {...copy.success} />
      </div>
      {message && (
        <div data-outcome={state} className="border-l-4 p-4 text-note border-tile bg-white">
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
