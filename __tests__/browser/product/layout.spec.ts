import type { Page } from "@playwright/test";
import { readArticle, site } from "../support/fixture-site";
import * as shell from "../support/shell";
import { expect, openApp, openBeforeScripts, test } from "../support/test";
import { texts } from "../support/text";

const { footerLink, headerLink, headingOf, menuToggle, mobileMenu, PHONE, scrollPosition } = shell;

const inMain = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });
const inMenu = (page: Page, name: string) => mobileMenu(page).getByRole("link", { name, exact: true });

const ARTICLE = "b2b-lead-nurturing";

test.describe("Shared layout", { tag: "@spec-2" }, () => {
  // @spec 2.6
  test("the page scrolls to the top when the path changes, by whatever link", async ({ page }) => {
    await openApp(page, "/about");
    for (const [to, link] of [
      ["/blog", headerLink(page, "Blog")],
      [`/blog/${ARTICLE}`, inMain(page, readArticle(ARTICLE).title)],
      ["/career", footerLink(page, "/career")],
      ["/", headerLink(page, site.header.homeLabel)],
    ] as const) {
      await shell.scrollToEnd(page);
      await link.scrollIntoViewIfNeeded();
      await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
      await link.click();
      await expect(page).toHaveURL(to);
      await expect.poll(() => scrollPosition(page)).toBe(0);
      await expect(headingOf(page)).toBeInViewport();
    }
  });

  // @spec 2.3
  test("links of the header lead on; the active item is highlighted, Home if exact", async ({ page }) => {
    const navigation = page.getByRole("navigation", { name: site.header.navigationLabel, exact: true });
    const expectHighlighted = async (expected: readonly string[]) => {
      await expect(navigation.locator("[aria-current]")).toHaveText(expected);
      const underlined = await navigation.getByRole("link").evaluateAll((links) => {
        const lines = links.filter((link) => getComputedStyle(link, "::after").content !== "none");
        return lines.map(({ textContent }) => textContent);
      });
      expect(underlined).toEqual(expected);
    };
    await openApp(page, "/career/account-executive");
    await expectHighlighted(["Career"]);
    for (const [label, to, highlighted] of [
      ...site.header.navigation.map((entry) => [entry.label, entry.to, [entry.label]] as const),
      ["Login", "/login", []],
      ["Demo buchen", "/contact#form", ["Kontakt"]],
    ] as const) {
      await shell.clickHeaderLink(page, label, to);
      await expectHighlighted(highlighted);
    }
  });

  test("Produkt opens a menu with parts of its page; they and the footer lead to their headings", async ({ page }) => {
    const parts = site.header.navigation.flatMap((entry) => entry.parts ?? []);
    expect(parts.map(({ to }) => to)).toEqual(["/product#features", "/product#integrations"]);
    const expectReached = async (to: string) => {
      await expect(page).toHaveURL(to);
      const target = page.locator(new URL(page.url()).hash).getByRole("heading").first();
      await expect(target).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await shell.boundsOf(target)).y).toBeGreaterThanOrEqual(64);
    };
    await openApp(page, "/blog");
    for (const { label, to } of parts) {
      await headerLink(page, "Produkt").hover();
      for (const part of parts) await expect(headerLink(page, part.label)).toBeVisible();
      await headerLink(page, label).click();
      await expectReached(to);
      await page.mouse.move(640, 600);
      await expect(headerLink(page, label)).toBeHidden();
      await shell.scrollToEnd(page);
      await footerLink(page, to).click();
      await expectReached(to);
    }
  });

  test.describe("mobile menu", () => {
    test.use({ viewport: PHONE });

    // @spec 2.4 4.3
    test("it opens below 768 px with the same links; toggle, Escape and width close it; what is behind waits", {
      tag: "@spec-4",
    }, async ({ page }) => {
      await page.setViewportSize({ width: 767, height: 844 });
      await openApp(page, "/career/praktikum-marketing");
      for (const visible of [false, true]) {
        await expect(menuToggle(page)).toBeVisible({ visible: !visible });
        for (const name of ["Blog", "Login"]) await expect(headerLink(page, name)).toBeVisible({ visible });
        await page.setViewportSize({ width: 768, height: 844 });
      }
      await page.setViewportSize(PHONE);
      for (const close of [() => page.keyboard.press("Escape"), () => menuToggle(page).click()]) {
        await expect(mobileMenu(page)).toBeHidden();
        await menuToggle(page).press("Enter");
        await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.close);
        await expect(inMenu(page, "Home")).toBeFocused();
        const links = (await texts(mobileMenu(page).getByRole("link"))).join(", ");
        expect(links).toBe("Home, Produkt, Über Uns, Career, Blog, Kontakt, Demo buchen, Login");
        await expect(mobileMenu(page).locator("[aria-current]")).toHaveText(["Career"]);
        await expectBehindWaits(page);
        await close();
        await expect(mobileMenu(page)).toBeHidden();
        await expect(menuToggle(page)).toBeFocused();
        await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.open);
        await expectBehindUsable(page);
        await page.evaluate(() => window.scrollTo(0, 0));
      }
      await menuToggle(page).click();
      await expect(inMenu(page, "Home")).toBeFocused();
      // The app has seen that the menu is open.
      await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.close);
      await page.setViewportSize({ width: 768, height: 844 });
      await expect(mobileMenu(page)).toBeHidden();
      await expect(page.getByRole("main")).toBeFocused();
      await page.setViewportSize(PHONE);
      await expect(mobileMenu(page)).toBeHidden();
    });

    // @spec 2.4 4.3
    test("opened before hydration, it stays; choosing a link closes it, pages begin at their top", async ({ page }) => {
      const release = await openBeforeScripts(page, "/about");
      await menuToggle(page).click();
      await expect(mobileMenu(page)).toBeVisible();
      await release();
      await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.close);
      await expect(mobileMenu(page)).toBeVisible();
      for (const [label, to, isOtherPage] of [
        ["Blog", "/blog", true],
        ["Blog", "/blog", false],
        ["Kontakt", "/contact", true],
      ] as const) {
        await inMenu(page, label).click();
        await expect(page).toHaveURL(to);
        await expect(mobileMenu(page)).toBeHidden();
        if (isOtherPage) await expect.poll(() => scrollPosition(page)).toBe(0);
        await expectBehindUsable(page);
        await shell.scrollToEnd(page);
        await menuToggle(page).click();
      }
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("it opens with the focus on its first link; Escape and links close it", async ({ page }) => {
        await page.goto("/about");
        for (const close of [() => page.keyboard.press("Escape"), () => inMenu(page, "Demo buchen").click()]) {
          await menuToggle(page).click();
          await expect(inMenu(page, "Home")).toBeFocused();
          await close();
          await expect(mobileMenu(page)).toBeHidden();
        }
        await expect(page).toHaveURL("/contact#form");
      });

      test("in a browser without popovers, a link to the footer's links stands in its place", async ({ page }) => {
        await page.route("/about", async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()).replaceAll("popover", "unknown") });
        });
        await page.goto("/about");
        await expect(menuToggle(page)).toBeHidden();
        await expect(mobileMenu(page)).toBeHidden();
        await shell.headerLink(page, site.header.menu.label).click();
        await expect(page.getByRole("contentinfo").getByRole("listitem").first()).toBeInViewport();
      });
    });
  });
});

/** The page behind the open menu neither takes the focus nor scrolls. */
async function expectBehindWaits(page: Page): Promise<void> {
  const reached = new Set<string>();
  for (let stop = 0; stop < 12; stop += 1) {
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
}

/** The page behind the closed menu scrolls and takes the focus again. */
async function expectBehindUsable(page: Page): Promise<void> {
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
  const link = page.getByRole("main").getByRole("link").first();
  // Once more when the form's own script replaces the link meanwhile.
  await expect(async () => {
    await link.focus();
    await expect(link).toBeFocused({ timeout: 200 });
  }).toPass();
}
