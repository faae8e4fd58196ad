import type { Request } from "@playwright/test";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { LOCAL_FORM_ACCESS_KEY, LOCAL_FORM_ENDPOINT } from "../../../scripts/lib/ports";
import jobLabels from "../../edition/content/pages/job.json";
import login from "../../edition/content/pages/login.json";
import {
  completeEntries,
  contactForm,
  type Entries,
  expectEntries,
  expectSuccess,
  fieldOf,
  fillIn,
  NO_ENTRIES,
  openForm,
  outcomeOf,
  sendButton,
  watchCalls,
} from "../support/contact-form";
import { JOBS, PAGE_OF_EACH_KIND, readJob, site } from "../support/edition";
import { expect, hydrated, showIntent, storedInquiries, test } from "../support/test";

/** The names of the fields in the payload, each as often as it is sent; their order means nothing. */
const FIELDS = ["access_key", "company", "email", "interest", "message", "name", "phone", "subject"];

/** Names of the fields in a request's multipart body. */
const fieldsIn = (request: Request): string[] =>
  [...(request.postData() ?? "").matchAll(/^Content-Disposition: form-data; name="([^"]*)"\r$/gm)]
    .map(([, name = ""]) => name)
    .sort();

/** What is entered, and what of it arrives where the two differ. */
const INQUIRIES: readonly { what: string; entered: Partial<Entries>; arrives?: Partial<Entries> }[] = [
  { what: "with every field filled", entered: {} },
  { what: "without company and phone, which are empty strings", entered: { company: "", phone: "" } },
  {
    what: "without blanks around the entries",
    entered: { name: "  Erika Muster ", company: "  ", phone: " +49 1 " },
    arrives: { name: "Erika Muster", company: "", phone: "+49 1" },
  },
  {
    what: "with signs that mean something elsewhere",
    entered: {
      name: `Jörg "Größe" O'Neill <b>&amp;</b>`,
      company: 'Pumpen & Söhne; name="x" \\ 100 %',
      message: "Grüße aus Lindau,\nmit Zeilen\n\n--und 🚤 = %0D%0A & ?",
    },
    // A form sends its line ends as CR LF.
    arrives: { message: "Grüße aus Lindau,\r\nmit Zeilen\r\n\r\n--und 🚤 = %0D%0A & ?" },
  },
];

for (const { what, entered, arrives } of INQUIRIES) {
  test(`Contact submit: one multipart POST with exactly the fields agreed on, ${what}`, { tag: "@spec-7" }, async ({
    page,
  }) => {
    const entries = completeEntries(entered);
    await openForm(page);
    const calls = watchCalls(page);
    await fillIn(page, entries);
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await sendButton(page).click();
    const request = await sent;
    await expectSuccess(page);

    expect(calls).toEqual([`POST ${LOCAL_FORM_ENDPOINT}`]);
    expect(await request.headerValue("content-type")).toMatch(/^multipart\/form-data; boundary=\S+$/);
    expect(await request.headerValue("cookie")).toBeNull();
    expect(fieldsIn(request)).toEqual(FIELDS);
    const [stored, ...others] = storedInquiries(entries.email);
    expect(others).toEqual([]);
    const expected = { ...entries, ...arrives, interest: "press", access_key: LOCAL_FORM_ACCESS_KEY };
    expect(stored?.fields).toEqual({ ...expected, subject: `Neue Anfrage von ${expected.name} - press` });
  });
}

test("Contact submit: the key is the same with every inquiry and stands in the client", { tag: "@spec-7" }, async ({
  page,
  request,
}) => {
  const html = await (await request.get("/contact")).text();
  expect(html).toContain(`value="${LOCAL_FORM_ACCESS_KEY}"`);
  const keys: unknown[] = [];
  await openForm(page);
  for (const entries of [completeEntries(), completeEntries({ interest: "Karriere" })]) {
    await fillIn(page, entries);
    await sendButton(page).click();
    await expectEntries(page, NO_ENTRIES);
    keys.push(storedInquiries(entries.email)[0]?.fields.access_key);
  }
  expect(keys).toEqual([LOCAL_FORM_ACCESS_KEY, LOCAL_FORM_ACCESS_KEY]);
});

test("Contact submit: the answer is asked for as JSON", { tag: "@spec-7" }, async ({ page }) => {
  await openForm(page);
  await fillIn(page, completeEntries());
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await sendButton(page).click();
  expect(await (await sent).headerValue("accept")).toBe("application/json");
});

test("Contact submit: the hidden box is out of a person's reach", { tag: "@spec-7" }, async ({ page }) => {
  await openForm(page);
  const box = contactForm(page).locator('input[name="botcheck"]');
  await expect(box).toBeHidden();
  await expect(box).not.toBeChecked();
  await expect(contactForm(page).getByRole("checkbox", { includeHidden: true, checked: true })).toHaveCount(0);
  const visited: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    visited.push(
      await page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.id ?? ""),
    );
    await page.keyboard.press("Tab");
  }
  expect(visited.slice(0, 6)).toEqual(["name", "email", "company", "phone", "contact-interest", "message"]);
  expect(visited).not.toContain("botcheck");
});

