import type { MouseEvent, ReactNode } from "react";
import { notify } from "../toasts/notify";

/** Copies the address of a heading when its anchor is followed, and confirms it. */
export function CopyAnchor({ copied, children }: { copied: string; children: ReactNode }) {
  const onClick = async (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-anchor]") : null;
    if (!anchor) return;
    try {
      await navigator.clipboard.writeText(anchor.href);
      notify({ kind: "success", title: copied });
    } catch {
      // Without clipboard permission, the address bar still shows the anchor.
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the anchors inside are the controls.
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard fires a click as well.
    <div onClick={onClick}>{children}</div>
  );
}
