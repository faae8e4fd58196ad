import type { Locator, Page } from "@playwright/test";
import { TEST_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import contact from "../../spec-site/content/pages/contact.json";
import * as form from "../support/contact-form";
import { expectShownAfter } from "../support/paused-clock";
import { consentBanner as banner, clickHeaderLink, headerLink, holdMouse } from "../support/shell";
import { site } from "../support/spec-site";
import {
  denyStorage,
  expect,
  expectAccessible,
  storedInquiries,
  test,
  triggerAppLoad,
  waitForPageResources,
} from "../support/test";

const KEY = "cookie-consent";
const { close } = site.consent;
const { slow, uncertain } = contact.form;
const { fieldOf, sendButton } = form;

const answer = (page: Page, label: string): Locator => banner(page).getByRole("button", { name: label, exact: true });
const resetButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Cookie-Einstellungen zurücksetzen", exact: true });
const date = (page: Page): Locator => page.getByText(/^Stand: \d/);
const storedAnswer = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Stops the clock before the page is opened. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-03-05T09:00:00Z" });
  await page.clock.pauseAt("2026-03-05T10:00:00Z");
}

/** Opens the cookie policy, with the clock at rest from the first moment of the app. */
async function openCookiePolicyWithPausedClock(page: Page): Promise<void> {
  await pauseClock(page);
  await page.goto("/cookies");
  await waitForAppWithPausedClock(page);
}

/** The same, until the question is asked. */
async function openWithBanner(page: Page): Promise<void> {
  await openCookiePolicyWithPausedClock(page);
  await page.clock.runFor(1000);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForAppWithPausedClock(page);
}

/** Presses the button that resets the answer, which loads the page again. */
async function reset(page: Page): Promise<void> {
  const loaded = page.waitForEvent("load");
  await resetButton(page).click();
  await loaded;
  await waitForAppWithPausedClock(page);
}

/** Waits until the app is up without letting time pass; the date of the policy comes with its first render. */
async function waitForAppWithPausedClock(page: Page): Promise<void> {
  await triggerAppLoad(page);
  // A timer of 0 ms starts the app. Set while the clock is being moved, it would be one of 1 ms.
  await waitForPageResources(page, new URL(page.url()).pathname);
  await advanceClockUntil(page, 0, () => date(page).isVisible());
}

/** Goes to another page of the same view, in some frames of time. */
async function goToBlog(page: Page): Promise<void> {
  await headerLink(page, "Blog").click();
  await advanceClockUntil(page, 20, () => date(page).isHidden());
  await expect(page).toHaveURL("/blog");
}

/** Goes back to the cookie policy in the same view. */
async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await advanceClockUntil(page, 20, () => date(page).isVisible());
}

/** Lets this much time pass, and again, until something has come about. */
async function advanceClockUntil(page: Page, ms: number, reached: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    await page.clock.runFor(ms);
    return reached();
  };
  await expect.poll(look).toBe(true);
}

/** Fails when the banner is there, now or in the minute to come, on this page or the next one. */
async function expectNeverAsked(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await expect(banner(page)).toBeHidden();
  await goToBlog(page);
  await page.clock.runFor(60_000);
  await expect(banner(page)).toBeHidden();
}

/** Fails unless the banner appears 1000 ms from now, and not before. */
const expectAskedAfterOneSecond = (page: Page) => expectShownAfter(page, 1000, banner(page));

