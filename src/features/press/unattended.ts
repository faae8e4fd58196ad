/**
 * Calls back once an element is not in use: no focus, no pointer, no press. Only then may another replace it, and
 * synchronously (`flushSync`): a moment later it might be in use.
 * @returns a function that cancels the callback
 */
export function whenUnattended(element: Element, callback: () => void): () => void {
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
