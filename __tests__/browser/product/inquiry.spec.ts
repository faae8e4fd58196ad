import type { Locator, Page } from "@playwright/test";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { LOCAL_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import contact from "../../edition/content/pages/contact.json";
import {
  behaving,
  completeEntries,
  contactForm,
  expectEntries,
  expectFailure,
  expectSuccess,
  fieldOf,
  fillIn,
  holdInquiries,
  NO_ENTRIES,
  openForm,
  outcomeOf,
  send,
  sendButton,
  watchCalls,
} from "../support/contact-form";
import { site } from "../support/edition";
import { headerLink, PHONE, twoFrames } from "../support/shell";
import { openWithClock, stopClock } from "../support/stopped-clock";
import { expect, hydrated, showIntent, storedInquiries, test } from "../support/test";

const submitOf = (page: Page): Locator => contactForm(page).locator("button[type=submit]");
const messages = (page: Page): Locator => contactForm(page).locator("[id$=-error]");

test("an inquiry goes on while its page is left, shows so on return, and is not sent twice", async ({ page }) => {
  const entries = completeEntries();
  const letGo = await holdInquiries(page);
  await openForm(page);
  await fillIn(page, entries);
  await sendButton(page).click();
  await headerLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  await page.goBack();
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
  await behaving(page);
  await expectEntries(page, entries);
  await submitOf(page).press("Enter");
  await fieldOf(page, "name").press("Enter");
  letGo();
  await expectSuccess(page);
  await expect(submitOf(page)).toHaveText(contact.form.submit);
  await expectEntries(page, NO_ENTRIES);
  expect(storedInquiries(entries.email)).toHaveLength(1);
});

test("a page that only a document can show waits for the inquiry, and until its outcome was read", async ({ page }) => {
  const entries = completeEntries();
  await page.clock.install();
  const letGo = await holdInquiries(page);
  await page.route("**/page-data/about/page-data.json", (route) => route.fulfill({ status: 404 }));
  await openForm(page);
  await fillIn(page, entries);
  await sendButton(page).click();
  await headerLink(page, "Über Uns").click();
  await expect(page.getByRole("status").getByText(site.loading.label)).toBeVisible();
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
  letGo();
  await expectSuccess(page);
  expect(storedInquiries(entries.email)).toHaveLength(1);
  await expect(page).toHaveURL("/contact");
  await page.clock.fastForward(4000);
  await expect(page).toHaveURL("/about");
});

test("closing a message leads back to the field, and what is typed on arrives", async ({ page }) => {
  await page.route(LOCAL_FORM_ENDPOINT, (route) => route.abort());
  await openForm(page);
  await fillIn(page, completeEntries());
  await sendButton(page).click();
  const close = page.getByRole("alert").locator("..").getByRole("button", { name: site.notifications.dismiss });
  await expect(close).toBeVisible();
  await fieldOf(page, "message").fill("Wir verkaufen");
  await fieldOf(page, "message").press("End");
  await close.click();
  await page.keyboard.type(" Pumpen");
  await expect(fieldOf(page, "message")).toHaveValue("Wir verkaufen Pumpen");
});

test("a message that goes while it has the focus leaves it on the page, and the next one goes in its time", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(LOCAL_FORM_ENDPOINT, (route) => route.abort(), { times: 1 });
  await openForm(page);
  await fillIn(page, completeEntries());
  await sendButton(page).click();
  const close = page.getByRole("button", { name: site.notifications.dismiss });
  await expect(close).toBeVisible();
  const letGo = await holdInquiries(page);
  await sendButton(page).click();
  await close.focus();
  letGo();
  await expectSuccess(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
  await page.clock.fastForward(4000);
  await expect(page.getByRole("status").getByText(contact.form.success.title)).toBeHidden();
});

test("after a message was closed under the pointer, the next one goes in its time", async ({ page }) => {
  await page.clock.install();
  await page.route(LOCAL_FORM_ENDPOINT, (route) => route.abort());
  await openForm(page);
  await fillIn(page, completeEntries());
  await sendButton(page).click();
  const message = page.getByRole("alert");
  await message.getByRole("button", { name: site.notifications.dismiss }).click();
  await expect(message).toHaveCount(0);
  await sendButton(page).click();
  await expect(message).toBeVisible();
  await page.clock.fastForward(4000);
  await expect(message).toHaveCount(0);
});

test("without a connection and without its behaviour, the form and its entries stay", async ({ page, context }) => {
  const entries = completeEntries();
  await page.route(/\/form-behaviour-/, (route) => route.abort());
  await page.goto("/contact");
  await showIntent(page);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  for (const name of ["name", "email", "message"] as const) await fieldOf(page, name).fill(entries[name]);
  await contactForm(page).locator("select").selectOption({ index: 1 });
  await context.setOffline(true);
  await submitOf(page).click();
  await expect(page.getByText(site.offline.title)).toBeVisible();
  await expect(submitOf(page)).toBeEnabled();
  await expect(fieldOf(page, "message")).toHaveValue(entries.message);
  await expect(outcomeOf(page)).toHaveCount(0);
});

test("an inquiry that arrives on another page says so there, and in the form", async ({ page }) => {
  const entries = completeEntries();
  const letGo = await holdInquiries(page);
  await openForm(page);
  await fillIn(page, entries);
  await sendButton(page).click();
  await headerLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  letGo();
  await expect(page.getByRole("status").getByText(contact.form.success.title)).toBeVisible();
  await page.goBack();
  await expect(outcomeOf(page)).toContainText(contact.form.success.title);
  await behaving(page);
  await expectEntries(page, NO_ENTRIES);
});

test("what is changed while an inquiry is sent is kept, the rest is let go", async ({ page }) => {
  const entries = completeEntries();
  const letGo = await holdInquiries(page);
  await openForm(page);
  await fillIn(page, entries);
  await sendButton(page).click();
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
  await fieldOf(page, "message").fill("Noch etwas anderes.");
  await fillIn(page, { interest: "Karriere" });
  letGo();
  await expectSuccess(page);
  await expectEntries(page, { ...NO_ENTRIES, message: "Noch etwas anderes.", interest: "Karriere" });
  expect(storedInquiries(entries.email)[0]?.fields).toMatchObject({ message: entries.message, interest: "press" });
});

test("a page that goes while its inquiry is sent says on return that its fate is not known", async ({ page }) => {
  const entries = completeEntries();
  await page.route(LOCAL_FORM_ENDPOINT, () => undefined);
  await openForm(page);
  await fillIn(page, entries);
  await sendButton(page).click();
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
  const asked = page.waitForEvent("dialog");
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  expect((await asked).type()).toBe("beforeunload");
  await hydrated(page);
  await expect(outcomeOf(page)).toContainText(contact.form.interrupted.title);
  await fieldOf(page, "name").focus();
  await behaving(page);
  await expectEntries(page, entries);
  await page.unrouteAll();
  await sendButton(page).click();
  await expectSuccess(page);
});

for (const device of ["mouse", "finger"] as const) {
  test.describe(`by ${device}`, () => {
    if (device === "finger") test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
    else test.use({ viewport: { width: 1280, height: 1000 } });

    for (const [what, find, arrives] of [
      [
        "the button",
        submitOf,
        async (page: Page) => {
          await expect(messages(page)).toHaveCount(4);
          await expect(fieldOf(page, "name")).toBeFocused();
        },
      ],
      [
        "the link in the note",
        (page: Page) => contactForm(page).getByRole("link"),
        (page: Page) => expect(page).toHaveURL(contact.form.privacy.to),
      ],
      [
        "a label",
        (page: Page) => contactForm(page).locator("label[for=contact-phone]"),
        (page: Page) => expect(fieldOf(page, "phone")).toBeFocused(),
      ],
      [
        "a link of the footer",
        (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }),
        (page: Page) => expect(page).toHaveURL("/impressum"),
      ],
    ] as const) {
      test(`a press on ${what} arrives though messages are due below the fields`, async ({ page }) => {
        await page.goto("/contact");
        await hydrated(page);
        await fieldOf(page, "name").focus();
        await expect(contactForm(page)).toHaveAttribute("novalidate", "");
        await fieldOf(page, "name").fill("E");
        await fieldOf(page, "email").fill("bad");
        await fieldOf(page, "message").fill("short");
        const target = find(page);
        await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
        const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
        const [left, top] = [x + Math.min(15, width / 2), y + height - 4];
        if (device === "finger") await page.touchscreen.tap(left, top);
        else {
          await page.mouse.move(left, top);
          await page.mouse.down();
          await twoFrames(page);
          await page.mouse.up();
        }
        await arrives(page);
      });
    }
  });
}

