import type { Locator, Page } from "@playwright/test";
import { LOCAL_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import {
  completeEntries,
  expectEntries,
  expectFailure,
  expectSuccess,
  fieldOf,
  fillIn,
  holdInquiries,
  NO_ENTRIES,
  openForm,
  sendButton,
  watchCalls,
} from "../support/contact-form";
import { site } from "../support/edition";
import { expect, hydrated, showIntent, storedInquiries, test } from "../support/test";

const KEY = "cookie-consent";
const { consent, header } = site;

const banner = (page: Page): Locator => page.getByRole("region", { name: consent.title, exact: true });
const answer = (page: Page, label: string): Locator => banner(page).getByRole("button", { name: label, exact: true });
const date = (page: Page): Locator => page.getByText(/^Stand: \d/);
const storedAnswer = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Opens the cookie policy, with the clock at rest from the first moment of the app. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-03-05T09:00:00Z" });
  await page.clock.pauseAt("2026-03-05T10:00:00Z");
  await page.goto("/cookies");
  await appUp(page);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await appUp(page);
}

/** Waits until the app is up without letting time pass; the date of the policy comes with its first render. */
async function appUp(page: Page): Promise<void> {
  await showIntent(page);
  // A timer of 0 ms starts the app. Set while the clock is being moved, it would be one of 1 ms.
  await page.waitForFunction(() => {
    const { ___loader: loader } = window as unknown as { ___loader?: { loadPageSync: (path: string) => unknown } };
    return Boolean(loader?.loadPageSync(window.location.pathname));
  });
  await letPass(page, 0, date(page), true);
}

/** Goes to another page of the same view, in some frames of time. */
async function goToBlog(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
  await letPass(page, 20, date(page), false);
  await expect(page).toHaveURL("/blog");
}

/** Goes back to the cookie policy in the same view. */
async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await letPass(page, 20, date(page), true);
}

/** Lets this much time pass, and again, until the element is visible or not. */
async function letPass(page: Page, ms: number, element: Locator, visible: boolean): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(ms);
      return element.isVisible();
    })
    .toBe(visible);
}

/** Fails when the banner is there, now or in the minute to come. */
async function expectNeverAsked(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await expect(banner(page)).toBeHidden();
}

/** Fails unless the banner appears 1000 ms from now, and not before. */
async function expectAskedAfterOneSecond(page: Page): Promise<void> {
  await page.clock.runFor(999);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(banner(page)).toBeVisible();
}

