import type { Locator, Page } from "@playwright/test";
import contact from "../../edition/content/pages/contact.json";
import home from "../../edition/content/pages/home.json";
import { behaving } from "../support/contact-form";
import { site } from "../support/edition";
import { tabTo } from "../support/keyboard";
import { hasPointerCode, headerLink } from "../support/shell";
import { expectGoneAfter, expectShownAfter, openWithClock, stopClock } from "../support/stopped-clock";
import { expect, hydrated, test } from "../support/test";

test("Animation: a block arrives within 600 ms and without delay", { tag: "@spec-9" }, async ({ page }) => {
  await page.goto("/career");
  const block = page.locator("main [data-reveal]").last();
  await expect(block).toHaveCSS("opacity", "0");
  await block.scrollIntoViewIfNeeded();
  await expect(block).toHaveCSS("opacity", "1");
  await expect(block).toHaveCSS("transition-property", "opacity, transform");
  await expect(block).toHaveCSS("transition-duration", "0.6s, 0.6s");
  await expect(block).toHaveCSS("transition-delay", "0s, 0s");
});

test.describe("logo strip", () => {
  const strip = (page: Page) => page.getByRole("region", { name: home.customers.title, exact: true });
  const button = (page: Page, name: string) => strip(page).getByRole("button", { name, exact: true });
  /** What moves: the marks and their copy in one row. */
  const row = (page: Page) => strip(page).getByRole("list").locator("..");

  test("Logo strip: one round takes 30 s, linear, without end", { tag: "@spec-9" }, async ({ page }) => {
    await page.goto("/");
    await expect(row(page)).not.toHaveCSS("animation-name", "none");
    await expect(row(page)).toHaveCSS("animation-duration", "30s");
    await expect(row(page)).toHaveCSS("animation-delay", "0s");
    await expect(row(page)).toHaveCSS("animation-timing-function", "linear");
    await expect(row(page)).toHaveCSS("animation-iteration-count", "infinite");
    await expect(row(page)).toHaveCSS("animation-direction", "normal");
    await expect(row(page)).toHaveCSS("animation-play-state", "running");
    const travelled = () => row(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
    const before = await travelled();
    await expect.poll(travelled).toBeLessThan(before);
  });

  test("Logo strip: it stands still under the pointer, at the focus and by its button, with the mouse or the keyboard", {
    tag: "@spec-9",
  }, async ({ page }) => {
    const expectState = (state: "running" | "paused") => expect(row(page)).toHaveCSS("animation-play-state", state);
    const { pause, play } = home.customers;
    await page.goto("/");
    await hydrated(page);
    await strip(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await row(page).locator("..").boundingBox()) ?? {};
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
    await button(page, play).click();
    await page.mouse.move(5, 5);
    await expectState("running");

    await button(page, pause).focus();
    await page.keyboard.press("Enter");
    await expect(button(page, play)).toBeFocused();
    await expectState("paused");
    await page.keyboard.press("Space");
    await expect(button(page, pause)).toBeFocused();
    await expectState("running");
  });

  test.describe("where motion is not welcome", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("Logo strip: it stands still under reduced motion, and needs no button", { tag: "@spec-9" }, async ({
      page,
    }) => {
      await page.goto("/");
      await hydrated(page);
      await expect(row(page)).toHaveCSS("animation-name", "none");
      await expect(strip(page).getByRole("button")).toHaveCount(0);
      await expect(strip(page).getByRole("img").first()).toBeVisible();
    });
  });
});

test("Tooltip: opens after 700 ms, at once within 300 ms of the last one", { tag: "@spec-9" }, async ({ page }) => {
  await openWithClock(page, "/");
  const button = page.getByRole("button", { name: home.customers.pause, exact: true });
  const tooltip = page.getByRole("tooltip", { name: home.customers.pause, exact: true });
  const leave = async () => {
    await page.mouse.move(300, 300, { steps: 4 });
    await expect(tooltip).toBeHidden();
  };
  await hasPointerCode(button);
  await button.scrollIntoViewIfNeeded();
  await stopClock(page);

  await button.hover();
  await expectShownAfter(page, 700, tooltip);
  await leave();
  await page.clock.runFor(299);
  await button.hover();
  await expect(tooltip).toBeVisible();
  await leave();
  await page.clock.runFor(300);
  await button.hover();
  await expectShownAfter(page, 700, tooltip);
});

test("Navigation menu: opens after 200 ms, closes after 150 ms, opens at once within 300 ms", {
  tag: "@spec-9",
}, async ({ page }) => {
  await openWithClock(page, "/blog");
  const trigger = headerLink(page, "Produkt");
  const [label = ""] = site.header.navigation.flatMap(({ parts }) => parts ?? []).map((part) => part.label);
  const part = headerLink(page, label);
  const leave = () => page.mouse.move(640, 600, { steps: 4 });
  await hasPointerCode(trigger);
  await stopClock(page);

  await trigger.hover();
  await expectShownAfter(page, 200, part);
  await leave();
  await expectGoneAfter(page, 150, part);
  await page.clock.runFor(299);
  await trigger.hover();
  await expect(part).toBeVisible();
  await leave();
  await expectGoneAfter(page, 150, part);
  await page.clock.runFor(300);
  await trigger.hover();
  await expectShownAfter(page, 200, part);
});

