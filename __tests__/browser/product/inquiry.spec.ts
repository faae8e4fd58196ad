import type { Locator, Page } from "@playwright/test";
import { TEST_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import { inquiryUrl } from "../../../src/features/contact-form/inquiry-url";
import contact from "../../fixture-site/content/pages/contact.json";
import * as form from "../support/contact-form";
import { site } from "../support/fixture-site";
import { boundsOf, clickHeaderLink, headerLink, holdMouse, twoFrames } from "../support/shell";
import * as app from "../support/test";

const { expect, expectNothingStored, holdRequests, openBeforeScripts, storedInquiries, test } = app;
const { NO_VALUES, REFUSED, fieldOf, outcomeOf, sendButton, submitOf } = form;
const { success } = contact.form;

const toastOf = (page: Page): Locator => page.getByRole("status").getByText(success.title);

// @spec 3.1
test("what was typed stays in its tab until it is sent, and nothing else is stored", {
  tag: "@spec-3",
}, async ({ page, context }) => {
  const values = await form.openFilled(page);
  await page.reload();
  await form.waitForEnhancement(page);
  await form.expectValues(page, values);

  const otherTab = await context.newPage();
  await form.openForm(otherTab);
  await form.expectValues(otherTab, NO_VALUES);
  await expectNothingStored(otherTab);

  await sendButton(page).click();
  await form.expectValues(page, NO_VALUES);
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  await expect.poll(kept).not.toContain(values.email);
});

test("an inquiry goes on while another page is shown, and says so there and on return", async ({ page }) => {
  const { values, release } = await form.sendHeld(page);
  await clickHeaderLink(page, "Blog", "/blog");
  await page.goBack();
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
  await form.waitForEnhancement(page);
  await form.expectValues(page, values);
  await submitOf(page).press("Enter");
  await fieldOf(page, "name").press("Enter");
  await clickHeaderLink(page, "Blog", "/blog");
  release();
  await expect(toastOf(page)).toBeVisible();
  await page.goBack();
  await expect(outcomeOf(page)).toContainText(form.SENT);
  await form.waitForEnhancement(page);
  for (const name of ["name", "email", "message"] as const) await fieldOf(page, name).focus();
  await expect(form.messagesOf(page)).toHaveCount(0);
  await form.expectValues(page, NO_VALUES);
  await expect(submitOf(page)).toHaveText(contact.form.submit);
  expect(storedInquiries(values.email)).toHaveLength(1);
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

test("leaving while sending prompts, but for mailto: and tel:", async ({ page }) => {
  await form.sendHeld(page);
  const prompts: string[] = [];
  page.on("dialog", (dialog) => prompts.push(dialog.type()));
  // What the browser announces is counted, as nothing here opens a mail.
  await page.evaluate("window.announced = 0; addEventListener('beforeunload', () => { window.announced += 1; })");
  for (const scheme of ["mailto:", "tel:"]) await page.locator(`main a[href^="${scheme}"]`).first().click();
  await expect.poll(() => page.evaluate("announced")).toBe(2);
  expect(prompts).toEqual([]);
  const prompted = page.waitForEvent("dialog");
  // Later: a reload inside of it would hold up the call until the prompt is answered.
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  await (await prompted).dismiss();
  await expect(submitOf(page)).toHaveText(contact.form.submitting);
});

test("never loses the focus: on sending, refusal, selecting, closing", async ({ page }) => {
  const release = await holdRequests(page, TEST_FORM_ENDPOINT);
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
  await fieldOf(page, "message").fill("Wir verkaufen");
  await fieldOf(page, "message").press("End");
  await page.getByRole("button", { name: site.notifications.dismiss }).click();
  await page.keyboard.type(" Pumpen");
  await expect(fieldOf(page, "message")).toHaveValue("Wir verkaufen Pumpen");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a press works although errors are about to appear", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await form.openForm(page);
  const imprint = page.getByRole("contentinfo").getByRole("link", { name: "Impressum" });
  for (const [target, field, entry, arrives] of [
    [
      form.contactForm(page).locator("label[for=contact-phone]"),
      "name",
      "E",
      () => expect(fieldOf(page, "phone")).toBeFocused(),
    ],
    [submitOf(page), "email", "bad", () => expect(fieldOf(page, "name")).toBeFocused()],
    [imprint, "name", "", () => expect(page).toHaveURL("/impressum")],
  ] as const) {
    await fieldOf(page, field).fill(entry);
    await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y, width, height } = await boundsOf(target);
    await holdMouse(page, x + Math.min(15, width / 2), y + height - 4);
    await twoFrames(page);
    await page.mouse.up();
    await arrives();
  }
});

test("a message in the URL's hash fills the form before hydration, and once afterwards", async ({ page }) => {
  const text = "Meine Rechnung „CAC“:\n- Kosten: 12,5 % & mehr";
  const release = await openBeforeScripts(page, inquiryUrl(text));
  await expect(page).toHaveURL("/contact#form");
  await expect(fieldOf(page, "message")).toHaveValue(text);
  await expect(page.locator("#form")).toBeInViewport();
  await release();
  await form.waitForEnhancement(page);
  await expect(fieldOf(page, "message")).toHaveValue(text);
  await fieldOf(page, "message").fill("Guten Tag");
  for (let visit = 0; visit < 2; visit += 1) {
    await clickHeaderLink(page, "Blog", "/blog");
    // The address changes first; a form that has not been left yet does not take the same message again.
    await expect(form.contactForm(page)).toHaveCount(0);
    await page.evaluate((address) => Reflect.get(window, "___navigate")(address), inquiryUrl(text));
    await expect(page).toHaveURL("/contact#form");
    await form.waitForEnhancement(page);
    await expect(fieldOf(page, "message")).toHaveValue(`Guten Tag\n\n${text}`);
    await expect(page.locator("#form")).toBeFocused();
  }
});

test("the form shows and announces the outcome if the toaster cannot be loaded", { tag: "@rare" }, async ({ page }) => {
  await page.route("**/toasts-*.js", (route) => route.abort());
  await form.send(page, REFUSED);
  await expect(form.contactForm(page).getByRole("alert")).toContainText(form.REFUSAL);
});
