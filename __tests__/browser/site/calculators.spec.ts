import { pagesWithCalculators } from "../support/published";
import { boxOf, PHONE, scrolledBy, twoFrames } from "../support/shell";
import { expect, openApp, reloadApp, test } from "../support/test";

test.use({ viewport: PHONE });

for (const [calculator, path] of pagesWithCalculators) {
  test(`${path}, left at the results of its calculator, is there again when it is loaded anew`, async ({ page }) => {
    await openApp(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const figure = page.locator(`figure[${calculator}]`);
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole("textbox").first()).toBeVisible();
    const results = figure.locator(".calculator-figures");
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, (await boxOf(results)).y - 60);
    await expect.poll(async () => Math.abs((await boxOf(results)).y - 60)).toBeLessThan(2);
    await twoFrames(page);
    const left = await scrolledBy(page);
    await reloadApp(page);
    await expect.poll(() => scrolledBy(page)).toBe(left);
  });
}
