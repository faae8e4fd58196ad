import type { Locator, Page } from "@playwright/test";
import home from "../../edition/content/pages/home.json";
import { site } from "../support/edition";
import { openBeforeScripts } from "../support/held-scripts";
import { tabTo } from "../support/keyboard";
import { consentBanner, menuToggle, mobileMenu, PHONE, settled, twoFrames } from "../support/shell";
import { openWithClock } from "../support/stopped-clock";
import { expect, hydrated, showIntent, test } from "../support/test";

type Point = { x: number; y: number };

async function middleOf(element: Locator): Promise<Point> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
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
  expect(
    await page.evaluate(({ x, y }) => document.elementsFromPoint(x, y).some((element) => element.matches("a")), place),
  ).toBe(true);
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
const followed = (page: Page) => page.evaluate(() => Reflect.get(window, "followed") as string[]);

test.describe("on a phone's width", () => {
  test.use({ viewport: PHONE });

  test.describe("undecided", () => {
    test.use({ decided: false });

    for (const label of [site.consent.accept, site.consent.decline, site.consent.close]) {
      test(`a double click on ${label} leaves alone what lies beneath, a fresh click reaches it`, async ({ page }) => {
        await page.goto("/blog/cac");
        await showIntent(page);
        await hydrated(page);
        const button = consentBanner(page).getByRole("button", { name: label, exact: true });
        await settled(consentBanner(page));
        const { x, y } = await bringCardBeneath(page, button);
        await watchLinks(page);
        await page.mouse.dblclick(x, y);
        await expect(consentBanner(page)).toBeHidden();
        expect(await followed(page)).toEqual([]);
        await expect(page).toHaveURL("/blog/cac");
        await page.mouse.click(x, y);
        await expect(page).not.toHaveURL("/blog/cac");
      });
    }

    test("a press on a banner that has just come up is for what lies beneath", async ({ page }) => {
      await page.goto("/blog/cac");
      await showIntent(page);
      await hydrated(page);
      await expect(consentBanner(page)).toBeVisible();
      await keepAsNew(consentBanner(page));
      const accept = consentBanner(page).getByRole("button", { name: site.consent.accept, exact: true });
      const { x, y } = await bringCardBeneath(page, accept);
      await page.mouse.click(x, y);
      await expect(page).not.toHaveURL("/blog/cac");
      expect(await page.evaluate(() => localStorage.getItem("cookie-consent"))).toBeNull();
    });

    test("a click that follows at once elsewhere arrives", async ({ page }) => {
      await page.goto("/blog/cac");
      await showIntent(page);
      await hydrated(page);
      const button = consentBanner(page).getByRole("button", { name: site.consent.decline, exact: true });
      await settled(consentBanner(page));
      const { x, y } = await bringCardBeneath(page, button);
      await page.mouse.click(x, y);
      await page.mouse.click(x, y - 20);
      await expect(page).not.toHaveURL("/blog/cac");
    });
  });

  test("a press on a message that has just come up is for what lies beneath", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/blog/cac");
    await showIntent(page);
    await hydrated(page);
    await page.locator(".prose a[data-anchor]").last().press("Enter");
    const cross = page.getByRole("button", { name: site.notifications.dismiss });
    await cross.waitFor();
    await keepAsNew(page.locator("[data-kind]").filter({ has: cross }));
    const { x, y } = await bringCardBeneath(page, cross);
    await page.mouse.click(x, y);
    await expect(page).not.toHaveURL("/blog/cac");
  });

  test("a double click on the cross of a message leaves alone what lies beneath", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/blog/cac");
    await showIntent(page);
    await hydrated(page);
    await page.locator(".prose a[data-anchor]").last().press("Enter");
    const cross = page.getByRole("button", { name: site.notifications.dismiss });
    // Under the pointer the message stays.
    await cross.hover();
    const { x, y } = await bringCardBeneath(page, cross);
    await watchLinks(page);
    await page.mouse.dblclick(x, y);
    await expect(cross).toHaveCount(0);
    expect(await followed(page)).toEqual([]);
    await page.mouse.click(x, y);
    await expect.poll(() => new URL(page.url()).pathname).not.toBe("/blog/cac");
  });

  for (const [what, press] of [
    [
      "twice in haste",
      async (page: Page) => {
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
      },
    ],
    [
      "and held",
      async (page: Page) => {
        await page.keyboard.down("Enter");
        await page.clock.runFor(1000);
        // Not every browser follows a link at a held key: the page must have said that it shall not.
        await page.evaluate(() => {
          addEventListener("keydown", ({ repeat, defaultPrevented }) => {
            Object.assign(window, { isPrevented: repeat && defaultPrevented });
          });
        });
        await page.keyboard.down("Enter");
        await page.keyboard.up("Enter");
        expect(await page.evaluate("isPrevented")).toBe(true);
      },
    ],
  ] as const) {
    test(`Enter pressed ${what} opens the menu and follows none of its links; the next Enter does`, async ({
      page,
    }) => {
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

  test("whoever goes on to another link of the menu in haste may follow it at once", async ({ page }) => {
    await openWithClock(page, "/about");
    await tabTo(page, menuToggle(page));
    for (const key of ["Enter", "Tab", "Enter"]) await page.keyboard.press(key);
    await expect(page).toHaveURL("/product");
  });
});

test("two presses before the script comes are two, whatever else is pressed", async ({ page }) => {
  const strip = page.getByRole("region", { name: home.customers.title, exact: true });
  for (const [presses, after] of [
    [1, home.customers.play],
    [2, home.customers.pause],
    [3, home.customers.play],
  ] as const) {
    const release = await openBeforeScripts(page, "/");
    await strip.getByRole("button").click({ clickCount: presses });
    await page.getByRole("heading", { level: 1 }).click();
    await release();
    await expect(strip.getByRole("button")).toHaveAccessibleName(after);
    await page.unrouteAll();
  }
});
