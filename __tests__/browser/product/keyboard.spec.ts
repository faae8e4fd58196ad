import type { Locator, Page } from "@playwright/test";
import articleLabels from "../../spec-site/content/pages/article.json";
import blog from "../../spec-site/content/pages/blog.json";
import career from "../../spec-site/content/pages/career.json";
import contact from "../../spec-site/content/pages/contact.json";
import jobLabels from "../../spec-site/content/pages/job.json";
import legal from "../../spec-site/content/pages/legal.json";
import { completeValues, FIELD_NAMES, fieldOf, sendButton, waitForEnhancement } from "../support/contact-form";
import { tabTo } from "../support/keyboard";
import * as shell from "../support/shell";
import { site } from "../support/spec-site";
import { expect, openApp, reloadApp, test, triggerAppLoad } from "../support/test";
import { sectionOf } from "../support/text";

const { consentBanner, headerLink, headingOf, menuToggle, mobileMenu, PHONE, scrollPosition } = shell;

/** Goes to something by Tab and presses Enter there. */
async function tabToAndPressEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("the first stop skips the header", async ({ page }) => {
  await openApp(page, "/career");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: site.header.skipLink, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: career.hero.action.label })).toBeFocused();
});

test("the header links to every page, and the new page begins at its top", async ({ page }) => {
  await openApp(page, "/impressum");
  for (const { label, to } of [...site.header.navigation, { label: "Login", to: "/login" }]) {
    await tabToAndPressEnter(page, headerLink(page, label));
    await expect(page).toHaveURL(to);
    await expect(headingOf(page)).toBeInViewport();
  }
});

test("tabbing through the header and back does not scroll the page", async ({ page }) => {
  await openApp(page, "/about");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await tabTo(page, headerLink(page, "Blog"));
  expect(await scrollPosition(page)).toBe(1500);
  await tabTo(page, headerLink(page, "Home"), "Shift+Tab");
  expect(await scrollPosition(page)).toBe(1500);
});

test("no focused element is hidden behind the sticky header", async ({ page }) => {
  await openApp(page, "/blog");
  await tabTo(page, shell.footerLink(page, "/impressum"));
  const hidden: string[] = [];
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press("Shift+Tab");
    const text = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest("main, footer") || focused.getBoundingClientRect().bottom > 64) return undefined;
      return focused.textContent;
    });
    if (text !== undefined) hidden.push(text ?? "");
  }
  expect(hidden).toEqual([]);
});

test("the mobile menu opens, its link leads to the page, and it closes", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openApp(page, "/about");
  await tabToAndPressEnter(page, menuToggle(page));
  await expect(mobileMenu(page).getByRole("link", { name: "Home", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(mobileMenu(page)).toBeHidden();
  await expect(menuToggle(page)).toBeFocused();
  await page.keyboard.press("Space");
  await tabToAndPressEnter(page, mobileMenu(page).getByRole("link", { name: "Blog", exact: true }));
  await expect(page).toHaveURL("/blog");
  await expect(mobileMenu(page)).toBeHidden();
});

test.describe("no consent given yet", () => {
  test.use({ hasAnsweredConsent: false });

  test("nothing behind the open mobile menu is reached", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openApp(page, "/about");
    await expect(consentBanner(page)).toBeVisible();
    await menuToggle(page).press("Enter");
    await expect(mobileMenu(page)).toBeVisible();
    await expect(consentBanner(page)).toBeHidden();
    await expect(page.getByRole("link", { name: site.header.skipLink, exact: true })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(consentBanner(page)).toBeVisible();
  });

  for (const [button, stored] of [
    [site.consent.accept, "accepted"],
    [site.consent.decline, "declined"],
    [site.consent.close, null],
  ] as const) {
    test(`the cookie banner takes the answer: ${button}`, async ({ page }) => {
      await openApp(page, "/impressum");
      await expect(consentBanner(page)).toBeVisible();
      const answerButton = consentBanner(page).getByRole("button", { name: button, exact: true });
      await tabTo(page, answerButton, "Shift+Tab");
      if (stored === null) await expect(page.getByRole("tooltip")).toHaveText(button);
      await expect(answerButton).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(consentBanner(page)).toBeHidden();
      await expect(page.getByRole("main")).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem("cookie-consent"))).toBe(stored);
    });
  }
});

for (const [path, width, height] of [
  ["/contact", PHONE.width, PHONE.height],
  ["/contact", 390, 600],
  ["/contact", 320, 256],
  ["/contact", 1280, 600],
  // The application box is sticky here.
  ["/career/account-executive", 1280, 720],
] as const) {
  test.describe(`no consent given on ${path} at ${width} × ${height}`, { tag: height === 600 ? ["@rare"] : [] }, () => {
    test.use({ hasAnsweredConsent: false, viewport: { width, height } });

    test("the focus is clear of header and banner, and the banner can be closed", async ({ page }) => {
      await openApp(page, path);
      if (path === "/contact") await waitForEnhancement(page);
      const close = consentBanner(page).getByRole("button", { name: site.consent.close, exact: true });
      await shell.waitUntilClickable(consentBanner(page));
      const { y } = await shell.boundsOf(consentBanner(page));
      await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", `${height - y}px`);
      const last = page.getByRole("contentinfo").getByRole("link").last();
      for (let stop = 0; !(await last.evaluate((link) => link === document.activeElement)); stop += 1) {
        expect(stop).toBeLessThan(90);
        await page.keyboard.press("Tab");
        expect(await page.evaluate(focusVisibility)).toMatchObject({ isSeen: true });
      }
      await close.press("Enter");
      await expect(consentBanner(page)).toBeHidden();
      // Nothing is left of the room that the banner took.
      await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", "auto");
      await expect(page.getByRole("contentinfo")).toHaveCSS("padding-bottom", "0px");
    });
  });
}

