import { Button } from "../../components/button";
import { forgetConsent } from "./consent-store";

/** Forgets the visitor's decision and reloads the page, so that it is asked again. */
export function ResetConsentButton({ label }: { label: string }) {
  return (
    <Button
      variant="outline"
      data-print="hidden"
      className="noscript:hidden"
      onClick={() => {
        forgetConsent();
        window.location.reload();
      }}
    >
      {label}
    </Button>
  );
}
