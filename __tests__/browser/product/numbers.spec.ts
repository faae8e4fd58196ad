import type { Locator, Page } from "@playwright/test";
import home from "../../spec-site/content/pages/home.json";
import { fieldOf, openFilled, openForm, sendButton } from "../support/contact-form";
import { tabTo } from "../support/keyboard";
import { expectGoneAfter, expectShownAfter, openWithClock, pauseClock } from "../support/paused-clock";
import { boundsOf, headerLink } from "../support/shell";
import { site } from "../support/spec-site";
import { expect, openApp, test } from "../support/test";

test.describe("Numbers", { tag: "@spec-9" }, () => {
  // @spec 9.1
  test("Animation: a block arrives within 600 ms and without delay", async ({ page }) => {
    await page.goto("/career");
    const block = page.locator("main [data-reveal]").last();
    await expect(block).toHaveCSS("opacity", "0");
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveCSS("opacity", "1");
    await expect(block).toHaveCSS("transition-property", "opacity, transform");
    await expect(block).toHaveCSS("transition-duration", "0.6s, 0.6s");
    await expect(block).toHaveCSS("transition-delay", "0s, 0s");
  });

  test.describe("Logo strip", () => {
    const { title, pause, play } = home.customers;
    const strip = (page: Page) => page.getByRole("region", { name: title, exact: true });
    const button = (page: Page, name: string) => strip(page).getByRole("button", { name, exact: true });
    /** What moves: the marks and their copy in one row. */
    const row = (page: Page) => strip(page).getByRole("list").locator("..");

    // @spec 9.1
    test("one round takes 30 s, linear, without end", async ({ page }) => {
      await page.goto("/");
      await expect(row(page)).not.toHaveCSS("animation-name", "none");
      for (const [property, value] of [
        ["duration", "30s"],
        ["delay", "0s"],
        ["timing-function", "linear"],
        ["iteration-count", "infinite"],
        ["direction", "normal"],
        ["play-state", "running"],
      ] as const) {
        await expect(row(page)).toHaveCSS(`animation-${property}`, value);
      }
      const travelled = () => row(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
      const before = await travelled();
      await expect.poll(travelled).toBeLessThan(before);
    });

    test("it stands still under the pointer, at the focus, and by its button and keys", async ({ page }) => {
      const expectState = (state: "running" | "paused") => expect(row(page)).toHaveCSS("animation-play-state", state);
      await openApp(page, "/");
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

      for (const [name, state] of [
        [pause, "paused"],
        [play, "running"],
      ] as const) {
        await button(page, name).click();
        await page.mouse.move(5, 5);
        await expectState(state);
      }

      await button(page, pause).focus();
      await page.keyboard.press("Enter");
      await expect(button(page, play)).toBeFocused();
      await expectState("paused");
      await page.keyboard.press("Space");
      await expect(button(page, pause)).toBeFocused();
      await expectState("running");
    });

    test.describe("with reduced motion", () => {
      test.use({ contextOptions: { reducedMotion: "reduce" } });

      test("it stands still under reduced motion, and needs no button", async ({ page }) => {
        await openApp(page, "/");
        await expect(row(page)).toHaveCSS("animation-name", "none");
        await expect(strip(page).getByRole("button")).toHaveCount(0);
        await expect(strip(page).getByRole("img").first()).toBeVisible();
      });
    });
  });

  // @spec 9.2
  test("Tooltip: opens after 700 ms, at once within 300 ms of the last one", async ({ page }) => {
    await openWithClock(page, "/");
    const button = page.getByRole("button", { name: home.customers.pause, exact: true });
    const tooltip = page.getByRole("tooltip", { name: home.customers.pause, exact: true });
    const leave = async () => {
      await page.mouse.move(300, 300, { steps: 4 });
      await expect(tooltip).toBeHidden();
    };
    await button.scrollIntoViewIfNeeded();
    await pauseClock(page);
    await expectDelays(page, button, tooltip, 700, leave);
  });

  // @spec 9.3
  test("Navigation menu: opens after 200 ms, closes after 150 ms, opens at once within 300 ms", async ({ page }) => {
    await openWithClock(page, "/blog");
    const [part] = site.header.navigation.flatMap(({ parts }) => parts ?? []);
    const link = headerLink(page, part?.label ?? "");
    const leave = async () => {
      await page.mouse.move(640, 600, { steps: 4 });
      await expectGoneAfter(page, 150, link);
    };
    await pauseClock(page);
    await expectDelays(page, headerLink(page, "Produkt"), link, 200, leave);
  });

  test.describe("Toasts", () => {
    const toasts = (page: Page) =>
      page.getByRole("region", { name: site.notifications.label, exact: true }).getByRole("alert");

    /** Fills the form; the service refuses each inquiry with its number, so that the values stay. */
    async function openRefusedForm(page: Page): Promise<void> {
      let inquiries = 0;
      const headers = { "Access-Control-Allow-Origin": "*" };
      await page.route("**/submit", (route) => {
        inquiries += 1;
        return route.fulfill({ json: { success: false, message: `Absage ${inquiries}` }, headers });
      });
      await page.clock.install();
      await openFilled(page);
      await sendButton(page).click();
      await expect(toasts(page)).toContainText(["Absage 1"]);
      await pauseClock(page);
      await expect(toasts(page)).toHaveCount(0);
    }

    // @spec 9.4
    test("each stays for 4000 ms; three are visible, the newest ones, 14 px apart", async ({ page }) => {
      await openRefusedForm(page);
      await sendButton(page).click();
      await expect(toasts(page)).toContainText(["Absage 2"]);
      await expectGoneAfter(page, 4000, toasts(page));
      for (const shown of [[3], [4, 3], [5, 4, 3], [6, 5, 4]]) {
        await sendButton(page).click();
        await expect(toasts(page)).toContainText(shown.map((number) => `Absage ${number}`));
      }
      await expect(toasts(page)).toHaveCount(3);
      const gaps = await toasts(page).evaluateAll((cards) => {
        const boxes = cards.map((card) => card.getBoundingClientRect());
        return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
      });
      expect(gaps).toEqual([14, 14]);
    });
  });

  test.describe("Select", () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await openForm(page);
    });

    // @spec 9.5
    test("what is typed counts as one search within 1 s and as a new one after it", async ({ page }) => {
      await pauseClock(page);
      // The focus follows a key by a timer of its own, which one millisecond of the count releases.
      const type = async (key: string) => {
        await page.keyboard.press(key);
        await page.clock.runFor(1);
      };
      const expectFocus = (name: string) => expect(page.getByRole("option", { name, exact: true })).toBeFocused();
      await fieldOf(page, "interest").click();
      await type("p");
      await expectFocus("Partnerschaft");
      await page.clock.runFor(998);
      await type("r");
      await expectFocus("Presse");

      await page.clock.runFor(1000);
      await type("p");
      await expectFocus("Partnerschaft");
      await page.clock.runFor(999);
      await type("r");
      await page.clock.runFor(1000);
      await expectFocus("Partnerschaft");
      await type("k");
      await expectFocus("Karriere");
    });

    // @spec 9.5
    test("a list too long for the window keeps 10 px from its edge and scrolls there every 50 ms", async ({ page }) => {
      const list = await openCrampedList(page);
      const first = list.getByRole("option").first();
      await pauseClock(page);
      // The way the list has gone, without the buttons that appear at its edges.
      const scrolled = () => first.evaluate((option) => option.closest("[data-radix-select-viewport]")?.scrollTop ?? 0);
      const { x, y, width, height } = await boundsOf(list);
      expect(y + height).toBeCloseTo(300 - 10, 0);
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

/** Opens the select in a window that is too low for its list. @returns the list */
async function openCrampedList(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 1280, height: 300 });
  await fieldOf(page, "interest").evaluate((control) => window.scrollBy(0, control.getBoundingClientRect().top - 90));
  await fieldOf(page, "interest").click();
  const list = page.getByRole("listbox");
  await expect(list).toBeVisible();
  return list;
}
