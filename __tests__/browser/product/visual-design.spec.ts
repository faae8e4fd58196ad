import type { Locator, Page } from "@playwright/test";
import articleLabels from "../../fixture-site/content/pages/article.json";
import home from "../../fixture-site/content/pages/home.json";
import jobLabels from "../../fixture-site/content/pages/job.json";
import { limits } from "../../fixture-site/content/pages/product.json";
import views from "../../fixture-site/content/product-views.json";
import { fieldOf, openForm } from "../support/contact-form";
import { ARTICLES, site } from "../support/fixture-site";
import * as shell from "../support/shell";
import { expect, expectAccessible, openApp, openBeforeScripts, test } from "../support/test";

const { boundsOf, consentBanner, headerLink, headingOf, menuToggle, mobileMenu, PHONE } = shell;
const { game, hero } = home;

const main = (page: Page): Locator => page.getByRole("main");
const endOf = async (element: Locator) => (await boundsOf(element)).y + (await boundsOf(element)).height;
const rightOf = async (element: Locator) => (await boundsOf(element)).x + (await boundsOf(element)).width;

/** The contrast of two colours as browsers state them, `rgb(10, 46, 61)`, as WCAG counts it. */
function contrast(...colours: readonly string[]): number {
  const [dark = 0, light = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? [])
        .map((value) => Number(value) / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** How the background of a part of an element stands out from the nearest background around the element. */
const contrastOf = async (element: Locator, part?: string): Promise<number> => {
  const colours = await element.evaluate((marked, pseudo) => {
    const background = (outer: Element | null): string => {
      const colour = outer ? getComputedStyle(outer).backgroundColor : "rgb(255, 255, 255)";
      return colour.endsWith(", 0)") ? background(outer?.parentElement ?? null) : colour;
    };
    return [getComputedStyle(marked, pseudo).backgroundColor, background(marked.parentElement)];
  }, part);
  return contrast(...colours);
};

test.describe("no consent given yet", () => {
  test.use({ hasAnsweredConsent: false, viewport: PHONE });

  test("the banner covers neither headline, picture nor button of a phone, and no card of a desk", async ({ page }) => {
    const top = async () => (await boundsOf(consentBanner(page))).y;
    const buttons = main(page).locator(".button-link");
    await openApp(page, "/");
    await shell.waitUntilClickable(consentBanner(page));
    const image = main(page).getByRole("img", { name: hero.picture.alt, exact: true });
    for (const element of [headingOf(page), image, buttons.first()])
      expect(await endOf(element)).toBeLessThanOrEqual(await top());
    expect((await boundsOf(consentBanner(page))).height).toBeLessThanOrEqual(PHONE.height / 4);
    const [yes, no] = [site.consent.accept, site.consent.decline].map((name) =>
      boundsOf(consentBanner(page).getByRole("button", { name, exact: true })),
    );
    expect({ ...(await yes), x: 0 }).toEqual({ ...(await no), x: 0 });

    await page.setViewportSize({ width: 320, height: 700 });
    expect(await endOf(buttons.first())).toBeLessThanOrEqual(await top());
    const card = main(page).getByRole("figure").filter({ hasText: views.score.next });
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await endOf(card), `${width} px`).toBeLessThan(await top());
    }
  });

  test("banner and open menu are accessible; behind the menu, neither banner nor skip link is reached", async ({
    page,
  }) => {
    await openApp(page, "/about");
    await shell.waitUntilClickable(consentBanner(page));
    await expectAccessible(page);
    await menuToggle(page).press("Enter");
    await expect(mobileMenu(page)).toBeVisible();
    const skipLink = page.getByRole("link", { name: site.header.skipLink, exact: true });
    for (const behind of [consentBanner(page).getByRole("button").first(), skipLink]) {
      await behind.evaluate((element: HTMLElement) => element.focus());
      await expect(behind).not.toBeFocused();
    }
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(consentBanner(page)).toBeVisible();
  });
});

