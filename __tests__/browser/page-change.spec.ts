import type { Page } from "@playwright/test";
import product from "../../content/pages/product.json";
import { headerLink } from "./support/shell";
import { expect, hydrated, showIntent, test } from "./support/test";

const heading = { level: 1 } as const;

/** Every request for the data of another page. */
function watchPageData(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/page-data.json")) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

test("a link in view is got ahead: its page comes without a request, a document or a connection", async ({
  page,
  context,
}) => {
  const requests = watchPageData(page);
  await page.goto("/about");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect.poll(() => requests).toContain("/page-data/blog/page-data.json");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await headerLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  await expect(page).toHaveTitle(/Blog|Guides/);
  await expect(page.getByRole("heading", heading)).toBeInViewport();
  expect(await page.evaluate("window.sameDocument")).toBe(true);
});

test("the new page is announced and takes the focus", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await headerLink(page, "Produkt").click();
  await expect(page).toHaveURL("/product");
  await expect(page.locator("#gatsby-announcer")).toContainText(product.hero.title);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
});

test("nothing is got ahead for a visitor who saves data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  const requests = watchPageData(page);
  await page.clock.install();
  await page.goto("/about");
  await showIntent(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.locator("html").getAttribute("data-app");
    })
    .toBe("ready");
  await page.clock.runFor(10_000);
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual(["/page-data/about/page-data.json"]);
});

/** Records how each view transition went. */
const watchTransitions = () => {
  const outcomes: string[] = [];
  Object.assign(window, { outcomes });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(
      () => outcomes.push("shown"),
      (error: Error) => outcomes.push(error.name),
    );
    return transition;
  };
};

test("pages change in a view transition, which does not hold them up", async ({ page }) => {
  await page.addInitScript(watchTransitions);
  await page.goto("/about");
  await hydrated(page);
  for (const [label, path] of [
    ["Blog", "/blog"],
    ["Home", "/"],
  ] as const) {
    await headerLink(page, label).click();
    await expect(page).toHaveURL(path);
  }
  await expect.poll(() => page.evaluate("outcomes")).toEqual(["shown", "shown"]);
});

test.describe("where motion is not welcome", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("pages change without a view transition", async ({ page }) => {
    await page.addInitScript(watchTransitions);
    await page.goto("/about");
    await hydrated(page);
    await headerLink(page, "Blog").click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", heading)).toBeVisible();
    expect(await page.evaluate("outcomes")).toEqual([]);
  });
});