test("a message does not push the next field out of view", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openApp(page, "/contact");
  await waitForEnhancement(page);
  await fieldOf(page, "name").focus();
  await page.keyboard.press("Tab");
  await expect(fieldOf(page, "name")).toHaveAttribute("aria-invalid", "true");
  await expect(fieldOf(page, "email")).toBeFocused();
  await expect(fieldOf(page, "email")).toBeInViewport({ ratio: 0.95 });
});

/** Runs in the page: whether top, middle or bottom of the focused element is not covered; `body` does not count. */
function focusVisibility(): { element: string; isSeen: boolean } {
  const element = document.activeElement ?? document.body;
  const [{ left, right, top, bottom } = new DOMRect()] = element.getClientRects();
  const isSeen =
    element !== document.body &&
    [top + 1, (top + bottom) / 2, bottom - 1].some((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  return { element: element.outerHTML.slice(0, 200), isSeen };
}

test("the button that resets the consent has the focus again when its page is back", async ({ page }) => {
  await openApp(page, "/cookies");
  const reset = page.getByRole("button", { name: legal.resetConsent, exact: true });
  await tabTo(page, reset);
  const loaded = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await loaded;
  await triggerAppLoad(page);
  await expect(reset).toBeFocused();
  // Only once: not after another reload.
  await reloadApp(page);
  await expect(reset).not.toBeFocused();
});

test("an open position is found and opened from the hero of the careers page", async ({ page }) => {
  await openApp(page, "/career");
  await tabToAndPressEnter(
    page,
    page.getByRole("main").getByRole("link", { name: career.hero.action.label, exact: true }),
  );
  await expect(page.getByRole("heading", { level: 2, name: career.positions.title })).toBeInViewport();
  const positions = sectionOf(page, career.positions.title).getByRole("link");
  await page.keyboard.press("Tab");
  await expect(positions.nth(0)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(positions.nth(1)).toBeFocused();
  const title = (await positions.nth(1).textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(headingOf(page)).toHaveText(title);
  await tabTo(page, page.getByRole("link", { name: jobLabels.apply, exact: true }).first());
});

test("the anchor link of a heading appears on focus and works with Enter", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openApp(page, "/blog/cac");
  const anchorLink = page.locator(".prose a[data-anchor]").first();
  await tabTo(page, anchorLink);
  await expect(anchorLink).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page.getByText(articleLabels.copied, { exact: true })).toBeVisible();
});

test("the card of an article opens it", async ({ page }) => {
  await openApp(page, "/blog");
  const card = page.getByRole("main").getByRole("article").first().getByRole("link");
  await tabToAndPressEnter(page, card);
  await expect(page).toHaveURL("/blog/sales-enablement");
  await expect(headingOf(page)).not.toHaveText(blog.hero.title);
});

test("the contact form is filled, its interest chosen and the inquiry sent", async ({ page }) => {
  const sent: (string | null)[] = [];
  await page.route("**/submit", async (route) => {
    sent.push(route.request().postData());
    await route.fulfill({ json: { success: true, message: "ok" }, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  const { fields, success } = contact.form;
  const values = completeValues();
  const interestIndex = FIELD_NAMES.indexOf("interest");
  const interest = fieldOf(page, "interest");
  const option = (name: string) => page.getByRole("option", { name, exact: true });
  await openApp(page, "/contact");
  await tabTo(page, fieldOf(page, "name"));
  await waitForEnhancement(page);
  await expect(fieldOf(page, "name")).toBeFocused();
  for (const name of FIELD_NAMES.slice(0, interestIndex)) {
    await page.keyboard.type(values[name]);
    await page.keyboard.press("Tab");
  }

  await expect(interest).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(option("Demo buchen")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(interest).toBeFocused();
  for (const { label } of fields.interest.options.slice(0, 3)) {
    await page.keyboard.press("ArrowDown");
    await expect(option(label)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(interest).toHaveText("Presse");
  await expect(interest).toBeFocused();

  for (const name of FIELD_NAMES.slice(interestIndex + 1)) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(values[name]);
  }
  await tabToAndPressEnter(page, sendButton(page));
  await expect(page.getByRole("status").getByText(success.title, { exact: true })).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  expect(sent).toHaveLength(1);
  for (const value of Object.values({ ...values, interest: "press" })) {
    expect(sent[0]).toContain(value);
  }
});
