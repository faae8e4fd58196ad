import { expect, test } from "../support/test";

// On failure: look at the three pictures in test-results/. If the new one is meant: npm test -- browser screenshots
// --update-snapshots (with RARE_CASES=1, those of the rare cases)

/** Catches a heading that has moved, and lets another version of Chromium draw its edges otherwise. */
const TOLERANCE = { threshold: 0.3, maxDiffPixelRatio: 0.004 };

const PAGES = [
  ["home", "/", []],
  ["contact", "/contact", []],
  ["article", "/blog/cac-customer-acquisition-cost", []],
  ["product", "/product", ["@rare"]],
  ["blog", "/blog", ["@rare"]],
  ["not-found", "/gibt-es-nicht", ["@rare"]],
] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, path, tag] of PAGES) {
  test(`${path} looks as it did at 390 and at 1440 px`, { tag: [...tag] }, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, { ...TOLERANCE, animations: "disabled" });
    }
  });
}
