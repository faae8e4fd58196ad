import type { Locator, Page } from "@playwright/test";
import home from "../../spec-site/content/pages/home.json";
import { openBeforeScripts } from "../support/held-scripts";
import { tabTo } from "../support/keyboard";
import { openWithClock } from "../support/paused-clock";
import {
  boundsOf,
  consentBanner,
  headingOf,
  menuToggle,
  mobileMenu,
  PHONE,
  twoFrames,
  waitUntilClickable,
} from "../support/shell";
import { site } from "../support/spec-site";
import { expect, openApp, test } from "../support/test";

type Point = { x: number; y: number };

const ARTICLE = "/blog/cac";
const { accept, decline, close } = site.consent;

/** Fails unless the visitor has left the article; links to its own anchors do not count. */
const expectLeft = (page: Page) => expect.poll(() => new URL(page.url()).pathname).not.toBe(ARTICLE);

async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await boundsOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Scrolls until the last card of an article lies beneath a control that stands still. @returns where both are */
async function bringCardBeneath(page: Page, control: Locator): Promise<Point> {
  const card = page.getByRole("main").getByRole("article").getByRole("link").last();
  await card.scrollIntoViewIfNeeded();
  const place = await middleOf(control);
  const distance = (await middleOf(card)).y - place.y;
  await page.evaluate((y) => window.scrollBy({ top: y, behavior: "instant" }), distance);
  await twoFrames(page);
  await expect(card).not.toHaveAttribute("href", new URL(page.url()).pathname);
  const lies = ({ x, y }: Point) => document.elementsFromPoint(x, y).some((element) => element.matches("a"));
  expect(await page.evaluate(lies, place)).toBe(true);
  return place;
}

/** Holds what has come up in its first moment. */
const keepAsNew = (shown: Locator) =>
  shown.evaluate((element: HTMLElement) => {
    element.style.animationName = "none";
    element.getBoundingClientRect();
    element.style.animationName = "";
    for (const animation of element.getAnimations()) animation.pause();
  });

/** Every click on a link, from now on. */
const watchLinks = (page: Page) =>
  page.evaluate(() => {
    const followed: string[] = [];
    Object.assign(window, { followed });
    document.addEventListener("click", ({ target }) => {
      const link = target instanceof Element && target.closest("a");
      if (link) followed.push(link.pathname);
    });
  });

/** A double click takes what has come up away and follows nothing; a fresh click reaches what lies beneath. */
async function expectDoubleClickKept(page: Page, { x, y }: Point, shown: Locator): Promise<void> {
  await watchLinks(page);
  await page.mouse.dblclick(x, y);
  await expect(shown).toBeHidden();
  expect(await page.evaluate("followed")).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(ARTICLE);
  await page.mouse.click(x, y);
  await expectLeft(page);
}

test.describe("at phone width", () => {
  test.use({ viewport: PHONE });

  test.describe("no consent given yet", () => {
    test.use({ hasAnsweredConsent: false });

    const buttonOf = (page: Page, name: string) => consentBanner(page).getByRole("button", { name, exact: true });

    for (const label of [accept, decline, close]) {
      test(`a double click on ${label} does not reach the element underneath, a new click does`, async ({ page }) => {
        await openApp(page, ARTICLE);
        await waitUntilClickable(consentBanner(page));
        const place = await bringCardBeneath(page, buttonOf(page, label));
        await expectDoubleClickKept(page, place, consentBanner(page));
      });
    }

    test("a press on a banner that has just appeared reaches the element underneath", async ({ page }) => {
      await openApp(page, ARTICLE);
      await expect(consentBanner(page)).toBeVisible();
      await keepAsNew(consentBanner(page));
      const { x, y } = await bringCardBeneath(page, buttonOf(page, accept));
      await page.mouse.click(x, y);
      await expectLeft(page);
      expect(await page.evaluate(() => localStorage.getItem("cookie-consent"))).toBeNull();
    });

    test("a quick click elsewhere is received", async ({ page }) => {
      await openApp(page, ARTICLE);
      await waitUntilClickable(consentBanner(page));
      const { x, y } = await bringCardBeneath(page, buttonOf(page, decline));
      await page.mouse.click(x, y);
      await page.mouse.click(x, y - 20);
      await expectLeft(page);
    });
  });

  test.describe("a toast", () => {
    test.use({ permissions: ["clipboard-read", "clipboard-write"] });

    /** Opens an article and copies an address, which brings a message up. @returns the message's cross */
    async function openWithMessage(page: Page): Promise<Locator> {
      await openApp(page, ARTICLE);
      await page.locator(".prose a[data-anchor]").last().press("Enter");
      return page.getByRole("button", { name: site.notifications.dismiss });
    }

    test("a press on one that has just appeared reaches the element underneath", async ({ page }) => {
      const cross = await openWithMessage(page);
      await cross.waitFor();
      await keepAsNew(page.locator("[data-kind]").filter({ has: cross }));
      const { x, y } = await bringCardBeneath(page, cross);
      await page.mouse.click(x, y);
      await expectLeft(page);
    });

    test("a double click on its close button does not reach the element underneath", async ({ page }) => {
      const cross = await openWithMessage(page);
      // Under the pointer the message stays.
      await cross.hover();
      await expectDoubleClickKept(page, await bringCardBeneath(page, cross), cross);
    });
  });

  const pressTwice = async (page: Page) => {
    for (const key of ["Enter", "Enter"]) await page.keyboard.press(key);
  };
  const hold = async (page: Page) => {
    await page.keyboard.down("Enter");
    await page.clock.runFor(1000);
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    // Not every browser follows a link at a held key: the page must have said that it shall not.
    expect(await page.evaluate("presses.at(-1).repeat && presses.at(-1).defaultPrevented")).toBe(true);
  };

  for (const [what, press] of [
    ["twice in haste", pressTwice],
    ["and held", hold],
  ] as const) {
    test(`Enter pressed ${what} opens the menu but follows no link; the next Enter does`, async ({ page }) => {
      // Registered before the page's scripts, which stop propagation.
      await page.addInitScript(() => {
        const presses: Event[] = [];
        Object.assign(window, { presses });
        addEventListener("keydown", (event) => presses.push(event), true);
      });
      await openWithClock(page, "/about");
      await tabTo(page, menuToggle(page));
      await press(page);
      await expect(mobileMenu(page)).toBeVisible();
      await expect(mobileMenu(page).getByRole("link", { name: "Home", exact: true })).toBeFocused();
      await expect(page).toHaveURL("/about");
      await page.clock.runFor(1000);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/");
    });
  }

  test("a link of the menu can be followed right after moving to it", async ({ page }) => {
    await openWithClock(page, "/about");
    await tabTo(page, menuToggle(page));
    for (const key of ["Enter", "Tab", "Enter"]) await page.keyboard.press(key);
    await expect(page).toHaveURL("/product");
  });
});

test("replays clicks made before hydration, each once, but none of the right button", async ({ page }) => {
  const { title, pause, play } = home.customers;
  const button = page.getByRole("region", { name: title, exact: true }).getByRole("button");
  for (const [mouseButton, presses, after] of [
    ["right", 1, pause],
    ["left", 1, play],
    ["left", 2, pause],
    ["left", 3, play],
  ] as const) {
    const release = await openBeforeScripts(page, "/");
    await button.click({ button: mouseButton, clickCount: presses });
    await headingOf(page).click();
    await release();
    await expect(button).toHaveAccessibleName(after);
    await page.unrouteAll();
  }
});