test.describe("undecided", () => {
  test.use({ decided: false });

  test("Cookie consent: without a stored value the banner appears after 1 second", { tag: "@spec-4" }, async ({
    page,
  }) => {
    await openAtRest(page);
    await expectAskedAfterOneSecond(page);
    expect(await storedAnswer(page)).toBeNull();
  });

  for (const [label, value] of [
    ["Akzeptieren", "accepted"],
    ["Ablehnen", "declined"],
  ] as const) {
    test(`Cookie consent: ${label} stores ${value}, and the question does not come back`, { tag: "@spec-4" }, async ({
      page,
    }) => {
      await openAtRest(page);
      await page.clock.runFor(1000);
      await answer(page, label).click();
      await expect(banner(page)).toBeHidden();
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ [KEY]: value });
      await reload(page);
      await expectNeverAsked(page);
      await goToBlog(page);
      await expectNeverAsked(page);
      expect(await storedAnswer(page)).toBe(value);
    });

    test(`Cookie consent: the reset button forgets ${value}, loads the page again and asks again`, {
      tag: "@spec-4",
    }, async ({ page }) => {
      await openAtRest(page);
      await page.clock.runFor(1000);
      await answer(page, label).click();
      expect(await storedAnswer(page)).toBe(value);
      const loaded = page.waitForEvent("load");
      await page.getByRole("button", { name: "Cookie-Einstellungen zurücksetzen", exact: true }).click();
      await loaded;
      await appUp(page);
      expect(await storedAnswer(page)).toBeNull();
      await expectAskedAfterOneSecond(page);
    });
  }

  test("Cookie consent: close hides for this view only and stores nothing", { tag: "@spec-4" }, async ({ page }) => {
    await openAtRest(page);
    await page.clock.runFor(1000);
    await answer(page, consent.close).click();
    await expect(banner(page)).toBeHidden();
    await goToBlog(page);
    await expectNeverAsked(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    await goBack(page);
    await reload(page);
    await expectAskedAfterOneSecond(page);
  });

  test("Cookie consent: a question without an answer goes along to the next page", { tag: "@spec-4" }, async ({
    page,
  }) => {
    await openAtRest(page);
    await page.clock.runFor(1000);
    await goToBlog(page);
    await expect(banner(page)).toBeVisible();
  });

  for (const value of ["accepted", "declined"]) {
    test(`Cookie consent: with ${value} stored the banner does not appear`, { tag: "@spec-4" }, async ({ page }) => {
      await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [KEY, value] as const);
      await openAtRest(page);
      await expectNeverAsked(page);
      await goToBlog(page);
      await expectNeverAsked(page);
    });
  }

  for (const value of ["", "true", "ACCEPTED", "null"]) {
    test(`Cookie consent: the stored value ${JSON.stringify(value)} is none, the banner appears`, {
      tag: "@spec-4",
    }, async ({ page }) => {
      await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [KEY, value] as const);
      await openAtRest(page);
      await expectAskedAfterOneSecond(page);
    });
  }

  for (const width of [390, 1440]) {
    test(`Cookie consent: accept and decline are equally prominent at ${width} px`, { tag: "@spec-4" }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openAtRest(page);
      await page.clock.runFor(1000);
      const [accept, decline] = ["Akzeptieren", "Ablehnen"].map((label) => answer(page, label));
      const looks = await Promise.all(
        [accept, decline].map((button) =>
          button?.evaluate((element) => {
            const { width, height, top } = element.getBoundingClientRect();
            const style = getComputedStyle(element);
            return {
              width,
              height,
              top,
              ...Object.fromEntries([...style].map((key) => [key, style.getPropertyValue(key)])),
            };
          }),
        ),
      );
      expect(Object.keys(looks[0] ?? {}).length).toBeGreaterThan(100);
      expect(looks[0]).toEqual(looks[1]);
    });
  }

  test("Cookie consent: two tabs agree on what the visitor decides, and forgets", { tag: "@spec-4" }, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/cookies");
      await showIntent(tab);
      await expect(banner(tab)).toBeVisible();
    }
    await answer(other, "Akzeptieren").focus();
    await answer(page, "Ablehnen").click();
    for (const tab of [page, other]) {
      await expect(banner(tab)).toBeHidden();
      await expect(tab.getByRole("main")).toBeFocused();
    }
    await page.getByRole("button", { name: "Cookie-Einstellungen zurücksetzen", exact: true }).click();
    for (const tab of [page, other]) await expect(banner(tab)).toBeVisible();
  });

  test("Cookie consent: the banner waits for the release of a press, and gives the focus back to a field", {
    tag: "@spec-4",
  }, async ({ page }) => {
    await page.clock.install({ time: "2026-03-05T09:00:00Z" });
    await page.clock.pauseAt("2026-03-05T10:00:00Z");
    await page.goto("/contact");
    await showIntent(page);
    await expect
      .poll(async () => {
        await page.clock.runFor(0);
        return page.locator("html").getAttribute("data-app");
      })
      .toBe("ready");
    await fieldOf(page, "name").focus();
    await page.mouse.move(1000, 690);
    await page.mouse.down();
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

  for (const [what, closeStorage] of [
    [
      "every access to the storage fails",
      () => {
        for (const name of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException("Access is denied for this document.", "SecurityError");
            },
          });
        }
      },
    ],
    [
      "the storage takes and gives nothing",
      () => {
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
      },
    ],
  ] as const) {
    test(`Cookie consent: asks and takes the answer when ${what}`, { tag: "@spec-4" }, async ({ page, complaints }) => {
      await page.addInitScript(closeStorage);
      await openAtRest(page);
      await expectAskedAfterOneSecond(page);
      await answer(page, "Akzeptieren").click();
      await expect(banner(page)).toBeHidden();
      await goToBlog(page);
      await expectNeverAsked(page);
      await goBack(page);
      const loaded = page.waitForEvent("load");
      await page.getByRole("button", { name: "Cookie-Einstellungen zurücksetzen", exact: true }).click();
      await loaded;
      await appUp(page);
      await expectAskedAfterOneSecond(page);
      expect(complaints).toEqual([]);
    });
  }
});

