import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

const CONTROLS = "a, button";
/** The mouse button that opens a browser menu; lower ones follow a link. */
const SECOND_BUTTON = 2;

/**
 * Code that is fetched on the first hover or focus of the controls it will replace. It must render the same links and
 * buttons in the same order, so that the focus stays where it was.
 * @param fetchCode fetches the code; called at most once at a time
 * @returns the code once loaded; `hovered`: index of the control that the pointer has rested on since before then, or
 *   -1; `holder` and `listeners` for the element around the controls
 */
export function useOnIntent<Code>(fetchCode: () => Promise<Code>) {
  const holder = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const focused = useRef(-1);
  const [code, setCode] = useState<{ is: Code }>();
  const [hovered, setHovered] = useState(-1);

  const controls = () => [...(holder.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

  const start = async () => {
    // If this fails, the controls stay as they are.
    const is = await fetchCode().catch(() => undefined);
    // If the page has moved under the pointer, hover and press come in the same task.
    await new Promise((resolve) => setTimeout(resolve));
    // New elements replace the controls; a press under way must end where it began.
    if (!is || pressed.current) return;
    focused.current = controls().indexOf(document.activeElement as HTMLElement);
    // Synchronously: a press might begin before React gets to it.
    flushSync(() => {
      setHovered(controls().findIndex((control) => control.matches(":hover")));
      setCode({ is });
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the code has loaded.
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
        // The space bar acts on release.
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
