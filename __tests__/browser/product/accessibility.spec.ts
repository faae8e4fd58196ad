import { consentBanner, menuToggle, mobileMenu, PHONE, waitUntilClickable } from "../support/shell";
import { site } from "../support/spec-site";
import { expect, expectAccessible, openApp, test, waitForHydration } from "../support/test";

/* What only shows in some state; whole pages are looked at in `pages.spec.ts`. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("for a visitor who has not decided", () => {
  test.use({ hasAnsweredConsent: false, viewport: PHONE });

  test("banner and open menu are accessible on a phone; behind the menu nothing else is reached", async ({ page }) => {
    await page.goto("/about");
    await waitForHydration(page);
    await waitUntilClickable(consentBanner(page));
    await expectAccessible(page);
    await menuToggle(page).press("Enter");
    await expect(mobileMenu(page)).toBeVisible();
    await expect(consentBanner(page)).toBeHidden();
    await expect(page.getByRole("link", { name: site.header.skipLink, exact: true })).toBeHidden();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(consentBanner(page)).toBeVisible();
  });
});

test("a table wider than the phone keeps its caption in view, and is a tab stop only then", async ({ page }) => {
  await openApp(page, "/blog/cac-customer-acquisition-cost");
  const tables = page.locator("main section:has(> table)");
  await expect(tables.first()).not.toHaveAttribute("tabindex");
  await page.setViewportSize({ width: 320, height: 640 });
  for (const table of await tables.all()) {
    await expect(table).toHaveAttribute("tabindex", "0");
    const scrolled = await table.evaluate((region) => {
      const isCaptionInView = () => {
        const { left, right } = region.querySelector("caption")?.getBoundingClientRect() ?? { left: -1, right: -1 };
        return left >= 0 && right <= window.innerWidth;
      };
      const atFirst = isCaptionInView();
      region.scrollLeft = region.scrollWidth;
      return { left: region.scrollLeft, inView: atFirst && isCaptionInView() };
    });
    expect(scrolled.inView).toBe(true);
    expect(scrolled.left).toBeGreaterThan(0);
  }
});
