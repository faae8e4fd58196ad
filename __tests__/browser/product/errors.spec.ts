import type { Page } from "@playwright/test";
import { TEST_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import * as form from "../support/contact-form";
import { site } from "../support/fixture-site";
import { boundsOf, clickHeaderLink } from "../support/shell";
import { expect, storedInquiries, test } from "../support/test";

const { fillIn, sendButton } = form;

const DEFAULT_TEXT = "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.";

const dismiss = async (page: Page) => {
  await page.getByRole("alert").getByRole("button", { name: site.notifications.dismiss }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
};

test.describe("Contact submit: an error toast, and nothing is lost", { tag: "@spec-8" }, () => {
  // Which answer is which, unit tests know. @spec 8.1
  test("on a refusal with a reason, one without and no clear answer; then it arrives once", async ({ page }) => {
    const values = await form.openFilled(page);
    for (const [failure, text] of [
      ["refuse", form.REFUSAL],
      ["refuse-silently", DEFAULT_TEXT],
      ["half-json", undefined],
    ] as const) {
      const message = `Wir verkaufen Pumpen an Stadtwerke. #fault:${failure}`;
      await fillIn(page, { message });
      await sendButton(page).click();
      if (text) await form.expectFailure(page, text);
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

  test("no toast covers what the form says of it, which begins with the words of the toast", async ({ page }) => {
    await form.openFilled(page, { message: "Wir verkaufen Pumpen. #fault:half-json" });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      // Right below the header, where toasts appear.
      await sendButton(page).evaluate((button) =>
        scrollBy({ top: button.getBoundingClientRect().top - 80, behavior: "instant" }),
      );
      await sendButton(page).click();
      await form.expectUncertain(page);
      await expect(form.outcomeOf(page)).toHaveText(/^Fehler beim Senden/);
      const [toast, box] = [await boundsOf(page.getByRole("alert")), await boundsOf(form.outcomeOf(page))];
      const isBeside = toast.x + toast.width <= box.x || box.x + box.width <= toast.x;
      expect(isBeside || box.y >= toast.y + toast.height).toBe(true);
      await expect(form.outcomeOf(page)).toBeInViewport({ ratio: 1 });
      await dismiss(page);
    }
  });

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
