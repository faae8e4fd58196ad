import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { pagesToOpen } from "../support/published-content";
import { expect, expectAccessible, test, waitForHydration } from "../support/test";
import { hiddenTexts, texts } from "../support/text";

/** Widths at which axe looks at a page, and narrower ones at which it must not run over. */
const WIDTHS = [1440, 390];
const NARROW = [360, 320];

const PAGES = pagesToOpen();

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

for (const path of PAGES) {
  test(`${path} has no errors, no horizontal overflow, and is accessible at every width`, async ({
    page,
    pageErrors,
    baseURL,
  }) => {
    const response = await page.goto(path);
    const status = path === PATH_WITHOUT_PAGE ? 404 : 200;
    expect(response?.status()).toBe(status);
    await waitForHydration(page);
    for (const width of [...WIDTHS, ...NARROW]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
      if (WIDTHS.includes(width)) await expectAccessible(page);
    }
    const addresses = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(addresses.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    // The not-found page is answered with 404, which a browser writes down.
    expect(pageErrors.filter((error) => status === 200 || !error.includes("404"))).toEqual([]);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`${path} shows all its text without script`, async ({ page }) => {
      await page.goto(path);
      const [text = ""] = await texts(page.getByRole("main"));
      expect(text.length).toBeGreaterThan(20);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await hiddenTexts(page), `${width} px`).toEqual([]);
      }
    });
  }
});
