import { clickHeaderLink, consentBanner, headingOf, menuToggle, mobileMenu, PHONE } from "../support/shell";
import { site } from "../support/spec-site";
import { expect, expectAccessible, test, waitForHydration } from "../support/test";

/* What only shows after a visitor has done something; whole pages are looked at among the tests of the site. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the open menu is accessible", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await menuToggle(page).click();
  await expect(mobileMenu(page)).toBeVisible();
  await waitForHydration(page);
  await expectAccessible(page);
});

test.describe("for a visitor who has not decided", () => {
  test.use({ hasAnsweredConsent: false });

  test("the consent banner is accessible on a phone and on a desk", async ({ page }) => {
    await page.goto("/");
    await expect(consentBanner(page)).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });
});

test("a table wider than the phone keeps its caption in view while it scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/blog/cac-customer-acquisition-cost");
  const tables = page.locator("main section:has(> table)");
  await expect(tables).not.toHaveCount(0);
  for (const table of await tables.all()) {
    const isCaptionInView = () =>
      table.evaluate((region) => {
        const { left, right } = region.querySelector("caption")?.getBoundingClientRect() ?? { left: -1, right: -1 };
        return left >= 0 && right <= window.innerWidth;
      });
    expect(await isCaptionInView()).toBe(true);
    const scrolled = await table.evaluate((region) => {
      region.scrollLeft = region.scrollWidth;
      return region.scrollLeft;
    });
    expect(scrolled).toBeGreaterThan(0);
    expect(await isCaptionInView()).toBe(true);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [from, to] of Object.entries({ "/": "/blog", "/blog/cac": "/about", "/gibt-es-nicht": "/product" })) {
    const { label = "" } = site.header.navigation.find((item) => item.to === to) ?? {};

    test(`the header and the menu of ${from} lead on to ${to}`, async ({ page }) => {
      await page.goto(from);
      await clickHeaderLink(page, label, to);
      await expect(headingOf(page)).toBeVisible();
      await page.setViewportSize(PHONE);
      await page.goto(from);
      await expect(mobileMenu(page)).toBeHidden();
      await menuToggle(page).click();
      await mobileMenu(page).getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect(mobileMenu(page)).toBeHidden();
    });
  }
});
