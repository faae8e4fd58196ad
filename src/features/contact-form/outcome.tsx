import { type ComponentProps, useEffect, useRef } from "react";
import { SignalFlag } from "../../components/signal-flag";
import { type ContactFormCopy, failureMessage, type Message } from "./copy";
import { isSending, type Submission } from "./inquiry-reducer";
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
  const area = useRef<HTMLDivElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    const form = area.current?.closest("form")?.getBoundingClientRect();
    const isLookedAt = form && form.bottom > 0 && form.top < window.innerHeight;
    // To where it is in the window and no toast covers it.
    if (wasSending.current && !isSending({ state }) && isLookedAt) area.current?.scrollIntoView({ block: "nearest" });
    wasSending.current = isSending({ state });
  }, [state]);
  // Outcomes without a toast are announced here.
  const isLive = state === "sending" || state === "slow" || state === "uncertain";
  return (
    <div
      ref={area}
      className="mt-5 scroll-mb-4 tall:scroll-mt-36"
      role={toastFailed ? "alert" : undefined}
      aria-live={isLive ? "polite" : undefined}
    >
      {/* Also visible without script, when the form service redirects to this element. */}
      <Box
        id={SENT_HASH.slice(1)}
        data-outcome="sent"
        hidden={state !== "sent"}
        className={`${GOOD} visible-when-targeted`}
        message={state === "sent" ? { ...copy.success, text: copy.sent } : copy.success}
      >
        {state === "sent" && <SignalFlag letter="C" className="float-left mr-4 w-16" />}
      </Box>
      {message && <Box data-outcome={state} className={state === "slow" ? GOOD : BAD} message={message} />}
    </div>
  );
}

function Box({ message: { title, text }, children, ...attributes }: ComponentProps<"div"> & { message: Message }) {
  return (
    <div {...attributes}>
      {children}
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
    </div>
  );
}
