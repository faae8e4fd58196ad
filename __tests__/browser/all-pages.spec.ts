import type { Page } from "@playwright/test";
import { builtPaths } from "./support/built-site";
import { PAGE_OF_EACH_KIND } from "./support/routes";
import { site } from "./support/site";
import { expect, expectAccessible, hydrated, test } from "./support/test";

const WIDTHS = [390, 1440];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Pages ask nobody but their own host. */
async function expectNoOtherOrigin(page: Page, baseURL: string | undefined): Promise<void> {
  const addresses = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(addresses.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
}

for (const path of builtPaths()) {
  for (const width of WIDTHS) {
    test(`${path} is sound and accessible at ${width} px`, async ({ page, complaints, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      await expect(page).toHaveTitle(/\S{3,}/);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await expectNoOtherOrigin(page, baseURL);
      expect(await page.context().cookies()).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

for (const path of PAGE_OF_EACH_KIND) {
  for (const width of [320, 360]) {
    test(`${path} needs no scrolling sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

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

test("the open menu is accessible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/");
  await page.getByRole("button", { name: site.header.menu.open }).click();
  await expect(page.getByRole("navigation", { name: site.header.menu.label })).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
});

test.describe("for a visitor who has not decided", () => {
  test.use({ decided: false });

  for (const width of WIDTHS) {
    test(`the consent banner is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await expect(page.getByRole("region", { name: site.consent.title })).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test("an unknown path answers 404 with the not-found page and logs the path", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const response = await page.goto("/gibt-es-nicht");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => logged.some((line) => line.includes("/gibt-es-nicht"))).toBe(true);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("an alias shows the article and names the main address as canonical", async ({ page }) => {
  for (const [alias, main] of [
    ["/blog/conversion-rate", "/blog/sales-conversion-rate"],
    ["/blog/cac", "/blog/cac-customer-acquisition-cost"],
    ["/blog/sales-performance", "/blog/sales-performance-messen"],
    ["/blog/massnahmen-skalieren", "/blog/5-massnahmen-vertrieb-skalieren"],
  ] as const) {
    await page.goto(main);
    const title = await page.locator("h1").textContent();
    await page.goto(alias);
    await expect(page.locator("h1")).toHaveText(title ?? "");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `https://www.hafenlotse.example${main}`,
    );
  }
});
