import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { whenUnattended } from "./unattended";

const FINE_POINTER = "(hover: hover) and (pointer: fine)";
/** By when the code is fetched even if the page is never idle, ms. */
const IDLE_TIMEOUT_MS = 1000;

/**
 * Code for pointers that hover; touch does without. Fetched when the page is idle, it takes the place of what the
 * element `holder` holds once nobody is in there. If it does not come, that stays.
 * @param fetchCode fetches the code
 * @param isWanted whether it is to be fetched
 * @param onReplace called just before
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
    let stopWaiting = () => {};
    let isGone = false;
    const cancelFetch = whenIdle(async () => {
      const loaded = await fetchCode().catch(() => undefined);
      const element = holder.current;
      if (!loaded || !element || isGone) return;
      stopWaiting = whenUnattended(element, () =>
        flushSync(() => {
          onReplace?.(element);
          setCode({ loaded });
        }),
      );
    });
    return () => {
      isGone = true;
      cancelFetch();
      stopWaiting();
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
