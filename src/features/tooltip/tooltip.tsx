import * as Radix from "@radix-ui/react-tooltip";
import { type ReactElement, useEffect, useState } from "react";
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from "../../config/constants";

export type TooltipProps = {
  text: string;
  children: ReactElement;
  /** The control is already hovered: no further pointer move may come to open the tooltip. */
  hovered: boolean;
};

/** Shows a name beside a control that is hovered or focused. */
export function Tooltip({ text, children, hovered }: TooltipProps) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!hovered) return;
    const timer = window.setTimeout(() => setOpen(true), TOOLTIP_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [hovered]);

  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content sideOffset={6} collisionPadding={8} className="z-50 bg-deep px-3 py-1.5 text-note text-white">
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
