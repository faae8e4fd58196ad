import type { Request } from "@playwright/test";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { LOCAL_FORM_ACCESS_KEY, TEST_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import login from "../../spec-site/content/pages/login.json";
import * as form from "../support/contact-form";
import { consentBanner, headingOf, scrollToEnd } from "../support/shell";
import { PAGE_OF_EACH_KIND, site } from "../support/spec-site";
import {
  expect,
  expectNothingStored,
  openApp,
  storedInquiries,
  test,
  triggerAppLoad,
  waitForHydration,
} from "../support/test";

const { contactForm, fieldOf, sendButton } = form;

/** The names of the fields in the payload, each as often as it is sent; their order means nothing. */
const FIELDS = ["access_key", ...form.FIELD_NAMES, "subject"].sort();

const isPost = (request: Request) => request.method() === "POST";

/** Names of the fields in a request's multipart body. */
const fieldsIn = (request: Request): string[] =>
  [...(request.postData() ?? "").matchAll(/^Content-Disposition: form-data; name="([^"]*)"\r$/gm)]
    .map(([, name = ""]) => name)
    .sort();

/** What is entered, and what of it arrives where the two differ. */
const INQUIRIES: readonly [what: string, entered: Partial<form.Values>, arrives?: Partial<form.Values>][] = [
  ["with every field filled", {}],
  [
    "with the least that is valid; fields left out are empty strings",
    { ...form.valueFor(form.OPTIONAL, ""), name: "Bo", message: "1234567890" },
  ],
  [
    "without blanks around the values",
    { name: "  Erika Muster ", company: "  ", phone: " +49 1 " },
    { name: "Erika Muster", company: "", phone: "+49 1" },
  ],
  [
    "with special characters",
    {
      name: `Jörg "Größe" O'Neill <b>&amp;</b>`,
      company: 'Pumpen & Söhne; name="x" \\ 100 %',
      message: "Grüße aus Lindau,\nmit Zeilen\n\n--und 🚤 = %0D%0A & ?",
    },
    // A form sends its line ends as CR LF.
    { message: "Grüße aus Lindau,\r\nmit Zeilen\r\n\r\n--und 🚤 = %0D%0A & ?" },
  ],
];

test.describe("Contact submit", { tag: "@spec-7" }, () => {
  for (const [what, entered, arrives] of INQUIRIES) {
    // @spec 7.1
    test(`one multipart POST with exactly the fields agreed on, ${what}`, { tag: "@spec-5" }, async ({
      page,
      baseURL,
    }) => {
      const origins = new Set<string>();
      page.on("request", (request) => origins.add(new URL(request.url()).origin));
      const calls = form.watchCalls(page);
      const values = await form.openFilled(page, entered);
      expect([...origins]).toEqual([baseURL]);
      const sent = page.waitForRequest(isPost);
      await sendButton(page).click();
      const request = await sent;
      await form.expectSuccess(page);

      expect(calls).toEqual([`POST ${TEST_FORM_ENDPOINT}`]);
      expect([...origins]).toEqual([baseURL, new URL(TEST_FORM_ENDPOINT).origin]);
      expect(await request.headerValue("content-type")).toMatch(/^multipart\/form-data; boundary=\S+$/);
      expect(await request.headerValue("accept")).toBe("application/json");
      expect(await request.headerValue("cookie")).toBeNull();
      expect(fieldsIn(request)).toEqual(FIELDS);
      const expected = { ...values, ...arrives, interest: "press", access_key: LOCAL_FORM_ACCESS_KEY };
      expect(storedInquiries(values.email).map(({ fields }) => fields)).toEqual([
        { ...expected, subject: `Neue Anfrage von ${expected.name} - press` },
      ]);
    });
  }

  test("the honeypot cannot be reached; an inquiry that ticks it shows success and is not stored", async ({ page }) => {
    await form.openForm(page);
    const box = contactForm(page).locator('input[name="botcheck"]');
    await expect(box).toBeHidden();
    await expect(box).not.toBeChecked();
    await expect(contactForm(page).getByRole("checkbox", { includeHidden: true, checked: true })).toHaveCount(0);
    const visited: string[] = [];
    for (let step = 0; step < form.FIELD_NAMES.length + 2; step += 1) {
      visited.push(
        await page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.id ?? ""),
      );
      await page.keyboard.press("Tab");
    }
    const stops = form.FIELD_NAMES.map((name) => (name === "interest" ? "contact-interest" : name));
    expect(visited.slice(0, stops.length)).toEqual(stops);
    expect(visited).not.toContain("botcheck");

    const values = form.completeValues();
    await form.fillIn(page, values);
    await box.evaluate((element: HTMLInputElement) => {
      element.checked = true;
    });
    const sent = page.waitForRequest(isPost);
    await sendButton(page).click();
    await form.expectSuccess(page);
    expect(fieldsIn(await sent)).toEqual([...FIELDS, "botcheck"].sort());
    expect(storedInquiries(values.email)).toEqual([]);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("the form is sent natively, with the access key from the HTML", async ({ page }) => {
      const values = form.completeValues(form.valueFor(form.OPTIONAL, ""));
      await page.goto("/contact");
      await expect(contactForm(page).locator("[name=access_key]")).toHaveAttribute("value", LOCAL_FORM_ACCESS_KEY);
      for (const name of form.TYPED) await fieldOf(page, name).fill(values[name]);
      await fieldOf(page, "interest").selectOption({ label: values.interest });
      const sent = page.waitForRequest(isPost);
      await sendButton(page).click();
      // The service leads back to the page of the form.
      await expect(page).toHaveURL("/contact#gesendet");
      await expect(form.outcomeOf(page)).toContainText("Nachricht gesendet!");

      const request = await sent;
      expect(request.url()).toBe(TEST_FORM_ENDPOINT);
      expect(await request.headerValue("content-type")).toMatch(/^multipart\/form-data; boundary=\S+$/);
      // Without script nobody puts name and interest into the subject.
      const others = { access_key: LOCAL_FORM_ACCESS_KEY, subject: "Neue Anfrage von der Website" };
      expect(storedInquiries(values.email).map(({ fields }) => fields)).toEqual([
        { ...values, interest: "press", ...others },
      ]);
    });
  });
});