test.describe("toasts", () => {
  const toasts = (page: Page) =>
    page.getByRole("region", { name: site.notifications.label, exact: true }).getByRole("alert");
  const submit = (page: Page) => page.getByRole("button", { name: contact.form.submit, exact: true }).click();

  /** Fills the form; the service refuses each inquiry with its number, so that the entries stay. */
  async function openRefusedForm(page: Page): Promise<void> {
    let inquiries = 0;
    await page.route("**/submit", (route) => {
      inquiries += 1;
      return route.fulfill({
        json: { success: false, message: `Absage ${inquiries}` },
        headers: { "Access-Control-Allow-Origin": "*" },
      });
    });
    await openForm(page);
    await page.getByLabel(contact.form.fields.name.label).fill("Erika Muster");
    await page.getByLabel(contact.form.fields.email.label).fill("erika@muster.example");
    await interestOf(page).click();
    await page.getByRole("option", { name: "Presse", exact: true }).click();
    await page.getByLabel(contact.form.fields.message.label).fill("Wir verkaufen Pumpen an Stadtwerke.");
    await submit(page);
    await expect(toasts(page)).toContainText(["Absage 1"]);
    await stopClock(page);
    await expect(toasts(page)).toHaveCount(0);
  }

  test("Toasts: each stays for 4000 ms", { tag: "@spec-9" }, async ({ page }) => {
    await openRefusedForm(page);
    await submit(page);
    await expect(toasts(page)).toContainText(["Absage 2"]);
    await expectGoneAfter(page, 4000, toasts(page));
  });

  test("Toasts: three are visible, the newest ones, 14 px apart", { tag: "@spec-9" }, async ({ page }) => {
    await openRefusedForm(page);
    for (const shown of [
      ["Absage 2"],
      ["Absage 3", "Absage 2"],
      ["Absage 4", "Absage 3", "Absage 2"],
      ["Absage 5", "Absage 4", "Absage 3"],
    ]) {
      await submit(page);
      await expect(toasts(page)).toContainText(shown);
    }
    await expect(toasts(page)).toHaveCount(3);
    const gaps = await toasts(page).evaluateAll((cards) => {
      const boxes = cards.map((card) => card.getBoundingClientRect());
      return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
    });
    expect(gaps).toEqual([14, 14]);
  });
});

test.describe("select control", () => {
  test("Select: its list keeps 10 px from the window's edge", { tag: "@spec-9" }, async ({ page }) => {
    await openForm(page);
    const { list } = await openCrampedList(page);
    const { y = 0, height = 0 } = (await list.boundingBox()) ?? {};
    expect(y + height).toBeCloseTo(300 - 10, 0);
  });

  test("Select: what is typed counts as one search within 1 s and as a new one after it", { tag: "@spec-9" }, async ({
    page,
  }) => {
    await openForm(page);
    await stopClock(page);
    const option = (name: string) => page.getByRole("option", { name, exact: true });
    // The focus follows a key by a timer of its own, which one millisecond of the count releases.
    const type = async (key: string) => {
      await page.keyboard.press(key);
      await page.clock.runFor(1);
    };
    await interestOf(page).click();
    await type("p");
    await expect(option("Partnerschaft")).toBeFocused();
    await page.clock.runFor(998);
    await type("r");
    await expect(option("Presse")).toBeFocused();

    await page.clock.runFor(1000);
    await type("p");
    await expect(option("Partnerschaft")).toBeFocused();
    await page.clock.runFor(999);
    await type("r");
    await page.clock.runFor(1000);
    await expect(option("Partnerschaft")).toBeFocused();
    await type("k");
    await expect(option("Karriere")).toBeFocused();
  });

  test("Select: a list too long for the window scrolls every 50 ms under the pointer at its edge", {
    tag: "@spec-9",
  }, async ({ page }) => {
    await openForm(page);
    const { list, first } = await openCrampedList(page);
    await stopClock(page);
    // The way the list has gone, without the buttons that appear at its edges.
    const scrolled = () => first.evaluate((option) => option.closest("[data-radix-select-viewport]")?.scrollTop ?? 0);
    const { x = 0, y = 0, width = 0, height = 0 } = (await list.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height - 8, { steps: 3 });
    const start = await scrolled();
    await page.clock.runFor(49);
    expect(await scrolled()).toBe(start);
    await page.clock.runFor(1);
    await expect.poll(scrolled).toBeGreaterThan(start);
    const second = await scrolled();
    await page.clock.runFor(49);
    expect(await scrolled()).toBe(second);
    await page.clock.runFor(1);
    await expect.poll(scrolled).toBeGreaterThan(second);
  });
});

const interestOf = (page: Page): Locator =>
  page.getByRole("combobox", { name: contact.form.fields.interest.label, exact: true });

/** Opens the contact page under the clock and waits until the form's script has taken over. */
async function openForm(page: Page): Promise<void> {
  await openWithClock(page, "/contact");
  await page.getByLabel(contact.form.fields.name.label).focus();
  await behaving(page);
}

/** Opens the select in a window that is too low for its list. */
async function openCrampedList(page: Page): Promise<{ list: Locator; first: Locator }> {
  await page.setViewportSize({ width: 1280, height: 300 });
  await interestOf(page).evaluate((control) => window.scrollBy(0, control.getBoundingClientRect().top - 90));
  await interestOf(page).click();
  const list = page.getByRole("listbox");
  await expect(list).toBeVisible();
  return { list, first: list.getByRole("option").first() };
}
