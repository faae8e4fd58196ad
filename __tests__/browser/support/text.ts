import type { Locator, Page } from "@playwright/test";

/** Text with every run of white space, non-breaking ones too, as one blank. */
export const tidy = (text: string) => text.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();

/** What a reader reads in each of the elements. */
export async function texts(elements: Locator): Promise<string[]> {
  return (await elements.allInnerTexts()).map(tidy);
}

/** What a reader reads in the elements, one after the other. */
export const joined = async (elements: Locator): Promise<string> => (await texts(elements)).join(" | ");

/** A list as it is written in a test: entries between bars, on as many lines as they need. */
export const listOf = (text: string): string[] => text.split("|").map(tidy);

/** Label and target of each link. */
export async function targets(links: Locator): Promise<[label: string, target: string][]> {
  const found = await links.evaluateAll((elements) =>
    elements.map((element): [string, string] => [element.textContent ?? "", element.getAttribute("href") ?? ""]),
  );
  return found.map(([label, target]) => [tidy(label), target]);
}

/** The band of a page under this heading of the second level. */
export const sectionOf = (page: Page, title: string): Locator =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });

/** Headings of a running text, without the sign of their anchor. */
export async function headingsOf(page: Page, level: 2 | 3): Promise<{ id: string; title: string }[]> {
  const found = await page.locator(`.prose h${level}`).evaluateAll((elements) =>
    elements.map((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.querySelector(".anchor")?.remove();
      return { id: element.id, title: copy.textContent ?? "" };
    }),
  );
  return found.map(({ id, title }) => ({ id, title: tidy(title) }));
}

/** What a running text says under each of its main headings; under "" what comes before the first. */
export async function chaptersOf(page: Page): Promise<Map<string, string>> {
  const blocks = page.locator(".prose > :not(div), .prose > div > :not(.heading), .prose > div > .heading > *");
  const tags = await blocks.evaluateAll((elements) => elements.map(({ tagName }) => tagName));
  const contents = await texts(blocks);
  const chapters = new Map<string, string>();
  let chapter = "";
  for (const [index, text] of contents.entries()) {
    const isHeading = tags[index] === "H2";
    if (isHeading) chapter = tidy(text.replace(/#$/, ""));
    chapters.set(chapter, tidy(`${chapters.get(chapter) ?? ""} ${isHeading ? "" : text}`));
  }
  return chapters;
}

/** What is there for later: thanks for an inquiry, and buttons that do nothing without script. */
const FOR_LATER = "[data-outcome], [class~='noscript:hidden']";

/** Texts in the main part that keep their place but cannot be seen, or that are taken out of it. */
export function concealedTexts(page: Page): Promise<string[]> {
  return page.locator("main *").evaluateAll(
    (elements, forLater) =>
      elements
        .filter((element) => !element.closest(`.anchor, select, svg title, svg desc, ${forLater}`))
        .filter((element) =>
          [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /\p{L}/u.test(nodeValue ?? "")),
        )
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent ?? ""),
    FOR_LATER,
  );
}
