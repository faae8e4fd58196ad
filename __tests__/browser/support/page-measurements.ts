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

/**
 * Runs in the browser: where a line ends within a range, after the hyphen of a short word or of a letter, or between a
 * number and what it counts.
 */
export function findWrongBreaks(): string[] {
  const range = document.createRange();
  const lineOf = ({ node, index }: { node: Text; index: number }) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getBoundingClientRect();
  };
  const isWrong = (before: string, gap: string, after: string) =>
    gap
      ? /(?:\d|Tsd\.)$/.test(before) && /^(?:[%€]|\p{Lu}\p{L}{1,7}(?![\p{L}.-]))/u.test(after)
      : (before + after).length <= 14 || before.length === 2 || /\d.$/.test(before);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const { data, parentElement } = node;
    if (!parentElement?.checkVisibility() || parentElement.closest("code, pre, script, style, svg, .sr-only")) continue;
    const breaks = [...data.matchAll(/[–-](?=[\p{L}\d])|[ \n]+/gu)];
    for (const { 0: sign, index } of breaks) {
      const gap = sign.trim() ? "" : sign;
      const [before = ""] = /[^ \n]*$/.exec(data.slice(0, gap ? index : index + 1)) ?? [];
      const [after = ""] = /^[^ \n]*/.exec(data.slice(index + sign.length)) ?? [];
      if (before.length < 2 || !after || !isWrong(before, gap, after)) continue;
      const [above, below] = [gap ? index - 1 : index, index + sign.length].map((at) => lineOf({ node, index: at }));
      if (above && below && below.top >= above.bottom - 2) found.push(`${before}${gap && " "}|${after}`);
    }
  }
  return found;
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
