import type { Locator, Page } from "@playwright/test";

/** Text with every run of white space, non-breaking ones too, as one blank. */
export const normalizeSpaces = (text: string) => text.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();

/** What a reader reads in each of the elements. */
export async function texts(elements: Locator): Promise<string[]> {
  return (await elements.allInnerTexts()).map(normalizeSpaces);
}

/** A list as it is written in a test: entries between bars, on as many lines as they need. */
export const listOf = (text: string): string[] => text.split("|").map(normalizeSpaces);

/** The band of a page under this heading of the second level. */
export const sectionOf = (page: Page, title: string): Locator =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });

/** Hidden on purpose: outcomes, a game's solution, the box for robots, and buttons that do nothing without script. */
const INITIALLY_HIDDEN =
  "[data-outcome], [data-initially-hidden], label:has([name=botcheck]), [class~='noscript:hidden']";

/** Texts in the main part that keep their place but cannot be seen, or that are taken out of it. */
export function hiddenTexts(page: Page): Promise<string[]> {
  return page.locator("main *").evaluateAll(
    (elements, initiallyHidden) =>
      elements
        .filter((element) => !element.closest(`.anchor, select, svg title, svg desc, ${initiallyHidden}`))
        .filter((element) =>
          [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /\p{L}/u.test(nodeValue ?? "")),
        )
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent ?? ""),
    INITIALLY_HIDDEN,
  );
}
