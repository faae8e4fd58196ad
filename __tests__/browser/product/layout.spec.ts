import type { Page } from "@playwright/test";
import blog from "../../edition/content/pages/blog.json";
import product from "../../edition/content/pages/product.json";
import { PAGE_OF_EACH_KIND, readArticle, readJob, site } from "../support/edition";
import { openBeforeScripts } from "../support/held-scripts";
import {
  consentBanner,
  footerLink,
  hasPointerCode,
  headerLink,
  menuToggle,
  mobileMenu,
  PHONE,
  scrolledBy,
  scrollToEnd,
  twoFrames,
} from "../support/shell";
import { openWithClock, stopClock, tickUntil } from "../support/stopped-clock";
import { expect, hydrated, test } from "../support/test";
import { texts } from "../support/text";

test.describe("for a visitor who has not decided", () => {
  test.use({ decided: false });

  for (const path of PAGE_OF_EACH_KIND) {
    test(`Shared layout: ${path} has sticky header, main content, footer and cookie banner`, {
      tag: "@spec-2",
    }, async ({ page }) => {
      await openWithClock(page, path);
      await page.clock.fastForward(1000);
      await expect(consentBanner(page)).toBeVisible();
      await expect(page.getByRole("main")).toBeVisible();
      await scrollToEnd(page);
      await expect(page.getByRole("contentinfo")).toBeInViewport();
      await expect(consentBanner(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
      expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
    });
  }
});

for (const [way, from, to, link] of [
  ["a link of the header", "/about", "/blog", (page: Page) => headerLink(page, "Blog")],
  ["the logo", "/about", "/", (page: Page) => headerLink(page, site.header.homeLabel)],
  ["a link of the footer", "/", "/impressum", (page: Page) => footerLink(page, "/impressum")],
  [
    "a card",
    "/blog",
    "/blog/b2b-lead-nurturing",
    (page: Page) => page.getByRole("main").getByRole("link", { name: readArticle("b2b-lead-nurturing").title }),
  ],
  [
    "an open position",
    "/career",
    "/career/initiativbewerbung",
    (page: Page) => page.getByRole("main").getByRole("link", { name: readJob("initiativbewerbung").title }),
  ],
  [
    "the banner of an article",
    "/blog/cac",
    "/product",
    (page: Page) => page.getByRole("main").getByRole("link", { name: "Mehr erfahren", exact: true }),
  ],
] as const) {
  test(`Shared layout: the page scrolls to the top when ${way} changes the path`, { tag: "@spec-2" }, async ({
    page,
  }) => {
    await page.goto(from);
    await hydrated(page);
    await hasPointerCode(headerLink(page, "Produkt"));
    await scrollToEnd(page);
    await link(page).scrollIntoViewIfNeeded();
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(300);
    await link(page).click();
    await expect(page).toHaveURL(to);
    await expect.poll(() => scrolledBy(page)).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
}

test("Shared layout: the page scrolls to the top when the mobile menu changes the path", { tag: "@spec-2" }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/about");
  await hydrated(page);
  await scrollToEnd(page);
  await menuToggle(page).click();
  await mobileMenu(page).getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL("/blog");
  await expect.poll(() => scrolledBy(page)).toBe(0);
});

test("Shared layout: the page scrolls to the top on the way to the contact form too", { tag: "@spec-2" }, async ({
  page,
}) => {
  await openWithClock(page, "/");
  await scrollToEnd(page);
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(300);
  await stopClock(page);
  await headerLink(page, "Demo buchen").click();
  await tickUntil(page, () => expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontakt", { timeout: 1 }));
  // The clock stands before the scroll to the form sets in.
  await expect.poll(() => scrolledBy(page)).toBe(0);
});

test("Shared layout: back leads to the place that was left, a new page begins at its top", { tag: "@spec-2" }, async ({
  page,
}) => {
  await page.goto("/about");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  // Gatsby notes in a frame where the page stands.
  await twoFrames(page);
  // By the mouse alone: Playwright's own click first scrolls what lies under a sticky header.
  const { x = 0, y = 0 } = (await headerLink(page, "Blog").boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(page.getByRole("heading", { level: 1, name: blog.hero.title })).toBeInViewport();
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrolledBy(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL("/blog");
  await expect.poll(() => scrolledBy(page)).toBe(0);
});

test("Shared layout: a page that is loaded anew stays where it stood", { tag: "@spec-2" }, async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await twoFrames(page);
  await page.reload();
  await expect.poll(() => scrolledBy(page)).toBe(700);
  await hydrated(page);
  expect(await scrolledBy(page)).toBe(700);
});

test("Shared layout: a link with an anchor goes to its target, from another page and on the same one", {
  tag: "@spec-2",
}, async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  for (const [anchor, level, heading] of [
    ["integrations", 3, product.features.cards.find(({ icon }) => icon === "crm")?.title],
    ["features", 2, product.features.title],
  ] as const) {
    await scrollToEnd(page);
    await footerLink(page, `/product#${anchor}`).click();
    await expect(page).toHaveURL(`/product#${anchor}`);
    const target = page.locator(`#${anchor}`).getByRole("heading", { level, name: heading ?? "", exact: true });
    await expect(target).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await target.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64);
    await expect.poll(async () => (await target.boundingBox())?.y ?? 720).toBeLessThan(360);
  }
});

test("Shared layout: the active item is highlighted, Home on an exact match, others on a prefix", {
  tag: "@spec-2",
}, async ({ page }) => {
  await page.goto("/blog/cac");
  await hydrated(page);
  const navigation = page.getByRole("navigation", { name: site.header.navigationLabel, exact: true });
  const expectHighlighted = async (expected: string[]) => {
    await expect(navigation.locator("[aria-current=page]")).toHaveText(expected);
    const underlined = await navigation
      .getByRole("link")
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link, "::after").content !== "none")
          .map(({ textContent }) => textContent),
      );
    expect(underlined).toEqual(expected);
  };
  await expectHighlighted(["Blog"]);
  for (const label of ["Home", "Produkt", "Über Uns", "Career", "Kontakt"]) {
    await navigation.getByRole("link", { name: label, exact: true }).click();
    await expectHighlighted([label]);
  }
  await headerLink(page, "Login").click();
  await expect(page).toHaveURL("/login");
  await expectHighlighted([]);
  await headerLink(page, "Career").click();
  await page
    .getByRole("main")
    .getByRole("link", { name: readJob("account-executive").title, exact: true })
    .click();
  await expect(page).toHaveURL("/career/account-executive");
  await expectHighlighted(["Career"]);
});