test("the current page and the entry that Enter would choose stand out from what surrounds them", async ({ page }) => {
  await openForm(page);
  await expect.poll(() => contrastOf(headerLink(page, "Kontakt"), "::after")).toBeGreaterThan(3);
  await fieldOf(page, "interest").press("Enter");
  await page.keyboard.press("ArrowDown");
  const option = page.getByRole("option").and(page.locator("[data-highlighted]"));
  await expect.poll(() => contrastOf(option)).toBeGreaterThan(3);
  const colours = await option.evaluate((marked) => {
    const { color, backgroundColor } = getComputedStyle(marked);
    return [color, backgroundColor];
  });
  expect(contrast(...colours)).toBeGreaterThan(4.5);
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE);
  await menuToggle(page).click();
  const entry = mobileMenu(page).getByRole("link", { name: "Kontakt", exact: true });
  await expect.poll(() => contrastOf(entry, "::before")).toBeGreaterThan(3);
});

test("paper has neither header, footer nor buttons, but the game's solution", async ({ page }) => {
  await openApp(page, "/");
  await page.emulateMedia({ media: "print" });
  await expect(headingOf(page)).toBeVisible();
  for (const hidden of ["body header", "body footer", "main .button-link", "main fieldset label svg"])
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 3, name: game.solution })).toBeVisible();
});

test("a press shows the rest of an answer before the app is there, and it stays open; on paper all are", async ({
  page,
}) => {
  const release = await openBeforeScripts(page, "/product");
  const questions = limits.topics.flatMap((topic) => topic.questions);
  const answers = questions.map(({ answer }) => main(page).getByText(answer.slice(0, 20)));
  for (const answer of answers) await expect(answer).toBeVisible();
  const rest = page.locator("details > :not(summary)");
  await expect(rest.filter({ visible: true })).toHaveCount(0);
  await page.getByText(questions[0]?.question ?? "", { exact: true }).click();
  await expect(rest.first()).toBeVisible();
  await release();
  await expect(rest.filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(rest.filter({ visible: true })).toHaveCount(await rest.count());
  expect(await rest.count()).toBeGreaterThan(1);
  // On a phone, a closed valve hides the short answer, too, but not on paper.
  await page.setViewportSize(PHONE);
  for (const answer of answers) await expect(answer).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  const closed = main(page).locator("details:not([open]) summary");
  const open = main(page).locator("details[open] summary > span");
  await expect(closed).toHaveCount((await rest.count()) - 1);
  await expect(closed.locator("span").filter({ visible: true })).toHaveCount(0);
  await closed.first().click();
  await expect(open.filter({ visible: true })).toHaveCount(2);
});

test("a tick approves what the agent asks, before the app is there, and each view of the page says what becomes of it", async ({
  page,
}) => {
  const { approve, approved, done } = views.approval;
  const release = await openBeforeScripts(page, "/product");
  const tick = main(page).getByRole("checkbox", { name: approve, exact: true });
  const values = [views.leads.rows, views.sequence.steps, views.sync.rows]
    .flat()
    .flatMap((row) => ("approved" in row ? [row.approved] : []));
  const changes = [`✓ ${approved}`, ...values].map((text) =>
    main(page).locator(".product-done", { hasText: text }).first(),
  );
  const entries = main(page).getByText(done.text).filter({ visible: true });
  await expect(entries).toHaveCount(0);
  for (const change of changes) await expect(change).toBeHidden();
  await tick.click();
  await expect(main(page).getByRole("status").filter({ visible: true })).toContainText(done.text);
  await expect(entries).toHaveCount(2);
  for (const change of changes) await expect(change).toBeVisible();
  await release();
  await expect(entries).toHaveCount(2);
  await tick.press("Space");
  await expect(entries).toHaveCount(0);
  for (const change of changes) await expect(change).toBeHidden();
});

test("each part of the app stands beside its feature, in one window whose bar names it and stays; narrower, below its sentence", async ({
  page,
}) => {
  await openApp(page, "/product");
  const figure = main(page).locator("#features figure");
  const features = figure.locator("> ol > li");
  await expect(features).toHaveCount(5);
  const partsOf = (feature: Locator) =>
    Promise.all([boundsOf(feature.locator("> :has(h3)")), boundsOf(feature.locator("> .product-part"))]);
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const feature of await features.all()) {
      await feature.evaluate((one) => scrollBy({ top: one.getBoundingClientRect().top + 100, behavior: "instant" }));
      const [text, part] = await partsOf(feature);
      expect(text.x + text.width).toBeLessThan(part.x);
      expect(Math.abs(text.y - part.y)).toBeLessThan(part.height / 2);
      const bar = await boundsOf(feature.locator("p[aria-hidden=true]").first());
      expect([Math.abs(bar.x - part.x) < 3, bar.y >= 0, bar.y < 160]).toEqual([true, true, true]);
    }
  }
  for (const width of [768, PHONE.width]) {
    await page.setViewportSize({ width, height: PHONE.height });
    for (const feature of await features.all()) {
      const part = await boundsOf(feature.locator("> .product-part"));
      expect(part.y).toBeGreaterThan(await endOf(feature.locator("h3 + p")));
      expect((await boundsOf(feature.locator("ul").first())).y).toBeGreaterThan(part.y + part.height);
      expect([part.x >= 0, part.x + part.width <= width]).toEqual([true, true]);
    }
  }
});

