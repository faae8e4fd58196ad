import type { Page } from "@playwright/test";
import { expect, expectAccessible, freshEmail, storedInquiries, test } from "./support/test";

const form = (page: Page) => page.locator("#form form");

/** Opens the form and waits until its script has taken over. */
async function openForm(page: Page): Promise<void> {
  await page.goto("/contact");
  await page.getByLabel("Name").focus();
  await expect(form(page)).toHaveAttribute("novalidate", "");
}

async function choose(page: Page, interest: string): Promise<void> {
  await page.getByRole("combobox", { name: "Interesse" }).click();
  await page.getByRole("option", { name: interest }).click();
}

test("a filled form reaches the service with exactly the fields agreed on", async ({ page }) => {
  const email = freshEmail();
  await openForm(page);
  await page.getByLabel("Name").fill("Erika Muster");
  await page.getByLabel("E-Mail").fill(email);
  await choose(page, "Demo buchen");
  await page.getByLabel("Nachricht").fill("Wir verkaufen Pumpen an Stadtwerke.");
  await page.getByRole("button", { name: "Nachricht senden" }).click();

  await expect(page.getByText("Nachricht gesendet!")).toBeVisible();
  await expect(page.getByText("Vielen Dank für Ihre Anfrage. Wir melden uns in Kürze bei Ihnen.")).toBeVisible();
  const [stored, ...others] = storedInquiries(email);
  expect(others).toEqual([]);
  expect(stored?.fields).toEqual({
    access_key: expect.any(String),
    name: "Erika Muster",
    email,
    company: "",
    phone: "",
    interest: "demo",
    message: "Wir verkaufen Pumpen an Stadtwerke.",
    subject: "Neue Anfrage von Erika Muster - demo",
  });
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(page.getByLabel("Nachricht")).toHaveValue("");
});

test("an empty form shows every message, goes to the first field and sends nothing", async ({ page }) => {
  await openForm(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  for (const message of [
    "Name muss mindestens 2 Zeichen lang sein",
    "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    "Bitte wählen Sie Ihr Interesse aus",
    "Nachricht muss mindestens 10 Zeichen lang sein",
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Name muss mindestens 2 Zeichen lang sein");
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

test("a refusal shows the service's own message and keeps the entries", async ({ page }) => {
  const email = freshEmail();
  await openForm(page);
  await page.getByLabel("Name").fill("Erika Muster");
  await page.getByLabel("E-Mail").fill(email);
  await choose(page, "Presse");
  await page.getByLabel("Nachricht").fill("Bitte ablehnen: #fault:refuse");
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Fehler beim Senden" });
  await expect(alert).toContainText("Diese E-Mail-Adresse ist gesperrt.");
  await expect(page.getByLabel("Name")).toHaveValue("Erika Muster");
  await expect(page.getByRole("combobox", { name: "Interesse" })).toContainText("Presse");
  expect(storedInquiries(email)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form posts by itself", async ({ page }) => {
    const email = freshEmail();
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Erika Muster");
    await page.getByLabel("E-Mail").fill(email);
    await page.getByLabel("Interesse").selectOption("demo");
    await page.getByLabel("Nachricht").fill("Wir verkaufen Pumpen an Stadtwerke.");
    await page.getByRole("button", { name: "Nachricht senden" }).click();
    await expect(page.getByText("Vielen Dank")).toBeVisible();
    const [stored] = storedInquiries(email);
    expect(stored?.fields).toMatchObject({
      name: "Erika Muster",
      company: "",
      phone: "",
      interest: "demo",
      subject: "Neue Anfrage von",
    });
  });
});
