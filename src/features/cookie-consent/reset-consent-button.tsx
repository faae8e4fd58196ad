import { useEffect, useRef } from "react";
import { Button } from "../../components/button";
import { forgetConsent } from "./consent-store";

type ResetConsentButtonProps = {
  label: string;
  /** How to forget the decision where no script runs. */
  withoutScript: string;
};

/** Forgets the visitor's decision and reloads the page, so that it is asked again; the focus returns here. */
export function ResetConsentButton({ label, withoutScript }: ResetConsentButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const { hasReset, ...state } = window.history.state ?? {};
    if (!hasReset) return;
    window.history.replaceState(state, "");
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <Button
        ref={button}
        variant="outline"
        data-print="hidden"
        className="noscript:hidden"
        onClick={() => {
          forgetConsent();
          window.history.replaceState({ ...window.history.state, hasReset: true }, "");
          window.location.reload();
        }}
      >
        {label}
      </Button>
    </>
  );
}
