import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { loadToaster } from "../toasts/notify";
import { copyText } from "./copy-text";

const HEADING_ANCHOR = "a[data-anchor]";
/** Links to a calculation with its numbers in the hash. */
const CALCULATION_LINK = '.calculator-actions a[href^="#"][href*="&"]';
const COPYABLE_LINK = `${HEADING_ANCHOR}, ${CALCULATION_LINK}`;

type CopyAnchorProps = {
  /** Confirmation that the URL was copied. */
  copied: string;
  /** Confirmation that the URL of a calculation was copied; not needed without calculators. */
  calculationCopied?: string;
  /** Start of every anchor's accessible name, before the heading. */
  name: string;
  children: ReactNode;
};

/** Labels the anchors of headings; a click on one, or on a link to a calculation, copies its URL and confirms that. */
export function CopyAnchor({ copied, calculationCopied = copied, name, children }: CopyAnchorProps) {
  const container = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the headings are among the children.
  useEffect(() => {
    for (const anchor of container.current?.querySelectorAll<HTMLAnchorElement>(HEADING_ANCHOR) ?? []) {
      const heading = anchor.previousElementSibling?.textContent;
      anchor.setAttribute("aria-label", `${name} „${heading}“`);
      anchor.removeAttribute("aria-labelledby");
    }
  }, [name, children]);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(COPYABLE_LINK) : null;
    if (!link) return;
    const isCalculation = link.matches(CALCULATION_LINK);
    copyText(link.href, isCalculation ? calculationCopied : copied);
    if (!isCalculation || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Following the link would scroll the page and add a history entry.
    event.preventDefault();
    window.history.replaceState(window.history.state, "", link.href);
  };
  // The toaster is loaded early, because screen readers miss a message in a new live region.
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(COPYABLE_LINK)) loadToaster();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the anchors inside are the controls.
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard fires a click as well.
    <div ref={container} onClick={onClick} onFocus={onFocus}>
      {children}
    </div>
  );
}
