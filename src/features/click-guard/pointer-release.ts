import { useEffect, useState } from "react";
import { CLICK_TIMEOUT_MS } from "../../config/constants";

/** The pointer may have been down before this script was loaded; an inline script records that. */
let isPressed = typeof document !== "undefined" && document.documentElement.hasAttribute("data-pointer-down");
let timer: number | undefined;
const pendingCallbacks = new Set<() => void>();

function onPressStart({ isPrimary, button }: PointerEvent): void {
  if (!isPrimary || button !== 0) return;
  window.clearTimeout(timer);
  isPressed = true;
}

function onPressEnd(): void {
  window.clearTimeout(timer);
  isPressed = false;
  const callbacks = [...pendingCallbacks];
  pendingCallbacks.clear();
  for (const callback of callbacks) callback();
}

if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", onPressStart, true);
  // Not in the capture phase, so that other click listeners run first.
  window.addEventListener("click", onPressEnd);
  window.addEventListener("pointerup", () => {
    timer = window.setTimeout(onPressEnd, CLICK_TIMEOUT_MS);
  });
  for (const event of ["pointercancel", "keydown", "blur"]) window.addEventListener(event, onPressEnd);
}

/** Whether the pointer is down or its click may still follow. */
export const isPressing = (): boolean => isPressed;

/**
 * Calls back when no press is running: immediately, or after the current one has become a click. What it sets is shown
 * before the next press, as React renders the updates of a click at once. Returns a function that cancels it.
 */
export function afterPointerRelease(callback: () => void): () => void {
  if (isPressed) pendingCallbacks.add(callback);
  else callback();
  return () => pendingCallbacks.delete(callback);
}

/** The latest value, but not updated during a press, because nothing may move between press and release. */
export function useDeferDuringPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPointerRelease(() => setShown(value)), [value]);
  return shown;
}