test("Shared layout: the mobile menu highlights the active item as well", { tag: "@spec-2" }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/career/praktikum-marketing");
  await hydrated(page);
  await menuToggle(page).click();
  await expect(mobileMenu(page).locator("[aria-current=page]")).toHaveText(["Career"]);
});

test("Shared layout: the toggle applies below 768 px, the row of links from there on", { tag: "@spec-2" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto("/");
  await hydrated(page);
  await expect(menuToggle(page)).toBeVisible();
  await expect(headerLink(page, "Blog")).toBeHidden();
  await expect(headerLink(page, "Login")).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menuToggle(page)).toBeHidden();
  await expect(headerLink(page, "Blog")).toBeVisible();
  await expect(headerLink(page, "Login")).toBeVisible();
});

test.describe("mobile menu", () => {
  test.use({ viewport: PHONE });

  test("Shared layout: the mobile menu shows the same links and both buttons", { tag: "@spec-2" }, async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await expect(mobileMenu(page)).toBeHidden();
    await menuToggle(page).click();
    expect(await texts(mobileMenu(page).getByRole("link"))).toEqual([
      ...["Home", "Produkt", "Über Uns", "Career", "Blog", "Kontakt"],
      ...["Demo buchen", "Login"],
    ]);
  });

  for (const [label, to] of [
    ["Kontakt", "/contact"],
    ["Blog", "/blog"],
    ["Demo buchen", "/contact#form"],
    ["Login", "/login"],
  ] as const) {
    test(`Shared layout: choosing ${label} closes the mobile menu`, { tag: "@spec-2" }, async ({ page }) => {
      await page.goto("/blog");
      await hydrated(page);
      await menuToggle(page).click();
      await mobileMenu(page).getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect(mobileMenu(page)).toBeHidden();
      await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.open);
      await expectBehindUsable(page);
    });
  }

  test("Shared layout: the toggle and Escape close the mobile menu; the focus goes in and comes back", {
    tag: "@spec-2",
  }, async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    for (const close of [() => page.keyboard.press("Escape"), () => menuToggle(page).click()]) {
      await menuToggle(page).click();
      await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.close);
      await expect(mobileMenu(page).getByRole("link", { name: "Home", exact: true })).toBeFocused();
      await close();
      await expect(mobileMenu(page)).toBeHidden();
      await expect(menuToggle(page)).toBeFocused();
      await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.open);
    }
    await expectBehindUsable(page);
  });

  test("Shared layout: the mobile menu closes when the window leaves its width", { tag: "@spec-2" }, async ({
    page,
  }) => {
    await page.goto("/about");
    await hydrated(page);
    await menuToggle(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(mobileMenu(page)).toBeHidden();
    await expectBehindUsable(page);
    await page.setViewportSize(PHONE);
    await expect(mobileMenu(page)).toBeHidden();
  });

  test("Shared layout: the page behind the open menu neither scrolls nor takes the focus", { tag: "@spec-2" }, async ({
    page,
  }) => {
    await page.goto("/about");
    await hydrated(page);
    await menuToggle(page).click();
    await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.close);
    const reached = new Set<string>();
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press("Tab");
      reached.add(await page.evaluate(() => document.activeElement?.closest("main, footer")?.tagName ?? "shell"));
    }
    expect([...reached]).toEqual(["shell"]);
    for (const place of [
      { x: 195, y: 30 },
      { x: 195, y: 800 },
    ]) {
      await page.mouse.move(place.x, place.y);
      await page.mouse.wheel(0, 600);
      await twoFrames(page);
      expect(await scrolledBy(page)).toBe(0);
    }
    await page.keyboard.press("Escape");
    await expect(mobileMenu(page)).toBeHidden();
    await expectBehindUsable(page);
  });

  test("Shared layout: the mobile menu opened before the script arrives is taken over as it is", {
    tag: "@spec-2",
  }, async ({ page }) => {
    const release = await openBeforeScripts(page, "/about");
    await menuToggle(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    await release();
    await expect(menuToggle(page)).toHaveAccessibleName(site.header.menu.close);
    await expect(mobileMenu(page)).toBeVisible();
    await mobileMenu(page).getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page).toHaveURL("/blog");
    await expect(mobileMenu(page)).toBeHidden();
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("Shared layout: the mobile menu works without script, focus and Escape included", { tag: "@spec-2" }, async ({
      page,
    }) => {
      await page.goto("/about");
      await menuToggle(page).click();
      await expect(mobileMenu(page).getByRole("link", { name: "Home", exact: true })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(mobileMenu(page)).toBeHidden();
      await expect(menuToggle(page)).toBeFocused();
      await menuToggle(page).click();
      await mobileMenu(page).getByRole("link", { name: "Demo buchen", exact: true }).click();
      await expect(page).toHaveURL("/contact#form");
      await expect(mobileMenu(page)).toBeHidden();
    });
  });
});

