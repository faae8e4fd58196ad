import type { Locator, Page } from "@playwright/test";
import about from "../../spec-site/content/pages/about.json";
import articleLabels from "../../spec-site/content/pages/article.json";
import blog from "../../spec-site/content/pages/blog.json";
import career from "../../spec-site/content/pages/career.json";
import home from "../../spec-site/content/pages/home.json";
import { openBeforeScripts } from "../support/held-scripts";
import { openWithClock, pauseClock, tickUntil } from "../support/paused-clock";
import { clickHeaderLink, footerLink, headerLink, headingOf, PHONE, twoFrames } from "../support/shell";
import { ARTICLES, JOBS, readJob, site } from "../support/spec-site";
import { expect, openApp, test, triggerAppLoad, waitForHydration } from "../support/test";
import { sectionOf } from "../support/text";

const formOf = (page: Page): Locator => page.locator("#form");
const inMain = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

test.describe("Contact: #form", { tag: "@spec-2" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const calls: ScrollToOptions[] = [];
      const { scrollTo } = window;
      Object.assign(window, {
        scrollCalls: calls,
        scrollTo: (...call: [ScrollToOptions | number]) => {
          const [options] = call;
          // A jump to the top of a new page is another matter.
          if (typeof options === "object" && options.top) calls.push(options);
          Reflect.apply(scrollTo, window, call);
        },
      });
    });
  });

  for (const [way, arrive] of [
    ["from another page", (page: Page) => openFormByButton(page, "/about")],
    ["from the same page", (page: Page) => openFormByButton(page, "/contact")],
    ["followed a second time", (page: Page) => openFormByButton(page, "/contact#form")],
    ["typed into the address bar", openFormByAddress],
    ["added to the address of the page shown", openFormByAddedHash],
  ] as const) {
    // @spec 2.24
    test(`${way} scrolls smoothly after 300 ms, 104 px above the form`, async ({ page }) => {
      await arrive(page);
      await page.clock.runFor(270);
      expect(await scrollCalls(page)).toEqual([]);
      const top = await formOf(page).evaluate((form) => form.getBoundingClientRect().top + window.scrollY);
      await page.clock.runFor(50);
      await expect.poll(() => scrollCalls(page)).toEqual([{ top: top - 104, behavior: "smooth" }]);
      await expectFormReached(page);
    });
  }

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("scrolls at once instead of smoothly", async ({ page }) => {
      await openFormByButton(page, "/about");
      await page.clock.runFor(320);
      await expect.poll(() => scrollCalls(page)).toEqual([expect.objectContaining({ behavior: "instant" })]);
      await expectFormReached(page);
    });
  });

  test("does not scroll after leaving within 300 ms", async ({ page }) => {
    await openFormByButton(page, "/about");
    await page.clock.runFor(100);
    await headerLink(page, "Blog").click();
    await tickUntil(page, () => expect(headingOf(page)).toHaveText(blog.hero.title, { timeout: 1 }));
    await page.clock.runFor(1000);
    expect(await scrollCalls(page)).toEqual([]);
  });
});