test("a message comes as soon as a press that became none is over", async ({ page }) => {
  await openForm(page);
  await fieldOf(page, "name").fill("E");
  await fieldOf(page, "name").focus();
  await page.mouse.move(600, 400);
  await page.mouse.down();
  await page.mouse.move(640, 440);
  await twoFrames(page);
  await expect(messages(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(messages(page)).toHaveCount(1);
});

test("without the toasts' code the form itself says and announces what became of the inquiry", async ({ page }) => {
  const entries = completeEntries({ message: "Bitte ablehnen: #fault:refuse" });
  await page.route("**/toasts-*.js", (route) => route.abort());
  await openForm(page);
  await fillIn(page, entries);
  await sendButton(page).click();
  const said = contactForm(page).getByRole("alert");
  await expect(said).toContainText("Diese E-Mail-Adresse ist gesperrt.");
  await fillIn(page, { message: "Bitte annehmen, vielen Dank." });
  await expect(outcomeOf(page)).toHaveCount(0);
  await sendButton(page).click();
  await expect(said).toContainText(contact.form.success.title);
});

test("the message of a failure goes when a later try succeeds", async ({ page, context }) => {
  const entries = completeEntries();
  await openWithClock(page, "/contact");
  await fieldOf(page, "name").focus();
  await behaving(page);
  await fillIn(page, entries);
  await stopClock(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expectFailure(page, contact.form.failure.text);
  await context.setOffline(false);
  await sendButton(page).click();
  await expect(outcomeOf(page)).toContainText(contact.form.success.title);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("Back to an earlier document shows what was written last, and nothing that was sent", async ({ page }) => {
  const entries = completeEntries();
  const backToTheFirst = async () => {
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    await page.goBack();
    await behaving(page);
  };
  const forthAgain = async () => {
    await page.goto(PATH_WITHOUT_PAGE);
    await showIntent(page);
    await hydrated(page);
    await headerLink(page, "Kontakt").click();
    await fieldOf(page, "name").focus();
    await behaving(page);
  };
  await openForm(page);
  await fieldOf(page, "message").fill("Wir verkaufen");
  await forthAgain();
  await fieldOf(page, "message").press("ControlOrMeta+End");
  await page.keyboard.type(" Pumpen an Stadtwerke.");
  await backToTheFirst();
  await expect(fieldOf(page, "message")).toHaveValue("Wir verkaufen Pumpen an Stadtwerke.");
  await forthAgain();
  await fillIn(page, entries);
  await sendButton(page).click();
  await expectSuccess(page);
  await backToTheFirst();
  await expectEntries(page, NO_ENTRIES);
});

test("after success no field complains, whichever way the visitor goes", async ({ page }) => {
  await openForm(page);
  await fillIn(page, completeEntries());
  await fieldOf(page, "message").focus();
  await fieldOf(page, "phone").press("Enter");
  await expectSuccess(page);
  await expect(fieldOf(page, "phone")).toBeFocused();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press("Shift+Tab");
  for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press("Tab");
  await expect(messages(page)).toHaveCount(0);
  await fieldOf(page, "name").fill("E");
  await fieldOf(page, "email").focus();
  await expect(messages(page)).toHaveCount(1);
});

test("the focus is never nowhere: sending, refusing, choosing, closing", async ({ page }) => {
  const letGo = await holdInquiries(page);
  await openForm(page);
  await sendButton(page).click();
  await expect(fieldOf(page, "name")).toBeFocused();
  await fillIn(page, completeEntries({ message: "Bitte ablehnen: #fault:refuse" }));
  await expect(fieldOf(page, "message")).toBeFocused();
  await sendButton(page).click();
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
  await expect(submitOf(page)).toBeFocused();
  letGo();
  await expectFailure(page, "Diese E-Mail-Adresse ist gesperrt.");
  await expect(submitOf(page)).toBeFocused();
  await page.getByRole("alert").getByRole("button", { name: site.notifications.dismiss }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(submitOf(page)).toBeFocused();
});

test("Enter pressed twice on the cross of a message leads back to the button and does not press it", async ({
  page,
}) => {
  const calls = watchCalls(page);
  await send(page, completeEntries({ message: "Bitte ablehnen: #fault:refuse" }));
  const close = page.getByRole("alert").getByRole("button", { name: site.notifications.dismiss });
  await expect(sendButton(page)).toBeFocused();
  await close.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(close).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();
  expect(calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
});

test("a message under the focus stays as one under the pointer does", async ({ page }) => {
  await openWithClock(page, "/contact");
  await fieldOf(page, "name").focus();
  await behaving(page);
  await fillIn(page, completeEntries({ message: "Bitte ablehnen: #fault:refuse" }));
  await sendButton(page).click();
  const toast = page.getByRole("alert");
  await expect(toast).toBeVisible();
  await toast.getByRole("button").focus();
  await stopClock(page);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
});

test("a message waits for the release of a press that it would cover", async ({ page }) => {
  const letGo = await holdInquiries(page);
  await openForm(page);
  await fillIn(page, completeEntries());
  await fieldOf(page, "phone").press("Enter");
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
  await page.mouse.move(1100, 120);
  await page.mouse.down();
  const answered = page.waitForResponse(LOCAL_FORM_ENDPOINT);
  letGo();
  await answered;
  await expect(submitOf(page)).toHaveText(contact.form.submit);
  const toast = page.getByRole("status").getByText(contact.form.success.title);
  await expect(toast).toHaveCount(0);
  await page.mouse.up();
  await expect(toast).toBeVisible();
});

test("what is written after the thanks of an inquiry without script is another inquiry", async ({ page }) => {
  const entries = completeEntries();
  await page.goto("/contact#gesendet");
  await hydrated(page);
  await expect(outcomeOf(page)).toContainText(contact.form.success.title);
  await expect(page).toHaveURL("/contact");
  await page.route(LOCAL_FORM_ENDPOINT, () => undefined);
  await fieldOf(page, "name").focus();
  await behaving(page);
  await fillIn(page, entries);
  await expect(outcomeOf(page)).toHaveCount(0);
  await sendButton(page).click();
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await hydrated(page);
  await expect(outcomeOf(page)).toContainText(contact.form.interrupted.title);
  await expect(fieldOf(page, "name")).toHaveValue(entries.name);
});

for (const [what, target, arrives] of [
  ["the button", "button[type=submit]", expectSuccess],
  ["a field", "#contact-phone", (page: Page) => expect(fieldOf(page, "phone")).toBeFocused()],
  ["the list's own button", "#contact-interest", (page: Page) => expect(fieldOf(page, "interest")).toBeFocused()],
] as const) {
  test(`a press on ${what} while the list of interests is open closes the list and arrives`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1300 });
    await openForm(page);
    await fillIn(page, completeEntries());
    await fieldOf(page, "interest").click();
    await expect(page.getByRole("listbox")).toBeVisible();
    // By its selector: the open list hides the rest of the page from all roles.
    const { x = 0, y = 0, height = 0 } = (await page.locator(target).boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + height / 2);
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await arrives(page);
  });
}

test("a message of millions of characters is cut where nobody writes on, and the form goes on", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openForm(page);
  await page.evaluate(() => navigator.clipboard.writeText("x".repeat(6_000_000)));
  await fieldOf(page, "message").focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect
    .poll(() => fieldOf(page, "message").evaluate(({ value }: HTMLTextAreaElement) => value.length))
    .toBe(100_000);
  await fieldOf(page, "name").pressSequentially("Erika");
  await page.reload();
  await fieldOf(page, "name").focus();
  await behaving(page);
  await expect(fieldOf(page, "name")).toHaveValue("Erika");
  expect(await fieldOf(page, "message").evaluate(({ value }: HTMLTextAreaElement) => value.length)).toBe(100_000);
});

test("entries that the browser has no room to keep are sent all the same", async ({ page, complaints }) => {
  const entries = completeEntries();
  await openForm(page);
  await page.evaluate(() => {
    let room = 6_000_000;
    for (let part = 0; room >= 1; part += 1) {
      try {
        sessionStorage.setItem(`filler-${part}`, "x".repeat(room));
      } catch {
        room /= 2;
      }
    }
  });
  await fillIn(page, entries);
  await sendButton(page).click();
  await expectSuccess(page);
  await expectEntries(page, NO_ENTRIES);
  expect(storedInquiries(entries.email)).toHaveLength(1);
  expect(complaints).toEqual([]);
});