test("Contact submit: who ticks the hidden box sees thanks, and nothing is kept", { tag: "@spec-7" }, async ({
  page,
}) => {
  const entries = completeEntries();
  await openForm(page);
  await fillIn(page, entries);
  await contactForm(page)
    .locator('input[name="botcheck"]')
    .evaluate((box: HTMLInputElement) => {
      box.checked = true;
    });
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await sendButton(page).click();
  await expectSuccess(page);
  expect(fieldsIn(await sent)).toEqual([...FIELDS, "botcheck"].sort());
  expect(storedInquiries(entries.email)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Contact submit: the same form posts by itself", { tag: "@spec-7" }, async ({ page }) => {
    const entries = completeEntries({ company: "", phone: "" });
    await page.goto("/contact");
    for (const name of ["name", "email", "message"] as const) await fieldOf(page, name).fill(entries[name]);
    await fieldOf(page, "interest").selectOption({ label: entries.interest });
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await sendButton(page).click();
    // The service leads back to the page of the form.
    await expect(page).toHaveURL("/contact#gesendet");
    await expect(outcomeOf(page)).toContainText("Nachricht gesendet!");

    const request = await sent;
    expect(request.url()).toBe(LOCAL_FORM_ENDPOINT);
    expect(await request.headerValue("content-type")).toMatch(/^multipart\/form-data; boundary=\S+$/);
    const [stored, ...others] = storedInquiries(entries.email);
    expect(others).toEqual([]);
    expect(stored?.fields).toEqual({
      ...entries,
      interest: "press",
      access_key: LOCAL_FORM_ACCESS_KEY,
      // Without script nobody puts name and interest into it.
      subject: "Neue Anfrage von der Website",
    });
  });

  test("Login: no call without script either", { tag: "@spec-7" }, async ({ page }) => {
    await page.goto("/login");
    const calls = watchCalls(page);
    await page.getByRole("textbox", { name: login.email, exact: true }).fill("erika@muster.example");
    await page.getByLabel(login.password).fill("streng geheim");
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(login.title);
    expect(calls).toEqual([]);
    await expect(page).toHaveURL("/login");
  });
});

test("Login: submitting makes no call and only logs the entry, without the password", { tag: "@spec-7" }, async ({
  page,
}) => {
  const password = "streng-geheim-4711";
  const requests: Request[] = [];
  const logged: string[] = [];
  await page.goto("/login");
  await showIntent(page);
  await hydrated(page);
  await page.getByRole("textbox", { name: login.email, exact: true }).fill("erika@muster.example");
  await page.getByLabel(login.password).fill(password);
  page.on("request", (request) => requests.push(request));
  page.on("console", (message) => logged.push(message.text()));
  const entry = page.waitForEvent("console", (message) => message.text().startsWith("Login:"));
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();

  expect(await (await entry).args()[1]?.jsonValue()).toEqual({
    email: "erika@muster.example",
    password: expect.stringMatching(/^•+$/),
  });
  await expect(page.getByText(login.unavailable.title)).toBeVisible();
  expect(logged).toHaveLength(1);
  expect(logged.join()).not.toContain(password);
  expect(requests.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
  await expect(page).toHaveURL("/login");
});

for (const slug of JOBS) {
  test(`Job applications: ${slug} is applied for by mailto, its subject encoded`, { tag: "@spec-7" }, async ({
    page,
  }) => {
    await page.goto(`/career/${slug}`);
    const apply = page.getByRole("main").getByRole("link", { name: jobLabels.apply, exact: true });
    const href = (await apply.getAttribute("href")) ?? "";
    expect(href).toMatch(/^[!-~]+$/);
    const { protocol, pathname, search, hash } = new URL(href);
    expect({ protocol, pathname, hash }).toEqual({ protocol: "mailto:", pathname: site.company.jobsEmail, hash: "" });
    // Mail programs take + for itself, so a blank must be %20.
    expect(search).toBe(`?subject=${encodeURIComponent(readJob(slug).subject)}`);
    expect([...new URLSearchParams(search)]).toEqual([["subject", readJob(slug).subject]]);
    await expect(page.getByRole("main").locator("form")).toHaveCount(0);
  });
}

test.describe("undecided", () => {
  test.use({ decided: false });

  for (const path of PAGE_OF_EACH_KIND) {
    test(`${path} is public, keeps nothing, asks no other origin and sends nothing, whatever the visitor decides`, {
      tag: ["@spec-6", "@spec-7"],
    }, async ({ page, baseURL }) => {
      const origins = new Set<string>();
      page.on("request", (request) => {
        if (/^(https?|wss?):/.test(request.url())) origins.add(new URL(request.url()).origin);
      });
      page.on("websocket", (socket) => origins.add(socket.url()));
      const calls = watchCalls(page);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(path === PATH_WITHOUT_PAGE ? 404 : 200);
      expect(answer?.request().redirectedFrom()).toBeNull();
      expect(answer?.headers()).not.toHaveProperty("set-cookie");
      expect(answer?.headers()).not.toHaveProperty("www-authenticate");
      await showIntent(page);
      await hydrated(page);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.locator("input[type=password]")).toHaveCount(path === "/login" ? 1 : 0);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.getByRole("button", { name: site.consent.accept, exact: true }).click();
      await page.getByRole("contentinfo").getByRole("img").scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      expect([...origins]).toEqual([baseURL]);
      expect(calls).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  }
});

test("Contact submit: the form service is the only other origin, from the moment of sending", {
  tag: "@spec-7",
}, async ({ page, baseURL }) => {
  const origins: string[] = [];
  page.on("request", (request) => origins.push(new URL(request.url()).origin));
  await openForm(page);
  await fillIn(page, completeEntries());
  expect(new Set(origins)).toEqual(new Set([baseURL]));
  await sendButton(page).click();
  await expectSuccess(page);
  expect(new Set(origins)).toEqual(new Set([baseURL, new URL(LOCAL_FORM_ENDPOINT).origin]));
});
