import type { Page } from "@playwright/test";
import blog from "../../spec-site/content/pages/blog.json";
import career from "../../spec-site/content/pages/career.json";
import contact from "../../spec-site/content/pages/contact.json";
import { completeValues, fieldOf, fillIn, openForm, waitForEnhancement } from "../support/contact-form";
import { openBeforeScripts } from "../support/held-scripts";
import { expectShownAfter, openWithClock, pauseClock, tickUntil } from "../support/paused-clock";
import * as shell from "../support/shell";
import { site } from "../support/spec-site";
import { expect, holdRequests, openApp, reloadApp, test, triggerAppLoad, waitForPageResources } from "../support/test";

const { clickHeaderLink, headerLink, headingOf, menuToggle, mobileMenu, PHONE, scrollPosition, twoFrames } = shell;

/** Every request for the data of another page. */
function watchPageData(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/page-data.json")) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

/** Nothing is prefetched: pages come when they are asked for. */
const saveData = () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
};

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

test("prefetches a link in view: the page is shown offline, is announced and gets the focus", async ({
  page,
  context,
}) => {
  const requests = watchPageData(page);
  await openApp(page, "/about");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await waitForPageResources(page, "/blog");
  expect(requests).toContain("/page-data/blog/page-data.json");
  await context.setOffline(true);
  await clickHeaderLink(page, "Blog", "/blog");
  await expect(page).toHaveTitle(/Blog|Guides/);
  await expect(headingOf(page)).toBeInViewport();
  await expect(page.locator("#gatsby-announcer")).toContainText(blog.hero.title);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  expect(await page.evaluate("window.sameDocument")).toBe(true);
});

