import type { Page } from "@playwright/test";
import { FAILURES } from "../../../scripts/lib/mock-services";
import { TEST_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import * as form from "../support/contact-form";
import { clickHeaderLink } from "../support/shell";
import { site } from "../support/spec-site";
import { expect, storedInquiries, test } from "../support/test";

const { fillIn, sendButton } = form;

const DEFAULT_TEXT = "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.";

const SERVICE_MESSAGES: Readonly<Record<string, string>> = {
  refuse: form.REFUSAL,
  "refuse-200": "Das Kontingent ist aufgebraucht.",
  "refuse-body": "Der Schlüssel ist abgelaufen.",
  "too-many": "Zu viele Anfragen. Bitte warten Sie eine Minute.",
};

/** What the service answers when it refuses; after anything else, the inquiry may have arrived. */
const REFUSALS = [...Object.keys(SERVICE_MESSAGES), "refuse-silently", "refuse-empty-message", "firewall-html"];

const EACH_KIND = ["refuse", "refuse-silently", "half-json"];

const dismiss = async (page: Page) => {
  await page.getByRole("alert").getByRole("button", { name: site.notifications.dismiss }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
};

test.describe("Contact submit: an error toast, and nothing is lost", { tag: "@spec-8" }, () => {
  for (const tag of ["@core", "@rare"]) {
    const failures = Object.keys(FAILURES).filter((name) => EACH_KIND.includes(name) === (tag === "@core"));
    // @spec 8.1
    test(`on ${failures.length} answers other than success; then it arrives once`, { tag }, async ({ page }) => {
      await page.clock.install();
      const values = await form.openFilled(page);
      for (const failure of failures) {
        const message = `Wir verkaufen Pumpen an Stadtwerke. #fault:${failure}`;
        await fillIn(page, { message });
        await sendButton(page).click();
        if (failure === "slow") {
          await expect(form.submitting(page)).toBeDisabled();
          await page.clock.fastForward(60_000);
        }
        if (REFUSALS.includes(failure)) await form.expectFailure(page, SERVICE_MESSAGES[failure] ?? DEFAULT_TEXT);
        else await form.expectUncertain(page);
        await form.expectValues(page, { ...values, message });
        await expect(sendButton(page)).toBeEnabled();
        await dismiss(page);
      }
      expect(storedInquiries(values.email)).toEqual([]);
      await fillIn(page, { message: values.message });
      await sendButton(page).click();
      await form.expectArrived(page, values);
    });
  }

  // @spec 8.1
  test("offline, and when the answer is lost; nothing is sent by itself again", async ({ page, context }) => {
    const values = await form.openFilled(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await form.expectFailure(page, DEFAULT_TEXT);
    await form.expectValues(page, values);
    await context.setOffline(false);
    await dismiss(page);
    expect(storedInquiries(values.email)).toEqual([]);

    await page.route(TEST_FORM_ENDPOINT, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await sendButton(page).click();
    await form.expectUncertain(page);
    const error = page.getByRole("alert");
    await expect(error).toHaveAttribute("aria-live", "assertive");
    const background = await error.evaluate((toast) => getComputedStyle(toast).backgroundColor);
    expect(storedInquiries(values.email)).toHaveLength(1);
    await clickHeaderLink(page, "Blog", "/blog");
    await page.goBack();
    await form.waitForEnhancement(page);
    await form.expectValues(page, values);

    await page.unroute(TEST_FORM_ENDPOINT);
    await sendButton(page).click();
    await form.expectSuccess(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
    const thanks = page.getByRole("status").filter({ hasText: "Nachricht gesendet!" });
    await expect(thanks).toHaveAttribute("aria-live", "polite");
    await expect(thanks).not.toHaveCSS("background-color", background);
    await form.expectValues(page, form.NO_VALUES);
    expect(storedInquiries(values.email)).toHaveLength(2);
  });
});
