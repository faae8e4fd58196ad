import { useEffect, useState } from "react";

/** How long after a finger or a button is lifted its click may still come, ms. */
const CLICK_FOLLOWS_MS = 350;

/** A press may have begun before this script was there; the page itself has seen it. */
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
  // Not captured: whoever listens for the click comes first.
  window.addEventListener("click", end);
  window.addEventListener("pointerup", () => {
    timer = window.setTimeout(end, CLICK_FOLLOWS_MS);
  });
  for (const otherEnd of ["pointercancel", "keydown", "blur"]) window.addEventListener(otherEnd, end);
}

/** Whether a press is under way. */
export const isPressing = (): boolean => pressed;

/**
 * Calls back when no press is under way: at once, or when the present one has become a click. What then appears must
 * do so at once (`flushSync`): a moment later the next press might be under way.
 * @returns how to take the wish back
 */
export function betweenPresses(callback: () => void): () => void {
  if (pressed) waiting.add(callback);
  else callback();
  return () => waiting.delete(callback);
}

/** The value, but no new one while a press is under way: what it moves must not move between press and release. */
export function useBetweenPresses<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => betweenPresses(() => setShown(value)), [value]);
  return shown;
}
