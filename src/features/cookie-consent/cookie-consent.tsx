import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/button";
import { Link } from "../../components/link";
import { CONSENT_BANNER_DELAY_MS } from "../../config/constants";
import { focusMain, useWayBack } from "../../lib/focus";
import { betweenPresses } from "../press/between-presses";
import { ignoreRestOfPress } from "../press/double-press";
import { IconButton } from "../tooltip/icon-button";
import { storeConsent } from "./consent-store";
import { useConsent } from "./use-consent";

type CookieConsentProps = {
  title: string;
  text: string;
  accept: string;
  decline: string;
  close: string;
  policy: { label: string; to: string };
};

/** The cookie question at the bottom edge; asked once, after a moment, and never if an answer is stored. */
export function CookieConsent({ title, text, accept, decline, close, policy }: CookieConsentProps) {
  const consent = useConsent();
  const [isDue, setIsDue] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const wayBack = useWayBack();
  const isShown = !consent && isDue && !isClosed;

  useEffect(() => {
    if (consent) return;
    let stop = () => {};
    const timer = window.setTimeout(() => {
      stop = betweenPresses(() => {
        // The rest of a double click must not count as an answer.
        ignoreRestOfPress();
        flushSync(() => setIsDue(true));
      });
    }, CONSENT_BANNER_DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [consent]);

  // Another tab has answered while the focus was in the banner.
  useEffect(() => {
    if (consent && isDue && document.activeElement === document.body) focusMain();
  }, [consent, isDue]);

  // Focused elements scroll clear of the banner; the footer grows by its height, so that the page's end can, too. What
  // stays in place beside a text does not, for as long: it would stay beneath the banner.
  useEffect(() => {
    if (!isShown || !banner.current) return;
    const { current } = banner;
    const keepClear = (height: number) => {
      document.documentElement.style.scrollPaddingBottom = `${height}px`;
      document.documentElement.toggleAttribute("data-banner", height > 0);
      document.querySelector("footer")?.style.setProperty("padding-bottom", `${height}px`);
    };
    const observer = new ResizeObserver(() => keepClear(window.innerHeight - current.getBoundingClientRect().top));
    observer.observe(current);
    return () => {
      observer.disconnect();
      keepClear(0);
    };
  }, [isShown]);

  const leave = () => {
    ignoreRestOfPress();
    wayBack.goBack();
  };

  if (!isShown) return null;
  return (
    <section
      ref={banner}
      data-consent=""
      aria-label={title}
      data-print="hidden"
      onFocus={wayBack.onFocus}
      className="behind-menu newly-shown fixed inset-x-0 bottom-0 z-30 overflow-y-auto border-t-4 border-signal bg-white shadow-[0_-8px_32px_rgb(10_46_61/0.14)] sm:inset-x-auto sm:right-5 sm:bottom-5 sm:w-[27rem] sm:border-x sm:border-b sm:border-x-line sm:border-b-line"
    >
      <div className="p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-subheading">{title}</h2>
          <IconButton
            label={close}
            onClick={() => {
              setIsClosed(true);
              leave();
            }}
            className="-mt-2.5 -mr-2.5"
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <p className="mt-1 text-note text-slate">
          {text} <Link {...policy} className="text-lake link-underlined" />
        </p>
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
          {(["accepted", "declined"] as const).map((answer) => (
            <Button
              key={answer}
              onClick={() => {
                storeConsent(answer);
                leave();
              }}
            >
              {answer === "accepted" ? accept : decline}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
