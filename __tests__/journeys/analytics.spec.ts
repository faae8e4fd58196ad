/**
 * A site is built that measures visits. What it reports of them, undecided, declined, accepted, withdrawn, without a
 * connection, prepared in advance and restored, is compared with a table, byte for byte.
 */
import { createServer, type Server } from "node:http";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { createMockServices } from "../../scripts/lib/mock-services";
import {
  LOCAL_FORM_ACCESS_KEY,
  TEST_MEASURE_ENDPOINT,
  TEST_SERVICE_PORT,
  TEST_SITE_PORT,
} from "../../scripts/lib/ports";
import { serveSite } from "../../scripts/lib/site-server";
import { completeValues, enterForm, expectSuccess, fillIn, REFUSED, sendButton } from "../browser/support/contact-form";
import { clickHeaderLink, consentBanner, headingOf } from "../browser/support/shell";
import { denyStorage, openApp, triggerAppLoad, waitForHydration } from "../browser/support/test";
import measurement from "../spec-site/content/measurement.json";
import site from "../spec-site/content/site.json";
import { MEASURED_ARTICLE, MEASURED_SITE, test } from "./support/journey";

const ORIGIN = `http://localhost:${TEST_SITE_PORT}`;
const KEY = "cookie-consent";
/** What is stored for a yes to the measurement. */
const YES = "accepted-measurement";

test.describe.configure({ mode: "serial" });
test.use({ baseURL: ORIGIN });

type Report = { method: string | undefined; type: string | undefined; cookie: string | undefined; body: string };

let reports: Report[] = [];
const servers: Server[] = [];

test.beforeAll(async ({ folder, changedSite }) => {
  test.setTimeout(5 * 60_000);
  const forms = createMockServices({ file: path.join(folder, "received.jsonl"), accessKey: LOCAL_FORM_ACCESS_KEY });
  const service = createServer(async (request, response) => {
    if (request.url === "/submit") {
      forms.emit("request", request, response);
      return;
    }
    const { "content-type": type, cookie } = request.headers;
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    reports.push({ method: request.method, type, cookie, body });
    response.writeHead(202).end("ok");
  });
  servers.push(await serveSite(changedSite, TEST_SITE_PORT), service.listen(TEST_SERVICE_PORT));
});
test.afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test.beforeEach(async ({ page }) => {
  reports = [];
  // Other sites are not part of the walk.
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/html", body: "<h1>Woanders</h1>" }),
  );
});

/** An event as it must arrive. */
const event = (name: string, address: string, more: Readonly<Record<string, unknown>> = {}) =>
  `{"name":"${name}","url":"${ORIGIN}${address}","domain":"${MEASURED_SITE}"${Object.entries(more)
    .map(([key, value]) => `,"${key}":${JSON.stringify(value)}`)
    .join("")}}`;
const view = (address: string, more?: Readonly<Record<string, unknown>>) => event("pageview", address, more);

const VITAL = /^\{"name":"(?:LCP|INP|CLS)"/;
/** What arrived but for the vitals, whose values and number differ from run to run. */
const visits = () => reports.map(({ body }) => body).filter((body) => !VITAL.test(body));
const vitals = () => reports.map(({ body }) => body).filter((body) => VITAL.test(body));

/** Fails unless exactly these events arrive; what must not be sent is found out by those sent after it. */
const expectVisits = (events: readonly string[]) => expect.poll(visits).toEqual(events);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const accept = (page: Page) => button(page, site.consent.accept).click();
const decline = (page: Page) => button(page, site.consent.decline).click();
const withdraw = (page: Page) => button(page, "Cookie-Einstellungen zurücksetzen").click();
const agree = (page: Page) => page.addInitScript(([key, yes]) => localStorage.setItem(key, yes), [KEY, YES] as const);

/** Another visitor, who agreed before: an event of theirs arrives after all that was sent until now. */
async function nextVisitor(page: Page): Promise<void> {
  const other = await page.context().browser()?.newContext({ baseURL: ORIGIN });
  if (!other) throw new Error("There is no browser.");
  const seen = () => visits().filter((visit) => visit === view("/impressum")).length;
  const before = seen();
  const theirs = await other.newPage();
  await agree(theirs);
  await openApp(theirs, "/impressum");
  await expect.poll(seen).toBe(before + 1);
  await other.close();
}

/** Analytics scripts that the page has requested. */
const watchCode = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/measure-[0-9a-f]+\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

/** Exceptions, and what the browser says of reports that it could not send. */
const pageErrorsOf = (page: Page) => {
  const pageErrors: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error" && url.startsWith(TEST_MEASURE_ENDPOINT)) pageErrors.push(message.text());
  });
  page.on("pageerror", ({ message }) => pageErrors.push(message));
  return pageErrors;
};

