import type { Locator, Page } from "@playwright/test";
import home from "../../spec-site/content/pages/home.json";
import product from "../../spec-site/content/pages/product.json";
import views from "../../spec-site/content/product-views.json";
import { fieldOf, openForm } from "../support/contact-form";
import { contrast, contrastOf } from "../support/contrast";
import * as shell from "../support/shell";
import { site } from "../support/spec-site";
import { expect, openApp, test } from "../support/test";

const { boundsOf, consentBanner, headerLink, headingOf, menuToggle, mobileMenu, PHONE } = shell;

const main = (page: Page): Locator => page.getByRole("main");

test.describe("no consent given yet", () => {
  test.use({ hasAnsweredConsent: false });

  for (const [path, { picture, primary }, tag] of [
    ["/", home.hero, []],
    ["/product", product.hero, ["@rare"]],
  ] as const) {
    test(`${path}: the banner covers neither headline, picture nor button of a phone, and no card of a desk`, {
      tag: [...tag],
    }, async ({ page }) => {
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

test("paper has neither header, footer nor buttons, but the game's solution", async ({ page }) => {
  await openApp(page, "/");
  await page.emulateMedia({ media: "print" });
  await expect(headingOf(page)).toBeVisible();
  for (const hidden of ["body header", "body footer", "main .button-link", "main fieldset label svg"])
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 3, name: home.game.solution })).toBeVisible();
});
