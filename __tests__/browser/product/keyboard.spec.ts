import type { Page } from "@playwright/test";
import articleLabels from "../../edition/content/pages/article.json";
import blog from "../../edition/content/pages/blog.json";
import career from "../../edition/content/pages/career.json";
import contact from "../../edition/content/pages/contact.json";
import jobLabels from "../../edition/content/pages/job.json";
import legal from "../../edition/content/pages/legal.json";
import { behaving } from "../support/contact-form";
import { site } from "../support/edition";
import { tabTo } from "../support/keyboard";
import {
  consentBanner,
  footerLink,
  hasPointerCode,
  headerLink,
  menuToggle,
  mobileMenu,
  PHONE,
  scrolledBy,
} from "../support/shell";
import { expect, hydrated, test } from "../support/test";
import { sectionOf } from "../support/text";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press("Shift");
  await hydrated(page);
}

test("the first stop skips the header", async ({ page }) => {
  await open(page, "/career");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: site.header.skipLink, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: career.hero.action.label })).toBeFocused();
});

test("the header leads to every page, and the new page begins at its top", async ({ page }) => {
  await open(page, "/impressum");
  for (const [name, to] of [
    ...site.header.navigation.map(({ label, to }) => [label, to] as const),
    ["Login", "/login"] as const,
  ]) {
    await tabTo(page, headerLink(page, name));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  }
});

test("the way through the header and back does not move the page behind it", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await tabTo(page, headerLink(page, "Blog"));
  expect(await scrolledBy(page)).toBe(1500);
  await tabTo(page, headerLink(page, "Home"), "Shift+Tab");
  expect(await scrolledBy(page)).toBe(1500);
});

test("no stop on a page hides behind the sticky header", async ({ page }) => {
  await open(page, "/blog");
  await tabTo(page, footerLink(page, "/impressum"));
  const hidden: string[] = [];
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press("Shift+Tab");
    hidden.push(
      ...(await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest("main, footer")) return [];
        return focused.getBoundingClientRect().bottom <= 64 ? [focused.textContent ?? ""] : [];
      })),
    );
  }
  expect(hidden).toEqual([]);
});

