import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import article from "../../spec-site/content/pages/article.json";
import contact from "../../spec-site/content/pages/contact.json";
import home from "../../spec-site/content/pages/home.json";
import views from "../../spec-site/content/product-views.json";
import { fieldOf } from "../support/contact-form";
import {
  boundsOf,
  consentBanner,
  headerLink,
  menuToggle,
  mobileMenu,
  PHONE,
  waitUntilClickable,
} from "../support/shell";
import { ARTICLES, PAGE_OF_EACH_KIND, site } from "../support/spec-site";
import { expect, openApp, test, triggerAppLoad } from "../support/test";

const ARTICLE = "/blog/cac-customer-acquisition-cost";
const main = (page: Page): Locator => page.getByRole("main");

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Texts that stand outside the window, except in what scrolls by itself. */
const pushedOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isReachable = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== "visible" || isReachable(parent);
    };
    const texts = [...document.querySelectorAll("body *")].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        element.checkVisibility() &&
        !element.closest("[aria-hidden=true], .sr-only, svg"),
    );
    const out = texts.filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (left < -1 || right > width + 1) && !isReachable(element);
    });
    return {
      scrolls: document.documentElement.scrollWidth > width,
      out: out.map((element) => element.textContent?.trim().slice(0, 60)),
    };
  });

/** Runs in the browser: pairs of visible texts in a drawing that share more than a pixel. */
const textsThatMeet = (drawings: Element[]) =>
  drawings.flatMap((drawing) => {
    const texts = [...drawing.querySelectorAll("text, li, span")].filter(
      (text) => getComputedStyle(text).fill !== "none",
    );
    return texts.flatMap((text, index) => {
      const a = text.getBoundingClientRect();
      const met = texts.slice(index + 1).filter((other) => {
        const b = other.getBoundingClientRect();
        if (text.contains(other)) return false;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Rows of the same label may touch: their boxes are higher than their letters.
        return across > 1 && down > 6;
      });
      return met.map((other) => `${text.textContent} | ${other.textContent}`);
    });
  });

/** Sets the size of letters in the browser's settings, px. */
async function browserLetters(page: Page): Promise<(sizePx: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  return async (size) => {
    await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
  };
}