test("on a tablet, the text of an article and of a job ends where all else does; each section of an article has its mark", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const [address, other] of [
    ["/blog/cac-customer-acquisition-cost", "nav"],
    ["/career/account-executive", "dl"],
  ] as const) {
    await openApp(page, address);
    expect(await rightOf(main(page).locator(".prose > p").first())).toBeCloseTo(
      await rightOf(main(page).locator(other)),
      0,
    );
  }
  await openApp(page, "/blog/cac-customer-acquisition-cost");
  const marks = await main(page)
    .locator(".prose > .heading:has(h2)")
    .evaluateAll((found) => found.map((heading) => getComputedStyle(heading, "::before").clipPath));
  expect(marks.length).toBeGreaterThan(1);
  expect(marks.map((mark, index) => mark === marks[index % 2])).not.toContain(false);
  expect([...new Set(marks)].sort()).toEqual(["none", expect.stringMatching("polygon")]);
});

test("a job has one button, beside the text on a desk and before it on a phone; a link follows the steps", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openApp(page, "/career/account-executive");
  const button = main(page).locator(".button-link");
  const text = main(page).locator(".prose");
  const links = main(page).getByRole("link", { name: jobLabels.apply, exact: true });
  await expect(button).toHaveCount(1);
  for (const width of [PHONE.width, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const edges = await Promise.all([headingOf(page), main(page).locator("dl"), text].map(boundsOf));
    expect(new Set(edges.map(({ x }) => Math.round(x))).size).toBe(1);
    expect((await boundsOf(text)).y).toBeGreaterThan(await endOf(button));
    expect((await boundsOf(links.nth(1))).y).toBeGreaterThan(await endOf(main(page).locator("ol").last()));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await boundsOf(button)).x).toBeGreaterThan(await rightOf(text));
  await expect(links).toHaveCount(2);
});

