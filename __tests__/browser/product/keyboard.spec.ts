import career from "../../fixture-site/content/pages/career.json";
import jobLabels from "../../fixture-site/content/pages/job.json";
import {
  completeValues,
  expectArrived,
  FIELD_NAMES,
  fieldOf,
  sendButton,
  waitForEnhancement,
} from "../support/contact-form";
import { site } from "../support/fixture-site";
import * as shell from "../support/shell";
import { expect, openApp, tabTo, test } from "../support/test";
import { sectionOf } from "../support/text";

const { boundsOf, consentBanner, headerLink, headingOf, PHONE, scrollPosition } = shell;

// @spec 2.26
test("the first stop skips the header; the hero's button leads to the positions, one of them to its application", {
  tag: "@spec-2",
}, async ({ page }) => {
  await openApp(page, "/career");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: site.header.skipLink, exact: true }).and(page.locator(":focus"));
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const action = page.getByRole("main").getByRole("link", { name: career.hero.action.label, exact: true });
  await expect(action).toBeFocused();
  await expect(action).toHaveCSS("outline-width", "3px");
  const heading = page.getByRole("heading", { level: 2, name: career.positions.title, exact: true });
  const { y } = await boundsOf(heading);
  await page.keyboard.press("Enter");
  await expect(heading).toBeInViewport({ ratio: 1 });
  // It ends below the header, nearer to it than before.
  await expect.poll(async () => Math.round((await boundsOf(heading)).y)).toBeLessThan(Math.round(y) - 100);
  expect((await boundsOf(heading)).y).toBeGreaterThanOrEqual(64);
  const positions = sectionOf(page, career.positions.title).getByRole("link");
  for (const index of [0, 1]) {
    await page.keyboard.press("Tab");
    await expect(positions.nth(index)).toBeFocused();
  }
  const title = (await positions.nth(1).textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(headingOf(page)).toHaveText(title);
  await tabTo(page, page.getByRole("link", { name: jobLabels.apply, exact: true }).first());
});

test("in the header nothing scrolls the page; behind it no focus is hidden", async ({ page }) => {
  await openApp(page, "/about");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await tabTo(page, headerLink(page, "Kontakt"));
  await tabTo(page, headerLink(page, "Home"), "Shift+Tab");
  expect(await scrollPosition(page)).toBe(1500);
  await tabTo(page, headerLink(page, "Blog"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog");
  await expect(headingOf(page)).toBeInViewport();
  await shell.footerLink(page, "/impressum").focus();
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press("Shift+Tab");
    const isHidden = await page.evaluate(() => {
      const { activeElement: focused } = document;
      return Boolean(focused?.closest("main, footer")) && (focused?.getBoundingClientRect().bottom ?? 0) <= 64;
    });
    expect(isHidden).toBe(false);
  }
});

test.describe("no consent given yet", () => {
  test.use({ hasAnsweredConsent: false });

  test("the banner comes before the header, names its cross, and gives the focus to the page", async ({ page }) => {
    await openApp(page, "/impressum");
    await shell.waitUntilClickable(consentBanner(page));
    await page.locator("body").press("Tab");
    await page.keyboard.press("Tab");
    await expect(consentBanner(page).getByRole("button", { name: site.consent.close })).toBeFocused();
    await expect(page.getByRole("tooltip")).toHaveText(site.consent.close);
    await page.keyboard.press("Enter");
    await expect(consentBanner(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem("cookie-consent"))).toBeNull();
  });

  for (const [path, width, height, tag] of [
    ["/contact", 320, 256, []],
    // The application box is sticky here.
    ["/career/account-executive", 1280, 720, ["@rare"]],
    ["/contact", PHONE.width, PHONE.height, ["@rare"]],
    ["/contact", 1280, 600, ["@rare"]],
  ] as const) {
    test(`${path} at ${width} × ${height}: the focus is clear of header and banner, and the banner can be closed`, {
      tag: [...tag],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openApp(page, path);
      if (path === "/contact") await waitForEnhancement(page);
      const banner = consentBanner(page);
      await shell.waitUntilClickable(banner);
      for (const name of [site.consent.accept, site.consent.decline])
        await expect(banner.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
      const bounds = await boundsOf(banner);
      expect(bounds.height).toBeLessThanOrEqual(0.7 * height);
      await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", `${height - bounds.y}px`);
      for (let stop = 0, isLast = false; !isLast; stop += 1) {
        expect(stop).toBeLessThan(90);
        await page.keyboard.press("Tab");
        const focus = await page.evaluate(focusVisibility);
        expect(focus).toMatchObject({ isSeen: true });
        isLast = focus.isLast;
      }
      await banner.getByRole("button", { name: site.consent.close, exact: true }).press("Enter");
      await expect(banner).toBeHidden();
      // Nothing is left of the room that the banner took.
      await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", "0px");
      await expect(page.getByRole("contentinfo")).toHaveCSS("padding-bottom", "0px");
    });
  }
});

/** Runs in the page: whether top, middle or bottom of the focused element is not covered, and whether it is the last link. */
function focusVisibility(): { element: string; isSeen: boolean; isLast: boolean } {
  const element = document.activeElement ?? document.body;
  const [{ left, right, top, bottom } = new DOMRect()] = element.getClientRects();
  const isSeen =
    element !== document.body &&
    [top + 1, (top + bottom) / 2, bottom - 1].some((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  const isLast = element === [...document.querySelectorAll("footer a")].at(-1);
  return { element: element.outerHTML.slice(0, 200), isSeen, isLast };
}

// @spec 3.2
test("the contact form is filled, its interest chosen and the inquiry sent", { tag: "@spec-3" }, async ({ page }) => {
  const values = completeValues();
  await openApp(page, "/contact");
  await tabTo(page, fieldOf(page, "name"));
  await waitForEnhancement(page);
  for (const [index, name] of FIELD_NAMES.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await expect(fieldOf(page, name)).toBeFocused();
    if (name !== "interest") await page.keyboard.type(values[name]);
    else {
      await page.keyboard.press("Enter");
      for (const label of ["Demo buchen", "Partnerschaft", "Presse"]) {
        await expect(page.getByRole("option", { name: label, exact: true })).toBeFocused();
        await page.keyboard.press(label === values.interest ? "Enter" : "ArrowDown");
      }
      await expect(fieldOf(page, name)).toHaveText("Presse");
      await expect(fieldOf(page, name)).toBeFocused();
    }
  }
  await tabTo(page, sendButton(page));
  await page.keyboard.press("Enter");
  await expectArrived(page, values);
  await expect(sendButton(page)).toBeFocused();
});