for (const [outcome, message] of [
  ["success", "Wir verkaufen Pumpen an Stadtwerke."],
  ["failure", "Bitte ablehnen: #fault:refuse-silently"],
] as const) {
  test(`Contact form: idle, submitting, and idle again after ${outcome}`, { tag: "@spec-4" }, async ({ page }) => {
    const entries = completeEntries({ message });
    const submitting = page.getByRole("button", { name: "Wird gesendet...", exact: true });
    const release = await holdInquiries(page);
    await openForm(page);
    const calls = watchCalls(page);
    await fillIn(page, entries);
    await expect(sendButton(page)).toBeEnabled();
    await sendButton(page).click();
    await expect(submitting).toBeDisabled();
    await expect(sendButton(page)).toHaveCount(0);
    await expectEntries(page, entries);

    await fieldOf(page, "name").press("Enter");
    await expect(submitting).toBeDisabled();
    await submitting.click({ force: true });
    await expect(submitting).toBeFocused();
    release();

    if (outcome === "success") await expectSuccess(page);
    else await expectFailure(page, "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.");
    await expect(sendButton(page)).toBeEnabled();
    await expect(submitting).toHaveCount(0);
    await expectEntries(page, outcome === "success" ? NO_ENTRIES : entries);
    expect(calls).toEqual([`POST ${LOCAL_FORM_ENDPOINT}`]);
    expect(storedInquiries(entries.email)).toHaveLength(outcome === "success" ? 1 : 0);
  });
}

for (const [what, ask] of [
  ["by a double click", (page: Page) => sendButton(page).dblclick()],
  [
    "by something other than the button",
    async (page: Page) => {
      await sendButton(page).click();
      await fieldOf(page, "name").evaluate((field: HTMLInputElement) => field.form?.requestSubmit());
    },
  ],
] as const) {
  test(`Contact form: asked again ${what}, it goes on submitting and sends once`, { tag: "@spec-4" }, async ({
    page,
  }) => {
    const entries = completeEntries();
    const release = await holdInquiries(page);
    await openForm(page);
    const calls = watchCalls(page);
    await fillIn(page, entries);
    await ask(page);
    await expect.poll(() => calls).toHaveLength(1);
    await expect(page.getByRole("button", { name: "Wird gesendet...", exact: true })).toBeDisabled();
    release();
    await expectSuccess(page);
    await expect(sendButton(page)).toBeEnabled();
    expect(calls).toHaveLength(1);
    expect(storedInquiries(entries.email)).toHaveLength(1);
  });
}

test("Contact form: after success the form is as new, and takes the next inquiry", { tag: "@spec-4" }, async ({
  page,
}) => {
  const [first, second] = [completeEntries(), completeEntries()];
  await openForm(page);
  for (const entries of [first, second]) {
    await fillIn(page, entries);
    await sendButton(page).click();
    await expectEntries(page, NO_ENTRIES);
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
    expect(storedInquiries(entries.email)).toHaveLength(1);
  }
});

test("Mobile menu: it is open or closed", { tag: "@spec-4" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await showIntent(page);
  await hydrated(page);
  const menu = page.getByRole("navigation", { name: header.menu.label, exact: true });
  for (const [button, isOpen] of [
    [header.menu.open, true],
    [header.menu.close, false],
    [header.menu.open, true],
  ] as const) {
    await expect(menu).toBeVisible({ visible: !isOpen });
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(menu).toBeVisible({ visible: isOpen });
  }
});
