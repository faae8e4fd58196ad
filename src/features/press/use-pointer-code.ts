import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

const FINE_POINTER = "(hover: hover) and (pointer: fine)";
/** By when the code is fetched even if the page is never idle, ms. */
const IDLE_TIMEOUT_MS = 1000;

/**
 * Code for pointers that hover; touch does without. Fetched when the page is idle, if `isWanted`, it takes the place of
 * what the element `holder` holds once nobody is in there, after `onReplace`. If it does not come, that stays.
 */
export function usePointerCode<Code>(
  fetchCode: () => Promise<Code>,
  isWanted = true,
  onReplace?: (holder: HTMLElement) => void,
) {
  const holder = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<{ loaded: Code }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: The functions are other ones each time, and do the same.
  useEffect(() => {
    if (!isWanted || !window.matchMedia(FINE_POINTER).matches) return;
    let isGone = false;
    let stop = whenIdle(async () => {
      const loaded = await fetchCode().catch(() => undefined);
      const element = holder.current;
      if (!loaded || !element || isGone) return;
      stop = whenUnattended(element, () =>
        flushSync(() => {
          onReplace?.(element);
          setCode({ loaded });
        }),
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isWanted]);

  return { holder, code: code?.loaded };
}

/** @returns a function that cancels the callback */
function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(idle);
}

/**
 * Calls back once an element has no focus, no pointer and no press; returns a function that cancels it. Only then may
 * another replace it, and synchronously (`flushSync`): a moment later it might be in use.
 */
function whenUnattended(element: Element, callback: () => void): () => void {
  const leaving = ["pointerleave", "focusout", "pointerup", "pointercancel"] as const;
  const stop = () => {
    window.clearTimeout(timer);
    for (const event of leaving) element.removeEventListener(event, check);
  };
  const check = () => {
    window.clearTimeout(timer);
    // The focus has only left once its event is over.
    timer = window.setTimeout(() => {
      if (element.matches(":hover, :active, :focus-within")) return;
      stop();
      callback();
    });
  };
  let timer: number | undefined;
  for (const event of leaving) element.addEventListener(event, check);
  check();
  return stop;
}
