import type { Page } from "@playwright/test";
import { watchLayoutShifts } from "../support/page-measurements";
import { built } from "../support/published-content";
import { expect, openApp, test } from "../support/test";

/* The notice above all pages, while there is one. */

const [PATH] = built.paths().filter((path) => built.html(path).includes("data-notice="));
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const LINE_PX = 22.5;

const noticeOf = (page: Page) => page.locator("[data-notice]");
const linesOf = async (page: Page) => {
  const text = await noticeOf(page)
    .locator("p")
    .evaluate((element) => {
      const { paddingTop, paddingBottom } = getComputedStyle(element);
      return element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    });
  return Math.round(text / LINE_PX);
};

for (const path of PATH === undefined ? [] : [PATH]) {
  test.describe(`The notice of ${path}`, () => {
    test.use({ viewport: PHONE });

    test("has two lines on a phone, one on a desk, and none on paper", async ({ page }) => {
      await page.addInitScript(watchLayoutShifts);
      await openApp(page, path);
      expect(await linesOf(page)).toBeLessThanOrEqual(2);
      expect(await page.evaluate("shifts")).toEqual([]);
      await page.setViewportSize(DESK);
      expect(await linesOf(page)).toBe(1);
      await page.emulateMedia({ media: "print" });
      await expect(noticeOf(page)).toBeHidden();
    });

    test("does not hide the button that closes the menu", async ({ page }) => {
      await openApp(page, path);
      const toggle = page.locator("[popovertarget=mobile-menu]");
      await toggle.click();
      await toggle.click();
      await expect(page.locator("#mobile-menu")).toBeHidden();
    });
  });
}
