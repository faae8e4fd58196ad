import { pagesWithCalculators } from "../support/published-content";
import { expect, openApp, reloadApp, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

/** A4 without its margins, in CSS pixels. */
const SHEET = { width: 680, height: 995 };

for (const [calculator, path] of pagesWithCalculators) {
  test(`${path}, left at the results of its calculator, is there again when it is loaded anew`, async ({ page }) => {
    await openApp(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const figure = page.locator(`figure[${calculator}]`);
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole("textbox").first()).toBeVisible();
    const results = figure.locator(".calculator-figures");
    await page.mouse.move(200, 400);
    const distance = () => results.evaluate((list) => Math.round(list.getBoundingClientRect().top) - 60);
    await page.mouse.wheel(0, await distance());
    await expect.poll(async () => Math.abs(await distance())).toBeLessThan(2);
    const scrollPosition = () => page.evaluate(() => Math.round(window.scrollY));
    const left = await scrollPosition();
    await reloadApp(page);
    await expect.poll(scrollPosition).toBe(left);
  });

  test(`the calculator of ${path} is printed on one sheet`, async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(SHEET);
    // The rules for paper come with the whole stylesheet.
    await openApp(page, path);
    const { height } = (await page.locator(`figure[${calculator}]`).boundingBox()) ?? { height: Number.NaN };
    expect(height).toBeLessThanOrEqual(SHEET.height);
  });
}