test.describe("Cookie consent", { tag: "@spec-4" }, () => {
  test.use({ hasAnsweredConsent: false });

  for (const [label, value] of Object.entries({ Akzeptieren: "accepted", Ablehnen: "declined" })) {
    // @spec 2.31 4.1
    test(`${label} stores ${value}; the banner reappears only after a reset`, async ({ page }) => {
      await openWithBanner(page);
      await answer(page, label).click();
      await expect(banner(page)).toBeHidden();
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ [KEY]: value });
      await reload(page);
      await expectNeverAsked(page);
      expect(await storedAnswer(page)).toBe(value);
      await goBack(page);
      await reset(page);
      expect(await storedAnswer(page)).toBeNull();
      await expectAskedAfterOneSecond(page);
    });
  }

  // @spec 4.1
  test("the banner stays open on the next page; close hides it for this view, stores nothing", async ({ page }) => {
    await openWithBanner(page);
    await goToBlog(page);
    await expect(banner(page)).toBeVisible();
    await goBack(page);
    await answer(page, close).click();
    await expect(banner(page)).toBeHidden();
    await expectNeverAsked(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    await goBack(page);
    await reload(page);
    await expectAskedAfterOneSecond(page);
  });

  for (const value of ["accepted", "declined", undefined, "null"]) {
    const isAnswer = value === "accepted" || value === "declined";
    const what = value === undefined ? "nothing" : JSON.stringify(value);
    // @spec 4.1
    test(`${what} stored: the banner ${isAnswer ? "does not appear" : "appears after 1 second"}`, async ({ page }) => {
      if (value !== undefined)
        await page.addInitScript((stored) => localStorage.setItem("cookie-consent", stored), value);
      await openCookiePolicyWithPausedClock(page);
      if (isAnswer) await expectNeverAsked(page);
      else await expectAskedAfterOneSecond(page);
      expect(await storedAnswer(page)).toBe(value ?? null);
    });
  }

  test("accept and decline are equally prominent, on a phone and on a desk", async ({ page }) => {
    const looksOf = (label: string) =>
      answer(page, label).evaluate((element) => {
        const { width, height, top } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const properties = [...style].map((key) => [key, style.getPropertyValue(key)]);
        return { width, height, top, ...Object.fromEntries(properties) };
      });
    await openWithBanner(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [accept, decline] = await Promise.all(["Akzeptieren", "Ablehnen"].map(looksOf));
      expect(Object.keys(accept ?? {}).length).toBeGreaterThan(100);
      expect(accept, `${width} px`).toEqual(decline);
    }
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

  test("the banner waits for the release of a press, and gives the focus back to a field", async ({ page }) => {
    await pauseClock(page);
    await page.goto("/contact");
    await triggerAppLoad(page);
    await advanceClockUntil(page, 0, () => page.locator("html[data-app=ready]").isVisible());
    await fieldOf(page, "name").focus();
    await holdMouse(page, 1000, 690);
    await page.clock.runFor(1000);
    await expect(banner(page)).toBeHidden();
    await page.mouse.up();
    await expect(banner(page)).toBeVisible();
    await fieldOf(page, "name").focus();
    await page.keyboard.type("Eri");
    await answer(page, "Ablehnen").click();
    await page.keyboard.type("ka");
    await expect(fieldOf(page, "name")).toHaveValue("Erika");
  });

  const makeStorageThrow = () => {
    const store = window.localStorage;
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      const inner = Storage.prototype[method] as (...args: string[]) => string | null;
      Object.assign(Storage.prototype, {
        [method](this: Storage, ...args: string[]) {
          if (this === store) throw new DOMException("The quota is exceeded.", "QuotaExceededError");
          return inner.apply(this, args);
        },
      });
    }
  };
  for (const [what, closeStorage] of [
    ["every access to the storage fails", denyStorage],
    ["every localStorage call throws", makeStorageThrow],
  ] as const) {
    test(`asks and takes the answer when ${what}`, async ({ page, pageErrors }) => {
      await page.addInitScript(closeStorage);
      await openCookiePolicyWithPausedClock(page);
      await expectAskedAfterOneSecond(page);
      await answer(page, "Akzeptieren").click();
      await expect(banner(page)).toBeHidden();
      await expectNeverAsked(page);
      await goBack(page);
      await reset(page);
      await expectAskedAfterOneSecond(page);
      expect(pageErrors).toEqual([]);
    });
  }
});

