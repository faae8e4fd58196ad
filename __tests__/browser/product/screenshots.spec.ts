import { expect, openApp, test } from "../support/test";

// On failure: look at the three pictures in test-results/. If the new one is meant: npm test -- browser screenshots
// --update-snapshots

/** Catches a heading that has moved, and lets another version of Chromium draw its edges otherwise. */
const TOLERANCE = { threshold: 0.3, maxDiffPixelRatio: 0.004 };

const PAGES = {
  home: "/",
  product: "/product",
  contact: "/contact",
  article: "/blog/cac-customer-acquisition-cost",
  blog: "/blog",
  "not-found": "/gibt-es-nicht",
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [390, 1440]) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${path} looks as it did at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openApp(page, path);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { ...TOLERANCE, animations: "disabled" });
    });
  }
}
