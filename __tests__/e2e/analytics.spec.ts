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
  TEST_ANALYTICS_ENDPOINT,
  TEST_SERVICE_PORT,
  TEST_SITE_PORT,
} from "../../scripts/lib/ports";
import { serveSite } from "../../scripts/lib/site-server";
import { completeValues, enterForm, expectSuccess, fillIn, REFUSED, sendButton } from "../browser/support/contact-form";
import { clickHeaderLink, consentBanner, headingOf } from "../browser/support/shell";
import { openApp, triggerAppLoad, waitForHydration } from "../browser/support/test";
import sentences from "../fixture-site/content/analytics.json";
import site from "../fixture-site/content/site.json";
import { MEASURED_ARTICLE, MEASURED_SITE, test } from "./support/copies";

const ORIGIN = `http://localhost:${TEST_SITE_PORT}`;
const KEY = "cookie-consent";
/** What is stored for a yes to the measurement. */
const YES = "accepted-measurement";

test.describe.configure({ mode: "serial" });
test.use({ baseURL: ORIGIN });

let reports: { head: string; body: string }[] = [];
/** Analytics scripts that the page has requested, and what it complains of. */
let code: string[] = [];
let problems: string[] = [];
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
    reports.push({ head: `${request.method} ${type} ${cookie}`, body });
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
  [reports, code, problems] = [[], [], []];
  // Other sites are not part of the walk.
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/html", body: "<h1>Woanders</h1>" }),
  );
  page.on("request", (request) => {
    if (/\/analytics-[0-9a-f]+\.js$/.test(request.url())) code.push(request.url());
  });
  page.on("console", (message) => {
    const isOfReports = message.location().url.startsWith(TEST_ANALYTICS_ENDPOINT);
    if (message.type() === "error" && isOfReports) problems.push(message.text());
  });
  page.on("pageerror", ({ message }) => problems.push(message));
});
test.afterEach(() => {
  expect(problems).toEqual([]);
  expect([...new Set(reports.map(({ head }) => head))]).toEqual(["POST text/plain;charset=UTF-8 undefined"]);
});