// @spec 7.2
test("Login: submitting makes no call, stores nothing, leads nowhere and only logs the entry, without the password", {
  tag: ["@spec-3", "@spec-6", "@spec-7"],
}, async ({ page }) => {
  const password = "streng-geheim-4711";
  const requests: string[] = [];
  const logged: string[] = [];
  await openApp(page, "/login");
  await page.waitForLoadState("networkidle");
  const fields = page.getByRole("main").locator("input, select, textarea");
  const kinds = await fields.evaluateAll((all) =>
    all.map((field) => [field.getAttribute("name"), field.getAttribute("type")]),
  );
  expect(kinds.join(" | ")).toBe("email,email | password,password");
  await page.getByRole("textbox", { name: login.email, exact: true }).fill("erika@muster.example");
  await page.getByLabel(login.password).fill(password);
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  page.on("console", (message) => logged.push(message.text()));
  const entry = page.waitForEvent("console", (message) => message.text().startsWith("Login:"));
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();

  expect(await (await entry).args()[1]?.jsonValue()).toEqual({
    email: "erika@muster.example",
    password: expect.stringMatching(/^•+$/),
  });
  const answer = page.getByRole("main").getByRole("status");
  await expect(answer).toContainText(login.unavailable.title);
  expect(logged).toHaveLength(1);
  await page.getByLabel(login.password).press("Enter");
  await expect(answer).toContainText(site.company.email);
  expect(logged.join()).not.toContain(password);
  expect(requests).toEqual([]);
  await expectNothingStored(page);
  await expect(page).toHaveURL("/login");
});

test.describe("no consent given yet", () => {
  test.use({ hasAnsweredConsent: false });

  for (const path of PAGE_OF_EACH_KIND) {
    // @spec 2.1 6.1
    test(`${path} has the shared layout, is public, keeps nothing, asks no other origin and sends nothing`, {
      tag: ["@spec-2", "@spec-6", "@spec-7"],
    }, async ({ page, baseURL }) => {
      const origins = new Set<string>();
      page.on("request", (request) => {
        if (/^(https?|wss?):/.test(request.url())) origins.add(new URL(request.url()).origin);
      });
      page.on("websocket", (socket) => origins.add(socket.url()));
      const calls = form.watchCalls(page);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(path === PATH_WITHOUT_PAGE ? 404 : 200);
      expect(answer?.request().redirectedFrom()).toBeNull();
      for (const header of ["set-cookie", "www-authenticate"]) expect(answer?.headers()).not.toHaveProperty(header);
      await triggerAppLoad(page);
      await waitForHydration(page);
      await expect(page).toHaveURL(path);
      await expect(headingOf(page)).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.locator("input[type=password]")).toHaveCount(path === "/login" ? 1 : 0);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);

      await test.step("sticky header, main content, footer and cookie banner", async () => {
        await expect(consentBanner(page)).toBeVisible();
        await expect(page.getByRole("main")).toBeVisible();
        await scrollToEnd(page);
        await expect(page.getByRole("contentinfo")).toBeInViewport();
        for (const fixed of [consentBanner(page), page.getByRole("banner")]) {
          await expect(fixed).toBeInViewport({ ratio: 1 });
        }
        expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
      });

      // Whatever the visitor decides.
      await page.getByRole("button", { name: site.consent.accept, exact: true }).click();
      await page.getByRole("contentinfo").getByRole("img").scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      expect([...origins]).toEqual([baseURL]);
      expect(calls).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  }
});
