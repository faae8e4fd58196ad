/**
 * A visitor has a page of the last build open when a new one is deployed: links lead on, the form is sent, nothing that
 * was typed is lost.
 */
import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { FIXTURE_SITE_FOLDER } from "../../scripts/lib/fixture-site";
import { createMockServices } from "../../scripts/lib/mock-services";
import { LOCAL_FORM_ACCESS_KEY, TEST_SERVICE_PORT, TEST_SITE_PORT } from "../../scripts/lib/ports";
import { runScript } from "../../scripts/lib/run";
import { serveSite } from "../../scripts/lib/site-server";
import { expectSuccess, expectValues, fillIn, openFilled, sendButton } from "../browser/support/contact-form";
import { clickHeaderLink, headerLink, headingOf } from "../browser/support/shell";
import { openApp, waitForHydration } from "../browser/support/test";
import contact from "../fixture-site/content/pages/contact.json";
import { test } from "./support/copies";

test.describe.configure({ mode: "serial" });

test.use({ baseURL: `http://localhost:${TEST_SITE_PORT}` });

/** The built fixture site, and what is deployed over it: other code. */
const before = path.join(FIXTURE_SITE_FOLDER, "public");
let after: string;
let inquiries: string;
let service: Server;
let server: Server;

test.beforeAll(async ({ folder, changedSite }) => {
  test.setTimeout(5 * 60_000);
  expect(await runScript("build-fixture-site")).toBe(0);
  after = changedSite;
  const appIn = (built: string) => /"(\/app-[^"]+)"/.exec(readFileSync(path.join(built, "index.html"), "utf8"))?.[1];
  expect(appIn(before)).not.toBe(appIn(after));
  inquiries = path.join(folder, "inquiries.jsonl");
  service = createMockServices({ file: inquiries, accessKey: LOCAL_FORM_ACCESS_KEY }).listen(TEST_SERVICE_PORT);
});
test.afterAll(() => close(service));

test.beforeEach(async ({ page }) => {
  server = await serveSite(before, TEST_SITE_PORT);
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
});
test.afterEach(() => close(server));

function close(running: Server): Promise<unknown> {
  running.closeAllConnections();
  return new Promise((resolve) => running.close(resolve));
}

async function deploy(): Promise<void> {
  await close(server);
  server = await serveSite(after, TEST_SITE_PORT);
}

/** The app's script that the document has fetched. */
const appOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    return files.find((file) => /\/app-[^/]+\.js$/.test(file)) ?? "";
  });

test("A visitor of a page follows a link into the new build", async ({ page }) => {
  await openApp(page, "/about");
  const app = await appOf(page);
  expect(app).not.toBe("");
  await deploy();
  await clickHeaderLink(page, "Blog", "/blog");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link").first().waitFor();
  await headerLink(page, "Kontakt").click();
  await expect(headingOf(page)).toHaveText(contact.hero.title);
  await expect.poll(() => appOf(page)).not.toBe(app);
});

/** Chooses another interest, sends the form and fails unless it arrives. */
async function expectSent(page: Page, count: number): Promise<void> {
  await fillIn(page, { interest: "Karriere" });
  await sendButton(page).click();
  await expectSuccess(page);
  expect(readFileSync(inquiries, "utf8").trim().split("\n")).toHaveLength(count);
}

test("A visitor in the middle of the form looks at another page and comes back", async ({ page }) => {
  const values = await openFilled(page);
  await deploy();
  await clickHeaderLink(page, "Blog", "/blog");
  await clickHeaderLink(page, "Demo buchen", "/contact#form");
  await waitForHydration(page);
  await expectValues(page, values);
  await expectSent(page, 1);
});

test("A visitor at the end of the form sends it", async ({ page }) => {
  await openFilled(page);
  await deploy();
  await expectSent(page, 2);
});