test("the mobile menu opens, leads on and closes", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/about");
  await tabTo(page, menuToggle(page));
  await page.keyboard.press("Enter");
  await expect(mobileMenu(page).getByRole("link", { name: "Home", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(mobileMenu(page)).toBeHidden();
  await expect(menuToggle(page)).toBeFocused();
  await page.keyboard.press("Space");
  await tabTo(page, mobileMenu(page).getByRole("link", { name: "Blog", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog");
  await expect(mobileMenu(page)).toBeHidden();
});

test.describe("undecided", () => {
  test.use({ decided: false });

  for (const [button, stored] of [
    [site.consent.accept, "accepted"],
    [site.consent.decline, "declined"],
    [site.consent.close, null],
  ] as const) {
    test(`the cookie banner takes the answer: ${button}`, async ({ page }) => {
      await open(page, "/impressum");
      await expect(consentBanner(page)).toBeVisible();
      const answer = consentBanner(page).getByRole("button", { name: button, exact: true });
      if (stored === null) await hasPointerCode(answer);
      await tabTo(page, answer, "Shift+Tab");
      if (stored === null) await expect(page.getByRole("tooltip")).toHaveText(button);
      await expect(answer).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(consentBanner(page)).toBeHidden();
      await expect(page.getByRole("main")).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem("cookie-consent"))).toBe(stored);
    });
  }
});

for (const viewport of [
  PHONE,
  { width: 390, height: 600 },
  { width: 320, height: 256 },
  { width: 1280, height: 600 },
]) {
  test.describe(`undecided at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ decided: false, viewport });

    test("what has the focus stands clear of header and cookie banner, and the banner can be closed", async ({
      page,
    }) => {
      await open(page, "/contact");
      await behaving(page);
      await hasPointerCode(consentBanner(page).getByRole("button", { name: site.consent.close, exact: true }));
      const { y = 0 } = (await consentBanner(page).boundingBox()) ?? {};
      await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", `${viewport.height - y}px`);
      for (let stop = 0, name = ""; name !== site.consent.close; stop += 1) {
        expect(stop).toBeLessThan(90);
        await page.keyboard.press("Tab");
        const focus = await page.evaluate(lookAtFocus);
        expect(focus).toMatchObject({ isSeen: true });
        name = focus.name;
      }
      await page.keyboard.press("Enter");
      await expect(consentBanner(page)).toBeHidden();
      // Nothing is left of the room that the banner took.
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>("html, footer")].map((box) => box.style.cssText),
        ),
      ).toEqual(["scroll-padding-bottom: 0px;", "padding-bottom: 0px;"]);
    });
  });
}

/** Runs in the page: whether the element with the focus can be seen where it begins, ends, or in its middle; the page itself is none. */
function lookAtFocus(): { name: string; element: string; isSeen: boolean } {
  const element = document.activeElement ?? document.body;
  const [{ left, right, top, bottom } = new DOMRect()] = element.getClientRects();
  const isSeen =
    element !== document.body &&
    [top + 1, (top + bottom) / 2, bottom - 1].some((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  return { name: element.getAttribute("aria-label") ?? "", element: element.outerHTML.slice(0, 200), isSeen };
}

test("the button that resets the consent has the focus again when its page is back", async ({ page }) => {
  await open(page, "/cookies");
  const reset = page.getByRole("button", { name: legal.resetConsent, exact: true });
  await tabTo(page, reset);
  const loaded = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await loaded;
  await page.keyboard.press("Shift");
  await expect(reset).toBeFocused();
  // Once: whoever loads the page again has no such wish.
  await page.reload();
  await page.keyboard.press("Shift");
  await hydrated(page);
  await expect(reset).not.toBeFocused();
});

test("an open position is found and opened from the hero of the careers page", async ({ page }) => {
  await open(page, "/career");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: career.hero.action.label, exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: career.positions.title })).toBeInViewport();
  const positions = sectionOf(page, career.positions.title).getByRole("link");
  await page.keyboard.press("Tab");
  await expect(positions.nth(0)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(positions.nth(1)).toBeFocused();
  const title = (await positions.nth(1).textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await tabTo(page, page.getByRole("link", { name: jobLabels.apply, exact: true }));
});

test("the sign beside a heading of an article shows itself at the focus and is used by a key", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/blog/cac");
  const sign = page.locator(".prose a[data-anchor]").first();
  await tabTo(page, sign);
  await expect(sign).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page.getByText(articleLabels.copied, { exact: true })).toBeVisible();
});

test("the card of an article opens it", async ({ page }) => {
  await open(page, "/blog");
  const card = page.getByRole("main").getByRole("article").first().getByRole("link");
  await tabTo(page, card);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog/sales-enablement");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(blog.hero.title);
});

test("the contact form is filled, its interest chosen and the inquiry sent", async ({ page }) => {
  const sent: (string | null)[] = [];
  await page.route("**/submit", async (route) => {
    sent.push(route.request().postData());
    await route.fulfill({ json: { success: true, message: "ok" }, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  const { fields, submit, success } = contact.form;
  const interest = page.getByRole("combobox", { name: fields.interest.label });
  await open(page, "/contact");
  await tabTo(page, page.getByLabel(fields.name.label));
  await behaving(page);
  await expect(page.getByLabel(fields.name.label)).toBeFocused();
  for (const entry of ["Erika Muster", "erika@muster.example", "Pumpen GmbH", "+49 8382 0000"]) {
    await page.keyboard.type(entry);
    await page.keyboard.press("Tab");
  }

  await expect(interest).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Demo buchen", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(interest).toBeFocused();
  for (const { label } of fields.interest.options.slice(0, 3)) {
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option", { name: label, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(interest).toHaveText("Presse");
  await expect(interest).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.type("Wir verkaufen Pumpen an Stadtwerke.");
  await tabTo(page, page.getByRole("button", { name: submit, exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText(success.title, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: submit, exact: true })).toBeFocused();
  expect(sent).toHaveLength(1);
  for (const value of ["Erika Muster", "erika@muster.example", "Pumpen GmbH", "press", "Wir verkaufen Pumpen"]) {
    expect(sent[0]).toContain(value);
  }
});
