import type { Request } from "@playwright/test";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { LOCAL_FORM_ACCESS_KEY } from "../../../scripts/lib/ports";
import login from "../../fixture-site/content/pages/login.json";
import * as form from "../support/contact-form";
import { site } from "../support/fixture-site";
import { consentBanner, scrollToEnd } from "../support/shell";
import { expect, expectNothingStored, openApp, storedInquiries, test } from "../support/test";

const { contactForm, fieldOf, sendButton } = form;

const isPost = (request: Request) => request.method() === "POST";

test.describe("Contact submit", { tag: "@spec-7" }, () => {
  test("the trap for bots cannot be reached", async ({ page }) => {
    await form.openForm(page);
    const box = contactForm(page).locator('input[name="botcheck"]');
    await expect(box).toBeHidden();
    await expect(box).not.toBeChecked();
    // It stands before the first field, which has the focus.
    await page.keyboard.press("Shift+Tab");
    await expect(box).not.toBeFocused();
  });

  test.describe("without script", { tag: "@spec-5" }, () => {
    test.use({ javaScriptEnabled: false });

    test("the browser checks the form by the same rules, and sends it natively", async ({ page }) => {
      const values = form.completeValues({ company: "", phone: "", message: "1234567890" });
      const calls = form.watchCalls(page);
      await page.goto("/contact");
      for (const [field, entries] of [
        ["name", ["E", values.name]],
        ["email", ["erika", values.email]],
        ["interest", ["press"]],
        ["message", ["123456789", values.message]],
      ] as const) {
        const control = fieldOf(page, field);
        await sendButton(page).click();
        await expect(control).toBeFocused();
        for (const entry of entries) {
          expect(await control.evaluate((element: HTMLInputElement) => element.checkValidity())).toBe(false);
          if (field === "interest") await control.selectOption(entry);
          // Browsers check minlength only for typed input.
          else await control.clear().then(() => control.pressSequentially(entry));
        }
      }
      expect(calls).toEqual([]);
      const sent = page.waitForRequest(isPost);
      await sendButton(page).click();
      // The service leads back to the page of the form.
      await expect(page).toHaveURL("/contact#gesendet");
      await expect(form.outcomeOf(page)).toContainText("Nachricht gesendet!");
      expect(await (await sent).headerValue("content-type")).toMatch(/^multipart\/form-data; boundary=\S+$/);
      // Without script nobody puts name and interest into the subject.
      const others = { access_key: LOCAL_FORM_ACCESS_KEY, subject: "Neue Anfrage von der Website" };
      expect(storedInquiries(values.email).map(({ fields }) => fields)).toEqual([
        { ...values, interest: "press", ...others },
      ]);
    });
  });
});

// @spec 5.7 7.2
test("Login: the browser requires both fields; submitting makes no call, stores nothing, and only logs the entry", {
  tag: ["@spec-3", "@spec-5", "@spec-6", "@spec-7"],
}, async ({ page }) => {
  const requests: string[] = [];
  const logged: string[] = [];
  await openApp(page, "/login");
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  page.on("console", (message) => logged.push(message.text()));
  const entry = page.waitForEvent("console", (message) => message.text().startsWith("Login:"));
  const email = page.getByRole("textbox", { name: login.email, exact: true });
  const password = page.getByLabel(login.password);
  const submit = page.getByRole("button", { name: "Anmelden", exact: true });
  for (const [field, text] of [
    [email, "erika"],
    [email, "erika@muster.example"],
    [password, "streng-geheim-4711"],
  ] as const) {
    await submit.click();
    await expect(field).toBeFocused();
    await expect(page.getByText(login.unavailable.title)).toBeHidden();
    await field.fill(text);
  }
  await submit.click();
  expect(await (await entry).args()[1]?.jsonValue()).toEqual({
    email: "erika@muster.example",
    password: expect.stringMatching(/^•+$/),
  });
  const answer = page.getByRole("main").getByRole("status");
  await expect(answer).toContainText(login.unavailable.title);
  await expect(answer).toContainText(site.company.email);
  expect(logged).toHaveLength(1);
  expect(requests).toEqual([]);
  await expectNothingStored(page);
  await expect(page).toHaveURL("/login");
});

test.describe("no consent given yet", () => {
  test.use({ hasAnsweredConsent: false });

  // @spec 2.1 6.1
  test("a page has the shared layout, is public, and sends nothing whatever the visitor decides", {
    tag: ["@spec-2", "@spec-6", "@spec-7"],
  }, async ({ page, baseURL }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
    page.on("websocket", (socket) => requests.push(socket.url()));
    for (const path of ["/", PATH_WITHOUT_PAGE]) {
      await openApp(page, path);
      await expect(consentBanner(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await scrollToEnd(page);
      await expect(page.getByRole("contentinfo")).toBeInViewport();
      for (const fixed of [consentBanner(page), page.getByRole("banner")])
        await expect(fixed).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole("button", { name: site.consent.accept, exact: true }).click();
    await page.waitForLoadState("networkidle");
    const own = new RegExp(`^(GET|HEAD) (${baseURL}/|data:)`);
    expect(requests.filter((request) => !own.test(request))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});