test("Shared layout: Produkt opens a menu with the parts of the product page", { tag: "@spec-2" }, async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  const parts = site.header.navigation.flatMap((entry) => entry.parts ?? []);
  expect(parts.map(({ to }) => to)).toEqual(["/product#features", "/product#integrations"]);
  await hasPointerCode(headerLink(page, "Produkt"));
  for (const { label, to } of parts) {
    await headerLink(page, "Produkt").hover();
    for (const part of parts) await expect(headerLink(page, part.label)).toBeVisible();
    await headerLink(page, label).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator(new URL(page.url()).hash).getByRole("heading").first()).toBeInViewport({ ratio: 1 });
    await page.mouse.move(640, 600);
    await expect(headerLink(page, label)).toBeHidden();
  }
});

test.describe("for a visitor who prefers dark", () => {
  test.use({ colorScheme: "dark" });

  test("Shared layout: the theme is fixed to light", { tag: "@spec-2" }, async ({ page }) => {
    const ground = () => page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
    await page.addInitScript(() => localStorage.setItem("theme-preference", "dark"));
    await page.goto("/");
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    const preferringDark = await ground();
    await page.emulateMedia({ colorScheme: "light" });
    expect(await ground()).toBe(preferringDark);
    expect(preferringDark).toBe("rgb(251, 248, 243)");
  });
});

/** The page behind the closed menu scrolls and takes the focus again. */
async function expectBehindUsable(page: Page): Promise<void> {
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(0);
  for (const part of ["main", "contentinfo"] as const) {
    const link = page.getByRole(part).getByRole("link").first();
    // Once more when the form's own script replaces the link meanwhile.
    await expect(async () => {
      await link.focus();
      await expect(link).toBeFocused({ timeout: 200 });
    }).toPass();
  }
}

test("with a large font of the browser's, menu and links of the header stay in a phone's window", async ({
  playwright,
  baseURL,
}) => {
  const { launchOptions } = test.info().project.use;
  for (const size of [24, 32]) {
    const args = [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${size}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    for (const width of [320, 360, 390]) {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      await page.goto(`${baseURL}/about`);
      await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
      await expect(menuToggle(page)).toBeInViewport({ ratio: 1 });
      const ends = await page
        .getByRole("banner")
        .locator("a:visible, button:visible")
        .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().right));
      expect(Math.max(...ends), `${size} px at ${width} px`).toBeLessThanOrEqual(width);
      await page.close();
    }
    await browser.close();
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGE_OF_EACH_KIND) {
    test(`${path} shows no button that does nothing`, async ({ page }) => {
      await page.goto(path);
      const idle = page.locator("button:visible:not([popovertarget]):not([type=submit])");
      await expect(idle).toHaveCount(0);
    });
  }
});
