/**
 * Shows the question of consent a moment after the first paint, unless an answer is stored: the styles show it once it is
 * due. It never comes between a press and the click that follows its release.
 * Written into every page as text, so that it need not wait for the app; it must not use anything from outside itself.
 * @param storageKey local storage key of the answer
 * @param answers the stored values that are answers
 * @param delayMs time from the first paint to the question, ms
 * @param clickTimeoutMs time after a release within which its click may follow, ms
 */
export function askForConsent(
  storageKey: string,
  answers: readonly string[],
  delayMs: number,
  clickTimeoutMs: number,
): void {
  const page = document.documentElement;
  const isAnswered = () => {
    try {
      return answers.includes(localStorage[storageKey]);
    } catch {
      return false;
    }
  };
  // The page needs no room for the question.
  if (isAnswered()) page.style.setProperty("--banner-reserved-height", "0px");
  const ask = (wasPressed: boolean) => {
    const isPressed = page.hasAttribute("data-pointer-down");
    if (isPressed || wasPressed) {
      setTimeout(ask, clickTimeoutMs, isPressed);
      return;
    }
    page.toggleAttribute("data-consent-due", !isAnswered());
  };
  // A browser may report two paints: asking twice changes nothing.
  new PerformanceObserver(() => setTimeout(ask, delayMs)).observe({ type: "paint", buffered: true });
}
