import type { Locator, Page } from "@playwright/test";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { TEST_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import { inquiryUrl } from "../../../src/features/contact-form/inquiry-url";
import contact from "../../spec-site/content/pages/contact.json";
import * as form from "../support/contact-form";
import { openBeforeScripts } from "../support/held-scripts";
import { pauseClock } from "../support/paused-clock";
import { boundsOf, clickHeaderLink, headerLink, headingOf, holdMouse, PHONE, twoFrames } from "../support/shell";
import { site } from "../support/spec-site";
import { expect, openApp, reloadApp, storedInquiries, test, triggerAppLoad, waitForHydration } from "../support/test";

const { NO_VALUES, REFUSED, fieldOf, outcomeOf, sendButton, submitOf } = form;
const { success, interrupted } = contact.form;

const cross = (within: Page | Locator): Locator => within.getByRole("button", { name: site.notifications.dismiss });
const toastOf = (page: Page): Locator => page.getByRole("status").getByText(success.title);
const lengthOfMessage = (page: Page) =>
  fieldOf(page, "message").evaluate((field: HTMLTextAreaElement) => field.value.length);

test("an inquiry continues on another page, is shown as sending on return, and is sent once", async ({ page }) => {
  const { values, release } = await form.sendHeld(page);
  await clickHeaderLink(page, "Blog", "/blog");
  await page.goBack();
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
  await form.waitForEnhancement(page);
  await form.expectValues(page, values);
  await submitOf(page).press("Enter");
  await fieldOf(page, "name").press("Enter");
  release();
  await form.expectArrived(page, values);
  await expect(submitOf(page)).toHaveText(contact.form.submit);
});

test("a full page load waits for the inquiry and until its outcome has been read", async ({ page }) => {
  await page.clock.install();
  await page.route("**/page-data/about/page-data.json", (route) => route.fulfill({ status: 404 }));
  const { values, release } = await form.sendHeld(page);
  await headerLink(page, "Über Uns").click();
  await expect(page.getByRole("status").getByText(site.loading.label)).toBeVisible();
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
  release();
  await form.expectArrived(page, values);
  await expect(page).toHaveURL("/contact");
  await page.clock.fastForward(4000);
  await expect(page).toHaveURL("/about");
});

test("closing a toast moves the focus back to the field; the next toast keeps its own timeout", async ({ page }) => {
  await page.clock.install();
  await page.route(TEST_FORM_ENDPOINT, (route) => route.abort());
  await form.send(page);
  const message = page.getByRole("alert");
  await expect(cross(message)).toBeVisible();
  await fieldOf(page, "message").fill("Wir verkaufen");
  await fieldOf(page, "message").press("End");
  await cross(message).click();
  await page.keyboard.type(" Pumpen");
  await expect(fieldOf(page, "message")).toHaveValue("Wir verkaufen Pumpen");
  await expect(message).toHaveCount(0);
  await sendButton(page).click();
  await expect(message).toBeVisible();
  await page.clock.fastForward(4000);
  await expect(message).toHaveCount(0);
});

test("an expiring toast moves the focus to the page; the next toast keeps its own timeout", async ({ page }) => {
  await page.clock.install();
  await page.route(TEST_FORM_ENDPOINT, (route) => route.abort(), { times: 1 });
  await form.send(page);
  await expect(cross(page)).toBeVisible();
  const release = await form.holdInquiries(page);
  await sendButton(page).click();
  await cross(page).focus();
  release();
  await form.expectSuccess(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
  await page.clock.fastForward(4000);
  await expect(toastOf(page)).toBeHidden();
});

test("offline and without its enhancement, the form keeps its values", async ({ page, context }) => {
  const { interest, ...typed } = form.completeValues();
  await page.route(/\/form-enhancement-/, (route) => route.abort());
  await openApp(page, "/contact");
  await page.waitForLoadState("networkidle");
  await form.fillIn(page, typed);
  await form.contactForm(page).locator("select").selectOption({ label: interest });
  await context.setOffline(true);
  await submitOf(page).click();
  await expect(page.getByText(site.offline.title)).toBeVisible();
  await expect(submitOf(page)).toBeEnabled();
  await expect(fieldOf(page, "message")).toHaveValue(typed.message);
  await expect(outcomeOf(page)).toHaveCount(0);
});

test("shows success on another page, and in the form on return", async ({ page }) => {
  const { release } = await form.sendHeld(page);
  await clickHeaderLink(page, "Blog", "/blog");
  release();
  await expect(toastOf(page)).toBeVisible();
  await page.goBack();
  await expect(outcomeOf(page)).toContainText(success.title);
  await form.waitForEnhancement(page);
  await form.expectValues(page, NO_VALUES);
});

test("the form shows no errors after its inquiry arrived while another page was shown", async ({ page }) => {
  const { release } = await form.sendHeld(page);
  await clickHeaderLink(page, "Blog", "/blog");
  release();
  await expect(toastOf(page)).toBeVisible();
  await page.goBack();
  await form.waitForEnhancement(page);
  await fieldOf(page, "name").focus();
  await fieldOf(page, "email").focus();
  await fieldOf(page, "message").focus();
  await expect(form.messagesOf(page)).toHaveCount(0);
});

test("clears only the fields unchanged since sending", async ({ page }) => {
  const { values, release } = await form.sendHeld(page);
  const changes = { message: "Noch etwas anderes.", interest: "Karriere" };
  await form.fillIn(page, changes);
  release();
  await form.expectSuccess(page);
  await form.expectValues(page, { ...NO_VALUES, ...changes });
  expect(storedInquiries(values.email)[0]?.fields).toMatchObject({ message: values.message, interest: "press" });
});

test("leaving the page while sending shows the inquiry as interrupted on return", async ({ page }) => {
  await page.route(TEST_FORM_ENDPOINT, () => undefined);
  const values = await form.send(page);
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
  const asked = page.waitForEvent("dialog");
  page.once("dialog", (dialog) => dialog.accept());
  await reloadApp(page);
  expect((await asked).type()).toBe("beforeunload");
  await expect(outcomeOf(page)).toContainText(interrupted.title);
  await form.enterForm(page);
  await form.expectValues(page, values);
  await page.unrouteAll();
  await sendButton(page).click();
  await form.expectSuccess(page);
});

for (const device of ["mouse", "finger"] as const) {
  test.describe(`by ${device}`, { tag: device === "finger" ? ["@rare"] : [] }, () => {
    if (device === "finger") test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
    else test.use({ viewport: { width: 1280, height: 1000 } });

    const expectErrors = async (page: Page) => {
      await expect(form.messagesOf(page)).toHaveCount(form.REQUIRED.length);
      await expect(fieldOf(page, "name")).toBeFocused();
    };
    const noteOf = (page: Page) => form.contactForm(page).getByRole("link");
    const labelOf = (page: Page) => form.contactForm(page).locator("label[for=contact-phone]");
    const imprintOf = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Impressum" });

    for (const [what, find, arrives] of [
      ["the button", submitOf, expectErrors],
      ["the link in the note", noteOf, (page: Page) => expect(page).toHaveURL(contact.form.privacy.to)],
      ["a label", labelOf, (page: Page) => expect(fieldOf(page, "phone")).toBeFocused()],
      ["a link of the footer", imprintOf, (page: Page) => expect(page).toHaveURL("/impressum")],
    ] as const) {
      test(`a press on ${what} works although errors are about to appear`, async ({ page }) => {
        await openApp(page, "/contact");
        await fieldOf(page, "name").focus();
        await expect(form.contactForm(page)).toHaveAttribute("novalidate", "");
        await form.fillIn(page, { name: "E", email: "bad", message: "short" });
        const target = find(page);
        await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
        const { x, y, width, height } = await boundsOf(target);
        const [left, top] = [x + Math.min(15, width / 2), y + height - 4];
        if (device === "finger") await page.touchscreen.tap(left, top);
        else {
          await holdMouse(page, left, top);
          await twoFrames(page);
          await page.mouse.up();
        }
        await arrives(page);
      });
    }
  });
}

test("shows an error right after a cancelled press", async ({ page }) => {
  await form.openForm(page);
  await fieldOf(page, "name").fill("E");
  await fieldOf(page, "name").focus();
  await holdMouse(page, 600, 400);
  await page.mouse.move(640, 440);
  await twoFrames(page);
  await expect(form.messagesOf(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(form.messagesOf(page)).toHaveCount(1);
});

test("shows and announces the outcome in the form if the toaster cannot be loaded", async ({ page }) => {
  await page.route("**/toasts-*.js", (route) => route.abort());
  await form.send(page, REFUSED);
  const said = form.contactForm(page).getByRole("alert");
  await expect(said).toContainText(form.REFUSAL);
  await form.fillIn(page, { message: "Bitte annehmen, vielen Dank." });
  await expect(outcomeOf(page)).toHaveCount(0);
  await sendButton(page).click();
  await expect(said).toContainText(success.title);
});

test("removes the error toast when a later attempt succeeds", async ({ page, context }) => {
  await page.clock.install();
  await form.openFilled(page);
  await pauseClock(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await form.expectFailure(page, contact.form.failure.text);
  await context.setOffline(false);
  await sendButton(page).click();
  await expect(outcomeOf(page)).toContainText(success.title);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("Back to an earlier page shows the latest values, and nothing that was sent", async ({ page }) => {
  const backToTheFirst = async () => {
    await page.goBack();
    await expect(headingOf(page)).toHaveText("404");
    await page.goBack();
    await form.waitForEnhancement(page);
  };
  const forthAgain = async () => {
    await openApp(page, PATH_WITHOUT_PAGE);
    await headerLink(page, "Kontakt").click();
    await form.enterForm(page);
  };
  await form.openForm(page);
  await fieldOf(page, "message").fill("Wir verkaufen");
  await forthAgain();
  await fieldOf(page, "message").press("ControlOrMeta+End");
  await page.keyboard.type(" Pumpen an Stadtwerke.");
  await backToTheFirst();
  await expect(fieldOf(page, "message")).toHaveValue("Wir verkaufen Pumpen an Stadtwerke.");
  await forthAgain();
  await form.fillIn(page, form.completeValues());
  await sendButton(page).click();
  await form.expectSuccess(page);
  await backToTheFirst();
  await form.expectValues(page, NO_VALUES);
});

test("shows no errors after success, however the visitor moves through the form", async ({ page }) => {
  await form.openFilled(page);
  await fieldOf(page, "message").focus();
  await fieldOf(page, "phone").press("Enter");
  await form.expectSuccess(page);
  await expect(fieldOf(page, "phone")).toBeFocused();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press("Shift+Tab");
  for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press("Tab");
  await expect(form.messagesOf(page)).toHaveCount(0);
  await fieldOf(page, "name").fill("E");
  await fieldOf(page, "email").focus();
  await expect(form.messagesOf(page)).toHaveCount(1);
});

test("never loses the focus: on sending, refusal, selecting, closing", async ({ page }) => {
  const release = await form.holdInquiries(page);
  await form.openForm(page);
  await sendButton(page).click();
  await expect(fieldOf(page, "name")).toBeFocused();
  await form.fillIn(page, form.completeValues(REFUSED));
  await expect(fieldOf(page, "message")).toBeFocused();
  await sendButton(page).click();
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
  await expect(submitOf(page)).toBeFocused();
  release();
  await form.expectFailure(page, form.REFUSAL);
  await expect(submitOf(page)).toBeFocused();
  await cross(page.getByRole("alert")).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(submitOf(page)).toBeFocused();
});

test("a focused toast does not expire; a double Enter on its close button does not press the submit button", async ({
  page,
}) => {
  const calls = form.watchCalls(page);
  await page.clock.install();
  await form.send(page, REFUSED);
  const close = cross(page.getByRole("alert"));
  await expect(sendButton(page)).toBeFocused();
  await close.focus();
  await page.clock.runFor(20_000);
  await expect(close).toBeVisible();
  for (const key of ["Enter", "Enter"]) await page.keyboard.press(key);
  await expect(close).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();
  expect(calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
});

test("a toast waits for the release of a press", async ({ page }) => {
  const release = await form.holdInquiries(page);
  await form.openFilled(page);
  await fieldOf(page, "phone").press("Enter");
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
  await holdMouse(page, 1100, 120);
  const answered = page.waitForResponse(TEST_FORM_ENDPOINT);
  release();
  await answered;
  await expect(submitOf(page)).toHaveText(contact.form.submit);
  await expect(toastOf(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(toastOf(page)).toBeVisible();
});

test("text typed after a native submission belongs to a new inquiry", async ({ page }) => {
  const values = form.completeValues();
  // The form as stored after a native submission.
  await page.goto("/about");
  const stored = JSON.stringify({ values: values, state: "interrupted", nativeValues: values });
  await page.evaluate((text) => sessionStorage.setItem("contact-draft", text), stored);
  await openApp(page, "/contact#gesendet");
  await expect(outcomeOf(page)).toContainText(success.title);
  await expect(page).toHaveURL("/contact");
  await page.route(TEST_FORM_ENDPOINT, () => undefined);
  await form.enterForm(page);
  await form.fillIn(page, values);
  await expect(outcomeOf(page)).toHaveCount(0);
  await sendButton(page).click();
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await waitForHydration(page);
  await expect(outcomeOf(page)).toContainText(interrupted.title);
  await expect(fieldOf(page, "name")).toHaveValue(values.name);
});

for (const [what, target, arrives] of [
  ["the button", "button[type=submit]", form.expectSuccess],
  ["a field", "#contact-phone", (page: Page) => expect(fieldOf(page, "phone")).toBeFocused()],
  ["the list's own button", "#contact-interest", (page: Page) => expect(fieldOf(page, "interest")).toBeFocused()],
] as const) {
  test(`a press on ${what} closes the open list of interests and reaches its target`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1300 });
    await form.openFilled(page);
    await fieldOf(page, "interest").click();
    await expect(page.getByRole("listbox")).toBeVisible();
    // By its selector: the open list hides the rest of the page from all roles.
    const { x, y, height } = await boundsOf(page.locator(target));
    await page.mouse.click(x + 10, y + height / 2);
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await arrives(page);
  });
}

test("truncates a message of millions of characters and stays responsive", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await form.openForm(page);
  await page.evaluate(() => navigator.clipboard.writeText("x".repeat(6_000_000)));
  await fieldOf(page, "message").focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect.poll(() => lengthOfMessage(page)).toBe(100_000);
  await fieldOf(page, "name").pressSequentially("Erika");
  await page.reload();
  await form.enterForm(page);
  await expect(fieldOf(page, "name")).toHaveValue("Erika");
  expect(await lengthOfMessage(page)).toBe(100_000);
});

test("the hash of a sent inquiry does not confirm an unsent form, before and after hydration", async ({ page }) => {
  await form.openForm(page);
  await fieldOf(page, "name").fill("Erika Muster");
  await page.goto("/about");
  const release = await openBeforeScripts(page, "/contact#gesendet");
  await expect(fieldOf(page, "name")).toHaveValue("Erika Muster");
  await expect(outcomeOf(page)).toHaveCount(0);
  await release();
  await expect(page).toHaveURL("/contact");
  await expect(fieldOf(page, "name")).toHaveValue("Erika Muster");
  await expect(outcomeOf(page)).toHaveCount(0);
});

test("a copied tab shows the inquiry as uncertain, then as sent, and does not offer it again", async ({ page }) => {
  const { values, release } = await form.sendHeld(page);
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("/contact"));
  const copy = await opened;
  await triggerAppLoad(copy);
  await waitForHydration(copy);
  await expect(outcomeOf(copy)).toContainText(contact.form.uncertain.title);
  await expect(fieldOf(copy, "name")).toHaveValue(values.name);
  release();
  await form.expectArrived(page, values);
  await expect(outcomeOf(copy)).toContainText(contact.form.success.title);
  await expect(fieldOf(copy, "name")).toHaveValue("");
});

test("prompts before leaving while sending, but not for mailto: and tel: links", async ({ page }) => {
  const { values, release } = await form.sendHeld(page);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  // What the browser announces is counted, as nothing here opens a mail.
  await page.evaluate(() => {
    Object.assign(window, { announced: 0 });
    window.addEventListener("beforeunload", () =>
      Object.assign(window, { announced: Reflect.get(window, "announced") + 1 }),
    );
  });
  for (const scheme of ["mailto:", "tel:"]) await page.locator(`main a[href^="${scheme}"]`).first().click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "announced"))).toBe(2);
  expect(asked).toEqual([]);
  await page.evaluate(() => window.location.reload()).catch(() => undefined);
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  release();
  await form.expectArrived(page, values);
});

test.describe("a message in the URL's hash", () => {
  const MESSAGE = "Meine Rechnung „CAC“:\n- Kosten: 12,5 % & mehr";
  const ADDRESS = inquiryUrl(MESSAGE);
  const isAtForm = (page: Page) => expect(page.locator("#form")).toBeInViewport();

  test("fills the form of a new page, before and after hydration", async ({ page }) => {
    const release = await openBeforeScripts(page, ADDRESS);
    await expect(page).toHaveURL("/contact#form");
    await expect(fieldOf(page, "message")).toHaveValue(MESSAGE);
    await isAtForm(page);
    await release();
    await expectEnhancedAndUnchanged(page, MESSAGE);
    await reloadApp(page);
    await expectEnhancedAndUnchanged(page, MESSAGE);
  });

  test("is appended to a stored message once on client-side navigation", async ({ page }) => {
    await form.openForm(page);
    await fieldOf(page, "message").fill("Guten Tag");
    for (let visit = 0; visit < 2; visit += 1) {
      await clickHeaderLink(page, "Blog", "/blog");
      await page.evaluate((address) => Reflect.get(window, "___navigate")(address), ADDRESS);
      await expect(page).toHaveURL("/contact#form");
      await expectEnhancedAndUnchanged(page, `Guten Tag\n\n${MESSAGE}`);
      await expect(page.locator("#form")).toBeFocused();
    }
  });

  test("stays when the inquiry before it arrives", async ({ page }) => {
    const { release } = await form.sendHeld(page);
    await clickHeaderLink(page, "Blog", "/blog");
    await page.evaluate((address) => Reflect.get(window, "___navigate")(address), ADDRESS);
    await expect(page).toHaveURL("/contact#form");
    release();
    await form.expectSuccess(page);
    await form.waitForEnhancement(page);
    await form.expectValues(page, { ...NO_VALUES, message: MESSAGE });
  });

  async function expectEnhancedAndUnchanged(page: Page, message: string): Promise<void> {
    await form.waitForEnhancement(page);
    await expect(fieldOf(page, "message")).toHaveValue(message);
  }
});

test("sends values that do not fit into session storage", async ({ page, pageErrors }) => {
  const values = form.completeValues();
  await form.openForm(page);
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
  await form.fillIn(page, values);
  await sendButton(page).click();
  await form.expectArrived(page, values);
  expect(pageErrors).toEqual([]);
});
