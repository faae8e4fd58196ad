import type { Page } from "@playwright/test";
import { clickByMouse, PHONE, scrollPosition, twoFrames } from "../support/shell";
import {
  expect,
  holdRequests,
  openApp,
  openBeforeScripts,
  test,
  triggerAppLoad,
  waitForHydration,
} from "../support/test";

const ARTICLE = "/blog/cac";

test.use({ viewport: PHONE });

/** A link of the list of contents, to an anchor in the middle of the article. */
const contentsLink = (page: Page) => page.getByRole("main").getByRole("navigation").getByRole("link").nth(2);

/** Follows the list of contents. @returns from where and where to, px */
async function followContents(page: Page): Promise<[start: number, end: number]> {
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
  const expectWayBack = async ([start, end]: readonly number[]) => {
    for (const [go, place = 0] of [
      [() => page.goBack(), start],
      [() => page.goForward(), end],
      [() => page.goBack(), start],
    ] as const) {
      await go();
      await expectScrolledTo(page, place);
    }
  };
  const release = await openBeforeScripts(page, ARTICLE);
  await scrollOn(page, 180);
  const places = await followContents(page);
  await release();
  await expectWayBack(places);
  await scrollOn(page, -50);
  await expectWayBack(await followContents(page));
  await expect(page.locator("#gatsby-announcer")).toBeEmpty();
  await clickByMouse(page, page.getByRole("banner").getByRole("link").first());
  await expect(page.locator("#gatsby-announcer")).not.toBeEmpty();
});
