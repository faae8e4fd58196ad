import type { Page } from "@playwright/test";
import contact from "../../edition/content/pages/contact.json";
import login from "../../edition/content/pages/login.json";
import {
  completeEntries,
  contactForm,
  expectSuccess,
  type FieldName,
  fieldOf,
  fillIn,
  NO_ENTRIES,
  openForm,
  sendButton,
  watchCalls,
} from "../support/contact-form";
import { expect, expectAccessible, hydrated, storedInquiries, test } from "../support/test";

const MESSAGES = {
  name: "Name muss mindestens 2 Zeichen lang sein",
  email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  interest: "Bitte wählen Sie Ihr Interesse aus",
  message: "Nachricht muss mindestens 10 Zeichen lang sein",
} as const;

type RequiredField = keyof typeof MESSAGES;

const REQUIRED = Object.keys(MESSAGES) as RequiredField[];
const OPTIONAL: readonly FieldName[] = ["company", "phone"];

/** Entries of a field on both sides of its rule. */
const ENTRIES: readonly {
  field: "name" | "email" | "message";
  rule: string;
  valid: readonly string[];
  invalid: readonly string[];
}[] = [
  {
    field: "name",
    rule: "takes 2 characters and not 1; blanks do not count",
    valid: ["Bo", "  Bo  ", "Jörg Groß", "李明"],
    invalid: ["", "E", "     ", "  E  "],
  },
  {
    field: "email",
    rule: "takes a valid address only",
    valid: [
      "erika@muster.example",
      " erika@muster.example ",
      "e@m.de",
      "ERIKA@MUSTER.EXAMPLE",
      "erika+demo@muster.example",
      "e.muster@vertrieb.muster-gmbh.example",
      "o'brien@muster.example",
      "erika@müller.example",
      "jörg@grüße.example",
      "用户@例子.example",
      '"erika muster"@muster.example',
      "erika@[192.0.2.1]",
      "e_m!#$%&'*+/=?^`{|}~-@muster.example",
    ],
    invalid: [
      "",
      "   ",
      "erika",
      "erika.muster.example",
      "@muster.example",
      "erika@",
      "erika@muster",
      "erika@muster.",
      "erika@.example",
      "erika@muster..example",
      "erika@muster@muster.example",
      "erika muster@muster.example",
      "erika,muster@muster.example",
      "<erika@muster.example>",
      "a@muster.example, b@muster.example",
      "erika@muster.example>",
      "erika@mus ter.example",
      "erika@muster/gruppe.example",
    ],
  },
  {
    field: "message",
    rule: "takes 10 characters and not 9; blanks do not count",
    valid: ["1234567890", "  1234567890\n", "Guten Tag,\nja"],
    invalid: ["", "123456789", "  123456789  ", " ".repeat(20), "\n".repeat(20)],
  },
];

/** Fails unless the field shows its message, and says so to those who do not see it. */
async function expectMessage(page: Page, field: RequiredField): Promise<void> {
  await expect(fieldOf(page, field)).toHaveAttribute("aria-invalid", "true");
  await expect(fieldOf(page, field)).toHaveAccessibleDescription(MESSAGES[field]);
  await expect(page.getByText(MESSAGES[field], { exact: true })).toBeVisible();
}

async function expectNoMessage(page: Page, field: FieldName): Promise<void> {
  await expect(fieldOf(page, field)).not.toHaveAttribute("aria-invalid");
  await expect(fieldOf(page, field)).toHaveAccessibleDescription("");
}

test("Contact form: an empty form shows every message, takes the focus to the first and sends nothing", {
  tag: "@spec-5",
}, async ({ page }) => {
  await openForm(page);
  const calls = watchCalls(page);
  await sendButton(page).click();
  for (const field of REQUIRED) await expectMessage(page, field);
  for (const field of OPTIONAL) await expectNoMessage(page, field);
  await expect(contactForm(page).locator("[aria-invalid]")).toHaveCount(4);
  await expect(fieldOf(page, "name")).toBeFocused();
  await expectAccessible(page);
  expect(calls).toEqual([]);
});

