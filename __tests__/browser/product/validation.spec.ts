import type { Page } from "@playwright/test";
import contact from "../../spec-site/content/pages/contact.json";
import login from "../../spec-site/content/pages/login.json";
import * as form from "../support/contact-form";
import { expect, expectAccessible, openApp, test } from "../support/test";

const { contactForm, fieldOf, fillIn, OPTIONAL, openForm, REQUIRED, sendButton } = form;

const MESSAGES: Partial<Record<form.FieldName, string>> = {
  name: "Name muss mindestens 2 Zeichen lang sein",
  email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  interest: "Bitte wählen Sie Ihr Interesse aus",
  message: "Nachricht muss mindestens 10 Zeichen lang sein",
};

/** Values on both sides of a field's rule, of which unit tests try many more. */
const RULES = [
  ["name", "takes 2 characters and not 1", "Bo", "E"],
  ["email", "takes a valid address only", '"erika muster"@grüße.example', "erika@muster"],
  ["message", "takes 10 characters and not 9", "1234567890", "123456789"],
] as const;

/** Fails unless the field shows its message, and says so to those who do not see it. */
async function expectMessage(page: Page, field: form.FieldName): Promise<void> {
  await expect(fieldOf(page, field)).toHaveAttribute("aria-invalid", "true");
  await expect(fieldOf(page, field)).toHaveAccessibleDescription(MESSAGES[field] ?? "");
  await expect(page.getByText(MESSAGES[field] ?? "", { exact: true })).toBeVisible();
}

async function expectNoMessage(page: Page, field: form.FieldName): Promise<void> {
  await expect(fieldOf(page, field)).not.toHaveAttribute("aria-invalid");
  await expect(fieldOf(page, field)).toHaveAccessibleDescription("");
}

test.describe("Contact form", { tag: "@spec-5" }, () => {
  // @spec 5.3 5.6
  test("required fields have a *; an empty form shows all messages, the focus in the first", async ({ page }) => {
    const { email } = form.completeValues();
    const calls = form.watchCalls(page);
    await openForm(page);
    expect(REQUIRED).toEqual(Object.keys(MESSAGES));
    for (const field of form.FIELD_NAMES) {
      const isRequired = REQUIRED.includes(field);
      const { label } = contact.form.fields[field];
      const shown = contactForm(page).locator(`label[for="contact-${field}"]`);
      await expect(shown).toHaveText(isRequired ? `${label} *` : label);
      if (isRequired) await expect(fieldOf(page, field)).toHaveAttribute("aria-required", "true");
      else await expect(fieldOf(page, field)).not.toHaveAttribute("aria-required");
    }
    const note = "* Pflichtfelder. Ihre Daten werden vertraulich behandelt und nicht an Dritte weitergegeben.";
    await expect(page.getByText(note)).toBeVisible();

    await sendButton(page).click();
    for (const field of REQUIRED) await expectMessage(page, field);
    for (const field of OPTIONAL) await expectNoMessage(page, field);
    await expect(contactForm(page).locator("[aria-invalid]")).toHaveCount(REQUIRED.length);
    await expectAccessible(page);

    for (const [field, correction] of [
      ["name", { name: "Bo" }],
      ["email", { email }],
      ["interest", { interest: "Karriere" }],
      ["message", { message: "123456789" }],
      ["message", {}],
    ] as const) {
      await expect(fieldOf(page, field)).toBeFocused();
      await fillIn(page, correction);
      await sendButton(page).click();
    }
    await expect(contactForm(page).locator("[aria-invalid]")).toHaveCount(1);
    expect(calls).toEqual([]);
  });

  for (const [field, rule, valid, invalid] of RULES) {
    // @spec 5.1 5.2 5.5
    test(`${field} ${rule}, and says so once it is left`, async ({ page }) => {
      await openForm(page);
      await fillIn(page, { [field]: invalid });
      await fieldOf(page, field).blur();
      await expectMessage(page, field);
      await fillIn(page, { [field]: valid });
      await expectNoMessage(page, field);
      await fillIn(page, { [field]: invalid });
      await expectMessage(page, field);
    });
  }

  // @spec 5.4
  test("interest is required", async ({ page }) => {
    await openForm(page);
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

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("the browser checks the same rules by itself", async ({ page }) => {
      const { email } = form.completeValues();
      const calls = form.watchCalls(page);
      await page.goto("/contact");
      for (const field of OPTIONAL) await expect(fieldOf(page, field)).not.toHaveAttribute("required");
      for (const [field, corrections] of [
        ["name", ["E", "Bo"]],
        ["email", ["erika", email]],
        ["interest", ["demo"]],
        ["message", ["123456789", "1234567890"]],
      ] as const) {
        const control = fieldOf(page, field);
        const isValid = () => control.evaluate((element: HTMLInputElement) => element.checkValidity());
        await sendButton(page).click();
        await expect(control).toBeFocused();
        for (const correction of corrections) {
          expect(await isValid()).toBe(false);
          if (field === "interest") await control.selectOption(correction);
          // Browsers check minlength only for typed input.
          else await control.clear().then(() => control.pressSequentially(correction));
        }
        expect(await isValid()).toBe(true);
      }
      await expect(page).toHaveURL("/contact");
      expect(calls).toEqual([]);
    });
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} script`, { tag: ["@spec-5", "@spec-7"] }, () => {
    test.use({ javaScriptEnabled });

    // @spec 5.7
    test("Login: the browser requires both fields and an e-mail address; no call is made", async ({ page }) => {
      const calls = form.watchCalls(page);
      if (javaScriptEnabled) await openApp(page, "/login");
      else await page.goto("/login");
      const email = page.getByRole("textbox", { name: login.email, exact: true });
      const password = page.getByLabel(login.password);
      const submit = page.getByRole("button", { name: "Anmelden", exact: true });
      await expect(email).toHaveAttribute("type", "email");
      for (const [field, entry] of [
        [email, "erika"],
        [email, "erika@muster.example"],
        [password, "x"],
      ] as const) {
        await submit.click();
        await expect(field).toBeFocused();
        expect(await field.evaluate((element: HTMLInputElement) => element.checkValidity())).toBe(false);
        await field.fill(entry);
      }
      // No other rules: a password of one character will do.
      expect(await page.locator("form").evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(true);
      await expect(page.getByText(login.unavailable.title)).toBeVisible({ visible: !javaScriptEnabled });
      await submit.click();
      await expect(page.getByText(login.unavailable.title)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(login.title);
      await expect(page).toHaveURL("/login");
      expect(calls).toEqual([]);
    });
  });
}
