import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

const CONTROLS = "a, button";
/** The one that opens a menu of the browser's; those before it follow a link. */
const SECOND_BUTTON = 2;

/**
 * Code that is fetched at the first hover or focus of the controls it will take over. What it
 * renders must hold the same links and buttons in the same order: the focus goes on where it was.
 * @param fetchCode gets the code; called at most once at a time
 * @returns the code once it is there; `hovered`: the control, by its place, that the pointer has
 *   rested on since before then, or -1; `holder` and `listeners` for the element around the controls
 */
export function useOnIntent<Code>(fetchCode: () => Promise<Code>) {
  const holder = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const focused = useRef(-1);
  const [code, setCode] = useState<{ is: Code }>();
  const [hovered, setHovered] = useState(-1);

  const controls = () => [...(holder.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

  const start = async () => {
    // Without the code the controls go on as they are.
    const is = await fetchCode().catch(() => undefined);
    // A pointer that comes with its press, as after the page has moved beneath it, is both in one task.
    await new Promise((resolve) => setTimeout(resolve));
    // New elements take the place of the controls; a press under way must end where it began.
    if (!is || pressed.current) return;
    focused.current = controls().indexOf(document.activeElement as HTMLElement);
    // At once: until React gets to it by itself a press might begin.
    flushSync(() => {
      setHovered(controls().findIndex((control) => control.matches(":hover")));
      setCode({ is });
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has come.
  useLayoutEffect(() => {
    if (code) controls()[focused.current]?.focus();
  }, [code]);

  const endPress = () => {
    pressed.current = false;
  };
  const listeners = code
    ? { onPointerLeave: () => setHovered(-1) }
    : {
        onPointerOver: (event: PointerEvent) => event.pointerType === "mouse" && start(),
        onFocus: start,
        onPointerDown: ({ button }: PointerEvent) => {
          pressed.current = button < SECOND_BUTTON;
        },
        // The key acts when it is let go.
        onKeyDown: ({ key }: KeyboardEvent) => {
          pressed.current = key === " ";
        },
        onPointerLeave: endPress,
        onPointerCancel: endPress,
        onClick: endPress,
        onAuxClick: endPress,
        onKeyUp: endPress,
        onBlur: endPress,
      };
  return { code: code?.is, hovered, holder, listeners };
}
