import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { prepareToNotify } from "../toasts/notify";
import { copyAddress } from "./copy-address";

const ANCHOR = "a[data-anchor]";
/** Links to the calculation above them, with its numbers. */
const CALCULATION = '.calculator-actions a[href^="#"][href*="&"]';
const COPIED = `${ANCHOR}, ${CALCULATION}`;

type CopyAnchorProps = {
  /** Confirms that an address was copied. */
  copied: string;
  /** Confirms that the address of a calculation was copied; absent where there are none. */
  calculationCopied?: string;
  /** Begins the name of every anchor, before its heading. */
  name: string;
  children: ReactNode;
};

/** Names the anchors of headings; copies the address of the one that is followed, or of a calculation, and confirms it. */
export function CopyAnchor({ copied, calculationCopied = copied, name, children }: CopyAnchorProps) {
  const holder = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the headings are among the children.
  useEffect(() => {
    for (const anchor of holder.current?.querySelectorAll<HTMLAnchorElement>(ANCHOR) ?? []) {
      const heading = anchor.previousElementSibling?.textContent?.replaceAll("\u00ad", "");
      anchor.setAttribute("aria-label", `${name} „${heading}“`);
      anchor.removeAttribute("aria-labelledby");
    }
  }, [name, children]);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(COPIED) : null;
    if (!link) return;
    const isCalculation = link.matches(CALCULATION);
    copyAddress(link.href, isCalculation ? calculationCopied : copied);
    if (!isCalculation || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Followed, the link would move the page, and take a further step of Back.
    event.preventDefault();
    window.history.replaceState(window.history.state, "", link.href);
  };
  // Screen readers miss the first message if its place comes with it.
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(COPIED)) prepareToNotify();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the anchors inside are the controls.
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard fires a click as well.
    <div ref={holder} onClick={onClick} onFocus={onFocus}>
      {children}
    </div>
  );
}
