import X from "lucide-react/icons/x";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../components/button";
import { Link } from "../../components/link";
import { useRestoreFocus } from "../../lib/focus";
import type { SiteQueryData } from "../../lib/use-site";
import { suppressFollowUpClicks } from "../click-guard/repeated-activation";
import { IconButton } from "../tooltip/icon-button";
import { askForConsent } from "./ask-for-consent";
import { CONSENT_QUESTION, storeConsent } from "./consent-store";
import { useConsent } from "./use-consent";

type CookieConsentProps = SiteQueryData["consent"];

/** The cookie question at the bottom edge; in every page, shown by `askForConsent`, and gone once it is answered. */
export function CookieConsent(props: CookieConsentProps) {
  const consent = useConsent();
  const [isClosed, setIsClosed] = useState(false);

  // Another tab may take the answer back.
  useEffect(() => (consent ? () => askForConsent(...CONSENT_QUESTION) : undefined), [consent]);

  // The styles leave room for it from the start: a page that grew late could not be restored at its end.
  const isOver = consent !== undefined || isClosed;
  useEffect(() => {
    if (isOver) setBannerHeight(0);
  }, [isOver]);

  return isOver ? null : <ConsentBanner {...props} onClose={() => setIsClosed(true)} />;
}

type ConsentBannerProps = CookieConsentProps & { onClose: () => void };

function ConsentBanner({ title, text, accept, decline, close, policy, onClose }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  const { onFocus, restoreFocus } = useRestoreFocus();
  useBannerHeight(banner);

  // Before the banner leaves the page, for whatever reason: another tab may have answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The functions are other ones each time, and do the same.
  useLayoutEffect(
    () => () => {
      if (banner.current?.contains(document.activeElement)) restoreFocus();
    },
    [],
  );

  return (
    <section
      ref={banner}
      data-consent=""
      aria-label={title}
      data-print="hidden"
      onFocus={onFocus}
      className="ignores-first-clicks fixed inset-x-0 bottom-0 z-30 overflow-y-auto bg-paper"
    >
      <div className="container-page py-2.5 md:flex md:py-3 md:items-center md:gap-6">
        <IconButton
          label={close}
          onClick={() => {
            suppressFollowUpClicks();
            onClose();
          }}
          className="float-right -mt-2.5 -mr-2.5 md:order-last md:m-0"
        >
          <X aria-hidden="true" />
        </IconButton>
        <p className="grow text-slate">
          {`${text} `}
          <Link {...policy} className="inline-block text-lake link-underlined" />
        </p>
        <div className="mt-2 grid gap-3 md:mt-0 md:shrink-0 md:grid-cols-2">
          {(["accepted", "declined"] as const).map((answer) => (
            <Button
              key={answer}
              variant="outline"
              onClick={() => {
                suppressFollowUpClicks();
                storeConsent(answer);
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

/**
 * Tells the page how much of the window's lower end the banner covers: focused elements scroll clear of it, the footer
 * ends above it, and `data-banner` releases what is sticky. Without a banner, the footer needs no room for it.
 */
function setBannerHeight(heightPx: number): void {
  const page = document.documentElement;
  page.style.scrollPaddingBottom = `${heightPx}px`;
  // A variable of the root would be inherited by every element, and each would be styled anew.
  const room = `max(var(--banner-reserved-height), ${heightPx}px)`;
  document.querySelector("footer")?.style.setProperty("padding-bottom", room);
  if (heightPx === 0) page.style.setProperty("--banner-reserved-height", "0px");
  page.toggleAttribute("data-banner", heightPx > 0);
}

/** Follows the banner's height once it is due. A banner that a content blocker hides or removes covers nothing. */
function useBannerHeight(banner: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (!banner.current) return;
    const { current } = banner;
    const observer = new ResizeObserver(() => {
      if (!document.documentElement.hasAttribute("data-consent-due")) return;
      const { top, height } = current.getBoundingClientRect();
      setBannerHeight(height > 0 ? window.innerHeight - top : 0);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [banner]);
}