/** An event as it must arrive. */
const event = (name: string, address: string, more: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({ name, url: ORIGIN + address, domain: MEASURED_SITE, ...more });
const view = (address: string, more?: Readonly<Record<string, unknown>>) => event("pageview", address, more);

const VITAL = /^\{"name":"(?:LCP|INP|CLS)"/;
/** What arrived but for the vitals, whose values and number differ from run to run. */
const visits = () => reports.map(({ body }) => body).filter((body) => !VITAL.test(body));
const vitals = () => reports.map(({ body }) => body).filter((body) => VITAL.test(body));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
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

type Walk = readonly (readonly [what: string, act: (page: Page) => Promise<unknown>, events: readonly string[]])[];

/** Takes these steps, and fails unless exactly their events arrive, each step's before the next begins. */
async function expectVisits(page: Page, walk: Walk): Promise<void> {
  const expected: string[] = [];
  for (const [what, act, events] of walk)
    await test.step(what, async () => {
      await act(page);
      expected.push(...events);
      await expect.poll(visits).toEqual(expected);
    });
}

const CAMPAIGN = "utm_source=brief&utm_medium=e-mail&utm_campaign=Fr%C3%BChjahr+26&utm_content=a&utm_term=b";

const VISIT: Walk = [
  [
    "undecided, then declined",
    async (page) => {
      await openApp(page, "/?utm_source=brief");
      await expect(consentBanner(page)).toContainText(sentences.on.consentText);
      await clickHeaderLink(page, "Über Uns", "/about");
      await button(page, site.consent.decline).click();
      await clickHeaderLink(page, "Blog", "/blog");
      await openApp(page, "/cookies");
      await nextVisitor(page);
      expect(code).toEqual([]);
    },
    [view("/impressum")],
  ],
  [
    "asked again, and accepted",
    async (page) => {
      await withdraw(page);
      await button(page, site.consent.accept).click();
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ [KEY]: YES });
    },
    [view("/cookies")],
  ],
  ["another page", (page) => clickHeaderLink(page, "Produkt", "/product"), [view("/product")]],
  [
    "from a campaign on another site",
    async (page) => {
      const referer = "https://suche.example/ergebnis?q=geheim";
      await page.goto(`/?gclid=1&${CAMPAIGN}&utm_id=2&mail=a%40b.example#stelle`, { referer });
      await triggerAppLoad(page);
    },
    [view(`/?${CAMPAIGN}`, { referrer: "https://suche.example" })],
  ],
  [
    "a calculator, twice, and a part of the same page",
    async (page) => {
      await openApp(page, MEASURED_ARTICLE);
      const field = page.locator("figure[data-calculator] input").first();
      await page.keyboard.press("Tab");
      await field.fill("500");
      await field.fill("600");
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="#"]')?.click());
    },
    [view(MEASURED_ARTICLE), event("Calculator used", MEASURED_ARTICLE, { props: { calculator: "visit" } })],
  ],
  [
    "the way to the form: refused first, then sent",
    async (page) => {
      await clickHeaderLink(page, "Kontakt", "/contact");
      await enterForm(page);
      const values = completeValues();
      await fillIn(page, { ...values, ...REFUSED });
      await sendButton(page).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await fillIn(page, { message: values.message });
      await sendButton(page).click();
      await expectSuccess(page);
    },
    ["pageview", "Form seen", "Form begun", "Form failed", "Form sent"].map((name) => event(name, "/contact")),
  ],
  [
    "a link to another site",
    async (page) => {
      await page.getByRole("main").evaluate((main) => {
        main.insertAdjacentHTML("afterbegin", '<a href="https://amt.example/pfad?sitzung=1#x">Amt</a>');
      });
      await page.getByRole("link", { name: "Amt", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Woanders" })).toBeVisible();
    },
    [event("Outbound Link: Click", "/contact", { props: { url: "https://amt.example/pfad" } })],
  ],
  ["back", (page) => openApp(page, "/product"), [view("/product")]],
  [
    "a page that is there when the connection is gone",
    (page) => clickHeaderLink(page, "Blog", "/blog"),
    [view("/blog")],
  ],
  [
    "offline",
    async (page) => {
      await page.context().setOffline(true);
      await clickHeaderLink(page, "Produkt", "/product");
      await expect(headingOf(page)).toBeVisible();
      await page.context().setOffline(false);
      await clickHeaderLink(page, "Blog", "/blog");
    },
    [view("/blog")],
  ],
  ["the policy", (page) => openApp(page, "/cookies"), [view("/cookies")]],
  [
    "withdrawn",
    async (page) => {
      const before = vitals().length;
      await withdraw(page);
      await expect(consentBanner(page)).toBeVisible();
      await clickHeaderLink(page, "Produkt", "/product");
      await nextVisitor(page);
      const later = vitals().slice(before);
      expect(later.filter((vital) => !vital.includes("/impressum"))).toEqual([]);
    },
    [view("/impressum")],
  ],
];

test("A visit, from the first question to the withdrawal", async ({ page }) => {
  test.setTimeout(120_000);
  await expectVisits(page, VISIT);
});

test("A page counts when it is shown: not while it is prepared in advance, and again when it is restored", async ({
  page,
}) => {
  await agree(page);
  // Playwright cannot prerender a page, so this one pretends to be.
  await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true, writable: true }));
  const prepare = async () => {
    await openApp(page, "/about");
    await nextVisitor(page);
    expect(code).toEqual([]);
  };
  const show = () =>
    page.evaluate(() => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event("prerenderingchange"));
    });
  // Chromium's headless shell never restores a page; this one says that it was.
  const restore = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expectVisits(page, [
    ["prepared", prepare, [view("/impressum")]],
    ["shown", show, [view("/about")]],
    ["restored", restore, [view("/about")]],
  ]);
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
  await expect.poll(visits).toEqual([view("/about"), view("/product")]);
  await page.goto("https://amt.example");
  const masked = () =>
    vitals().map((vital) => vital.replace(/"value":[\d.]+,"rating":"(good|needs-improvement|poor)"/, "#"));
  const vital = (name: string) => `{"name":"${name}","url":"${ORIGIN}/about","domain":"${MEASURED_SITE}","props":{#}}`;
  // There is one of an input only where the browser has found it slow.
  const others = () => masked().filter((each) => each !== vital("INP"));
  await expect.poll(() => others().sort()).toEqual([vital("CLS"), vital("LCP")]);
  expect(masked().length - others().length).toBeLessThanOrEqual(1);
});