test.describe("Contact form", { tag: "@spec-4" }, () => {
  for (const [outcome, message] of [
    ["success", "Wir verkaufen Pumpen an Stadtwerke."],
    ["failure", "Bitte ablehnen: #fault:refuse-silently"],
  ] as const) {
    // @spec 4.2
    test(`idle, submitting, and idle again after ${outcome}`, async ({ page }) => {
      const submitting = form.submitting(page);
      const release = await form.holdInquiries(page);
      const calls = form.watchCalls(page);
      const values = await form.openFilled(page, { message });
      await expect(sendButton(page)).toBeEnabled();
      await sendButton(page).click();
      await expect(submitting).toBeDisabled();
      await expect(sendButton(page)).toHaveCount(0);
      await form.expectValues(page, values);

      await fieldOf(page, "name").press("Enter");
      await expect(submitting).toBeDisabled();
      await submitting.click({ force: true });
      await expect(submitting).toBeFocused();
      release();

      if (outcome === "success") {
        await form.expectArrived(page, values);
        await expect(page.getByRole("alert")).toHaveCount(0);
      } else {
        await form.expectFailure(page, "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.");
        await form.expectValues(page, values);
        expect(storedInquiries(values.email)).toEqual([]);
      }
      await expect(sendButton(page)).toBeEnabled();
      await expect(submitting).toHaveCount(0);
      expect(calls).toEqual([`POST ${TEST_FORM_ENDPOINT}`]);
    });
  }

  test("after 15 s it says that it takes longer and waits on; what arrives then is a success", async ({ page }) => {
    await page.clock.install();
    const { values, release } = await form.sendHeld(page);
    await page.clock.fastForward(15_000);
    await expect(form.outcomeOf(page)).toContainText(slow.title);
    await expect(form.submitting(page)).toBeDisabled();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectAccessible(page);
    await page.clock.fastForward(30_000);
    release();
    await form.expectArrived(page, values);
  });

  test("after 60 s without an answer, it says that the inquiry may have arrived, until it is changed", async ({
    page,
  }) => {
    await page.clock.install();
    const { values, release } = await form.sendHeld(page);
    await page.clock.fastForward(60_000);
    await form.expectUncertain(page);
    await form.expectValues(page, values);
    await expect(sendButton(page)).toBeEnabled();
    await clickHeaderLink(page, "Blog", "/blog");
    await page.goBack();
    await expect(form.outcomeOf(page)).toContainText(uncertain.title);
    await form.waitForEnhancement(page);
    await form.fillIn(page, { message: "Etwas ganz anderes." });
    await expect(form.outcomeOf(page)).toHaveCount(0);
    release();
  });

  test("Enter held down sends once, and shows no errors afterwards", async ({ page }) => {
    const calls = form.watchCalls(page);
    const values = await form.openFilled(page);
    await fieldOf(page, "phone").focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.down("Enter");
    await form.expectArrived(page, values);
    for (let press = 0; press < 5; press += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(form.messagesOf(page)).toHaveCount(0);
    expect(calls).toHaveLength(1);
  });

  test("Enter held down sends once, also to a service that refuses", async ({ page }) => {
    const calls = form.watchCalls(page);
    await form.openFilled(page, form.REFUSED);
    await fieldOf(page, "phone").focus();
    await page.keyboard.down("Enter");
    await form.expectFailure(page, form.REFUSAL);
    for (let press = 0; press < 5; press += 1) await page.keyboard.down("Enter");
    await expect(form.outcomeOf(page)).toContainText(form.REFUSAL);
    expect(calls).toHaveLength(1);
  });

  const byField = async (page: Page) => {
    await sendButton(page).click();
    await fieldOf(page, "name").evaluate((field: HTMLInputElement) => field.form?.requestSubmit());
  };
  for (const [what, ask] of [
    ["by a double click", (page: Page) => sendButton(page).dblclick()],
    ["by something other than the button", byField],
  ] as const) {
    test(`asked again ${what}, it goes on submitting and sends once`, async ({ page }) => {
      const release = await form.holdInquiries(page);
      const calls = form.watchCalls(page);
      const values = await form.openFilled(page);
      await ask(page);
      await expect.poll(() => calls).toHaveLength(1);
      await expect(form.submitting(page)).toBeDisabled();
      release();
      await form.expectArrived(page, values);
      await expect(sendButton(page)).toBeEnabled();
      expect(calls).toHaveLength(1);
    });
  }
});
