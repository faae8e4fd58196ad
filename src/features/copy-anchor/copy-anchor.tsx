import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { prepareToNotify } from "../toasts/notify";
import { copyAddress } from "./copy-address";

const ANCHOR = "a[data-anchor]";
/** Links in a text that confirm something when they are followed. */
const CONFIRMED = `${ANCHOR}, .calculator-actions a[href^="#"]`;

type CopyAnchorProps = {
  /** Confirms that an address was copied. */
  copied: string;
  /** Begins the name of every anchor, before its heading. */
  name: string;
  children: ReactNode;
};

/** Names the anchors of headings; copies the address of the one that is followed, and confirms it. */
export function CopyAnchor({ copied, name, children }: CopyAnchorProps) {
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
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(ANCHOR) : null;
    if (anchor) copyAddress(anchor.href, copied);
  };
  // Screen readers miss the first message if its place comes with it.
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(CONFIRMED)) prepareToNotify();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the anchors inside are the controls.
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard fires a click as well.
    <div ref={holder} onClick={onClick} onFocus={onFocus}>
      {children}
    </div>
  );
}
