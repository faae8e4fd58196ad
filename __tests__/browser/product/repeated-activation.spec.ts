import type { Locator, Page } from "@playwright/test";
import { site } from "../support/fixture-site";
import * as shell from "../support/shell";
import { expect, openApp, test } from "../support/test";

const { boundsOf, consentBanner, PHONE } = shell;

const ARTICLE = "/blog/cac";

/** Scrolls until the last card of an article lies beneath a control that stands still. @returns the middle of both */
async function bringCardBeneath(page: Page, control: Locator): Promise<{ x: number; y: number }> {
  const card = page.getByRole("main").getByRole("listitem").getByRole("link").last();
  await card.scrollIntoViewIfNeeded();
  const [over, under] = [await boundsOf(control), await boundsOf(card)];
  const [x, y] = [over.x + over.width / 2, over.y + over.height / 2];
  await page.evaluate((top) => window.scrollBy({ top, behavior: "instant" }), under.y + under.height / 2 - y);
  await shell.twoFrames(page);
  expect(await page.evaluate(`document.elementsFromPoint(${x}, ${y}).some((element) => element.matches("a"))`)).toBe(
    true,
  );
  return { x, y };
}

test.use({ viewport: PHONE });

test.describe("no consent given yet", () => {
  test.use({ hasAnsweredConsent: false });

  const buttonOf = (page: Page, name: string) => consentBanner(page).getByRole("button", { name, exact: true });

  test("a press on a banner that has just appeared reaches the element underneath", async ({ page }) => {
    await openApp(page, ARTICLE);
    await expect(consentBanner(page)).toBeVisible();
    await consentBanner(page).evaluate((element: HTMLElement) => {
      element.style.animationName = "none";
      element.getBoundingClientRect();
      element.style.animationName = "";
      for (const animation of element.getAnimations()) animation.pause();
    });
    const { x, y } = await bringCardBeneath(page, buttonOf(page, site.consent.accept));
    await page.mouse.click(x, y);
    await page.waitForURL(({ pathname }) => pathname !== ARTICLE);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
