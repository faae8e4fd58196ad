/* What runs in the browser to measure a page; it knows nothing from outside. */

/** Styles of WCAG 2.2, 1.4.12. */
export const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** To run before a page's scripts: records how far the layout shifts. */
export const watchLayoutShifts = () => {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
      if (!entry.hadRecentInput && entry.value >= 0.001) shifts.push(entry.value);
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/** Runs in the browser: texts outside the window, except in what scrolls by itself, and letters of charts on others. */
export function findMisplacedTexts(): { scrolls: boolean; pushedOut: string[]; meeting: string[] } {
  const width = document.documentElement.clientWidth;
  const isReachable = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== "visible" || isReachable(parent);
  };
  const isPushedOut = (element: Element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    return own > 0 && (left < -1 || right > width + 1) && !isReachable(element);
  };
  const texts = [...document.querySelectorAll("body *")].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      element.checkVisibility() &&
      !element.closest("[aria-hidden=true], .sr-only, svg"),
  );
  // Rows of the same label may touch: their boxes are higher than their letters.
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
  const meetingIn = (drawing: Element) => {
    const letters = [...drawing.querySelectorAll("text, li, span")].filter(
      (text) => getComputedStyle(text).fill !== "none",
    );
    return letters.flatMap((text, index) =>
      letters
        .slice(index + 1)
        .filter((other) => !text.contains(other) && meet(text.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${text.textContent} | ${other.textContent}`),
    );
  };
  return {
    scrolls: document.documentElement.scrollWidth > width,
    pushedOut: texts.filter(isPushedOut).map((element) => element.textContent?.trim().slice(0, 60) ?? ""),
    meeting: [...document.querySelectorAll(".chart-drawing")].flatMap(meetingIn),
  };
}

/** Runs in the browser: what stays in the window while the page scrolls. */
export const findSticky = () =>
  [...document.querySelectorAll("body *")]
    .filter((element) => {
      const { position, top } = getComputedStyle(element);
      return position === "sticky" && top !== "auto";
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));

/** Runs in the browser: links of the main part that stand in no sentence and are lower than 24 px. */
export function findLowLinks(): (string | null)[] {
  const isInSentence = (link: Element) =>
    getComputedStyle(link).display === "inline" && link.parentElement?.textContent !== link.textContent;
  return [...document.querySelectorAll("main a")]
    .filter((link) => link.checkVisibility() && !isInSentence(link))
    .filter((link) => link.getBoundingClientRect().height < 24)
    .map(({ textContent }) => textContent);
}