test.describe("in data-saving mode", () => {
  test.beforeEach(({ page }) => page.addInitScript(saveData));

  test("prefetches nothing", async ({ page }) => {
    const requests = watchPageData(page);
    await page.clock.install();
    await page.goto("/about");
    await triggerAppLoad(page);
    const appAfterMoment = async () => {
      await page.clock.runFor(100);
      return page.locator("html").getAttribute("data-app");
    };
    await expect.poll(appAfterMoment).toBe("ready");
    await page.clock.runFor(10_000);
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual(["/page-data/about/page-data.json"]);
  });

  test("the latest navigation wins: of two clicks, although the first page arrives later", async ({ page }) => {
    await openApp(page, "/impressum");
    const letCome = await holdPage(page, "/about");
    await headerLink(page, "Über Uns").click();
    await clickHeaderLink(page, "Blog", "/blog");
    await letCome();
    await clickHeaderLink(page, "Career", "/career");
    for (const path of ["/blog", "/impressum"]) {
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
  });

  test("the latest navigation wins: of a click and Back", async ({ page }) => {
    await openApp(page, "/impressum");
    await headerLink(page, "Blog").click();
    await expect(headingOf(page)).toHaveText(blog.hero.title);
    const letCome = await holdPage(page, "/about");
    await headerLink(page, "Über Uns").click();
    await page.goBack();
    await expect(headingOf(page)).toHaveText("Impressum");
    await letCome();
    await page.evaluate(() => window.scrollTo(0, 100));
    await expect(page).toHaveURL("/impressum");
    await expect(headingOf(page)).toHaveText("Impressum");
  });

  test("the latest navigation wins: of Back to an unfetched page, and a click", async ({ page }) => {
    await openApp(page, "/impressum");
    await headerLink(page, "Blog").click();
    await expect(headingOf(page)).toHaveText(blog.hero.title);
    // The document is another one now, and knows this page only.
    await reloadApp(page);
    const letCome = await holdPage(page, "/impressum");
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL("/impressum");
    await headerLink(page, "Career").click();
    await expect(headingOf(page)).toHaveText(career.hero.title);
    await letCome();
    await page.goBack();
    await expect(headingOf(page)).toHaveText("Impressum");
    await page.goForward();
    await expect(headingOf(page)).toHaveText(career.hero.title);
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

test("stays on the page with a notice if the server cannot be reached", async ({ page }) => {
  await openApp(page, "/impressum");
  await page.route(/\/(page-data\/about\/page-data\.json|about)$/, (route) => route.abort("connectionrefused"));
  await headerLink(page, "Über Uns").click();
  await expect(page.getByText(site.offline.title)).toBeVisible();
  await expect(page).toHaveURL("/impressum");
  await page.unrouteAll();
});

test("Back while offline shows its page once the browser is online", async ({ page, context }) => {
  await openApp(page, "/about");
  await clickHeaderLink(page, "Kontakt", "/contact");
  await reloadApp(page);
  await page.route("**/page-data/about/page-data.json", (route) => route.abort());
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(page.getByText(site.offline.title)).toBeVisible();
  await expect(headingOf(page)).toHaveText(contact.hero.title);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(headingOf(page)).not.toHaveText(contact.hero.title);
  await expect(page).toHaveURL("/about");
});

test("shows the page without the menu in a browser without popovers", async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    const { matches } = Element.prototype;
    Element.prototype.matches = function (selector: string) {
      if (selector.includes(":popover-open")) throw new DOMException("No such selector.", "SyntaxError");
      return matches.call(this, selector);
    };
  });
  await openApp(page, "/impressum");
  await clickHeaderLink(page, "Blog", "/blog");
  await expect(headingOf(page)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(menuToggle(page)).toBeHidden();
  expect(pageErrors).toEqual([]);
});

test("closes the open menu when Back changes the page", async ({ page }) => {
  await openApp(page, "/about");
  await clickHeaderLink(page, "Blog", "/blog");
  await page.setViewportSize(PHONE);
  await menuToggle(page).click();
  await expect(mobileMenu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(mobileMenu(page)).toBeHidden();
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
});

test("following the same hash twice adds one history entry", async ({ page }) => {
  await openApp(page, "/contact");
  const entries = () => page.evaluate(() => window.history.length);
  await clickHeaderLink(page, site.header.demo.label, "/contact#form");
  const before = await entries();
  await headerLink(page, site.header.demo.label).click();
  await expect(page.locator("#form")).toBeFocused();
  expect(await entries()).toBe(before);
});

test("Back to the form restores the scroll position", async ({ page }) => {
  await openApp(page, "/contact#form");
  await expect(page.locator("#form")).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 333));
  await twoFrames(page);
  await shell.clickByMouse(page, headerLink(page, "Blog"));
  await expect(headingOf(page)).toHaveText(blog.hero.title);
  await page.goBack();
  await expect(page).toHaveURL("/contact#form");
  await expect.poll(() => scrollPosition(page)).toBe(333);
});

test("does not scroll to the form if the visitor has scrolled or is in a field", async ({ page }) => {
  await page.clock.install();
  for (const act of [
    () => page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" })),
    () => fieldOf(page, "company").focus(),
  ]) {
    const release = await openBeforeScripts(page, "/contact#form");
    await act();
    await twoFrames(page);
    const place = async () => [await scrollPosition(page), await page.evaluate(() => document.activeElement?.id)];
    const before = await place();
    await release();
    await expect(page.locator("#form form")).toHaveAttribute("novalidate", "");
    await page.clock.runFor(1000);
    expect(await place()).toEqual(before);
    await page.unrouteAll();
    await page.goto("/login");
  }
});

test("does not scroll to the form during a press", async ({ page }) => {
  await openWithClock(page, "/about");
  await pauseClock(page);
  await headerLink(page, "Demo buchen").click();
  await tickUntil(page, () => expect(page).toHaveURL("/contact#form", { timeout: 1 }));
  await headingOf(page).hover();
  await page.mouse.down();
  await page.clock.runFor(1000);
  // The scroll is a slow one; the focus comes with its beginning.
  await expect(page.locator("#form")).not.toBeFocused();
  await page.mouse.up();
});

test("a hundred navigations lose neither the form values nor the app", { tag: "@rare" }, async ({
  page,
  pageErrors,
}) => {
  test.slow();
  const { email } = completeValues();
  await openForm(page);
  await fillIn(page, { email });
  const names = ["Produkt", "Kontakt", "Über Uns", "Blog", "Home", "Career"];
  for (let change = 0; change < 100; change += 1) {
    // By the page itself: Playwright's own way names an entry that may be another one by then.
    if (change % 7 === 3) await page.evaluate(() => history.back());
    else if (change % 11 === 5) await page.evaluate(() => history.forward());
    else await headerLink(page, names[change % names.length] ?? "").click();
  }
  await clickHeaderLink(page, "Kontakt", "/contact");
  await waitForEnhancement(page);
  await expect(fieldOf(page, "email")).toHaveValue(email);
  expect(pageErrors).toEqual([]);
});

/** The last link of the list of contents, to an anchor far down the page. */
const farAnchor = (page: Page) => page.getByRole("main").getByRole("navigation").getByRole("link").last();

/** Scrolls a little by the wheel, to where the anchor is in view. @returns the position */
async function scrollToAnchor(page: Page): Promise<number> {
  // Fonts that arrive move the text, and the position with it.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 180);
  await expect.poll(() => scrollPosition(page)).toBe(180);
  await farAnchor(page).scrollIntoViewIfNeeded();
  await twoFrames(page);
  return scrollPosition(page);
}

/** Follows the anchor in the page. */
async function followAnchor(page: Page, start: number): Promise<void> {
  await farAnchor(page).click();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(start + 1000);
}

/** Follows the anchor, and fails unless Back and Forward lead to both places again. */
async function expectWayBack(page: Page, start: number): Promise<void> {
  await followAnchor(page, start);
  await twoFrames(page);
  const end = await scrollPosition(page);
  for (const [go, place] of [
    [() => page.goBack(), start],
    [() => page.goForward(), end],
    [() => page.goBack(), start],
  ] as const) {
    await go();
    await expect.poll(() => scrollPosition(page)).toBe(place);
  }
}

test("Back from an anchor restores the position of the click", async ({ page }) => {
  await openApp(page, "/blog/cac");
  await expectWayBack(page, await scrollToAnchor(page));
  await page.mouse.wheel(0, -50);
  await twoFrames(page);
  await expectWayBack(page, await scrollPosition(page));
});

test("Back from an anchor restores the position scrolled to before hydration", async ({ page }) => {
  const release = await openBeforeScripts(page, "/blog/cac");
  const start = await scrollToAnchor(page);
  await release();
  await expectWayBack(page, start);
});

test("Back from an anchor clicked before hydration restores the position of the click", async ({ page }) => {
  const release = await openBeforeScripts(page, "/blog/cac");
  const start = await scrollToAnchor(page);
  await followAnchor(page, start);
  await release();
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(start);
  await twoFrames(page);
  expect(await scrollPosition(page)).toBe(start);
  await expectWayBack(page, start);
});
