import type { Locator, Page } from "@playwright/test";
import { TEST_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import contact from "../../fixture-site/content/pages/contact.json";
import * as form from "../support/contact-form";
import { site } from "../support/fixture-site";
import { expectShownAfter } from "../support/paused-clock";
import * as shell from "../support/shell";
import * as app from "../support/test";

const {
  denyStorage,
  expect,
  expectAccessible,
  holdRequests,
  openApp,
  openBeforeScripts,
  reloadApp,
  test,
  triggerAppLoad,
} = app;
const { clickHeaderLink, consentBanner: banner, PHONE } = shell;
const { slow, uncertain } = contact.form;
const { fieldOf, sendButton, submitting } = form;

const answer = (page: Page, label: string): Locator => banner(page).getByRole("button", { name: label, exact: true });
const resetButton = (page: Page) =>
  page.getByRole("button", { name: "Cookie-Einstellungen zurücksetzen", exact: true });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Opens the cookie policy; fails unless the banner appears after 1000 ms, and not before. */
async function openUntilAsked(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-03-05T09:00:00Z" });
  await page.clock.pauseAt("2026-03-05T10:00:00Z");
  await page.goto("/cookies");
  await triggerAppLoad(page);
  // A timer of 0 ms starts the app. Set while the clock is being moved, it would be one of 1 ms.
  await app.waitForPageResources(page, "/cookies");
  const isUp = () => page.locator("html[data-app=ready]").isVisible();
  await expect.poll(() => page.clock.runFor(0).then(isUp)).toBe(true);
  await expectShownAfter(page, 1000, banner(page));
  await page.clock.resume();
}

/** Fails when the banner is there within a minute, on this page or the next one; comes back. */
async function expectNeverAsked(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await expect(banner(page)).toBeHidden();
  await clickHeaderLink(page, "Blog", "/blog");
  await page.clock.runFor(60_000);
  await expect(banner(page)).toBeHidden();
  await page.goBack();
}

test.describe("Cookie consent", { tag: "@spec-4" }, () => {
  test.use({ hasAnsweredConsent: false });

  // @spec 2.31 4.1
  test("accept and decline are stored; the banner reappears only after a reset", async ({ page }) => {
    await openUntilAsked(page);
    for (const [label, value] of Object.entries({ Akzeptieren: "accepted", Ablehnen: "declined" })) {
      await answer(page, label).click();
      await expect(banner(page)).toBeHidden();
      await reloadApp(page);
      await expectNeverAsked(page);
      expect(await stored(page), label).toEqual({ "cookie-consent": value });
      await resetButton(page).click();
      await expect(banner(page)).toBeVisible();
      expect(await stored(page)).toEqual({});
    }
  });

  test("the open list of interests takes the room of the scrollbar from the banner as from the page", async ({
    page,
  }) => {
    const width = "document.documentElement.clientWidth";
    await page.addInitScript(`Object.defineProperty(window, "innerWidth", { get: () => ${width} + 15 })`);
    await openApp(page, "/contact#form");
    await expect(banner(page)).toBeVisible();
    await fieldOf(page, "interest").click();
    await expect(page.getByRole("listbox")).toBeVisible();
    for (const part of [page.locator("[data-consent]"), page.locator("header")])
      expect(await part.evaluate((element) => element.getBoundingClientRect().right)).toBe(1265);
  });

  // @spec 4.1
  test("the banner stays open on the next page; close hides it for this view, stores nothing", async ({ page }) => {
    await openUntilAsked(page);
    await clickHeaderLink(page, "Blog", "/blog");
    await expect(banner(page)).toBeVisible();
    await page.goBack();
    await answer(page, site.consent.close).click();
    await expect(banner(page)).toBeHidden();
    await expectNeverAsked(page);
    expect(await stored(page)).toEqual({});
    expect(await page.context().cookies()).toEqual([]);
    await reloadApp(page);
    await expect(banner(page)).toBeVisible();
  });

  test("consent and its reset are synced between tabs", async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/cookies");
      await triggerAppLoad(tab);
      await expect(banner(tab)).toBeVisible();
    }
    await answer(other, "Akzeptieren").focus();
    await answer(page, "Ablehnen").click();
    for (const tab of [page, other]) {
      await expect(banner(tab)).toBeHidden();
      await expect(tab.getByRole("main")).toBeFocused();
    }
    await resetButton(page).click();
    for (const tab of [page, other]) await expect(banner(tab)).toBeVisible();
  });

  // @spec 6.1
  test("without storage, pages open and lead on, and the banner asks again", { tag: "@spec-6" }, async ({ page }) => {
    await page.addInitScript(denyStorage);
    await openApp(page, "/");
    for (const { label, to } of site.header.navigation.slice(-2)) {
      await clickHeaderLink(page, label, to);
      await expect(shell.headingOf(page)).toBeVisible();
    }
    await expect(banner(page)).toBeVisible();
  });

  test("an answer that is pressed before the app is there counts", async ({ page }) => {
    const release = await openBeforeScripts(page, "/cookies");
    await shell.waitUntilClickable(banner(page));
    await answer(page, "Ablehnen").click();
    await release();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toEqual({ "cookie-consent": "declined" });
  });

  test("the banner takes no room, and gives the focus back", async ({ page }) => {
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize(PHONE);
    await page.clock.install();
    const release = await openBeforeScripts(page, "/contact");
    const before = await length();
    await release(() => Promise.resolve());
    await page.clock.runFor(5000);
    await expect(banner(page)).toBeVisible();
    await shell.twoFrames(page);
    expect(await length()).toBe(before);
    await fieldOf(page, "name").focus();
    await page.keyboard.type("Eri");
    await answer(page, "Ablehnen").click();
    await page.keyboard.type("ka");
    await expect(fieldOf(page, "name")).toHaveValue("Erika");
  });
});

