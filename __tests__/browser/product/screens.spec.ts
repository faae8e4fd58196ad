import type { Locator, Page } from "@playwright/test";
import about from "../../fixture-site/content/pages/about.json";
import articleLabels from "../../fixture-site/content/pages/article.json";
import career from "../../fixture-site/content/pages/career.json";
import home from "../../fixture-site/content/pages/home.json";
import legal from "../../fixture-site/content/pages/legal.json";
import { JOBS, site } from "../support/fixture-site";
import { openWithClock, pauseClock, tickUntil } from "../support/paused-clock";
import * as shell from "../support/shell";
import { expect, openApp, openBeforeScripts, reloadApp, test, triggerAppLoad } from "../support/test";

const { boundsOf, clickByMouse, clickHeaderLink, footerLink, headerLink, headingOf, twoFrames } = shell;

const formOf = (page: Page): Locator => page.locator("#form");

test.describe("Contact: #form", { tag: "@spec-2" }, () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const calls: ScrollToOptions[] = [];
      const { scrollTo } = window;
      Object.assign(window, {
        scrollCalls: calls,
        scrollTo: (...call: [ScrollToOptions]) => {
          // A jump to the top of a new page is another matter.
          if (call[0].top) calls.push(...call);
          scrollTo(...call);
        },
      });
    }),
  );

  for (const [way, arrive] of [
    ["from another page", openFormByButton],
    ["typed into the address bar", openFormByAddress],
  ] as const) {
    // @spec 2.24
    test(`${way} scrolls smoothly after 300 ms, 104 px above the form`, async ({ page }) => {
      await arrive(page);
      await page.clock.runFor(270);
      expect(await scrollCalls(page)).toEqual([]);
      const top = await formOf(page).evaluate((form) => form.getBoundingClientRect().top + window.scrollY);
      await page.clock.runFor(50);
      await expect.poll(() => scrollCalls(page)).toEqual([{ top: top - 104, behavior: "smooth" }]);
      await expect.poll(async () => Math.round((await boundsOf(formOf(page))).y)).toBe(104);
      await expect(formOf(page)).toBeFocused();
    });
  }
});

test.describe("Screens", { tag: "@spec-2" }, () => {
  // @spec 8.3
  test('Route table: a page that fails shows "Unexpected Application Error!"', async ({ page }) => {
    await page.route("**/page-data/about/page-data.json", async (route) => {
      const response = await route.fetch();
      const page = (await response.json()) as { result: { data: Record<string, unknown> } };
      page.result.data.aboutPage = null;
      await route.fulfill({ response, json: page });
    });
    await openApp(page, "/blog");
    await headerLink(page, "Über Uns").click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await expect(main.getByText("The query returned no about.json.", { exact: true })).toBeVisible();
    await expect(footerLink(page, "/impressum")).toBeVisible();
    await main.getByRole("link", { name: site.errorScreen.home.label, exact: true }).click();
    await expect(headingOf(page)).toHaveText(home.hero.title);
  });

  // @spec 2.12
  test("a path without page shows the not-found page, and is logged", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    for (const path of ["/support", "/blog/gibt-es-nicht"]) {
      await openApp(page, path);
      await expect(headingOf(page)).toHaveText("404");
      await expect(page.getByRole("banner").locator("[aria-current]")).toHaveCount(path.startsWith("/blog/") ? 2 : 0);
      await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true);
    }
  });

  test("what looks like the button of a card leads where the card leads", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [path, button, target] of [
      ["/career", career.positions.action, `/career/${JOBS[0]}`],
      ["/blog/vertrieb-skalieren", "Artikel lesen", "/blog/sales-enablement"],
    ] as const) {
      await openApp(page, path);
      const label = page.getByText(button, { exact: true }).first();
      await label.scrollIntoViewIfNeeded();
      await clickByMouse(page, label);
      await expect(page).toHaveURL(target);
    }
  });

  test("Article: the anchor of a heading shows itself and is copied; the contents mark it", async ({
    page,
    context,
    browserName,
  }) => {
    if (browserName === "chromium") await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openApp(page, "/blog/cac");
    const heading = page.locator(".prose").getByRole("heading", { level: 2 }).nth(1);
    const name = `${articleLabels.anchor} „${await heading.textContent()}“`;
    const sign = page.locator(".prose").getByRole("link", { name, exact: true });
    const marked = page.getByRole("navigation", { name: articleLabels.contents }).locator("[aria-current]");
    await expect(sign).toHaveCSS("opacity", "0");
    await expect(marked).toHaveCount(0);
    await sign.focus();
    await expect(sign).toHaveCSS("opacity", "1");
    await page.keyboard.press("Enter");
    await expect(page.getByText(articleLabels.copied, { exact: true })).toBeVisible();
    const address = `${new URL(page.url()).origin}/blog/cac#${await heading.getAttribute("id")}`;
    if (browserName === "chromium") expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(page).toHaveURL(address);
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(marked).toHaveAttribute("href", new URL(address).hash);
    // Jumps take headings past the window without showing them.
    const jumpTo = (top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
    await jumpTo(100_000);
    await expect(marked).not.toHaveAttribute("href", new URL(address).hash);
    await expect(marked).toHaveCount(1);
    await jumpTo(0);
    await expect(marked).toHaveCount(0);
  });

  // @spec 2.31
  test("Cookie policy: it is dated to the visitor's day; its button forgets the answer, loads the page, keeps the focus", async ({
    page,
    pageErrors,
  }) => {
    await page.clock.setFixedTime("2029-12-31T23:30:00Z");
    await openApp(page, "/cookies");
    await expect(page.getByText("Stand: 1. Januar 2030", { exact: true })).toBeVisible();
    // From here on, the next document starts without the answer that the test stores in each.
    await page.addInitScript(() => localStorage.removeItem("cookie-consent"));
    const reset = page.getByRole("button", { name: legal.resetConsent, exact: true });
    await reset.focus();
    const loaded = page.waitForEvent("load");
    await page.keyboard.press("Enter");
    await loaded;
    await triggerAppLoad(page);
    await expect(reset).toBeFocused();
    // Only once: not after another reload.
    await reloadApp(page);
    await expect(reset).not.toBeFocused();
    expect(pageErrors).toEqual([]);
  });
});

