import type { Locator, Page } from "@playwright/test";
import contact from "../../spec-site/content/pages/contact.json";
import home from "../../spec-site/content/pages/home.json";
import product from "../../spec-site/content/pages/product.json";
import views from "../../spec-site/content/product-views.json";
import { fieldOf, openForm } from "../support/contact-form";
import * as shell from "../support/shell";
import { ARTICLES, site } from "../support/spec-site";
import { expect, openApp, test, waitForHydration } from "../support/test";

const { boundsOf, consentBanner, headerLink, headingOf, menuToggle, mobileMenu, PHONE } = shell;

const main = (page: Page): Locator => page.getByRole("main");

test.describe("no consent given yet", () => {
  test.use({ hasAnsweredConsent: false });

  for (const [path, { picture, primary }] of [
    ["/", home.hero],
    ["/product", product.hero],
  ] as const) {
    test(`${path}: the banner covers neither headline, picture nor button of a phone, and no card of a desk`, async ({
      page,
    }) => {
      const top = async () => (await boundsOf(consentBanner(page))).y;
      const endOf = async (element: Locator) => (await boundsOf(element)).y + (await boundsOf(element)).height;
      const buttons = main(page).locator(".button-link");
      await page.setViewportSize(PHONE);
      await openApp(page, path);
      await shell.waitUntilClickable(consentBanner(page));
      const image = main(page).getByRole("img", { name: picture.alt, exact: true });
      const button = main(page).getByRole("link", { name: primary.label, exact: true }).first();
      for (const element of [headingOf(page), image, button])
        expect(await endOf(element)).toBeLessThanOrEqual(await top());
      expect((await boundsOf(consentBanner(page))).height).toBeLessThanOrEqual(PHONE.height / 4);
      const places = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      const bannerTop = await top();
      expect(places.filter((place) => place < bannerTop)).toHaveLength(1);
      const lines = await headingOf(page).evaluate(
        (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
      );
      expect(lines).toBeLessThan(3.5);

      await page.setViewportSize({ width: 320, height: 700 });
      expect(await endOf(buttons.first())).toBeLessThanOrEqual(await top());

      const card =
        path === "/"
          ? main(page).getByRole("figure").filter({ hasText: views.score.next })
          : main(page).getByRole("img", { name: views.approval.label, exact: true }).first();
      for (const [width, height] of [
        [1024, 768],
        [1440, 900],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await endOf(card), `${width} px`).toBeLessThan(await top());
      }
      const [yes, no] = await Promise.all(
        [site.consent.accept, site.consent.decline].map((name) =>
          boundsOf(consentBanner(page).getByRole("button", { name, exact: true })),
        ),
      );
      expect({ ...yes, x: 0 }).toEqual({ ...no, x: 0 });
    });
  }
});

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

test("the current page and the entry that Enter would choose stand out from what surrounds them", async ({ page }) => {
  await openForm(page);
  await expect.poll(() => contrastOf(headerLink(page, "Kontakt"), "::after")).toBeGreaterThan(3);
  await fieldOf(page, "interest").press("Enter");
  await page.keyboard.press("ArrowDown");
  const option = page.getByRole("option").and(page.locator("[data-highlighted]"));
  await expect.poll(() => contrastOf(option)).toBeGreaterThan(3);
  const [letters, ground] = await option.evaluate((marked) => {
    const { color, backgroundColor } = getComputedStyle(marked);
    return [color, backgroundColor] as const;
  });
  expect(contrast(letters, ground)).toBeGreaterThan(4.5);
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE);
  await menuToggle(page).click();
  const entry = mobileMenu(page).getByRole("link", { name: "Kontakt", exact: true });
  await expect.poll(() => contrastOf(entry, "::before")).toBeGreaterThan(3);
});

test("paper has neither header nor footer nor buttons, and the game's solution without its drawing", async ({
  page,
}) => {
  await openApp(page, "/");
  await page.emulateMedia({ media: "print" });
  await expect(headingOf(page)).toBeVisible();
  for (const hidden of ["body header", "body footer", "main .button-link", "main fieldset label svg"])
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 3, name: home.game.solution })).toBeVisible();
});

test("Home: views, headings and texts of the cards stand in line", { tag: "@rare" }, async ({ page }) => {
  await openApp(page, "/");
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await main(page)
      .locator("li:has(> h3)")
      .evaluateAll(
        (elements, titles) =>
          elements
            .map((element) => element.querySelector("h3"))
            .filter((heading) => titles.includes(heading?.textContent ?? ""))
            .map((heading) => {
              const panel = heading?.previousElementSibling;
              const edges = [panel, panel?.firstElementChild, heading, heading?.nextElementSibling];
              const fits = (panel?.scrollHeight ?? 1) <= (panel?.clientHeight ?? 0);
              return { tops: edges.map((edge) => Math.round(edge?.getBoundingClientRect().top ?? 0)), fits };
            }),
        home.features.cards.map(({ title }) => title),
      );
    expect(places).toHaveLength(home.features.cards.length);
    expect(places).toEqual(places.map(() => ({ ...places[0], fits: true })));
  }
});

test("Articles: blocks have two widths on a desk, charts their names above them on a phone", {
  tag: "@rare",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const slug of ARTICLES) {
    await page.goto(`/blog/${slug}`);
    const found = await main(page)
      .locator(".prose")
      .evaluate((prose) => ({
        full: prose.clientWidth,
        widths: [...prose.querySelectorAll(":scope > :is(figure, section, aside):not(.calculator)")].map((block) =>
          Math.round(block.getBoundingClientRect().width),
        ),
      }));
    expect(
      found.widths.filter((width) => ![672, found.full].includes(width)),
      slug,
    ).toEqual([]);
  }
  await page.goto("/blog/cac");
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const drawing = main(page).locator(".chart-lines").first();
    const [names, plot, letters] = [drawing.locator("ul"), drawing.locator("path"), drawing.locator("text")];
    const { y, height } = await boundsOf(names.first());
    expect((await boundsOf(letters.first())).y).toBeGreaterThan(y + height);
    expect((await boundsOf(plot.first())).width).toBeGreaterThan(0.65 * (await boundsOf(drawing)).width);
  }
});

test("in a window as at 400 %, a heading that is jumped to stands at the upper edge", {
  tag: "@rare",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/blog/cac");
  await waitForHydration(page);
  const heading = main(page).locator(".heading h2").nth(1);
  await page.goto(`/blog/cac#${await heading.getAttribute("id")}`);
  await expect.poll(async () => (await boundsOf(heading)).y).toBeLessThan(40);
  await expect(heading).toBeInViewport();
});

test("the list of interests opens below its field, wherever that stands in the window", {
  tag: "@rare",
}, async ({ page }) => {
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