for (const { field, rule, valid, invalid } of ENTRIES) {
  test(`Contact form: ${field} ${rule}`, { tag: "@spec-5" }, async ({ page }) => {
    await openForm(page);
    const [good = "", bad = ""] = [valid[0], invalid[0]];
    await fillIn(page, { [field]: bad });
    await fieldOf(page, field).blur();
    await expectMessage(page, field);
    for (const entry of valid) {
      await test.step(`takes ${JSON.stringify(entry)}`, async () => {
        await fillIn(page, { [field]: entry });
        await expectNoMessage(page, field);
        await fillIn(page, { [field]: bad });
        await expectMessage(page, field);
      });
    }
    for (const entry of invalid) {
      await test.step(`refuses ${JSON.stringify(entry)}`, async () => {
        await fillIn(page, { [field]: good });
        await expectNoMessage(page, field);
        await fillIn(page, { [field]: entry });
        await expectMessage(page, field);
      });
    }
  });
}

test("Contact form: interest is required", { tag: "@spec-5" }, async ({ page }) => {
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

test("Contact form: the least that is valid is sent, without company and phone", { tag: "@spec-5" }, async ({
  page,
}) => {
  const entries = completeEntries({ name: "Bo", company: "", phone: "", message: "1234567890" });
  await openForm(page);
  await fillIn(page, entries);
  await sendButton(page).click();
  await expectSuccess(page);
  const [stored, ...others] = storedInquiries(entries.email);
  expect(others).toEqual([]);
  expect(stored?.fields).toMatchObject({ name: "Bo", company: "", phone: "", message: "1234567890" });
});

test("Contact form: the focus goes to the first invalid field, one after the other", { tag: "@spec-5" }, async ({
  page,
}) => {
  const { email } = completeEntries();
  await openForm(page);
  const calls = watchCalls(page);
  for (const [field, correction] of [
    ["name", { name: "Bo" }],
    ["email", { email }],
    ["interest", { interest: "Karriere" }],
    ["message", { message: "123456789" }],
  ] as const) {
    await sendButton(page).click();
    await expect(fieldOf(page, field)).toBeFocused();
    await fillIn(page, correction);
  }
  await sendButton(page).click();
  await expect(fieldOf(page, "message")).toBeFocused();
  await expect(contactForm(page).locator("[aria-invalid]")).toHaveCount(1);
  expect(calls).toEqual([]);
});

test("Contact form: required fields are marked with *, and the note says what that means", { tag: "@spec-5" }, async ({
  page,
}) => {
  await openForm(page);
  for (const field of Object.keys(NO_ENTRIES) as FieldName[]) {
    const isRequired = field !== "company" && field !== "phone";
    const { label } = contact.form.fields[field];
    await expect(contactForm(page).locator(`label[for="contact-${field}"]`)).toHaveText(
      isRequired ? `${label} *` : label,
    );
    if (isRequired) await expect(fieldOf(page, field)).toHaveAttribute("aria-required", "true");
    else await expect(fieldOf(page, field)).not.toHaveAttribute("aria-required");
  }
  await expect(
    page.getByText("* Pflichtfelder. Ihre Daten werden vertraulich behandelt und nicht an Dritte weitergegeben."),
  ).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Contact form: the browser checks the same rules by itself", { tag: "@spec-5" }, async ({ page }) => {
    const { email } = completeEntries();
    await page.goto("/contact");
    const calls = watchCalls(page);
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
        // The browser holds a field's length against nobody but who typed it.
        else await control.clear().then(() => control.pressSequentially(correction));
      }
      expect(await isValid()).toBe(true);
    }
    await expect(page).toHaveURL("/contact");
    expect(calls).toEqual([]);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`login ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test(`Login: the browser requires both fields and an e-mail address, ${javaScriptEnabled ? "with" : "without"} script`, {
      tag: "@spec-5",
    }, async ({ page }) => {
      await page.goto("/login");
      if (javaScriptEnabled) {
        await page.mouse.move(5, 5);
        await hydrated(page);
      }
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
      expect(await page.locator("form").evaluate((form: HTMLFormElement) => form.checkValidity())).toBe(true);
      await expect(page.getByText(login.unavailable.title)).toBeVisible({ visible: !javaScriptEnabled });
      await expect(page).toHaveURL("/login");
    });
  });
}
