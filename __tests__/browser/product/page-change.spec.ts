import type { Page } from "@playwright/test";
import blog from "../../edition/content/pages/blog.json";
import career from "../../edition/content/pages/career.json";
import contact from "../../edition/content/pages/contact.json";
import product from "../../edition/content/pages/product.json";
import { behaving, completeEntries, fillIn, openForm } from "../support/contact-form";
import { site } from "../support/edition";
import { openBeforeScripts } from "../support/held-scripts";
import { headerLink, menuToggle, mobileMenu, PHONE, scrolledBy, twoFrames } from "../support/shell";
import { expectShownAfter, openWithClock, stopClock } from "../support/stopped-clock";
import { expect, hydrated, showIntent, test } from "../support/test";

const heading = { level: 1 } as const;

/** Every request for the data of another page. */
function watchPageData(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/page-data.json")) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

test("the page of a link in view is prefetched: it comes without a request, a document or a connection", async ({
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

test("nothing is prefetched for a visitor who saves data", async ({ page }) => {
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

/** Holds the data of a page back; returns how to let it come. */
async function holdPage(page: Page, path: string): Promise<() => void> {
  let letCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    await allowed;
    await route.continue();
  });
  return letCome;
}

/** Nothing is prefetched: pages come when they are asked for. */
const saveData = () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
};

test.describe("the newest wish wins", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(saveData);
  });

  test("of two clicks, though the first page comes later", async ({ page }) => {
    await page.goto("/impressum");
    await showIntent(page);
    await hydrated(page);
    const letCome = await holdPage(page, "/about");
    await headerLink(page, "Über Uns").click();
    await headerLink(page, "Blog").click();
    await expect(page).toHaveURL("/blog");
    const came = page.waitForResponse("**/page-data/about/page-data.json");
    letCome();
    await came;
    await headerLink(page, "Career").click();
    await expect(page).toHaveURL("/career");
    await page.goBack();
    await expect(page).toHaveURL("/blog");
    await page.goBack();
    await expect(page).toHaveURL("/impressum");
  });

  test("of a click and Back", async ({ page }) => {
    await page.goto("/impressum");
    await showIntent(page);
    await hydrated(page);
    await headerLink(page, "Blog").click();
    await expect(page.getByRole("heading", heading)).toHaveText(blog.hero.title);
    const letCome = await holdPage(page, "/about");
    await headerLink(page, "Über Uns").click();
    await page.goBack();
    await expect(page.getByRole("heading", heading)).toHaveText("Impressum");
    const came = page.waitForResponse("**/page-data/about/page-data.json");
    letCome();
    await came;
    await page.evaluate(() => window.scrollTo(0, 100));
    await expect(page).toHaveURL("/impressum");
    await expect(page.getByRole("heading", heading)).toHaveText("Impressum");
  });

  test("of Back to a page that must be fetched, and a click", async ({ page }) => {
    await page.goto("/impressum");
    await showIntent(page);
    await hydrated(page);
    await headerLink(page, "Blog").click();
    await expect(page.getByRole("heading", heading)).toHaveText(blog.hero.title);
    // The document is another one now, and knows this page only.
    await page.reload();
    await showIntent(page);
    await hydrated(page);
    const letCome = await holdPage(page, "/impressum");
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL("/impressum");
    await headerLink(page, "Career").click();
    await expect(page.getByRole("heading", heading)).toHaveText(career.hero.title);
    const came = page.waitForResponse("**/page-data/impressum/page-data.json");
    letCome();
    await came;
    await page.goBack();
    await expect(page.getByRole("heading", heading)).toHaveText("Impressum");
    await page.goForward();
    await expect(page.getByRole("heading", heading)).toHaveText(career.hero.title);
  });

  test("a page that does not come within 3 s is loaded as a document; after 300 ms the site says so", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/impressum");
    await showIntent(page);
    await hydrated(page);
    await page.route("**/page-data/about/page-data.json", () => undefined);
    const bar = page.getByRole("status").getByText(site.loading.label);
    await stopClock(page);
    await headerLink(page, "Über Uns").click();
    await expectShownAfter(page, 300, bar);
    await page.clock.runFor(2699);
    await expect(page).toHaveURL("/impressum");
    const loaded = page.waitForEvent("load");
    await page.clock.runFor(1);
    await loaded;
    await expect(page).toHaveURL("/about");
  });

  test("nothing is said of a page that comes at once", async ({ page }) => {
    await openWithClock(page, "/impressum");
    await headerLink(page, "Blog").click();
    await expect(page).toHaveURL("/blog");
    await page.clock.runFor(5000);
    await expect(page.getByRole("status").getByText(site.loading.label)).toHaveCount(0);
    await expect(page).toHaveURL("/blog");
  });
});

