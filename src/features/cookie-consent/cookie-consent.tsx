import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../components/button";
import { Link } from "../../components/link";
import { CONSENT_BANNER_DELAY_MS } from "../../config/constants";
import { IconButton } from "../tooltip/icon-button";
import { currentConsent, storeConsent } from "./consent-store";

type CookieConsentProps = {
  title: string;
  text: string;
  accept: string;
  decline: string;
  close: string;
  policy: { label: string; to: string };
};

/** The question at the lower edge; asked once, after a moment, and never before a stored answer. */
export function CookieConsent({ title, text, accept, decline, close, policy }: CookieConsentProps) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (currentConsent()) return;
    const timer = window.setTimeout(() => setOpen(true), CONSENT_BANNER_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);

  if (!open) return null;
  return (
    <section
      aria-label={title}
      data-print="hidden"
      className="fixed inset-x-0 bottom-0 z-30 border-t-4 border-signal bg-white shadow-[0_-8px_32px_rgb(10_46_61/0.14)] sm:inset-x-auto sm:right-5 sm:bottom-5 sm:w-[27rem] sm:border-x sm:border-b sm:border-x-line sm:border-b-line"
    >
      <div className="p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-subheading">{title}</h2>
          <IconButton label={close} onClick={() => setOpen(false)} className="-mt-2.5 -mr-2.5">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <p className="mt-1 text-note text-slate">
          {text}{" "}
          <Link to={policy.to} className="text-lake link-underlined">
            {policy.label}
          </Link>
        </p>
        <div className="mt-4 grid grid-cols-2 gap-3">
          {[
            { label: accept, consent: "accepted" as const },
            { label: decline, consent: "declined" as const },
          ].map(({ label, consent }) => (
            <Button
              key={consent}
              onClick={() => {
                storeConsent(consent);
                setOpen(false);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
