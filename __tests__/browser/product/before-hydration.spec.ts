import type { Page, Route } from "@playwright/test";
import * as form from "../support/contact-form";
import { PHONE } from "../support/shell";
import { expect, openBeforeScripts, storedInquiries, test, triggerAppLoad } from "../support/test";

const { contactForm, fieldOf, fillIn, outcomeOf, sendButton, submitOf } = form;

/** Waits until the form validates by itself, whatever list of interests it has. */
const waitForOwnValidation = (page: Page) => expect(contactForm(page)).toHaveAttribute("novalidate", "");

const choose = (page: Page, label: string) => fieldOf(page, "interest").selectOption({ label });

/** Changes the page as a browser's translation does: every text goes into elements of the translator's own. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!/\S/.test(text.data) || text.parentElement?.closest("script, style, svg, option, textarea, font")) continue;
      const translation = document.createElement("font");
      translation.append(document.createElement("font"));
      if (translation.firstElementChild) translation.firstElementChild.textContent = `T ${text.data}`;
      text.replaceWith(translation);
    }
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("hydration keeps the form's fields, and what they hold is sent", async ({ page, pageErrors }) => {
    const { name, interest, ...others } = form.completeValues({ interest: "Karriere" });
    const release = await openBeforeScripts(page, "/contact");
    const fields = contactForm(page).locator("input, select, textarea");
    await fields.evaluateAll((before) => Object.assign(window, { before }));
    await fieldOf(page, "name").pressSequentially(name);
    await fieldOf(page, "name").evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 5));
    await choose(page, interest);
    await fieldOf(page, "name").focus();
    await release();
    await waitForOwnValidation(page);
    await expect(fieldOf(page, "name")).toBeFocused();
    await expect(fieldOf(page, "name")).toHaveJSProperty("selectionStart", 3);
    await expect(fieldOf(page, "name")).toHaveJSProperty("selectionEnd", 5);
    await expect(fieldOf(page, "name")).toHaveValue(name);
    await expect(fieldOf(page, "interest")).toHaveValue("career");
    expect(await page.evaluate("before.filter((field) => !field.isConnected).map((field) => field.name)")).toEqual([]);
    await fillIn(page, others);
    await sendButton(page).tap();
    await form.expectSuccess(page);
    await expect(fieldOf(page, "interest")).toHaveValue("");
    expect(storedInquiries(others.email)[0]?.fields).toMatchObject({ name, interest: "career" });
    expect(pageErrors).toEqual([]);
  });
});

test("does not replace a native select that has the focus", async ({ page }) => {
  const release = await openBeforeScripts(page, "/contact");
  const select = contactForm(page).locator("select");
  await select.focus();
  await page.keyboard.press("ArrowDown");
  await release();
  await waitForOwnValidation(page);
  await expect(select).toBeFocused();
  await expect(select).toHaveValue("demo");
  await page.keyboard.press("Tab");
  await expect(fieldOf(page, "message")).toBeFocused();
  await expect(select).toBeVisible();
});

test("a page translated before hydration and after works without errors", async ({ page, pageErrors }) => {
  const values = form.completeValues();
  const interest = contactForm(page).locator("button#contact-interest");
  const field = (name: string) => contactForm(page).locator(`[name=${name}]`);
  const release = await openBeforeScripts(page, "/contact");
  await field("name").pressSequentially("Eri");
  await translate(page);
  await release();
  await field("name").pressSequentially("ka");
  await expect(interest).toBeVisible();
  await submitOf(page).click();
  await expect(form.messagesOf(page)).not.toHaveCount(0);
  await translate(page);
  for (const name of form.FIELD_NAMES) if (!["name", "interest"].includes(name)) await field(name).fill(values[name]);
  for (const choice of [1, 2]) {
    await interest.click();
    await translate(page);
    await page.getByRole("option").nth(choice).click();
    await translate(page);
  }
  await expect(form.messagesOf(page)).toHaveCount(0);
  await submitOf(page).click();
  await expect(outcomeOf(page)).toContainText("gesendet");
  expect(storedInquiries(values.email)[0]?.fields).toMatchObject({ name: "Erika", interest: "press" });
  await translate(page);
  await page.getByRole("banner").locator('a[href="/career"]').first().click();
  await expect(page).toHaveURL("/career");
  await translate(page);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

/** What may be missing or hang: the app, what it fetches for the page, what the form fetches. */
const FILES = ["app-", "page-data/contact/", "form-enhancement-", "interest-select-"];

for (const [file, hangs] of FILES.flatMap((name) => [[name, false] as const, [name, true] as const])) {
  // One of the two for each.
  const tag = hangs === (file === "page-data/contact/") && file !== "interest-select-" ? "@core" : "@rare";
  test(`an inquiry arrives once if ${file} ${hangs ? "hangs" : "is missing"}`, { tag }, async ({ page }) => {
    const fail = (route: Route) => (hangs ? Promise.resolve() : route.fulfill({ status: 404 }));
    const { interest, ...typed } = form.completeValues();
    await page.route((url) => url.pathname.startsWith(`/${file}`), fail);
    await page.goto("/contact");
    await triggerAppLoad(page);
    await fillIn(page, typed);
    await expect(async () => {
      const select = contactForm(page).locator("select:visible");
      if (await select.count()) await select.selectOption({ label: interest }, { timeout: 1000 });
      else await fillIn(page, { interest });
    }).toPass();
    await sendButton(page).click();
    await expect(outcomeOf(page)).toContainText("Nachricht gesendet!");
    expect(storedInquiries(typed.email)).toMatchObject([{ fields: { ...typed, interest: "press" } }]);
  });
}