test.describe("Screens", { tag: "@spec-2" }, () => {
  // @spec 2.26
  test("Careers: the button of the hero scrolls to the open positions, its focus follows", async ({ page }) => {
    await openApp(page, "/career");
    const heading = page.getByRole("heading", { level: 2, name: career.positions.title, exact: true });
    await expect(heading).not.toBeInViewport();
    await page.getByRole("link", { name: career.hero.action.label, exact: true }).click();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: readJob(JOBS[0]).title, exact: true })).toBeFocused();
  });

  for (const [way, open] of [
    ["opened by a link", (page: Page) => openApp(page, "/blog").then(() => headerLink(page, "Über Uns").click())],
    ["opened by its address", (page: Page) => page.goto("/about")],
  ] as const) {
    // @spec 8.3
    test(`Route table: a page that fails, ${way}, shows "Unexpected Application Error!"`, async ({ page }) => {
      await page.route("**/page-data/about/page-data.json", async (route) => {
        const response = await route.fetch();
        const page = (await response.json()) as { result: { data: Record<string, unknown> } };
        page.result.data.aboutPage = null;
        await route.fulfill({ response, json: page });
      });
      await open(page);
      await triggerAppLoad(page);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
        "Unexpected Application Error!",
      );
      await expect(
        page.getByRole("main").getByText("The query returned no about.json.", { exact: true }),
      ).toBeVisible();
      await expect(headerLink(page, "Über Uns")).toHaveAttribute("aria-current", "page");
      await expect(footerLink(page, "/impressum")).toBeVisible();
      await inMain(page, site.errorScreen.home.label).click();
      await expect(page).toHaveURL("/");
      await expect(headingOf(page)).toHaveText(home.hero.title);
    });
  }

  test("Article pages: the anchor link beside a heading copies its address and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openApp(page, "/blog/cac");
    const heading = page.locator(".prose").getByRole("heading", { level: 2 }).nth(1);
    const id = (await heading.getAttribute("id")) ?? "";
    const name = `${articleLabels.anchor} „${await heading.textContent()}“`;
    const sign = page.locator(".prose").getByRole("link", { name, exact: true });
    await expect(sign).toHaveCSS("opacity", "0");
    await heading.hover();
    await expect(sign).toHaveCSS("opacity", "1");
    await sign.click();
    await expect(page.getByText(articleLabels.copied, { exact: true })).toBeVisible();
    const address = `${new URL(page.url()).origin}/blog/cac#${id}`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(page).toHaveURL(address);
    await expect(heading).toBeInViewport({ ratio: 1 });
  });

  // @spec 2.31
  test("Cookie policy: it is dated to the visitor's day, without an error", async ({ page, pageErrors }) => {
    for (const [now, shown] of [
      ["2031-03-01T11:00:00Z", "1. März 2031"],
      ["2029-12-31T23:30:00Z", "1. Januar 2030"],
    ] as const) {
      await page.clock.setFixedTime(now);
      await page.goto("/cookies");
      await triggerAppLoad(page);
      await expect(page.getByText(`Stand: ${shown}`, { exact: true })).toBeVisible();
    }
    expect(pageErrors).toEqual([]);
  });
});

test.describe("Visual behaviour: reveal", { tag: "@spec-2" }, () => {
  // @spec 2.40
  test("a block is revealed when 10 % of it are visible above a margin of 50 px", async ({ page }) => {
    for (const path of ["/about", "/product"]) {
      await page.goto(path);
      const block = revealBlocks(page).last();
      await expect(block).toHaveCSS("opacity", "0");
      const height = await block.evaluate((element) => element.getBoundingClientRect().height);
      await scrollUntilVisible(block, 50 + height * 0.1 - 4);
      await twoFrames(page);
      await expect(block).toHaveCSS("opacity", "0");
      await scrollUntilVisible(block, 50 + height * 0.1 + 4);
      await expect(block).toHaveCSS("opacity", "1");
      await expect(block).toHaveCSS("transform", "none");
      await page.evaluate(() => window.scrollTo(0, 0));
      await twoFrames(page);
      await expect(block).toHaveCSS("opacity", "1");
    }
  });

  test("what is in the window at first is never hidden, what is below it is", async ({ page }) => {
    await page.goto("/career");
    const blocks = revealBlocks(page);
    await expect(blocks.last()).toHaveCSS("opacity", "0");
    const top = await blocks.first().evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await page.setViewportSize({ width: 1280, height: Math.round(top) + 20 });
    await page.reload();
    await expect(blocks.nth(1)).toHaveCSS("opacity", "0");
    await expect(blocks.first()).toHaveCSS("opacity", "1");
    await expect(blocks.first()).not.toHaveAttribute("data-reveal");
  });

  const PAGES_WITH_REVEAL = ["/", "/product", "/about", "/career", "/blog", "/blog/digital-sales"];

  test("print shows every block, revealed or not", async ({ page }) => {
    for (const path of PAGES_WITH_REVEAL) {
      await page.goto(path);
      await expect(revealBlocks(page).last()).toHaveCSS("opacity", "0");
      await page.emulateMedia({ media: "print" });
      for (const block of await revealBlocks(page).all()) {
        await expect(block).toHaveCSS("opacity", "1");
        await expect(block).toHaveCSS("transform", "none");
      }
      await page.emulateMedia({ media: "screen" });
    }
  });

  test.describe("on a phone", () => {
    test.use({ viewport: PHONE });

    test("the company's card below the contact form is revealed", async ({ page }) => {
      await page.goto("/contact");
      const card = revealBlocks(page);
      await expect(card).toHaveCSS("opacity", "0");
      await card.scrollIntoViewIfNeeded();
      await expect(card).toHaveCSS("opacity", "1");
    });
  });

  test("team members, cards and milestones are revealed separately; text is not animated", async ({ page }) => {
    for (const [path, blocks] of [
      ["/about", 1 + about.team.members.length],
      // The first article is on the cover.
      ["/blog", ARTICLES.length - 1],
      ["/blog/digital-sales", 3],
    ] as const) {
      await page.goto(path);
      await expect(revealBlocks(page)).toHaveCount(blocks);
    }
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("no block is hidden", async ({ page }) => {
      for (const path of PAGES_WITH_REVEAL) {
        await page.goto(path);
        await waitForHydration(page);
        await twoFrames(page);
        expect(await revealBlocks(page).count()).toBeGreaterThan(0);
        for (const block of await revealBlocks(page).all()) await expect(block).toHaveCSS("opacity", "1");
      }
    });
  });
});

