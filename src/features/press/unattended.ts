/**
 * Calls back once nobody is in an element: no focus, no pointer, no press. Only then may another take its place,
 * and at once (`flushSync`): a moment later somebody might be.
 * @returns how to take the wish back
 */
export function whenUnattended(element: Element, callback: () => void): () => void {
  const leaving = ["pointerleave", "focusout", "pointerup", "pointercancel"] as const;
  const stop = () => {
    window.clearTimeout(timer);
    for (const event of leaving) element.removeEventListener(event, check);
  };
  const check = () => {
    window.clearTimeout(timer);
    // The focus has left when its event is over.
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
