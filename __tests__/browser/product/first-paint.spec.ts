import type { Page } from "@playwright/test";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { fixtureSite, PAGE_OF_EACH_KIND } from "../support/fixture-site";
import { expect, holdRequests, test, triggerAppLoad, waitForHydration } from "../support/test";

/* Before its scripts and its whole stylesheet are there, a page looks as it does afterwards, pixel by pixel. */

/** Only a script knows the visitor's date. */
const WITHOUT_DATE = "h1 ~ .text-note { visibility: hidden }";

/** The whole page with all its pictures. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  // The first one lets lines break by fonts that have come late: only from then on, the page keeps its height.
  const take = () => page.screenshot({ fullPage: true, animations: "disabled", style: WITHOUT_DATE });
  await take();
  return take();
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of [...fixtureSite.paths(), PATH_WITHOUT_PAGE]) {
  test(`${path} is painted at once as it stays`, {
    tag: PAGE_OF_EACH_KIND.includes(path) ? [] : ["@rare"],
  }, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdRequests(page, /\.(js|css)$/);
      await page.goto(path);
      const first = await picture(page);
      release();
      await triggerAppLoad(page);
      await waitForHydration(page);
      await page.waitForLoadState("networkidle");
      const later = await picture(page);
      const isSame = first.equals(later);
      if (!isSame)
        for (const body of [first, later]) await test.info().attach(`${width} px`, { body, contentType: "image/png" });
      expect.soft(isSame, `${width} px`).toBe(true);
    }
  });
}
