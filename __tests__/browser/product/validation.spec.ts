import type { Page } from "@playwright/test";
import contact from "../../fixture-site/content/pages/contact.json";
import * as form from "../support/contact-form";
import { expect, expectAccessible, test } from "../support/test";

const { contactForm, fieldOf, fillIn, openForm, sendButton } = form;

const MESSAGES = {
  name: "Name muss mindestens 2 Zeichen lang sein",
  email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  interest: "Bitte wählen Sie Ihr Interesse aus",
  message: "Nachricht muss mindestens 10 Zeichen lang sein",
};
const REQUIRED = ["name", "email", "interest", "message"] as const;

/** Fails unless the field shows its message, and says so to those who do not see it. */
async function expectMessage(page: Page, field: (typeof REQUIRED)[number]): Promise<void> {
  await expect(fieldOf(page, field)).toHaveAttribute("aria-invalid", "true");
  await expect(fieldOf(page, field)).toHaveAccessibleDescription(new RegExp(`^${MESSAGES[field]}`));
  await expect(page.getByText(MESSAGES[field], { exact: true })).toBeVisible();
}

async function expectNoMessage(page: Page, field: form.FieldName): Promise<void> {
  await expect(fieldOf(page, field)).not.toHaveAttribute("aria-invalid");
  await expect(fieldOf(page, field)).toHaveAccessibleDescription("");
}

test.describe("Contact form", { tag: "@spec-5" }, () => {
  // @spec 5.3
  test("an empty form shows all messages, the focus in the first", async ({ page }) => {
    const { email } = form.completeValues();
    const calls = form.watchCalls(page);
    await openForm(page);
    await sendButton(page).click();
    for (const field of REQUIRED) await expectMessage(page, field);
    for (const field of ["company", "phone"] as const) await expectNoMessage(page, field);
    await expectAccessible(page);

    for (const [field, correction] of Object.entries({
      name: "Bo",
      email,
      interest: "Karriere",
      message: "123456789",
    })) {
      await expect(fieldOf(page, field as form.FieldName)).toBeFocused();
      await fillIn(page, { [field]: correction });
      await sendButton(page).click();
    }
    await expect(fieldOf(page, "message")).toBeFocused();
    await expect(contactForm(page).locator("[aria-invalid]")).toHaveCount(1);
    expect(calls).toEqual([]);
  });

  // @spec 5.1 5.2 5.4 5.5
  test("a field says what it requires once it is left, and while it is mended", async ({ page }) => {
    await openForm(page);
    // Values on both sides of each rule, of which unit tests try many more.
    for (const [field, valid, invalid] of [
      ["name", "Bo", "E"],
      ["email", '"erika muster"@grüße.example', "erika@muster"],
      ["message", "1234567890", "123456789"],
    ] as const) {
      await fillIn(page, { [field]: invalid });
      await fieldOf(page, field).blur();
      await expectMessage(page, field);
      await fillIn(page, { [field]: valid });
      await expectNoMessage(page, field);
      await fillIn(page, { [field]: invalid });
      await expectMessage(page, field);
    }
    await fieldOf(page, "interest").click();
    await page.keyboard.press("Escape");
    await expectNoMessage(page, "interest");
    await page.keyboard.press("Tab");
    await expectMessage(page, "interest");
    for (const { label } of contact.form.fields.interest.options) {
      await fillIn(page, { interest: label });
      await expectNoMessage(page, "interest");
    }
  });
});
