import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Button } from "../../components/button";
import type { TooltipProps } from "./tooltip";

type IconButtonProps = ComponentPropsWithoutRef<typeof Button> & {
  /** Name of the button: read out, and shown beside it. */
  label: string;
};

/**
 * A button with a picture only. Its name appears as a tooltip; the tooltip's code is fetched with
 * the first hover or focus.
 */
export function IconButton({ label, ...props }: IconButtonProps) {
  const [Tooltip, setTooltip] = useState<ComponentType<TooltipProps>>();
  const holder = useRef<HTMLSpanElement>(null);
  const [hovered, setHovered] = useState(false);
  const pressed = useRef(false);
  const focused = useRef(false);

  const load = async () => {
    const module = await import("./tooltip");
    // Wrapping the button replaces its element; a press under way must reach the one it began on.
    if (pressed.current) return;
    focused.current = holder.current?.contains(document.activeElement) ?? false;
    setHovered(holder.current?.querySelector("button")?.matches(":hover") ?? false);
    setTooltip(() => module.Tooltip);
  };

  useLayoutEffect(() => {
    if (Tooltip && focused.current) holder.current?.querySelector("button")?.focus();
  }, [Tooltip]);

  const button = <Button variant="ghost" size="icon" aria-label={label} {...props} />;
  if (Tooltip) {
    return (
      <span ref={holder} className="contents" onPointerLeave={() => setHovered(false)}>
        <Tooltip text={label} hovered={hovered}>
          {button}
        </Tooltip>
      </span>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the button's first hover or focus.
    <span
      ref={holder}
      className="contents"
      onPointerOver={(event: PointerEvent) => event.pointerType === "mouse" && load()}
      onFocus={load}
      onPointerDown={() => {
        pressed.current = true;
      }}
      onClick={() => {
        pressed.current = false;
      }}
      onKeyDown={() => {
        pressed.current = false;
      }}
    >
      {button}
    </span>
  );
}