test("A visit, from the first question to the withdrawal", async ({ page }) => {
  test.setTimeout(120_000);
  const code = watchCode(page);
  const pageErrors = pageErrorsOf(page);
  const sent: string[] = [];

  await test.step("undecided", async () => {
    await openApp(page, "/?utm_source=brief");
    await expect(consentBanner(page)).toContainText(measurement.on.consentText);
    await clickHeaderLink(page, "Über Uns", "/about");
  });

  await test.step("declined", async () => {
    await decline(page);
    await clickHeaderLink(page, "Blog", "/blog");
    await openApp(page, "/cookies");
    await nextVisitor(page);
    sent.push(view("/impressum"));
    await expectVisits(sent);
    expect(code).toEqual([]);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe("declined");
  });

  await test.step("asked again, and accepted", async () => {
    await withdraw(page);
    await accept(page);
    sent.push(view("/cookies"));
    await expectVisits(sent);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ [KEY]: YES });
    await clickHeaderLink(page, "Produkt", "/product");
    sent.push(view("/product"));
    await expectVisits(sent);
  });

  await test.step("from a campaign on another site", async () => {
    const campaign = "utm_source=brief&utm_medium=e-mail&utm_campaign=Fr%C3%BChjahr+26&utm_content=a&utm_term=b";
    const referer = "https://suche.example/ergebnis?q=geheim";
    await page.goto(`/?gclid=1&${campaign}&utm_id=2&mail=a%40b.example#stelle`, { referer });
    await triggerAppLoad(page);
    sent.push(view(`/?${campaign}`, { referrer: "https://suche.example" }));
    await expectVisits(sent);
  });

  await test.step("a calculator, twice, and a part of the same page", async () => {
    await openApp(page, MEASURED_ARTICLE);
    const field = page.locator("figure[data-calculator] input").first();
    await page.keyboard.press("Tab");
    await field.fill("500");
    await field.fill("600");
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="#"]')?.click());
    sent.push(view(MEASURED_ARTICLE), event("Calculator used", MEASURED_ARTICLE, { props: { calculator: "visit" } }));
    await expectVisits(sent);
  });

  await test.step("the way to the form: refused first, then sent", async () => {
    await clickHeaderLink(page, "Kontakt", "/contact");
    await enterForm(page);
    const values = completeValues();
    await fillIn(page, { ...values, ...REFUSED });
    await sendButton(page).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await fillIn(page, { message: values.message });
    await sendButton(page).click();
    await expectSuccess(page);
    for (const name of ["pageview", "Form seen", "Form begun", "Form failed", "Form sent"]) {
      sent.push(event(name, "/contact"));
    }
    await expectVisits(sent);
  });

  await test.step("a link to another site", async () => {
    await page.getByRole("main").evaluate((main) => {
      main.insertAdjacentHTML("afterbegin", '<a href="https://amt.example/pfad?sitzung=1#x">Amt</a>');
    });
    await page.getByRole("link", { name: "Amt", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Woanders" })).toBeVisible();
    sent.push(event("Outbound Link: Click", "/contact", { props: { url: "https://amt.example/pfad" } }));
    await expectVisits(sent);
  });

  await test.step("offline", async () => {
    await openApp(page, "/product");
    await clickHeaderLink(page, "Blog", "/blog");
    sent.push(view("/product"), view("/blog"));
    await expectVisits(sent);
    await page.context().setOffline(true);
    await clickHeaderLink(page, "Produkt", "/product");
    await expect(headingOf(page)).toBeVisible();
    await page.context().setOffline(false);
    await clickHeaderLink(page, "Blog", "/blog");
    sent.push(view("/blog"));
    await expectVisits(sent);
  });

  await test.step("withdrawn", async () => {
    await openApp(page, "/cookies");
    sent.push(view("/cookies"));
    await expectVisits(sent);
    const before = vitals().length;
    await withdraw(page);
    await expect(consentBanner(page)).toBeVisible();
    await clickHeaderLink(page, "Produkt", "/product");
    await nextVisitor(page);
    sent.push(view("/impressum"));
    await expectVisits(sent);
    // Those of the next visitor alone.
    expect(
      vitals()
        .slice(before)
        .filter((vital) => !vital.includes("/impressum")),
    ).toEqual([]);
  });

  expect(pageErrors).toEqual([]);
  expect([...new Set(reports.map(({ method, type }) => `${method} ${type}`))]).toEqual([
    "POST text/plain;charset=UTF-8",
  ]);
  expect(reports.filter(({ cookie }) => cookie)).toEqual([]);
});