test.describe("Visual behaviour: pictures that fail", { tag: "@spec-2" }, () => {
  const { picture, fallback, title } = home.integration;
  const pictureOf = (page: Page, { alt }: { alt: string }) => page.getByRole("img", { name: alt, exact: true });

  const hero = (page: Page) => pictureOf(page, home.hero.picture);
  const heroText = (page: Page) => page.getByRole("heading", { level: 1, name: home.hero.title, exact: true });
  const portraits = (page: Page) => sectionOf(page, about.team.title).getByRole("img");
  const person = (page: Page) => page.getByRole("heading", { level: 3, name: about.team.members[0]?.name ?? "" });
  const badge = (page: Page) => page.getByRole("contentinfo").getByRole("img");
  const copyright = (page: Page) => page.getByText(site.footer.copyright);

  /** Pictures that hide when they fail: where they are, their files, what stands near, how many. */
  for (const [name, path, link, files, pictures, neighbour, count] of [
    ["the picture of the home hero", "/", site.header.homeLabel, /\/hero\.\w+$/, hero, heroText, 1],
    ["the team's portraits", "/about", "Über Uns", /\/team-\d\.\w+$/, portraits, person, 3],
    ["the trust badge of the footer", "/product", "Produkt", /\/trust-badge\.\w+$/, badge, copyright, 1],
  ] as const) {
    // @spec 2.5 2.41
    test(`${name} hides when it fails to load`, async ({ page }) => {
      const fail = await failLater(page, files);
      await openApp(page, "/blog");
      await clickHeaderLink(page, link, path);
      await neighbour(page).scrollIntoViewIfNeeded();
      await expect(pictures(page)).toHaveCount(count);
      await fail();
      await expect(pictures(page)).toHaveCount(0);
      await expect(neighbour(page)).toBeVisible();
    });

    test(`${name} hides when it failed before the script arrived`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      const release = await openBeforeScripts(page, path);
      await neighbour(page).scrollIntoViewIfNeeded();
      await expect(pictures(page)).toHaveCount(count);
      for (const failed of await pictures(page).all()) await pollNaturalWidth(failed).toBe(0);
      await release();
      await expect(pictures(page)).toHaveCount(0);
      await expect(neighbour(page)).toBeVisible();
    });
  }

  const ORIGINAL = /\/integration\.\w+$/;
  const FALLBACK = /\/integration-fallback\.\w+$/;
  const scrollToIntegration = (page: Page) =>
    sectionOf(page, title).getByRole("heading", { level: 2 }).scrollIntoViewIfNeeded();

  // @spec 2.41
  test("a fallback stands in for the integration picture when it fails", async ({ page }) => {
    const fail = await failLater(page, ORIGINAL);
    await openApp(page, "/");
    await scrollToIntegration(page);
    await expect(pictureOf(page, picture)).toBeVisible();
    await fail();
    await pollNaturalWidth(pictureOf(page, fallback)).toBeGreaterThan(0);
    await expect(pictureOf(page, picture)).toHaveCount(0);
  });

  test("the fallback stands in when the failure came before the script", async ({ page }) => {
    await page.route(ORIGINAL, (route) => route.abort());
    const release = await openBeforeScripts(page, "/");
    await scrollToIntegration(page);
    await pollNaturalWidth(pictureOf(page, picture)).toBe(0);
    await release();
    await pollNaturalWidth(pictureOf(page, fallback)).toBeGreaterThan(0);
    await expect(pictureOf(page, picture)).toHaveCount(0);
  });

  test("the integration picture hides when its fallback fails as well", async ({ page }) => {
    const asked: string[] = [];
    await page.route(/\/integration(-fallback)?\.\w+$/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await openApp(page, "/");
    await scrollToIntegration(page);
    await expect.poll(() => asked.map((url) => FALLBACK.test(url))).toContain(true);
    await expect(sectionOf(page, title).getByRole("img")).toHaveCount(0);
    await expect(sectionOf(page, title).getByRole("link")).toBeVisible();
  });
});

