import type { Locator, Page } from "@playwright/test";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import about from "../../spec-site/content/pages/about.json";
import article from "../../spec-site/content/pages/article.json";
import contact from "../../spec-site/content/pages/contact.json";
import home from "../../spec-site/content/pages/home.json";
import notFound from "../../spec-site/content/pages/not-found.json";
import product from "../../spec-site/content/pages/product.json";
import views from "../../spec-site/content/product-views.json";
import { fieldOf, openForm } from "../support/contact-form";
import { boundsOf, consentBanner, headerLink, headingOf, PHONE, waitUntilClickable } from "../support/shell";
import { ARTICLES, site } from "../support/spec-site";
import { expect, openApp, test } from "../support/test";

const SIGNAL = "rgb(255, 176, 0)";
const main = (page: Page): Locator => page.getByRole("main");

test("The yellow button is the page's own; the header's has one colour on every page and at every position", async ({
  page,
}) => {
  await openApp(page, "/");
  const inHeader = headerLink(page, site.header.demo.label);
  const color = await inHeader.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color).not.toBe(SIGNAL);
  await expect(main(page).getByRole("link", { name: home.hero.primary.label, exact: true }).first()).toHaveCSS(
    "background-color",
    SIGNAL,
  );
  await main(page).getByRole("heading", { level: 2 }).nth(1).scrollIntoViewIfNeeded();
  await expect(inHeader).toHaveCSS("background-color", color);
  await headerLink(page, "Kontakt").click();
  await expect(page).toHaveURL("/contact");
  await expect(inHeader).toHaveCSS("background-color", color);
});

