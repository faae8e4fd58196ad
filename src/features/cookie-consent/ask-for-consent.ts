/**
 * Shows the question of consent a moment after the first paint, unless an answer is stored: the styles show it once it is due. Nothing may
 * come between a press and its release, and a click follows its release within 350 ms.
 * Written into every page as text, so that it need not wait for the app; it must not use anything from outside itself.
 * @param storageKey local storage key of the answer
 * @param answers the stored values that are answers
 * @param delayMs time from the first paint to the question, ms
 */
export function askForConsent(storageKey: string, answers: readonly string[], delayMs: number): void {
  const page = document.documentElement;
  const ask = () => {
    let stored: unknown;
    try {
      stored = localStorage.getItem(storageKey);
    } catch {}
    page.toggleAttribute("data-consent-due", !answers.includes(String(stored)));
  };
  const askAfterPress = () => {
    if (!page.hasAttribute("data-pointer-down")) ask();
    else
      for (const end of ["pointerup", "pointercancel"])
        addEventListener(end, () => setTimeout(ask, 350), { once: true });
  };
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    setTimeout(askAfterPress, delayMs);
  });
  painted.observe({ type: "paint", buffered: true });
}
