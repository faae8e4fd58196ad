import type { Page } from "@playwright/test";
import about from "../../spec-site/content/pages/about.json";
import blog from "../../spec-site/content/pages/blog.json";
import career from "../../spec-site/content/pages/career.json";
import home from "../../spec-site/content/pages/home.json";
import login from "../../spec-site/content/pages/login.json";
import product from "../../spec-site/content/pages/product.json";
import { openBeforeScripts } from "../support/held-scripts";
import { openWithClock, pauseClock, tickUntil } from "../support/paused-clock";
import * as shell from "../support/shell";
import { PAGE_OF_EACH_KIND, readArticle, readJob, site } from "../support/spec-site";
import { expect, openApp, test, waitForHydration } from "../support/test";
import { texts } from "../support/text";

const { footerLink, headerLink, headingOf, menuToggle, mobileMenu, PHONE, scrollPosition } = shell;

const inMain = (name: string) => (page: Page) => page.getByRole("main").getByRole("link", { name });
const inMenu = (page: Page, name: string) => mobileMenu(page).getByRole("link", { name, exact: true });

const ARTICLE = "b2b-lead-nurturing";
const JOB = "initiativbewerbung";

test.describe("Shared layout", { tag: "@spec-2" }, () => {
  for (const [way, from, to, link] of [
    ["a link of the header", "/about", "/blog", (page: Page) => headerLink(page, "Blog")],
    ["the logo", "/about", "/", (page: Page) => headerLink(page, site.header.homeLabel)],
    ["a link of the footer", "/", "/impressum", (page: Page) => footerLink(page, "/impressum")],
    ["a card", "/blog", `/blog/${ARTICLE}`, inMain(readArticle(ARTICLE).title)],
    ["an open position", "/career", `/career/${JOB}`, inMain(readJob(JOB).title)],
    ["the banner of an article", "/blog/cac", "/product", inMain("Mehr erfahren")],
  ] as const) {
    // @spec 2.6
    test(`the page scrolls to the top when ${way} changes the path`, async ({ page }) => {
      await openApp(page, from);
      await shell.scrollToEnd(page);
      await link(page).scrollIntoViewIfNeeded();
      await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
      await link(page).click();
      await expect(page).toHaveURL(to);
      await expect.poll(() => scrollPosition(page)).toBe(0);
      await expect(headingOf(page)).toBeInViewport();
    });
  }

  // @spec 2.6
  test("the page scrolls to the top on the way to the contact form too", async ({ page }) => {
    await openWithClock(page, "/");
    await shell.scrollToEnd(page);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
    await pauseClock(page);
    await headerLink(page, "Demo buchen").click();
    await tickUntil(page, () => expect(headingOf(page)).toHaveText("Kontakt", { timeout: 1 }));
    // The clock is paused before the delayed scroll to the form.
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  test("reload and Back restore the scroll position; a new page starts at its top", async ({ page }) => {
    await openApp(page, "/about");
    await page.evaluate(() => window.scrollTo(0, 700));
    // Gatsby notes in a frame where the page stands.
    await shell.twoFrames(page);
    await page.reload();
    await expect.poll(() => scrollPosition(page)).toBe(700);
    await waitForHydration(page);
    expect(await scrollPosition(page)).toBe(700);
    await shell.clickByMouse(page, headerLink(page, "Blog"));
    await expect(page.getByRole("heading", { level: 1, name: blog.hero.title })).toBeInViewport();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    for (const [go, path, place] of [
      [() => page.goBack(), "/about", 700],
      [() => page.goForward(), "/blog", 0],
    ] as const) {
      await go();
      await expect(page).toHaveURL(path);
      await expect.poll(() => scrollPosition(page)).toBe(place);
    }
  });

  test("a link with an anchor goes to its target, from another page and on the same one", async ({ page }) => {
    await openApp(page, "/about");
    for (const [anchor, level, heading] of [
      ["integrations", 3, product.features.cards.find(({ icon }) => icon === "crm")?.title],
      ["features", 2, product.features.title],
    ] as const) {
      await shell.scrollToEnd(page);
      await footerLink(page, `/product#${anchor}`).click();
      await expect(page).toHaveURL(`/product#${anchor}`);
      const target = page.locator(`#${anchor}`).getByRole("heading", { level, name: heading ?? "", exact: true });
      await expect(target).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await target.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64);
      await expect.poll(async () => (await target.boundingBox())?.y ?? 720).toBeLessThan(360);
    }
  });

  // @spec 2.3
  test("links of the header lead on; the active item is highlighted, Home if exact", async ({ page }) => {
    const navigation = page.getByRole("navigation", { name: site.header.navigationLabel, exact: true });
    const expectHighlighted = async (expected: string[]) => {
      await expect(navigation.locator("[aria-current]")).toHaveText(expected);
      const underlined = await navigation.getByRole("link").evaluateAll((links) => {
        const lines = links.filter((link) => getComputedStyle(link, "::after").content !== "none");
        return lines.map(({ textContent }) => textContent);
      });
      expect(underlined).toEqual(expected);
    };
    await openApp(page, "/blog/cac");
    await expectHighlighted(["Blog"]);
    for (const [label, to, heading] of [
      ["Home", "/", home.hero.title],
      ["Produkt", "/product", product.hero.title],
      ["Über Uns", "/about", about.hero.title],
      ["Career", "/career", career.hero.title],
      ["Blog", "/blog", blog.hero.title],
      ["Kontakt", "/contact", "Kontakt"],
      ["Login", "/login", login.title],
      ["Demo buchen", "/contact#form", "Kontakt"],
    ] as const) {
      await shell.clickHeaderLink(page, label, to);
      await expect(headingOf(page)).toHaveText(heading);
      await expectHighlighted(label === "Login" ? [] : [label === "Demo buchen" ? "Kontakt" : label]);
    }
    await headerLink(page, "Career").click();
    await page
      .getByRole("main")
      .getByRole("link", { name: readJob("account-executive").title, exact: true })
      .click();
    await expect(page).toHaveURL("/career/account-executive");
    await expectHighlighted(["Career"]);
  });

  // @spec 2.4
  test("the toggle applies below 768 px, the row of links from there on", async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await openApp(page, "/");
    for (const visible of [false, true]) {
      await expect(menuToggle(page)).toBeVisible({ visible: !visible });
      for (const name of ["Blog", "Login"]) await expect(headerLink(page, name)).toBeVisible({ visible });
      await page.setViewportSize({ width: 768, height: 900 });
    }
  });

  test.describe("mobile menu", () => {
    test.use({ viewport: PHONE });

    // @spec 2.4 4.3
    test("choosing a link closes it, and another page begins at its top", async ({ page }) => {
      await openApp(page, "/blog");
      for (const [label, to] of [
        ["Blog", "/blog"],
        ["Kontakt", "/contact"],
        ["Login", "/login"],
        ["Demo buchen", "/contact#form"],
      ] as const) {
        const isOtherTop = !page.url().endsWith(to) && !to.includes("#");
        await shell.scrollToEnd(page);
        await menuToggle(page).click();
        await inMenu(page, label).click();
        await expect(page).toHaveURL(to);
        await expect(mobileMenu(page)).toBeHidden();
        await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.open);
        if (isOtherTop) await expect.poll(() => scrollPosition(page)).toBe(0);
        await expectBehindUsable(page);
      }
    });

    // @spec 4.3
    test("it has the same links, the active one marked; the toggle and Escape close it; the focus goes in and comes back", {
      tag: "@spec-4",
    }, async ({ page }) => {
      await openApp(page, "/career/praktikum-marketing");
      for (const close of [() => page.keyboard.press("Escape"), () => menuToggle(page).click()]) {
        await expect(mobileMenu(page)).toBeHidden();
        await menuToggle(page).click();
        await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.close);
        await expect(inMenu(page, "Home")).toBeFocused();
        const links = (await texts(mobileMenu(page).getByRole("link"))).join(", ");
        expect(links).toBe("Home, Produkt, Über Uns, Career, Blog, Kontakt, Demo buchen, Login");
        await expect(mobileMenu(page).locator("[aria-current]")).toHaveText(["Career"]);
        await close();
        await expect(mobileMenu(page)).toBeHidden();
        await expect(menuToggle(page)).toBeFocused();
        await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.open);
      }
      await expectBehindUsable(page);
    });

    test("it closes when the window leaves its width, and leaves the focus on the page", async ({ page }) => {
      await openApp(page, "/about");
      await menuToggle(page).click();
      await expect(inMenu(page, "Home")).toBeFocused();
      await page.setViewportSize({ width: 768, height: 844 });
      await expect(mobileMenu(page)).toBeHidden();
      await expect(page.getByRole("main")).toBeFocused();
      await expectBehindUsable(page);
      await page.setViewportSize(PHONE);
      await expect(mobileMenu(page)).toBeHidden();
    });

    test("the page behind the open menu neither scrolls nor takes the focus", async ({ page }) => {
      await openApp(page, "/about");
      await menuToggle(page).click();
      await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.close);
      const reached = new Set<string>();
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press("Tab");
        reached.add(await page.evaluate(() => document.activeElement?.closest("main, footer")?.tagName ?? "shell"));
      }
      expect([...reached]).toEqual(["shell"]);
      for (const y of [30, 800]) {
        await page.mouse.move(195, y);
        await page.mouse.wheel(0, 600);
        await shell.twoFrames(page);
        expect(await scrollPosition(page)).toBe(0);
      }
      await page.keyboard.press("Escape");
      await expect(mobileMenu(page)).toBeHidden();
      await expectBehindUsable(page);
    });

    test("it keeps its state when opened before hydration", async ({ page }) => {
      const release = await openBeforeScripts(page, "/about");
      await menuToggle(page).click();
      await expect(mobileMenu(page)).toBeVisible();
      await release();
      await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.close);
      await expect(mobileMenu(page)).toBeVisible();
      await inMenu(page, "Blog").click();
      await expect(page).toHaveURL("/blog");
      await expect(mobileMenu(page)).toBeHidden();
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("the menu opens with the focus on its first link; Escape closes it, and so does a link", async ({
        page,
      }) => {
        await page.goto("/about");
        await menuToggle(page).click();
        await expect(inMenu(page, "Home")).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(mobileMenu(page)).toBeHidden();
        await expect(menuToggle(page)).toBeFocused();
        await menuToggle(page).click();
        await inMenu(page, "Demo buchen").click();
        await expect(page).toHaveURL("/contact#form");
        await expect(mobileMenu(page)).toBeHidden();
      });
    });
  });

  test("Produkt opens a menu with the parts of the product page", async ({ page }) => {
    await openApp(page, "/blog");
    const parts = site.header.navigation.flatMap((entry) => entry.parts ?? []);
    expect(parts.map(({ to }) => to)).toEqual(["/product#features", "/product#integrations"]);
    for (const { label, to } of parts) {
      await headerLink(page, "Produkt").hover();
      for (const part of parts) await expect(headerLink(page, part.label)).toBeVisible();
      await shell.clickHeaderLink(page, label, to);
      await expect(page.locator(new URL(page.url()).hash).getByRole("heading").first()).toBeInViewport({ ratio: 1 });
      await page.mouse.move(640, 600);
      await expect(headerLink(page, label)).toBeHidden();
    }
  });

  test.describe("with prefers-color-scheme: dark", () => {
    test.use({ colorScheme: "dark" });

    // @spec 2.42
    test("the theme is fixed to light", async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("theme-preference", "dark"));
      await openApp(page, "/");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
      const background = () => page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
      expect(await background()).toBe("rgb(251, 248, 243)");
      await page.emulateMedia({ colorScheme: "light" });
      expect(await background()).toBe("rgb(251, 248, 243)");
    });
  });
});