/** Opens a page, stops the clock and follows the header's button to the form; the frame that shows it comes first. */
async function openFormByButton(page: Page, from: string): Promise<void> {
  await openWithClock(page, from);
  const samePage = from.startsWith("/contact");
  if (samePage) await expect(formOf(page).locator("form")).toBeAttached();
  if (from.endsWith("#form")) await expect.poll(() => scrollCalls(page)).toHaveLength(1);
  await pauseClock(page);
  await page.evaluate(() => Reflect.get(window, "scrollCalls").splice(0));
  await clickHeaderLink(page, "Demo buchen", "/contact#form");
  if (!samePage) await tickUntil(page, () => expect(headingOf(page)).toHaveText("Kontakt", { timeout: 1 }));
}

/** Opens the address itself with a clock that stands; the form's own script is there a moment after the app. */
async function openFormByAddress(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/contact#form");
  await triggerAppLoad(page);
  await tickUntil(page, () => expect(formOf(page).locator("form")).toHaveAttribute("novalidate", "", { timeout: 1 }));
}

/** Adds the hash to the address of a page that is open. */
async function openFormByAddedHash(page: Page): Promise<void> {
  await openWithClock(page, "/contact");
  await pauseClock(page);
  await page.goto("/contact#form");
}

/** Where the page was asked to scroll to so far. */
const scrollCalls = (page: Page): Promise<ScrollToOptions[]> => page.evaluate(() => Reflect.get(window, "scrollCalls"));

/** The form rests 104 px below the window's edge and has the focus. */
async function expectFormReached(page: Page): Promise<void> {
  const top = () => formOf(page).evaluate((form) => Math.round(form.getBoundingClientRect().top));
  await expect.poll(top).toBe(104);
  await expect(formOf(page)).toBeFocused();
}

/** Blocks that are revealed; found by their timing, for they bear no mark while they are visible. */
const revealBlocks = (page: Page): Locator => page.locator("main [style*='--reveal-duration']");

/** Scrolls until this much of the block stands above the window's lower edge. */
const scrollUntilVisible = (block: Locator, visible: number): Promise<void> =>
  block.evaluate((element, part) => {
    window.scrollBy(0, element.getBoundingClientRect().top - (window.innerHeight - part));
  }, visible);

/** Keeps requests waiting until the returned function makes them fail. */
async function failLater(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const first = page.waitForRequest(files);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(files, async (route) => {
    await failing;
    await route.abort();
  });
  return async () => {
    await first;
    fail();
  };
}

/** Width of a picture that has been tried; 0 when it failed. */
const pollNaturalWidth = (picture: Locator) =>
  expect.poll(() =>
    picture.evaluate((image) => (image instanceof HTMLImageElement && image.complete ? image.naturalWidth : undefined)),
  );
