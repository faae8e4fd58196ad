import type { Locator, Page } from "@playwright/test";
import home from "../../fixture-site/content/pages/home.json";
import { fieldOf, openFilled, openForm, sendButton } from "../support/contact-form";
import { site } from "../support/fixture-site";
import { expectGoneAfter, expectShownAfter, openWithClock, pauseClock } from "../support/paused-clock";
import { boundsOf, headerLink, PHONE } from "../support/shell";
import { expect, openApp, tabTo, test } from "../support/test";

test.describe("Numbers", { tag: "@spec-9" }, () => {
  test.describe("Logo strip", () => {
    const { title, pause, play, logos } = home.customers;
    const strip = (page: Page) => page.getByRole("region", { name: title, exact: true });
    const button = (page: Page, name: string) => strip(page).getByRole("button", { name, exact: true });
    /** What moves: the marks and their copy in one row. */
    const row = (page: Page) => strip(page).getByRole("list").locator("..");

    // @spec 9.1
    test("a round takes 30 s, linear, without end; pointer, focus and button stop it", async ({ page }) => {
      const expectState = (state: "running" | "paused") => expect(row(page)).toHaveCSS("animation-play-state", state);
      await openApp(page, "/");
      await expect(row(page)).toHaveCSS("animation", /^30s linear( 0s)? infinite( normal none running)? (?!none)/);
      const travelled = () => row(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
      const before = await travelled();
      await expect.poll(travelled).toBeLessThan(before);

      await strip(page).scrollIntoViewIfNeeded();
      const { x, y, width, height } = await boundsOf(row(page).locator(".."));
      await page.mouse.move(x + width / 2, y + height / 2);
      await expectState("paused");
      await page.mouse.move(5, 5);
      await expectState("running");
      await tabTo(page, button(page, pause));
      await expectState("paused");
      await page.keyboard.press("Tab");
      await expectState("running");
      await button(page, pause).click();
      await page.mouse.move(5, 5);
      await expectState("paused");
      await expect(button(page, play)).toBeFocused();
      await page.keyboard.press("Space");
      await expect(button(page, pause)).toBeFocused();
      await expectState("running");
    });

    test("with reduced motion it stands still without a button, and shows every customer at once", async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openApp(page, "/");
      await expect(row(page)).toHaveCSS("animation-name", "none");
      await expect(strip(page).getByRole("button")).toHaveCount(0);
      // All at once: scrolling to each would also move what the strip cuts off.
      await strip(page).scrollIntoViewIfNeeded();
      for (const { alt } of logos)
        await expect(strip(page).getByRole("img", { name: alt, exact: true })).toBeInViewport({ ratio: 0.95 });
    });
  });

  // @spec 9.2 9.3
  test("a tooltip opens after 700 ms, the submenu after 200 ms, both at once within 300 ms", async ({ page }) => {
    await openWithClock(page, "/");
    const button = page.getByRole("button", { name: home.customers.pause, exact: true });
    const tooltip = page.getByRole("tooltip", { name: home.customers.pause, exact: true });
    const [part] = site.header.navigation.flatMap(({ parts }) => parts ?? []);
    const link = headerLink(page, part?.label ?? "");
    await button.scrollIntoViewIfNeeded();
    await pauseClock(page);
    await expectDelays(page, button, tooltip, 700, async () => {
      await page.mouse.move(300, 300, { steps: 4 });
      await expect(tooltip).toBeHidden();
    });
    await page.mouse.move(300, 300, { steps: 4 });
    await expectDelays(page, headerLink(page, "Produkt"), link, 200, async () => {
      await page.mouse.move(640, 600, { steps: 4 });
      await expectGoneAfter(page, 150, link);
    });
  });

  // @spec 9.4
  test("a toast stays for 4000 ms; three are visible, the newest ones, 14 px apart", async ({ page }) => {
    const toasts = page.getByRole("region", { name: site.notifications.label, exact: true }).getByRole("alert");
    // Refused with its number, an inquiry leaves its values for the next one.
    let inquiries = 0;
    const headers = { "Access-Control-Allow-Origin": "*" };
    await page.route("**/submit", (route) =>
      route.fulfill({ json: { success: false, message: `Absage ${++inquiries}` }, headers }),
    );
    await page.clock.install();
    await openFilled(page);
    await sendButton(page).click();
    await expect(toasts).toContainText(["Absage 1"]);
    await pauseClock(page);
    await expect(toasts).toHaveCount(0);
    await sendButton(page).click();
    await expect(toasts).toContainText(["Absage 2"]);
    await expectGoneAfter(page, 4000, toasts);
    for (const shown of [[3], [4, 3], [5, 4, 3], [6, 5, 4]]) {
      await sendButton(page).click();
      await expect(toasts).toContainText(shown.map((number) => `Absage ${number}`));
    }
    await expect(toasts).toHaveCount(3);
    const gaps = await toasts.evaluateAll((cards) => {
      const boxes = cards.map((card) => card.getBoundingClientRect());
      return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
    });
    expect(gaps).toEqual([14, 14]);
  });

  // @spec 9.5
  test("the list of interests forgets letters after 1 s, and scrolls every 50 ms 10 px from the edge", async ({
    page,
  }) => {
    await page.clock.install();
    await openForm(page);
    await pauseClock(page);
    const interest = fieldOf(page, "interest");
    // The focus follows a key by a timer of its own, which one millisecond of the count releases.
    const type = async (key: string) => {
      await page.keyboard.press(key);
      await page.clock.runFor(1);
    };
    const expectFocus = (name: string) => expect(page.getByRole("option", { name, exact: true })).toBeFocused();
    await interest.click();
    await type("p");
    await expectFocus("Partnerschaft");
    await page.clock.runFor(998);
    await type("r");
    await expectFocus("Presse");
    await page.clock.runFor(1000);
    // As a letter after others, it would lead on to "Presse".
    await type("p");
    await page.clock.runFor(999);
    await type("r");
    await expectFocus("Partnerschaft");
    await page.keyboard.press("Escape");
    await page.clock.runFor(500);

    const list = page.getByRole("listbox");
    await expect(list).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 300 });
    await interest.evaluate((control) => window.scrollBy(0, control.getBoundingClientRect().top - 90));
    await interest.click();
    await page.clock.runFor(500);
    const { x, y, width, height } = await boundsOf(list);
    expect(y + height).toBeCloseTo(300 - 10, 0);
    // The way the list has gone, without the buttons that appear at its edges.
    const scrolled = () =>
      list
        .getByRole("option")
        .first()
        .evaluate((option) => option.closest("[data-radix-select-viewport]")?.scrollTop ?? 0);
    await page.mouse.move(x + width / 2, y + height - 8, { steps: 3 });
    for (let turn = 0; turn < 2; turn += 1) {
      const before = await scrolled();
      await page.clock.runFor(49);
      expect(await scrolled()).toBe(before);
      await page.clock.runFor(1);
      await expect.poll(scrolled).toBeGreaterThan(before);
    }
  });
});

/** Under a stopped clock: hovering opens after a while, again at once within 300 ms, and after that as at first. */
async function expectDelays(page: Page, control: Locator, shown: Locator, ms: number, leave: () => Promise<void>) {
  await control.hover();
  await expectShownAfter(page, ms, shown);
  await leave();
  await page.clock.runFor(299);
  await control.hover();
  await expect(shown).toBeVisible();
  await leave();
  await page.clock.runFor(300);
  await control.hover();
  await expectShownAfter(page, ms, shown);
}