/** The page behind the closed menu scrolls and takes the focus again. */
async function expectBehindUsable(page: Page): Promise<void> {
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
  for (const part of ["main", "contentinfo"] as const) {
    const link = page.getByRole(part).getByRole("link").first();
    // Once more when the form's own script replaces the link meanwhile.
    await expect(async () => {
      await link.focus();
      await expect(link).toBeFocused({ timeout: 200 });
    }).toPass();
  }
}

test("a large font of the browser's leaves menu and links of the header in a phone's window", async ({
  playwright,
  baseURL,
}) => {
  const { launchOptions } = test.info().project.use;
  for (const size of [24, 32]) {
    const args = [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${size}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${baseURL}/about`);
      await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
      await expect(menuToggle(page)).toBeInViewport({ ratio: 1 });
      const controls = page.getByRole("banner").locator("a:visible, button:visible");
      const ends = await controls.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().right));
      expect(Math.max(...ends), `${size} px at ${width} px`).toBeLessThanOrEqual(width);
    }
    await browser.close();
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("no page shows a button that does nothing", async ({ page }) => {
    for (const path of PAGE_OF_EACH_KIND) {
      await page.goto(path);
      await expect(page.locator("button:visible:not([popovertarget], [type=submit], [type=reset])"), path).toHaveCount(
        0,
      );
    }
  });
});
