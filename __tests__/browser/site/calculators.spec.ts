import { pagesWithCalculators } from "../support/published-content";
import { expect, openApp, test } from "../support/test";

/** A4 without its margins, in CSS pixels. */
test.use({ viewport: { width: 680, height: 995 } });

test("each calculator is printed on one sheet", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const [calculator, path] of pagesWithCalculators) {
    // The rules for paper come with the whole stylesheet.
    await openApp(page, path);
    const { height } = (await page.locator(`figure[${calculator}]`).boundingBox()) ?? { height: Number.NaN };
    expect(height, path).toBeLessThanOrEqual(995);
  }
});
