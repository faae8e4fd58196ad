import { createContext, type ReactElement, type ReactNode, useContext, useState } from "react";
import { useHoverControls } from "../hover-controls/hover-controls";

const Controls = createContext<ReturnType<typeof useHoverControls>>(undefined);

/** Wraps everything with tooltips; they share the time within which the next one opens without delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const loaded = useHoverControls();
  // Those that come later wait for the next document: around everything, they would mount the whole page anew.
  const [controls] = useState(loaded);
  if (!controls) return children;
  return (
    <Controls.Provider value={controls}>
      <controls.HoverTooltipProvider>{children}</controls.HoverTooltipProvider>
    </Controls.Provider>
  );
}

/** Shows a text next to a hovered or focused control. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const controls = useContext(Controls);
  return controls ? <controls.HoverTooltip text={text}>{children}</controls.HoverTooltip> : children;
}
