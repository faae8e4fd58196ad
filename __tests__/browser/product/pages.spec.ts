import type { Page } from "@playwright/test";
import { filesOf, loadedFiles, transferredBytes } from "../support/loaded-files";
import { findLowLinks, findMisplacedTexts, findSticky, watchLayoutShifts } from "../support/page-measurements";
import { menuToggle, PHONE } from "../support/shell";
import { ARTICLES, PAGE_OF_EACH_KIND, site } from "../support/spec-site";
import { expect, expectAccessible, test, waitForHydration } from "../support/test";

/* What holds of any page: one of each kind is loaded once and asked everything; further articles are rare cases. */

const KB = 1024;
/** Budgets in bytes as a host sends text, compressed with gzip. */
const HOME_BYTES_BEFORE_LOAD = 120 * KB;
const ARTICLE_SCRIPT_BYTES = 112 * KB;

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Fails when, at one of these widths, a text cannot be read where it stands. */
async function expectTextsInPlace(page: Page, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(findMisplacedTexts);
    expect.soft(found, `${what}, ${width} px`).toEqual({ scrolls: false, pushedOut: [], meeting: [] });
  }
}

const kinds: readonly string[] = PAGE_OF_EACH_KIND;

for (const path of [...kinds, ...ARTICLES.map((slug) => `/blog/${slug}`)]) {
  test(`${path} is light, steady, accessible and readable at every size`, {
    tag: kinds.includes(path) ? [] : ["@rare"],
  }, async ({ page, pageErrors }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(watchLayoutShifts);
    await page.goto(path);
    await waitForHydration(page);

    await test.step("before the load event: no script, no stylesheet, two fonts at most", async () => {
      const early = (await loadedFiles(page)).filter(({ isBeforeLoad }) => isBeforeLoad);
      expect.soft([...filesOf(early, ".js"), ...filesOf(early, ".css")]).toEqual([]);
      expect.soft(filesOf(early, ".woff2").length).toBeLessThanOrEqual(2);
      if (path !== "/") return;
      const bytes = transferredBytes(early.map(({ pathname }) => pathname));
      expect.soft(bytes).toBeLessThanOrEqual(HOME_BYTES_BEFORE_LOAD);
    });

    await test.step("nothing moves on the way down, where little script is loaded", async () => {
      for (const block of await page.locator("main > section, main > article, footer").all())
        await block.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      if (kinds.includes(path)) expect.soft(await page.evaluate("shifts")).toEqual([]);
      if (!path.startsWith("/blog/")) return;
      const bytes = transferredBytes(filesOf(await loadedFiles(page), ".js"));
      expect.soft(bytes).toBeLessThanOrEqual(ARTICLE_SCRIPT_BYTES);
    });

    // From here on, nothing is on its way into view.
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect.soft(await page.evaluate(findLowLinks), "lower than 24 px").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await test.step("axe", () => expectAccessible(page));

    await expectTextsInPlace(page, "as it is", [1440, 768, 390, 320]);
    const settings = await page.context().newCDPSession(page);
    await settings.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
    await expectTextsInPlace(page, "letters of 32 px", [1280, 320]);
    await expect.soft(menuToggle(page)).toBeInViewport({ ratio: 1 });
    await settings.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 16 } });
    await page.addStyleTag({ content: TEXT_SPACING });
    await expectTextsInPlace(page, "spacing", [1280, 320]);
    const name = page.getByRole("banner").getByText(site.name, { exact: true });
    expect.soft(await name.evaluate((element) => element.getClientRects().length)).toBe(1);

    await test.step("as at 400 %, nothing is sticky", async () => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 256 });
        expect.soft(await page.evaluate(findSticky), `${width} px`).toEqual([]);
      }
    });
    // A browser writes down that the not-found page is answered with 404.
    expect(pageErrors.filter((error) => !error.includes("404"))).toEqual([]);
  });
}
