import { useEffect, useState } from "react";

/** How long after a finger or a button is lifted its click may still come, ms. */
const CLICK_FOLLOWS_MS = 350;

/** A press may have begun before this script loaded; the page itself has recorded it. */
let pressed = typeof document !== "undefined" && document.documentElement.hasAttribute("data-pressed");
let timer: number | undefined;
const waiting = new Set<() => void>();

function begin({ isPrimary, button }: PointerEvent): void {
  if (!isPrimary || button !== 0) return;
  window.clearTimeout(timer);
  pressed = true;
}

function end(): void {
  window.clearTimeout(timer);
  pressed = false;
  const callbacks = [...waiting];
  waiting.clear();
  for (const callback of callbacks) callback();
}

if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", begin, true);
  // Not in the capture phase: other click listeners run first.
  window.addEventListener("click", end);
  window.addEventListener("pointerup", () => {
    timer = window.setTimeout(end, CLICK_FOLLOWS_MS);
  });
  for (const otherEnd of ["pointercancel", "keydown", "blur"]) window.addEventListener(otherEnd, end);
}

/** Whether a press is under way. */
export const isPressing = (): boolean => pressed;

/**
 * Calls back when no press is under way: immediately, or once the current one has become a click; returns a function
 * that cancels it. The callback must render synchronously (`flushSync`): the next press may follow a moment later.
 */
export function betweenPresses(callback: () => void): () => void {
  if (pressed) waiting.add(callback);
  else callback();
  return () => waiting.delete(callback);
}

/** The value, but not updated during a press: nothing may move between press and release. */
export function useBetweenPresses<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => betweenPresses(() => setShown(value)), [value]);
  return shown;
}