test("The vitals of a page are reported when it is left, each once", async ({ page }) => {
  await agree(page);
  await page.goto("/about");
  // The first input ends the search for the largest paint, even when nothing has been painted yet.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(() => resolve(undefined)).observe({ type: "largest-contentful-paint", buffered: true }),
      ),
  );
  await triggerAppLoad(page);
  await waitForHydration(page);
  await clickHeaderLink(page, "Produkt", "/product");
  await expectVisits([view("/about"), view("/product")]);
  await page.goto("about:blank");
  const masked = () => [
    ...new Set(vitals().map((vital) => vital.replace(/"value":[\d.]+,"rating":"(good|needs-improvement|poor)"/, "#"))),
  ];
  const vital = (name: string) => `{"name":"${name}","url":"${ORIGIN}/about","domain":"${MEASURED_SITE}","props":{#}}`;
  await expect
    .poll(() =>
      masked()
        .filter((entry) => !entry.includes("INP"))
        .sort(),
    )
    .toEqual([vital("CLS"), vital("LCP")]);
  expect(masked().filter((entry) => entry.includes("INP") && entry !== vital("INP"))).toEqual([]);
  expect(masked()).toHaveLength(vitals().length);
});

const objections: [what: string, prepare: (page: Page) => Promise<unknown>][] = [
  [
    "asks not to be tracked",
    (page) => page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { get: () => "1" })),
  ],
  [
    "sends Global Privacy Control",
    (page) => page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true })),
  ],
  ["stores nothing", (page) => page.addInitScript(denyStorage)],
];

for (const [what, prepare] of objections) {
  test(`Nothing is fetched or sent by a browser that ${what}, not even after a yes`, async ({ page }) => {
    const code = watchCode(page);
    await prepare(page);
    await openApp(page, "/");
    await accept(page);
    await clickHeaderLink(page, "Produkt", "/product");
    await nextVisitor(page);
    await expectVisits([view("/impressum")]);
    expect(code).toEqual([]);
  });
}

test("Consent given before analytics existed does not count; the banner asks again", async ({ page }) => {
  const code = watchCode(page);
  await page.addInitScript((key) => localStorage.setItem(key, "accepted"), KEY);
  await openApp(page, "/");
  await expect(consentBanner(page)).toBeVisible();
  expect(code).toEqual([]);
});

test("A page that is prepared in advance counts when it is shown", async ({ page }) => {
  await agree(page);
  // Playwright cannot prerender a page, so this one pretends to be.
  await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true, configurable: true }));
  const code = watchCode(page);
  await openApp(page, "/about");
  await nextVisitor(page);
  await expectVisits([view("/impressum")]);
  expect(code).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expectVisits([view("/impressum"), view("/about")]);
});

test("A page that the browser restores counts again", async ({ page }) => {
  await agree(page);
  await openApp(page, "/about");
  await expectVisits([view("/about")]);
  // Chromium's headless shell never restores a page; this one says that it was.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expectVisits([view("/about"), view("/about")]);
});