/** Blocks that are revealed; found by their timing, for they bear no mark while they are visible. */
const revealBlocks = (page: Page): Locator => page.locator("main [style*='--reveal-duration']");

// @spec 2.40 9.1
test("a block comes within 600 ms when 10 % of it are visible above a margin of 50 px; paper shows all", {
  tag: ["@spec-2", "@spec-9"],
}, async ({ page }) => {
  await page.goto("/about");
  await expect(revealBlocks(page)).toHaveCount(1 + about.team.members.length);
  const block = revealBlocks(page).last();
  await expect(block).not.toHaveCSS("transform", "none");
  const picture = block.getByRole("img").first();
  await expect(picture).toHaveCSS("opacity", "1");
  await expect(block).toHaveCSS("opacity", "1");
  await page.emulateMedia({ media: "print" });
  for (const each of await revealBlocks(page).all()) await expect(each).toHaveCSS("transform", "none");
  await page.emulateMedia({ media: "screen" });
  await expect(block).not.toHaveCSS("transform", "none");
  const { height } = await boundsOf(block);
  const scrollUntilVisible = (visible: number) =>
    block.evaluate((element, part) => {
      window.scrollBy(0, element.getBoundingClientRect().top - (window.innerHeight - part));
    }, visible);
  await scrollUntilVisible(50 + height * 0.1 - 4);
  await twoFrames(page);
  await expect(block).not.toHaveCSS("transform", "none");
  await scrollUntilVisible(50 + height * 0.1 + 4);
  await expect(block).toHaveCSS("transform", "none");
  await expect(block).toHaveCSS("transition-duration", "0.6s");
  await expect(block).toHaveCSS("transition-delay", "0s");
  // What is in the window at first is never hidden.
  await page.evaluate(() => window.scrollTo(0, 0));
  // In a high window, as the first picture grows with the window up to a limit.
  await page.setViewportSize({ width: 1280, height: 2000 });
  const { y } = await boundsOf(revealBlocks(page).first());
  await page.setViewportSize({ width: 1280, height: Math.round(y) + 20 });
  await page.reload();
  await expect(block).not.toHaveCSS("transform", "none");
  await expect(revealBlocks(page).first()).toHaveCSS("transform", "none");
});

test.describe("Visual behaviour: pictures that fail", { tag: "@spec-2" }, () => {
  const pictureOf = (page: Page, { alt }: { alt: string }) => page.getByRole("img", { name: alt, exact: true });
  const badge = (page: Page) => page.getByRole("contentinfo").getByRole("img");
  const { picture, fallback } = home.integration;

  // @spec 2.5 2.41
  test("failed before the script arrived, hero and badge hide, the integration's gives way", async ({ page }) => {
    await page.route(/\/(hero|trust-badge|integration)\.\w+$/, (route) => route.abort());
    const release = await openBeforeScripts(page, "/");
    const [hero, integration] = [pictureOf(page, home.hero.picture), pictureOf(page, picture)];
    for (const failed of [hero, integration, badge(page)]) {
      await failed.scrollIntoViewIfNeeded();
      await expect
        .poll(() => failed.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : undefined)))
        .toBe(0);
    }
    await release();
    for (const failed of [hero, integration, badge(page)]) await expect(failed).toHaveCount(0);
    const stand = pictureOf(page, fallback);
    await stand.scrollIntoViewIfNeeded();
    await expect.poll(() => stand.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  // @spec 2.41
  for (const path of ["/about", "/blog", "/blog/sales-automation", "/career", "/career/account-executive", "/login"]) {
    test(`no broken picture is left on ${path}`, async ({ page }) => {
      await page.route(/\.(?:avif|webp|png|jpe?g)$/, (route) => route.abort());
      await openApp(page, path);
      for (const part of await page.locator("main h2, main h3, footer").all()) await part.scrollIntoViewIfNeeded();
      const broken = () =>
        page.evaluate(() => [...document.images].filter((image) => image.complete && !image.naturalWidth).length);
      await expect.poll(broken).toBe(0);
      await expect(page.locator("main")).toContainText(/\w/);
    });
  }
});

/** Opens another page, stops the clock and follows the header's button to the form; the frame that shows it comes first. */
async function openFormByButton(page: Page): Promise<void> {
  await openWithClock(page, "/about");
  await pauseClock(page);
  await clickHeaderLink(page, "Demo buchen", "/contact#form");
  await tickUntil(page, () => expect(headingOf(page)).toHaveText("Kontakt", { timeout: 1 }));
}

/** Opens the address itself with a clock that stands; the form's own script is there a moment after the app. */
async function openFormByAddress(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/contact#form");
  await triggerAppLoad(page);
  await tickUntil(page, () => expect(formOf(page).locator("form")).toHaveAttribute("novalidate", "", { timeout: 1 }));
}

/** Where the page was asked to scroll to so far. */
const scrollCalls = (page: Page): Promise<ScrollToOptions[]> => page.evaluate(() => Reflect.get(window, "scrollCalls"));
