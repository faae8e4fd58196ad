import type { Page } from "@playwright/test";
import blog from "../../fixture-site/content/pages/blog.json";
import { expectValues, openFilled } from "../support/contact-form";
import { site } from "../support/fixture-site";
import * as shell from "../support/shell";
import * as app from "../support/test";

const { expect, holdRequests, openApp, openBeforeScripts, test, triggerAppLoad, waitForHydration } = app;
const { clickByMouse, clickHeaderLink, headingOf, PHONE, scrollPosition, twoFrames } = shell;

test("prefetches a link in view: its page is shown offline, announced, focused", async ({ page, context }) => {
  await openApp(page, "/about");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await app.waitForPageResources(page, "/blog");
  await context.setOffline(true);
  await clickHeaderLink(page, "Blog", "/blog");
  await expect(headingOf(page)).toBeInViewport();
  await expect(page.locator("#gatsby-announcer")).toContainText(blog.hero.title);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  expect(await page.evaluate("window.sameDocument")).toBe(true);
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

const ARTICLE = "/blog/cac";

/** A link of the list of contents, to an anchor in the middle of the article. */
const contentsLink = (page: Page) => page.getByRole("main").getByRole("navigation").getByRole("link").nth(2);

/** Follows the list of contents. @returns from where and where to, px */
async function followContents(page: Page): Promise<[start: number, end: number]> {
  const contents = page.getByRole("main").locator("nav details");
  if ((await contents.getAttribute("open")) === null) await contents.locator("summary").click();
  await contentsLink(page).scrollIntoViewIfNeeded();
  await twoFrames(page);
  const start = await scrollPosition(page);
  await contentsLink(page).click();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(start + 1000);
  await twoFrames(page);
  return [start, await scrollPosition(page)];
}

/** Scrolls on by the wheel, px. @returns the position */
async function scrollOn(page: Page, distance: number): Promise<number> {
  // Fonts that arrive move the text, and the position with it.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const start = await scrollPosition(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrollPosition(page)).toBe(Math.max(start + distance, 0));
  await twoFrames(page);
  return scrollPosition(page);
}

/** Fails unless this scroll position is reached and kept; browsers round by a pixel. */
async function expectScrolledTo(page: Page, position: number): Promise<void> {
  const distance = async () => Math.abs((await scrollPosition(page)) - position);
  await expect.poll(distance).toBeLessThanOrEqual(1);
  await twoFrames(page);
  expect(await distance()).toBeLessThanOrEqual(1);
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("a page left further down is restored there: by Back, inside the app, reloaded, until the app has come", async ({
    page,
  }) => {
    await openApp(page, ARTICLE);
    await followContents(page);
    const place = await scrollOn(page, 700);
    await page.goto("about:blank");
    await page.goBack();
    await triggerAppLoad(page);
    await waitForHydration(page);
    await expectScrolledTo(page, place);
    await clickByMouse(page, page.getByRole("banner").getByRole("link").first());
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expectScrolledTo(page, place);
    const release = await holdRequests(page, "**/*.js");
    await page.reload({ waitUntil: "domcontentloaded" });
    await expectScrolledTo(page, place);
    const reached = await scrollOn(page, 400);
    release();
    await triggerAppLoad(page);
    await waitForHydration(page);
    await expectScrolledTo(page, reached);
  });

  test("Back from an anchor restores the position of the click, before hydration and after", async ({ page }) => {
    const expectWayBack = async ([start, end]: readonly [start: number, end: number]) => {
      await page.goBack();
      await expectScrolledTo(page, start);
      await page.goForward();
      await expectScrolledTo(page, end);
      await page.goBack();
      await expectScrolledTo(page, start);
    };
    const release = await openBeforeScripts(page, ARTICLE);
    await scrollOn(page, 180);
    const places = await followContents(page);
    await release();
    await expectWayBack(places);
    await scrollOn(page, -50);
    await expectWayBack(await followContents(page));
    await expect(page.locator("#gatsby-announcer")).toBeEmpty();
  });
});