for (const width of [1024, 1440]) {
  test(`Home at ${width} px: the cards' views, headings and texts stand in line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openApp(page, "/");
    const cards = main(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) });
    const places = await cards.evaluateAll(
      (elements, titles) =>
        elements
          .filter((element) => titles.includes(element.querySelector("h3")?.textContent ?? ""))
          .map((element) => {
            const heading = element.querySelector("h3");
            const panel = heading?.previousElementSibling;
            const edges = [panel, panel?.firstElementChild, heading, heading?.nextElementSibling];
            const fits = (panel?.scrollHeight ?? 1) <= (panel?.clientHeight ?? 0);
            return { tops: edges.map((edge) => Math.round(edge?.getBoundingClientRect().top ?? 0)), fits };
          }),
      home.features.cards.map(({ title }) => title),
    );
    expect(places).toHaveLength(home.features.cards.length);
    expect(places).toEqual(places.map(() => ({ ...places[0], fits: true })));
  });
}

test("Contact, About, Product and the not-found page have a picture of their own", async ({ page }) => {
  for (const [path, alt] of [
    ["/contact", contact.company.picture.alt],
    ["/about", about.picture.alt],
    ["/product", product.hero.picture.alt],
    [PATH_WITHOUT_PAGE, notFound.picture.alt],
  ] as const) {
    await page.goto(path);
    const picture = main(page).getByRole("img", { name: alt, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), path).toBeGreaterThan(0);
  }
});

for (const width of [320, 390]) {
  test(`Article at ${width} px: names of lines stand above a plot that has the whole width`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blog/cac");
    const drawing = main(page).locator(".chart-lines").first();
    const places = await drawing.evaluate((element) => {
      const boxOf = (selector: string) => element.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [names, plot, letters] = [boxOf("ul"), boxOf("path"), boxOf("text")];
      return { between: letters.top - names.bottom, share: plot.width / element.getBoundingClientRect().width };
    });
    expect(places.between).toBeGreaterThan(0);
    expect(places.share).toBeGreaterThan(0.65);
  });
}

test("Articles on a desk: what stands between the paragraphs has two widths", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const slug of ARTICLES) {
    await page.goto(`/blog/${slug}`);
    const widths = await main(page)
      .locator(".prose > :is(figure, section, aside):not(.calculator)")
      .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().width)));
    const full = await main(page)
      .locator(".prose")
      .evaluate(({ clientWidth }) => clientWidth);
    expect(
      widths.filter((width) => width !== 672 && width !== full),
      slug,
    ).toEqual([]);
  }
});

test("Article: a column of numbers ends in one line, digit below digit", async ({ page }) => {
  await page.goto("/blog/cac");
  const table = main(page).locator("table:has(.table-total)").first();
  await expect(table).toHaveCSS("font-variant-numeric", "tabular-nums");
  const sum = table.locator(".table-total > .table-number").first();
  await expect(sum).toHaveCSS("text-align", "right");
  await expect(main(page).locator(".chart-drawing").first()).toHaveCSS("font-variant-numeric", "tabular-nums");
});

test("Article: the table of contents marks the section that is being read", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page, "/blog/cac");
  const contents = page.getByRole("navigation", { name: article.contents, exact: true });
  const marked = contents.locator("[aria-current]");
  await expect(marked).toHaveCount(0);
  const second = contents.getByRole("link").nth(1);
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "location");
  await expect(marked).toHaveCount(1);
  await page.evaluate(() => window.scrollBy({ top: -500, behavior: "instant" }));
  await expect(contents.getByRole("link").first()).toHaveAttribute("aria-current", "location");
  await expect(marked).toHaveCount(1);
  // Jumps take headings past the window without showing them.
  await page.keyboard.press("End");
  await expect(contents.getByRole("link").last()).toHaveAttribute("aria-current", "location");
  await expect(marked).toHaveCount(1);
  await page.keyboard.press("Home");
  await expect(marked).toHaveCount(0);
});

test("Contact: the list of interests opens below its field, wherever the field stands in the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForm(page);
  const field = fieldOf(page, "interest");
  await field.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 60),
  );
  const list = page.getByRole("listbox");
  for (const open of [() => field.click(), () => field.press("Enter")]) {
    await open();
    await expect(list).toBeVisible();
    const { y, height } = await boundsOf(page.locator("#contact-interest"));
    expect((await boundsOf(list)).y).toBeGreaterThan(y + height);
    await page.keyboard.press("Escape");
    await expect(list).toHaveCount(0);
    await expect(field).toContainText(contact.form.fields.interest.placeholder);
  }
});

test("Product: the picture of the agent's question is described as an example, in one sentence", async ({ page }) => {
  await page.goto("/product");
  await expect(main(page).getByRole("img", { name: views.approval.label, exact: true })).toBeVisible();
  await expect(main(page).getByRole("button", { name: views.approval.approve })).toHaveCount(0);
});

test.describe("without motion", () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: "reduce" } });

  test("Home: every customer can be seen", async ({ page }) => {
    await openApp(page, "/");
    const strip = page.getByRole("region", { name: home.customers.title });
    // All at once: scrolling to each would also move what the strip cuts off.
    await strip.scrollIntoViewIfNeeded();
    for (const { alt } of home.customers.logos)
      await expect(strip.getByRole("img", { name: alt, exact: true })).toBeInViewport({ ratio: 0.95 });
  });
});

test.describe("no consent given yet", () => {
  test.use({ hasAnsweredConsent: false });

  test("the banner comes before the header for who goes by keyboard", async ({ page }) => {
    await openApp(page, "/");
    await waitUntilClickable(consentBanner(page));
    await page.locator("body").press("Tab");
    await page.keyboard.press("Tab");
    await expect(consentBanner(page).getByRole("button", { name: site.consent.close })).toBeFocused();
  });

  for (const [path, hero] of [
    ["/", home.hero],
    ["/product", product.hero],
  ] as const) {
    test(`${path} on a phone: a small banner leaves headline, picture and the one button in view`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openApp(page, path);
      await waitUntilClickable(consentBanner(page));
      const banner = await boundsOf(consentBanner(page));
      expect(banner.height).toBeLessThanOrEqual(PHONE.height / 4);
      const shown = [
        headingOf(page),
        main(page).getByRole("img", { name: hero.picture.alt, exact: true }),
        main(page).getByRole("link", { name: hero.primary.label, exact: true }).first(),
      ];
      for (const element of shown) {
        const { y, height } = await boundsOf(element);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(banner.y);
      }
      const buttons = await main(page).locator(".button-link").all();
      const above = await Promise.all(buttons.map(async (button) => (await boundsOf(button)).y < banner.y));
      expect(above.filter(Boolean)).toHaveLength(1);
    });

    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      test(`${path} at ${width} × ${height}: the banner covers no card`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await openApp(page, path);
        await waitUntilClickable(consentBanner(page));
        const card = await boundsOf(
          path === "/"
            ? main(page).getByRole("figure").filter({ hasText: views.score.next })
            : main(page).getByRole("img", { name: views.approval.label, exact: true }).first(),
        );
        expect(card.y + card.height).toBeLessThan((await boundsOf(consentBanner(page))).y);
      });
    }
  }

  test("on a narrow, low phone the banner covers no first button", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ["/", "/product", "/career"]) {
      await openApp(page, path);
      await waitUntilClickable(consentBanner(page));
      const { y, height } = await boundsOf(main(page).locator(".button-link").first());
      expect(y + height, path).toBeLessThanOrEqual((await boundsOf(consentBanner(page))).y);
    }
  });

  test("Home on a phone: the headline has three lines at most", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    const lines = () =>
      headingOf(page).evaluate(
        (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
      );
    await expect.poll(lines).toBeLessThan(3.5);
  });

  test("both answers of the banner have the same size, side by side", async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await openApp(page, "/");
      const [yes, no] = await Promise.all(
        [site.consent.accept, site.consent.decline].map((name) =>
          boundsOf(consentBanner(page).getByRole("button", { name, exact: true })),
        ),
      );
      expect({ ...yes, x: 0 }).toEqual({ ...no, x: 0 });
    }
  });
});

for (const [width, file] of [
  [390, /\/hero-wide\.\w+$/],
  [1024, /\/hero-tall\.\w+$/],
  [1440, /\/hero\.\w+$/],
] as const) {
  test(`Home's picture has a shape for a window of ${width} px, and all of it is in view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const picture = main(page).getByRole("img", { name: home.hero.picture.alt, exact: true });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(file);
    await expect(picture).toBeInViewport({ ratio: 1 });
  });
}
