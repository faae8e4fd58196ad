import type { Page } from "@playwright/test";
import { openBeforeScripts } from "../support/held-scripts";
import { clickByMouse, consentBanner, headerLink, PHONE, scrollPosition, twoFrames } from "../support/shell";
import { expect, holdRequests, openApp, reloadApp, test, triggerAppLoad, waitForHydration } from "../support/test";

/* Where visitors are on a page whose address has a hash: nothing but themselves may move them. */

const ARTICLE = "/blog/cac";

/** A link of the list of contents, to an anchor in the middle of the article. */
const contentsLink = (page: Page) => page.getByRole("main").getByRole("navigation").getByRole("link").nth(2);

/** Follows the list of contents. */
async function followContents(page: Page): Promise<void> {
  const start = await scrollPosition(page);
  await contentsLink(page).click();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(start + 1000);
}

/** The address of the anchor. */
async function addressOfAnchor(page: Page): Promise<string> {
  await page.goto(ARTICLE);
  const address = await contentsLink(page).evaluate((link: HTMLAnchorElement) => link.href);
  await page.goto("about:blank");
  return address;
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

const TO_TOP = -100_000;

/** Fails unless this scroll position is reached and kept; browsers round by a pixel. */
async function expectScrolledTo(page: Page, position: number): Promise<void> {
  const distance = async () => Math.abs((await scrollPosition(page)) - position);
  await expect.poll(distance).toBeLessThanOrEqual(1);
  await twoFrames(page);
  expect(await distance()).toBeLessThanOrEqual(1);
}

for (const [device, viewport] of [
  ["phone", PHONE],
  ["desk", { width: 1440, height: 900 }],
] as const) {
  test.describe(`on a ${device}`, { tag: device === "desk" ? ["@rare"] : [] }, () => {
    test.use({ viewport });

    for (const [place, distance] of [
      ["further down", 700],
      ["at the very top", TO_TOP],
    ] as const) {
      test(`a page left ${place} is restored there on reload`, async ({ page }) => {
        await openApp(page, ARTICLE);
        await followContents(page);
        const positionBefore = await scrollOn(page, distance);
        await reloadApp(page);
        await expectScrolledTo(page, positionBefore);
      });

      test(`a page left ${place} is restored there on Back after a full page load`, async ({ page }) => {
        await openApp(page, ARTICLE);
        await followContents(page);
        const positionBefore = await scrollOn(page, distance);
        await page.goto("about:blank");
        await page.goBack();
        await triggerAppLoad(page);
        await waitForHydration(page);
        await expectScrolledTo(page, positionBefore);
      });

      test(`a page left ${place} is restored there on Back inside the app`, async ({ page }) => {
        await openApp(page, ARTICLE);
        await followContents(page);
        const positionBefore = await scrollOn(page, distance);
        await page.getByRole("banner").getByRole("link").first().click();
        await expect(page).toHaveURL("/");
        await page.goBack();
        await expectScrolledTo(page, positionBefore);
      });

      test(`hydration keeps the position ${place}`, async ({ page }) => {
        const address = await addressOfAnchor(page);
        const release = await openBeforeScripts(page, address);
        await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);
        const reached = await scrollOn(page, distance);
        await release();
        await expectScrolledTo(page, reached);
      });
    }
  });
}

test("keeps a position scrolled to between reload and hydration", async ({ page }) => {
  await openApp(page, ARTICLE);
  const positionBefore = await scrollOn(page, 1500);
  const release = await holdRequests(page, "**/*.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  await expectScrolledTo(page, positionBefore);
  const reached = await scrollOn(page, 400);
  release();
  await triggerAppLoad(page);
  await waitForHydration(page);
  await expectScrolledTo(page, reached);
});

test("leaves the position to the browser until the app is ready", async ({ page }) => {
  const restoration = () => page.evaluate(() => history.scrollRestoration);
  const release = await holdRequests(page, "**/component---*.js");
  await page.goto(ARTICLE);
  await triggerAppLoad(page);
  await page.waitForFunction(() => "___loader" in window);
  expect(await restoration()).toBe("auto");
  release();
  await waitForHydration(page);
  expect(await restoration()).toBe("manual");
});

test("restores the position of a discarded tab", async ({ page }) => {
  await openApp(page, ARTICLE);
  await followContents(page);
  const positionBefore = await scrollOn(page, 700);
  // Such a tab has no `pagehide`, in which the app leaves the position to the browser.
  await page.evaluate(() => {
    addEventListener("pagehide", () => {
      history.scrollRestoration = "manual";
    });
  });
  await reloadApp(page);
  await expectScrolledTo(page, positionBefore);
});

test.describe("no consent given yet", () => {
  test.use({ hasAnsweredConsent: false });

  test("restores a position at the end of the page although the banner appears later", async ({ page }) => {
    await openApp(page, "/contact");
    await expect(consentBanner(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 100_000);
    const toEnd = () =>
      page.evaluate(() => Math.round(document.documentElement.scrollHeight - window.innerHeight - window.scrollY));
    await expect.poll(toEnd).toBe(0);
    const positionBefore = await scrollPosition(page);
    for (const reopen of [
      () => page.reload(),
      () => page.reload(),
      () => page.goto("about:blank").then(() => page.goBack()),
    ]) {
      await reopen();
      await expect(consentBanner(page)).toBeVisible();
      await expectScrolledTo(page, positionBefore);
    }
  });
});

for (const viewport of [PHONE, { width: 768, height: 1024 }]) {
  test.describe(`no consent given yet, ${viewport.width} px`, () => {
    test.use({ hasAnsweredConsent: false, viewport });

    test("the page is as long before the banner as with it", async ({ page }) => {
      const length = () => page.evaluate(() => document.documentElement.scrollHeight);
      const release = await openBeforeScripts(page, "/contact");
      const before = await length();
      await release();
      await expect(consentBanner(page)).toBeVisible();
      await twoFrames(page);
      expect(await length()).toBe(before);
    });
  });
}

test("does not announce an in-page link as a new page", async ({ page }) => {
  await openApp(page, ARTICLE);
  await followContents(page);
  await twoFrames(page);
  await expect(page.locator("#gatsby-announcer")).toBeEmpty();
  await headerLink(page, "Blog").click();
  await expect(page.locator("#gatsby-announcer")).not.toBeEmpty();
});

test("scrolls to the form for a hash with more than the form", async ({ page }) => {
  await openApp(page, "/contact#form&message=Hallo");
  await expect(page.locator("#form")).toBeFocused();
  await expect(page.locator("#form")).toBeInViewport();
});

test("Back to a hash without an element restores the position", async ({ page }) => {
  // The scroll to the form is over at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openApp(page, "/contact#form&source=mail");
  await expect(page.locator("#form")).toBeFocused();
  const positionBefore = await scrollOn(page, -100);
  await clickByMouse(page, headerLink(page, "Blog"));
  await expect(page).toHaveURL("/blog");
  await page.goBack();
  await expect(page).toHaveURL(/#form&source/);
  await expectScrolledTo(page, positionBefore);
});