test("a server that cannot be reached leaves the page where it is, and says so", async ({ page }) => {
  await page.goto("/impressum");
  await showIntent(page);
  await hydrated(page);
  await page.route(/\/(page-data\/about\/page-data\.json|about)$/, (route) => route.abort("connectionrefused"));
  await headerLink(page, "Über Uns").click();
  await expect(page.getByText(site.offline.title)).toBeVisible();
  await expect(page).toHaveURL("/impressum");
  await page.unrouteAll();
});

test("Back without a connection shows the page of its address as soon as there is one", async ({ page, context }) => {
  await page.goto("/about");
  await showIntent(page);
  await hydrated(page);
  await headerLink(page, "Kontakt").click();
  await expect(page).toHaveURL("/contact");
  await page.reload();
  await showIntent(page);
  await hydrated(page);
  await page.route("**/page-data/about/page-data.json", (route) => route.abort());
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(page.getByText(site.offline.title)).toBeVisible();
  await expect(page.getByRole("heading", heading)).toHaveText(contact.hero.title);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByRole("heading", heading)).not.toHaveText(contact.hero.title);
  await expect(page).toHaveURL("/about");
});

test("a browser that knows no popovers shows the page, and no menu", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    const { matches } = Element.prototype;
    Element.prototype.matches = function (selector: string) {
      if (selector.includes(":popover-open")) throw new DOMException("No such selector.", "SyntaxError");
      return matches.call(this, selector);
    };
  });
  await page.goto("/impressum");
  await showIntent(page);
  await hydrated(page);
  await headerLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(menuToggle(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test("an open menu closes when Back changes the page", async ({ page }) => {
  await page.goto("/about");
  await showIntent(page);
  await hydrated(page);
  await headerLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  await page.setViewportSize(PHONE);
  await menuToggle(page).click();
  await expect(mobileMenu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(mobileMenu(page)).toBeHidden();
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
});

test("a menu that closes because the window grew leaves the focus on the page", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/about");
  await showIntent(page);
  await hydrated(page);
  await menuToggle(page).click();
  await expect(mobileMenu(page).getByRole("link", { name: "Home", exact: true })).toBeFocused();
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(mobileMenu(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("the same hash twice is one entry of the history", async ({ page }) => {
  await page.goto("/contact");
  await showIntent(page);
  await hydrated(page);
  const entries = () => page.evaluate(() => window.history.length);
  await headerLink(page, site.header.demo.label).click();
  await expect(page).toHaveURL("/contact#form");
  const before = await entries();
  await headerLink(page, site.header.demo.label).click();
  await expect(page.locator("#form")).toBeFocused();
  expect(await entries()).toBe(before);
});

test("on the way back to the form the page is where it was left", async ({ page }) => {
  await page.goto("/contact#form");
  await showIntent(page);
  await hydrated(page);
  await expect(page.locator("#form")).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 333));
  await twoFrames(page);
  const { x = 0, y = 0 } = (await headerLink(page, "Blog").boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(page.getByRole("heading", heading)).toHaveText(blog.hero.title);
  await page.goBack();
  await expect(page).toHaveURL("/contact#form");
  await expect.poll(() => scrolledBy(page)).toBe(333);
});

test("the scroll to the form leaves alone who has scrolled before the script came, or is in a field", async ({
  page,
}) => {
  await page.clock.install();
  for (const act of [
    () => page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" })),
    () => page.getByRole("textbox", { name: contact.form.fields.company.label }).focus(),
  ]) {
    const release = await openBeforeScripts(page, "/contact#form");
    await act();
    await twoFrames(page);
    const place = async () => [await scrolledBy(page), await page.evaluate(() => document.activeElement?.id)];
    const before = await place();
    await release();
    await expect(page.locator("#form form")).toHaveAttribute("novalidate", "");
    await page.clock.runFor(1000);
    expect(await place()).toEqual(before);
    await page.unrouteAll();
    await page.goto("/login");
  }
});

test("the scroll to the form leaves alone who is pressing something", async ({ page }) => {
  await openWithClock(page, "/about");
  await stopClock(page);
  await page.getByRole("banner").getByRole("link", { name: "Demo buchen" }).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return page.url();
    })
    .toMatch(/contact#form$/);
  await page.getByRole("heading", heading).hover();
  await page.mouse.down();
  await page.clock.runFor(1000);
  // The scroll is a slow one; the focus comes with its beginning.
  await expect(page.locator("#form")).not.toBeFocused();
  await page.mouse.up();
});

test("a hundred changes of page lose neither the entries nor the app", async ({ page, complaints }) => {
  test.slow();
  const { email } = completeEntries();
  await openForm(page);
  await fillIn(page, { email });
  const names = ["Produkt", "Kontakt", "Über Uns", "Blog", "Home", "Career"];
  for (let change = 0; change < 100; change += 1) {
    // By the page itself: Playwright's own way names an entry that may be another one by then.
    if (change % 7 === 3) await page.evaluate(() => history.back());
    else if (change % 11 === 5) await page.evaluate(() => history.forward());
    else await headerLink(page, names[change % names.length] ?? "").click();
  }
  await headerLink(page, "Kontakt").click();
  await expect(page).toHaveURL("/contact");
  await behaving(page);
  await expect(page.getByLabel(contact.form.fields.email.label)).toHaveValue(email);
  expect(complaints).toEqual([]);
});

/** The last link of the list of contents, to an anchor far down the page. */
const farAnchor = (page: Page) => page.getByRole("main").getByRole("navigation").getByRole("link").last();

/** Scrolls a little by the wheel, to where the anchor is in view. @returns the place */
async function scrollToAnchor(page: Page): Promise<number> {
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 180);
  await expect.poll(() => scrolledBy(page)).toBe(180);
  await farAnchor(page).scrollIntoViewIfNeeded();
  await twoFrames(page);
  return scrolledBy(page);
}

/** Follows an anchor in the page, and fails unless Back and Forward lead to both places again. */
async function expectWayBack(page: Page, start: number): Promise<void> {
  await farAnchor(page).click();
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(start + 1000);
  await twoFrames(page);
  const end = await scrolledBy(page);
  for (const [go, place] of [
    [() => page.goBack(), start],
    [() => page.goForward(), end],
    [() => page.goBack(), start],
  ] as const) {
    await go();
    await expect.poll(() => scrolledBy(page)).toBe(place);
  }
}

test("Back from an anchor in the page leads to where it was pressed", async ({ page }) => {
  await page.goto("/blog/cac");
  await showIntent(page);
  await hydrated(page);
  await expectWayBack(page, await scrollToAnchor(page));
  await page.mouse.wheel(0, -50);
  await twoFrames(page);
  await expectWayBack(page, await scrolledBy(page));
});

test("Back from an anchor leads to where the visitor had scrolled before the script came", async ({ page }) => {
  const release = await openBeforeScripts(page, "/blog/cac");
  const start = await scrollToAnchor(page);
  await release();
  await expectWayBack(page, start);
});

test("Back from an anchor that was pressed before the script came leads to where it was pressed", async ({ page }) => {
  const release = await openBeforeScripts(page, "/blog/cac");
  const start = await scrollToAnchor(page);
  await farAnchor(page).click();
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(start + 1000);
  await release();
  await page.goBack();
  await expect.poll(() => scrolledBy(page)).toBe(start);
  await twoFrames(page);
  expect(await scrolledBy(page)).toBe(start);
  await expectWayBack(page, start);
});