test("a phone shows tables whole: each value beside the name of its column, to the last row, and no dash", async ({
  page,
}) => {
  await openApp(page, "/blog/cac-customer-acquisition-cost");
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const tables = await page.locator("main .prose > table:has(td:nth-child(3))").evaluateAll((found) =>
      found.map((table) => ({
        names: [...table.querySelectorAll("thead th")].slice(1).map(({ textContent }) => JSON.stringify(textContent)),
        rows: [...table.querySelectorAll("tbody tr")].map((row) =>
          [...row.querySelectorAll("td")].map((cell) =>
            cell.checkVisibility() ? getComputedStyle(cell, "::before").content : cell.textContent,
          ),
        ),
      })),
    );
    expect(tables).not.toHaveLength(0);
    for (const { names, rows } of tables)
      for (const row of rows) expect(row).toEqual(names.map((name, column) => (row[column] === "–" ? "–" : name)));
    // A link goes on in the line of the text before it.
    const torn = await page.locator("main .prose > .table-named tbody").evaluateAll((found) =>
      found.flatMap((body) =>
        [...body.querySelectorAll("tr:first-child > :nth-child(-n + 2)")].flatMap((cell) => {
          cell.innerHTML = 'Viele Wörter, die eine Zeile füllen, und davon ein <a href="#">Link</a>';
          const range = document.createRange();
          range.selectNodeContents(cell.firstChild as Node);
          const end = [...range.getClientRects()].at(-1);
          const start = cell.querySelector("a")?.getBoundingClientRect();
          return end && start && start.top < end.top - 2 ? [cell.nodeName] : [];
        }),
      ),
    );
    expect(torn).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("the contents are folded on a phone, and open beside the text, before the app is there, too", async ({ page }) => {
  const release = await openBeforeScripts(page, "/blog/cac-customer-acquisition-cost");
  const contents = page.getByRole("navigation", { name: articleLabels.contents, exact: true });
  const links = contents.getByRole("link").filter({ visible: true });
  const title = contents.getByText(articleLabels.contents, { exact: true });
  await expect(links).not.toHaveCount(0);
  await expect(title).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(links).toHaveCount(0);
  await title.click();
  await expect(links).not.toHaveCount(0);
  await release();
  await links.nth(1).click();
  await expect(page.locator(".prose h2").nth(1)).toBeInViewport();
});

test.describe("with few colours of the visitor's own, what is told by a colour is told otherwise, too:", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" }, colorScheme: "dark" });

  /** The ground of the dark colours that Chromium forces. */
  const GROUND = "rgb(0, 0, 0)";

  const backgroundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

  test("letters, lines and dots of charts stand out from the ground", { tag: "@rare" }, async ({ page }) => {
    for (const slug of ARTICLES) {
      await openApp(page, `/blog/${slug}`);
      const parts = page.locator(".chart svg").locator("text, path, line, circle, rect:not(.chart-track)");
      const painted = await parts.evaluateAll((found) =>
        found.map((part) => {
          const { fill, stroke } = getComputedStyle(part);
          return [`${part.tagName} ${part.textContent}`, part.matches("path, line") ? stroke : fill] as const;
        }),
      );
      // Letters that have no room are painted in no colour.
      const lost = painted.filter(
        ([, colour]) => colour !== "none" && (colour.endsWith(", 0)") || contrast(colour, GROUND) < 4.5),
      );
      expect(lost, slug).toEqual([]);
    }
  });

  test("buttons have a shape, the current page and the agent's leads a mark, picks a tick", {
    tag: "@rare",
  }, async ({ page }) => {
    await openApp(page, "/");
    await page.waitForLoadState("networkidle");
    await expect(main(page).locator(".button-link").first()).toHaveCSS("outline-style", "solid");
    const bar = main(page).locator("li > [aria-hidden=true] > .bg-lake").first();
    expect(await backgroundOf(bar)).not.toBe(await backgroundOf(page.locator("body")));

    const group = page.getByRole("group", { name: game.title });
    const rows = group.locator("label");
    await expect(group.getByRole("checkbox").first()).not.toHaveCSS("appearance", "none");
    for (const index of [0, 1]) await rows.nth(index).locator("b").click();
    await expect(group.locator(":checked").first()).toHaveCSS("clip-path", "none");
    await rows.nth(2).locator("b").click();
    // The scene keeps its colours, which tell the agent's boats from the others.
    for (const part of await group.locator("label svg, .lead-game-beam").all())
      await expect(part).toHaveCSS("forced-color-adjust", "none");
    await expect(group.locator(".lead-game-beam").filter({ visible: true })).toHaveCount(3);
    const mark = headerLink(page, "Home").evaluate((link) => getComputedStyle(link, "::after").forcedColorAdjust);
    expect(await mark).toBe("none");
  });
});
