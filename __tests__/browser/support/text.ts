import type { Locator, Page } from "@playwright/test";

/** Text with every run of white space, non-breaking ones too, as one blank. */
export const normalizeSpaces = (text: string) => text.replace(/\s+/g, " ").trim();

/** What a reader reads in each of the elements. */
export async function texts(elements: Locator): Promise<string[]> {
  return (await elements.allInnerTexts()).map(normalizeSpaces);
}

/** A list as it is written in a test: entries between bars, on as many lines as they need. */
export const listOf = (text: string): string[] => text.split("|").map(normalizeSpaces);

/** The band of a page under this heading of the second level. */
export const sectionOf = (page: Page, title: string): Locator =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