test.describe("Text that grows", () => {
  for (const path of PAGE_OF_EACH_KIND) {
    test(`${path}: nothing is pushed out by large letters or the spacing of WCAG`, async ({ page }) => {
      const setLetters = await browserLetters(page);
      await page.goto(path);
      const check = async (width: number, what: string) => {
        await page.setViewportSize({ width, height: 800 });
        expect(await pushedOut(page), `${what}, ${width} px`).toEqual({ scrolls: false, out: [] });
      };
      for (const size of [24, 32]) {
        await setLetters(size);
        for (const width of [1280, 390, 320]) await check(width, `letters of ${size} px`);
      }
      await setLetters(16);
      await page.addStyleTag({ content: TEXT_SPACING });
      for (const width of [1280, 390, 320]) await check(width, "spacing");
    });
  }

  for (const slug of ARTICLES) {
    test(`${slug}: no letters of a chart lie on others`, async ({ page }) => {
      const setLetters = await browserLetters(page);
      await page.goto(`/blog/${slug}`);
      const meeting = () => page.locator(".chart-drawing").evaluateAll(textsThatMeet);
      for (const width of [1440, 768, 600, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await meeting(), `${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 800 });
      await setLetters(32);
      expect(await meeting(), "letters of 32 px").toEqual([]);
      await setLetters(16);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.addStyleTag({ content: TEXT_SPACING });
      expect(await meeting(), "spacing").toEqual([]);
    });
  }

  test("with the spacing of WCAG, the company's name stays one word", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    const name = page.getByRole("banner").getByText(site.name, { exact: true });
    const lines = () => name.evaluate((element) => element.getClientRects().length);
    const { height } = await boundsOf(name);
    await page.addStyleTag({ content: TEXT_SPACING });
    expect(await lines()).toBe(1);
    expect((await boundsOf(name)).height).toBeLessThan(1.6 * height);
  });

  test("long words of headings break between their syllables", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/privacy");
    const heading = page.getByRole("heading", { level: 1 });
    expect(await heading.evaluate((element) => element.textContent?.split("\u00ad").length)).toBeGreaterThan(2);
    expect(await page.title()).not.toContain("\u00ad");
  });

  test("„E-Mail“ stays on one line", async ({ page }) => {
    for (const path of ["/privacy", "/"]) {
      await page.goto(path);
      await expect(main(page).getByText("E-Mail", { exact: true }).first()).toHaveCSS("white-space", "nowrap");
    }
  });
});

test.describe("In a window of 320 x 256 px, as at 400 %,", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("nothing is sticky", async ({ page }) => {
    for (const path of PAGE_OF_EACH_KIND) {
      await page.goto(path);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 256 });
        const sticky = await page.evaluate(() =>
          [...document.querySelectorAll("body *")]
            .filter((element) => {
              const { position, top } = getComputedStyle(element);
              return position === "sticky" && top !== "auto";
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        );
        expect(sticky, `${path} ${width} px`).toEqual([]);
      }
    }
  });

  test("a heading that is jumped to stands at the upper edge", async ({ page }) => {
    await page.goto(ARTICLE);
    const heading = main(page).locator(".heading h2").nth(1);
    await page.goto(`${ARTICLE}#${await heading.getAttribute("id")}`);
    await expect.poll(async () => (await boundsOf(heading)).y).toBeLessThan(40);
    await expect(heading).toBeInViewport();
  });

  test.describe("no consent given yet", () => {
    test.use({ hasAnsweredConsent: false });

    test("the banner's buttons are in view, and its text can be scrolled above them", async ({ page }) => {
      await openApp(page, "/");
      const banner = consentBanner(page);
      await waitUntilClickable(banner);
      for (const name of [site.consent.accept, site.consent.decline]) {
        await expect(banner.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
      const policy = banner.getByRole("link");
      await policy.focus();
      const { y, height } = await boundsOf(policy);
      const buttons = await boundsOf(banner.getByRole("button", { name: site.consent.accept, exact: true }));
      expect(y + height).toBeLessThanOrEqual(buttons.y);
      expect((await boundsOf(banner)).height).toBeLessThanOrEqual(0.7 * 256);
    });
  });
});

test.describe("Targets", () => {
  for (const width of [390, 1440]) {
    test(`at ${width} px, the anchor of a heading stands behind its last word`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(ARTICLE);
      const places = await main(page)
        .locator(".heading")
        .evaluateAll((headings) =>
          headings.map((heading) => {
            const anchor = heading.querySelector(".anchor")?.getBoundingClientRect() ?? new DOMRect();
            const lastLine = [...(heading.firstElementChild?.getClientRects() ?? [])].at(-1) ?? new DOMRect();
            return {
              gap: anchor.left - lastLine.right,
              besides: anchor.top < lastLine.bottom && anchor.bottom > lastLine.top,
              width: anchor.width,
              height: anchor.height,
            };
          }),
        );
      expect(places.length).toBeGreaterThan(5);
      for (const place of places) {
        expect(place.besides).toBe(true);
        expect(Math.abs(place.gap)).toBeLessThan(4);
        expect(place.width).toBeGreaterThanOrEqual(24);
        expect(place.height).toBeGreaterThanOrEqual(24);
      }
    });
  }

  test("links that stand alone are 24 px high", async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const path of PAGE_OF_EACH_KIND) {
      await page.goto(path);
      const low = await main(page)
        .locator("a:visible")
        .evaluateAll((links) =>
          links
            .filter((link) => {
              const isInSentence =
                getComputedStyle(link).display === "inline" && link.parentElement?.textContent !== link.textContent;
              return !isInSentence && link.getBoundingClientRect().height < 24;
            })
            .map((link) => link.textContent),
        );
      expect(low, path).toEqual([]);
    }
  });
});

/** The contrast between the lightest and the darkest colour that is painted, as WCAG counts it. */
async function paintedContrast(what: Locator): Promise<number> {
  const { channels } = await sharp(await what.screenshot())
    .greyscale()
    .stats();
  const [{ min = 0, max = 0 } = {}] = channels;
  const light = (grey: number) => ((grey / 255 + 0.055) / 1.055) ** 2.4 + 0.05;
  return light(max) / light(min);
}

/** The contrast of two colours as browsers state them, `rgb(10, 46, 61)`; none if one cannot be seen. */
function contrast(...colours: readonly [string, string]): number {
  if (colours.some((colour) => !/^rgb\(|^rgba\(.*, 0?\.\d+\)$/.test(colour))) return 1;
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? [])
      .map((value) => Number(value) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = colours.map(luminance).sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** The ground of the dark colours that Chromium forces. */
const FORCED_GROUND = "rgb(0, 0, 0)";

/** Opens the list of interests by keyboard, once the page has it. */
async function highlightedInterest(page: Page): Promise<Locator> {
  await openApp(page, "/contact");
  const interest = fieldOf(page, "interest");
  await expect(interest).toHaveJSProperty("tagName", "BUTTON");
  await interest.press("Enter");
  await page.keyboard.press("ArrowDown");
  // The button that names it is hidden while the list is open.
  const list = page.getByRole("listbox", { name: contact.form.fields.interest.label, exact: true });
  const option = list.getByRole("option").and(page.locator("[data-highlighted]"));
  await expect(option).toBeVisible();
  return option;
}

test.describe("What is marked stands out from what surrounds it", () => {
  /** The colour of a part of an element, and of its nearest surroundings that have one. */
  const colours = (element: Locator, property: string, part?: string) =>
    element.evaluate(
      (marked, [name, pseudo]) => {
        const background = (outer: Element | null): string => {
          const colour = outer ? getComputedStyle(outer).backgroundColor : "rgb(255, 255, 255)";
          return colour.endsWith(", 0)") ? background(outer?.parentElement ?? null) : colour;
        };
        const colour = getComputedStyle(marked, pseudo).getPropertyValue(name ?? "");
        return [colour, background(marked.parentElement)] as const;
      },
      [property, part],
    );

  test("the current page", async ({ page }) => {
    const current = site.header.navigation.find(({ to }) => to === "/about")?.label ?? "";
    await openApp(page, "/about");
    const line = async () => contrast(...(await colours(headerLink(page, current), "background-color", "::after")));
    // The links with submenus take the place of the plain ones.
    await expect.poll(line).toBeGreaterThan(3);
    await page.setViewportSize(PHONE);
    await menuToggle(page).click();
    const entry = mobileMenu(page).getByRole("link", { name: current, exact: true });
    const dot = async () => contrast(...(await colours(entry, "background-color", "::before")));
    await expect.poll(dot).toBeGreaterThan(3);
  });

  test("the current section", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openApp(page, ARTICLE);
    const contents = page.getByRole("navigation", { name: article.contents, exact: true });
    await contents.getByRole("link").nth(1).click();
    const marked = contents.locator("[aria-current=location]");
    const line = await contents.getByRole("list").evaluate((list) => getComputedStyle(list).borderLeftColor);
    await expect.poll(async () => contrast((await colours(marked, "border-left-color"))[0], line)).toBeGreaterThan(3);
  });

  test("the entry of a list that Enter would choose", async ({ page }) => {
    const option = await highlightedInterest(page);
    await expect.poll(async () => contrast(...(await colours(option, "background-color")))).toBeGreaterThan(3);
    const [letters] = await colours(option, "color");
    const [background] = await colours(option, "background-color");
    expect(contrast(letters, background)).toBeGreaterThan(4.5);
  });
});

test.describe("Forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" }, colorScheme: "dark" });

  test("letters of charts, bullets and the frames of blocks are painted", async ({ page }) => {
    await openApp(page, ARTICLE);
    await page.waitForLoadState("networkidle");
    for (const part of [".chart text", ".chart path", ".callout, .formula, .chart"]) {
      const first = main(page).locator(part).first();
      await first.scrollIntoViewIfNeeded();
      expect(await paintedContrast(first), part).toBeGreaterThan(3);
    }
  });

  test("every letter, line and dot of a chart stands out from the ground", async ({ page }) => {
    for (const slug of ARTICLES) {
      await openApp(page, `/blog/${slug}`);
      const painted = await page.locator(".chart svg").evaluateAll((drawings) =>
        drawings
          .flatMap((drawing) => [...drawing.querySelectorAll("text, path, line, circle, rect:not(.chart-track)")])
          .map((part) => {
            const { fill, stroke } = getComputedStyle(part);
            return [`${part.tagName} ${part.textContent}`, part.matches("path, line") ? stroke : fill] as const;
          }),
      );
      // Letters that have no room are painted in no colour.
      const lost = painted.filter(([, colour]) => colour !== "none" && contrast(colour, FORCED_GROUND) < 4.5);
      expect(lost, slug).toEqual([]);
    }
  });

  test("the entry of a list that Enter would choose has an outline", async ({ page }) => {
    await expect(await highlightedInterest(page)).toHaveCSS("outline-style", "solid");
  });

  test("filled buttons have a shape, customers their names, bars their length", async ({ page }) => {
    await openApp(page, "/");
    await page.waitForLoadState("networkidle");
    const button = main(page).getByRole("link", { name: home.hero.primary.label, exact: true }).first();
    await expect(button).toHaveCSS("outline-style", "solid");
    const [logo] = home.customers.logos;
    const name = main(page).getByRole("img", { name: logo?.alt ?? "", exact: true });
    expect(await paintedContrast(name)).toBeGreaterThan(3);
    const number = main(page)
      .getByRole("img", { name: views.report.chartLabel, exact: true })
      .locator(".bg-lake > span");
    // With the stylesheet at hand, the first paint is the last one, too.
    await page.reload();
    await number.first().scrollIntoViewIfNeeded();
    expect(await paintedContrast(number.first())).toBeGreaterThan(3);
    const bar = main(page).locator("[aria-hidden=true] > .bg-signal").first();
    const background = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  });

  test("the current page is marked in the header", async ({ page }) => {
    await openApp(page, "/about");
    const mark = (name: string) =>
      headerLink(page, name).evaluate((element) => getComputedStyle(element, "::after").forcedColorAdjust);
    const current = site.header.navigation.find(({ to }) => to === "/about");
    // Its styles come after the page.
    await expect.poll(() => mark(current?.label ?? "")).toBe("none");
  });
});

