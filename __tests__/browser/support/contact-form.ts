import type { Locator, Page } from "@playwright/test";
import { TEST_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import { buildValues, type FieldName, type FormValues, fields } from "../../../src/features/contact-form/fields";
import company from "../../fixture-site/content/company.json";
import contact from "../../fixture-site/content/pages/contact.json";
import { expect, freshEmail, holdRequests, openApp, storedInquiries } from "./test";

export type { FieldName };

/** What stands in each field as the visitor sees it; the interest by its label. */
export type Values = Readonly<FormValues>;

const texts = contact.form.fields;

/** The names of all fields in their order. */
export const FIELD_NAMES = fields.map(({ name }) => name);

/** The form before anything is entered. */
export const NO_VALUES: Values = { ...buildValues(() => ""), interest: texts.interest.placeholder };

/** Values for all fields that the form takes, with an address no other test uses. */
export const completeValues = (changes: Partial<Values> = {}): Values => ({
  ...buildValues(({ name }) => texts[name].label),
  name: "Erika Muster",
  email: freshEmail(),
  company: "Muster & Söhne GmbH",
  phone: "+49 8382 1234",
  interest: "Presse",
  message: "Wir verkaufen Pumpen an Stadtwerke.",
  ...changes,
});

/** Values the service refuses, and what it says of them. */
export const REFUSED = { message: "Bitte ablehnen: #fault:refuse" };
export const REFUSAL = "Diese E-Mail-Adresse ist gesperrt.";

const THANKS = ["Nachricht gesendet!", "Vielen Dank für Ihre Anfrage. Wir melden uns in Kürze bei Ihnen."];

/** The field of this name. */
export const fieldOf = (page: Page, name: FieldName): Locator =>
  page.getByRole(name === "interest" ? "combobox" : "textbox", { name: texts[name].label, exact: true });

export const contactForm = (page: Page): Locator => page.getByRole("main").locator("form");

/** The button when nothing is under way. */
export const sendButton = (page: Page): Locator => page.getByRole("button", { name: contact.form.submit, exact: true });

/** The same button, whatever is under way. */
export const submitOf = (page: Page): Locator => contactForm(page).locator("button[type=submit]");

/** The button while an inquiry is on its way. */
export const submitting = (page: Page): Locator =>
  page.getByRole("button", { name: contact.form.submitting, exact: true });

/** What the form complains of, below its fields. */
export const messagesOf = (page: Page): Locator => contactForm(page).locator("[id$=-error]");

/** Opens the form and waits until all of its behaviour is there. */
export async function openForm(page: Page): Promise<void> {
  await openApp(page, "/contact");
  await enterForm(page);
}

/** Focuses the first field, which loads the enhancement, and waits for that. */
export async function enterForm(page: Page): Promise<void> {
  await fieldOf(page, "name").focus();
  await waitForEnhancement(page);
}

/** Waits until the form checks by itself and has its own list of interests, which a fine pointer gets. */
export async function waitForEnhancement(page: Page): Promise<void> {
  await expect(contactForm(page)).toHaveAttribute("novalidate", "");
  await expect(contactForm(page).locator("button#contact-interest")).toBeVisible();
}

/** Enters and chooses what a visitor would. */
export async function fillIn(page: Page, values: Partial<Values>): Promise<void> {
  for (const [name, value] of Object.entries(values) as [FieldName, string][]) {
    if (name !== "interest") await fieldOf(page, name).fill(value);
    else {
      await fieldOf(page, name).click();
      await page.getByRole("option", { name: value, exact: true }).click();
    }
  }
}

/** Opens the form and fills it in. @returns what was entered */
export async function openFilled(page: Page, changes: Partial<Values> = {}): Promise<Values> {
  const values = completeValues(changes);
  await openForm(page);
  await fillIn(page, values);
  return values;
}

/** Opens the form, fills it in and sends it. @returns what was entered */
export async function send(page: Page, changes: Partial<Values> = {}): Promise<Values> {
  const values = await openFilled(page, changes);
  await sendButton(page).click();
  return values;
}

/** Sends an inquiry whose request is held. @returns what was entered, and how to release it */
export async function sendHeld(page: Page): Promise<{ values: Values; release: () => void }> {
  const release = await holdRequests(page, TEST_FORM_ENDPOINT);
  const values = await send(page);
  await expect(submitting(page)).toBeDisabled();
  return { values, release };
}

/** Fails unless each field shows what is expected of it. */
export async function expectValues(page: Page, values: Values): Promise<void> {
  for (const name of Object.keys(values) as FieldName[]) {
    if (name === "interest") await expect(fieldOf(page, name)).toHaveText(values[name]);
    else await expect(fieldOf(page, name)).toHaveValue(values[name]);
  }
}

/** What the form itself says of the last inquiry. */
export const outcomeOf = (page: Page): Locator => contactForm(page).locator("[data-outcome]:visible");

/** Fails unless the default error is shown and announced, and the form says that the inquiry may have arrived. */
export async function expectUncertain(page: Page): Promise<void> {
  const { failure, uncertain } = contact.form;
  await expect(page.getByRole("alert").getByRole("paragraph")).toHaveText([failure.title, failure.text]);
  await expect(outcomeOf(page)).toContainText(uncertain.title);
  await expect(outcomeOf(page)).toContainText(company.email);
  await expect(outcomeOf(page)).toContainText(company.phone);
}

/** Fails unless exactly this error is shown and announced, and stands in the form. */
export async function expectFailure(page: Page, text: string): Promise<void> {
  for (const place of [page.getByRole("alert"), outcomeOf(page)])
    await expect(place.getByRole("paragraph")).toHaveText(["Fehler beim Senden", text]);
}

/** The form's own words after sending, up to the fact in them. */
export const SENT = contact.form.sent.split("{{", 1).join();

/** Fails unless exactly one message of success is shown and announced, and the form says when the answer comes. */
export async function expectSuccess(page: Page): Promise<void> {
  await expect(page.getByRole("status").getByRole("paragraph")).toHaveText(THANKS);
  await expect(outcomeOf(page).getByRole("paragraph")).toHaveText([/^Nachricht gesendet!$/, new RegExp(`^${SENT}`)]);
}

/** Fails unless the inquiry has arrived, once: the visitor is thanked and the form is as new. */
export async function expectArrived(page: Page, { email }: Values): Promise<void> {
  await expectSuccess(page);
  await expectValues(page, NO_VALUES);
  expect(storedInquiries(email)).toHaveLength(1);
}

/** Every request of the page that sends something, from now on. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (!["GET", "HEAD"].includes(request.method())) calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
}
