import type { Page } from "@playwright/test";
import blog from "../../spec-site/content/pages/blog.json";
import { enterForm, expectValues, openFilled } from "../support/contact-form";
import { expectShownAfter, openWithClock, pauseClock } from "../support/paused-clock";
import * as shell from "../support/shell";
import { site } from "../support/spec-site";
import { expect, holdRequests, openApp, test, waitForPageResources } from "../support/test";

const { clickHeaderLink, headerLink, headingOf, scrollPosition, twoFrames } = shell;

/** The data of pages that is asked for, from now on. */
function watchPageData(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/page-data.json") && asked.push(request.url()));
  return asked;
}

/** Holds the data of a page back; returns how to let it come, and waits for it. */
async function holdPage(page: Page, path: string): Promise<() => Promise<void>> {
  const data = `**/page-data${path}/page-data.json`;
  const letCome = await holdRequests(page, data);
  return async () => {
    const came = page.waitForResponse(data);
    letCome();
    await came;
  };
}

test("prefetches a link in view: its page is shown offline, announced, focused", async ({ page, context }) => {
  const requests = watchPageData(page);
  await openApp(page, "/about");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await waitForPageResources(page, "/blog");
  expect(requests.join()).toContain("/page-data/blog/");
  await context.setOffline(true);
  await clickHeaderLink(page, "Blog", "/blog");
  await expect(headingOf(page)).toBeInViewport();
  await expect(page.locator("#gatsby-announcer")).toContainText(blog.hero.title);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  expect(await page.evaluate("window.sameDocument")).toBe(true);
});

test.describe("in data-saving mode", () => {
  // Nothing is prefetched: pages come when they are asked for.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
    }),
  );

  test("prefetches nothing; the latest navigation wins: of two clicks, of a click and Back", async ({ page }) => {
    const requests = watchPageData(page);
    await openApp(page, "/impressum");
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([expect.stringContaining("/page-data/impressum/")]);
    let letCome = await holdPage(page, "/about");
    await headerLink(page, "Über Uns").click();
    await clickHeaderLink(page, "Blog", "/blog");
    await letCome();
    await expect(page).toHaveURL("/blog");
    await clickHeaderLink(page, "Career", "/career");
    letCome = await holdPage(page, "/product");
    await headerLink(page, "Produkt").click();
    await page.goBack();
    await expect(headingOf(page)).toHaveText(blog.hero.title);
    await letCome();
    await twoFrames(page);
    await expect(page).toHaveURL("/blog");
    await expect(headingOf(page)).toHaveText(blog.hero.title);
  });

  test("starts a full page load after 3 s and shows a notice after 300 ms", async ({ page }) => {
    const bar = page.getByRole("status").getByText(site.loading.label);
    await openWithClock(page, "/impressum");
    await clickHeaderLink(page, "Blog", "/blog");
    await page.clock.runFor(5000);
    await expect(bar).toHaveCount(0);
    await expect(page).toHaveURL("/blog");
    await page.route("**/page-data/about/page-data.json", () => undefined);
    await pauseClock(page);
    await headerLink(page, "Über Uns").click();
    await expectShownAfter(page, 300, bar);
    await page.clock.runFor(2699);
    await expect(page).toHaveURL("/blog");
    const loaded = page.waitForEvent("load");
    await page.clock.runFor(1);
    await loaded;
    await expect(page).toHaveURL("/about");
  });
});

test("the same hash twice is one entry; Back to the form restores the scroll position", async ({ page }) => {
  // The scroll to the form is over at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openApp(page, "/contact");
  const entries = () => page.evaluate(() => window.history.length);
  await clickHeaderLink(page, site.header.demo.label, "/contact#form");
  const before = await entries();
  await headerLink(page, site.header.demo.label).click();
  await expect(page.locator("#form")).toBeFocused();
  expect(await entries()).toBe(before);
  await page.evaluate(() => window.scrollTo(0, 333));
  await twoFrames(page);
  await shell.clickByMouse(page, headerLink(page, "Blog"));
  await expect(headingOf(page)).toHaveText(blog.hero.title);
  await page.goBack();
  await expect(page).toHaveURL("/contact#form");
  await expect.poll(() => scrollPosition(page)).toBe(333);
});

test("the data or the script of a page missing: it comes as a document", async ({ page }) => {
  await page.route(/\/page-data\/about\/|\/component---src-pages-product/, (route) =>
    route.fulfill({ status: 404, body: "Not found" }),
  );
  await openApp(page, "/");
  for (const [label, to] of [
    ["Über Uns", "/about"],
    ["Produkt", "/product"],
  ] as const) {
    const loaded = page.waitForEvent("load");
    await clickHeaderLink(page, label, to);
    await loaded;
    await expect(headingOf(page)).not.toHaveText("404");
    await clickHeaderLink(page, "Blog", "/blog");
  }
});

test("offline: the page stays with what was typed, until the connection is back", async ({ page, context }) => {
  const values = await openFilled(page);
  await context.setOffline(true);
  // A page that has not been prefetched.
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByText(site.offline.title)).toBeVisible();
  await expect(page.getByText(site.offline.text)).toBeVisible();
  await expect(page).toHaveURL("/contact");
  await expectValues(page, values);
  await context.setOffline(false);
  await expect(page.getByText(site.offline.title)).toBeHidden();
  await clickHeaderLink(page, "Über Uns", "/about");
});

test("after a deploy, the next page comes from the new build and form values are kept", async ({ page }) => {
  const values = await openFilled(page);
  // From now on the server has a new build, which this document does not know; the next one comes from it.
  let isStale = true;
  await page.route("**/page-data/**/*.json", async (route) => {
    if (!isStale) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), webpackCompilationHash: "new" } });
  });
  await page.route("**/blog", (route) => {
    isStale = false;
    return route.continue();
  });
  const loaded = page.waitForEvent("load");
  await clickHeaderLink(page, "Blog", "/blog");
  await loaded;
  await page.goto("/contact");
  await enterForm(page);
  await expectValues(page, values);
});