test.describe("Names in context", () => {
  test("anchors say that they lead to a section, and to which", async ({ page }) => {
    for (const path of [ARTICLE, "/privacy"]) {
      await openApp(page, path);
      const heading = await main(page).locator(".heading h2").first().textContent();
      const title = heading?.replaceAll("\u00ad", "");
      await expect(main(page).getByRole("link", { name: `${article.anchor} „${title}“`, exact: true })).toBeVisible();
    }
  });

  test("the place of messages is there before the first one", async ({ page }) => {
    await openApp(page, ARTICLE);
    await main(page).locator("a[data-anchor]").first().focus();
    const place = page.getByRole("region", { name: site.notifications.label, exact: true });
    await expect(place).toBeAttached();
    await expect(place).toBeEmpty();
  });

  test("a drawn view says that it is an example before it is read", async ({ page }) => {
    await openApp(page, "/");
    const card = main(page).getByRole("figure").filter({ hasText: views.score.next });
    await expect(card.getByText(views.example, { exact: true })).toHaveCount(1);
    for (const path of ["/", "/product"]) {
      await openApp(page, path);
      const figures = main(page).getByRole("figure").filter({ hasText: views.example });
      await expect(figures).toHaveCount(path === "/" ? 2 : 1);
      for (const figure of await figures.all()) {
        await expect(figure.locator(":scope > :first-child")).toHaveText(views.example);
      }
    }
  });

  test("each row of a table is named by its first cell, each table has a name", async ({ page }) => {
    await openApp(page, ARTICLE);
    const tables = await main(page).getByRole("table").all();
    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables) {
      const rows = await table.getByRole("row").count();
      expect(await table.getByRole("rowheader").count()).toBeGreaterThanOrEqual(rows - 2);
    }
    await expect(main(page).locator(".table-scroll:not([aria-label])")).toHaveCount(0);
  });

  test("a table is a tab stop only while it scrolls", async ({ page }) => {
    await openApp(page, ARTICLE);
    const table = main(page).locator(".table-scroll").first();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(table).not.toHaveAttribute("tabindex");
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(table).toHaveAttribute("tabindex", "0");
  });

  test("English words of the shell are said in English", async ({ page }) => {
    await openApp(page, "/");
    const english = site.header.navigation.filter(({ language }) => language === "en");
    expect(english).not.toHaveLength(0);
    for (const { label } of english) await expect(headerLink(page, label)).toHaveAttribute("lang", "en");
  });
});

test("every printed sheet names the company and its address", async ({ page }) => {
  await openApp(page, "/");
  const sheet = await page.locator('head > style[media="print"]').textContent();
  const { street, city } = site.company;
  expect(sheet).toContain("@bottom-left");
  for (const part of [street, city]) expect(sheet).toContain(part);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("paper has neither header nor footer nor buttons", async ({ page }) => {
      await page.goto("/");
      if (javaScriptEnabled) await triggerAppLoad(page);
      await page.emulateMedia({ media: "print" });
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      for (const hidden of [
        page.locator("body header"),
        page.locator("body footer"),
        main(page).locator(".button-link"),
      ])
        await expect(hidden.filter({ visible: true })).toHaveCount(0);
    });
  });
}

test("what was written and chosen in the form is printed, all of it", async ({ page }) => {
  await openApp(page, "/contact");
  const interest = fieldOf(page, "interest");
  await expect(interest).toHaveJSProperty("tagName", "BUTTON");
  const message = fieldOf(page, "message");
  await message.fill("Wir verkaufen Prüfgeräte. ".repeat(60));
  await page.emulateMedia({ media: "print" });
  const hidden = () => message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  // The styles for paper come after the page.
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await expect(interest).toBeVisible();
});