test.describe("Contact form", { tag: ["@spec-4", "@spec-8"] }, () => {
  // @spec 4.2 8.2
  test("idle, submitting, idle again: it sends once, and is empty without errors after success", async ({ page }) => {
    const release = await holdRequests(page, TEST_FORM_ENDPOINT);
    const calls = form.watchCalls(page);
    const values = await form.openFilled(page);
    await sendButton(page).dblclick();
    await expect(submitting(page)).toBeDisabled();
    await expect(sendButton(page)).toHaveCount(0);
    await form.expectValues(page, values);
    await fieldOf(page, "phone").focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.down("Enter");
    release();
    await form.expectArrived(page, values);
    await expect(sendButton(page)).toBeEnabled();
    expect(calls).toEqual([`POST ${TEST_FORM_ENDPOINT}`]);

    // Going through the empty fields again is no error; leaving one that was begun is.
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press("Shift+Tab");
    await expect(form.messagesOf(page)).toHaveCount(0);
    await fieldOf(page, "name").fill("E");
    await fieldOf(page, "email").focus();
    await expect(form.messagesOf(page)).toHaveCount(1);
  });

  test("after 15 s it takes longer, after 60 s it may have arrived, until it is changed", async ({ page }) => {
    await page.clock.install();
    const { values } = await form.sendHeld(page);
    await page.clock.fastForward(15_000);
    await expect(form.outcomeOf(page)).toContainText(slow.title);
    await expect(submitting(page)).toBeDisabled();
    await expectAccessible(page);
    await page.clock.fastForward(45_000);
    await form.expectUncertain(page);
    await form.expectValues(page, values);
    await expect(sendButton(page)).toBeEnabled();
    await clickHeaderLink(page, "Blog", "/blog");
    await page.goBack();
    await expect(form.outcomeOf(page)).toContainText(uncertain.title);
    await form.waitForEnhancement(page);
    await form.fillIn(page, { message: "Etwas ganz anderes." });
    await expect(form.outcomeOf(page)).toHaveCount(0);
  });
});
