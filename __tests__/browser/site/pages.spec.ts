import type { Page } from "@playwright/test";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { TEXT_SPACING } from "../support/page-measurements";
import { built, documentsOf, pagesToOpen } from "../support/published-content";
import { expect, expectAccessible, test, waitForHydration } from "../support/test";
import { texts } from "../support/text";

/** Where a page runs over first. */
const NARROW = 320;
const PHONE = 390;
/** Where columns begin to stand side by side. */
const NARROWEST_DESK = 1024;
const DESK = 1440;

const PAGES = pagesToOpen;
/** One page of each template: the others differ in their texts alone. */
const FIRST_OF_TEMPLATE = [...new Map([...PAGES].reverse().map((path) => [built.template(path), path])).values()];

/** Hidden on purpose: outcomes, what a tick shows, the box for robots, what is only drawn, buttons without use, what invites to unfold, a head whose names stand beside each value; beside a text, the name of its contents is drawn. */
const INITIALLY_HIDDEN =
  "[data-outcome], [data-initially-hidden], .product-screen > [aria-hidden=true], nav summary, label:has([name=botcheck]), [class~='noscript:hidden'], [open] > summary b, .table-named thead, .lead-game-reset";

/** Texts in the main part that keep their place but cannot be seen, or that are taken out of it. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page.locator("main *").evaluateAll((elements, initiallyHidden) => {
    const texts = elements
      .filter((element) => !element.closest(`.anchor, select, svg title, svg desc, ${initiallyHidden}`))
      .filter((element) =>
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /\p{L}/u.test(nodeValue ?? "")),
      );
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // A button may stand in another place at another width.
    const seen = new Set(texts.filter(isSeen).map((element) => element.textContent));
    return texts.filter((element) => !seen.has(element.textContent)).map((element) => element.textContent ?? "");
  }, INITIALLY_HIDDEN);
}

/** Opens what is folded, as a visitor does. */
async function openAnswers(page: Page): Promise<void> {
  for (const answer of await page.locator("main details").all())
    if ((await answer.getAttribute("open")) === null) await answer.locator("> summary").click();
}

/** What begins on one line and ends on the next, though it is one: a number with its unit, a range, a short word with a hyphen. */
function tornParts(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) => {
    const one =
      /\d\s(?:%|€|(?:Uhr|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?)(?!\p{L}))|\d[–-]\d|(?<![\p{L}-])\p{L}{1,4}-\p{L}{1,11}(?![\p{L}-])/gu;
    const torn: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: part, index } of (text.nodeValue ?? "").matchAll(one)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + part.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) torn.push(part);
      }
    return torn;
  });
}

/** Fails when a window of this width, px, would scroll sideways. */
async function expectNoRunOver(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
}

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: NARROW, height: 900 } });

for (const path of PAGES) {
  test(`${path} has no errors, does not run over, and is accessible`, async ({ page, pageErrors, baseURL }) => {
    const response = await page.goto(path);
    const status = path === PATH_WITHOUT_PAGE ? 404 : 200;
    expect(response?.status()).toBe(status);
    await waitForHydration(page);
    await openAnswers(page);
    for (const width of FIRST_OF_TEMPLATE.includes(path) ? [NARROW, PHONE, DESK] : [NARROW, PHONE]) {
      await expectNoRunOver(page, width);
      if (width !== NARROW) await expectAccessible(page);
    }
    for (const width of [NARROW, PHONE, NARROWEST_DESK, DESK]) {
      await expectNoRunOver(page, width);
      expect(await tornParts(page), `${width} px`).toEqual([]);
    }
    await page.addStyleTag({ content: TEXT_SPACING });
    for (const width of [NARROW, PHONE]) await expectNoRunOver(page, width);
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    for (const width of [NARROW, PHONE]) await expectNoRunOver(page, width);
    const addresses = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(addresses.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    // The not-found page is answered with 404, which a browser writes down.
    expect(pageErrors.filter((error) => status === 200 || !error.includes("404"))).toEqual([]);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of documentsOf("Article")
    .filter(({ data }) => data.sheet)
    .slice(0, 1)) {
    test(`a press enlarges the sheet of ${path}, and Escape puts it back`, async ({ page }) => {
      await page.goto(path);
      const enlarge = page.locator("main .sheet button[popovertarget]").first();
      const dialog = page.getByRole("dialog");
      await enlarge.press("Enter");
      await expect(dialog.locator("img")).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole("button")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(enlarge).toBeFocused();
    });
  }

  test("one page of each template shows all its text", async ({ page }) => {
    for (const path of FIRST_OF_TEMPLATE) {
      // Where the contents are folded, too.
      await page.setViewportSize({ width: NARROW, height: 900 });
      await page.goto(path);
      await openAnswers(page);
      const [text = ""] = await texts(page.getByRole("main"));
      expect(text.length, path).toBeGreaterThan(20);
      for (const width of [PHONE, DESK]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await hiddenTexts(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
});
