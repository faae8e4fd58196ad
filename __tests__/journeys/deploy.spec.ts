/**
 * A visitor has a page of the last build open when a new one is deployed: links lead on, the form is sent, nothing that
 * was typed is lost.
 */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { build } from "../../scripts/builds/project-copy";
import { createFormStandIn } from "../../scripts/lib/form-stand-in";
import { FORM_SERVICE_PORT, LOCAL_FORM_ACCESS_KEY, TEST_SITE_PORT } from "../../scripts/lib/ports";
import { serveSite } from "../../scripts/lib/site-server";
import contact from "../edition/content/pages/contact.json";
import site from "../edition/content/site.json";
import { test } from "./support/journey";

test.describe.configure({ mode: "serial" });

const { fields } = contact.form;
const ENTRIES = {
  name: "Erika Muster",
  email: "deploy@muster.example",
  message: "Wir verkaufen Pumpen an Stadtwerke.",
};

const ORIGIN = `http://localhost:${TEST_SITE_PORT}`;

/** Files whose scripts have other names after the change: the app's, the form's, the toasts'. */
const CHANGED = [
  ["src/layout/footer.tsx", "<footer"],
  ["src/features/contact-form/outcome.tsx", "<div"],
  ["src/features/toasts/toaster.tsx", "<section"],
] as const;

/** The built sites before and after a change of the code. */
let before: string;
let after: string;
let inquiries: string;
let service: Server;
let server: Server;

test.beforeAll(async ({ folder, edition }) => {
  test.setTimeout(15 * 60_000);
  const changed = path.join(folder, "changed");
  cpSync(edition, changed, { recursive: true, verbatimSymlinks: true });
  for (const [file, tag] of CHANGED) markTag(path.join(changed, file), tag);
  for (const project of [edition, changed]) await build(project);
  before = path.join(edition, "public");
  after = path.join(changed, "public");
  const appIn = (built: string) => /"(\/app-[^"]+)"/.exec(readFileSync(path.join(built, "index.html"), "utf8"))?.[1];
  expect(appIn(before)).not.toBe(appIn(after));
  inquiries = path.join(folder, "inquiries.jsonl");
  service = createFormStandIn({ inbox: inquiries, accessKey: LOCAL_FORM_ACCESS_KEY }).listen(FORM_SERVICE_PORT);
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

/** Gives an element of a source file one more attribute. */
function markTag(file: string, tag: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(tag)) throw new Error(`${file} holds no ${tag}>.`);
  writeFileSync(file, text.replace(tag, `${tag} data-build="after"`));
}

const appOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src^="/app-"]')?.src ?? "");

const ready = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-app", "ready");

/** The header's link to a path, whatever it is called. */
function headerLink(page: Page, path: string) {
  const { label = path } = [...site.header.navigation, site.header.demo].find(({ to }) => to === path) ?? {};
  return page.getByRole("banner").getByRole("link", { name: label, exact: true });
}

test("A visitor of a page follows a link into the new build.", async ({ page }) => {
  await page.goto(`${ORIGIN}/about`);
  await ready(page);
  const app = await appOf(page);
  await deploy();
  await headerLink(page, "/blog").click();
  await expect(page).toHaveURL(`${ORIGIN}/blog`);
  await ready(page);
  await page.getByRole("main").getByRole("link").first().waitFor();
  await headerLink(page, "/contact").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.title);
  await expect.poll(() => appOf(page)).not.toBe(app);
});

async function fillForm(page: Page): Promise<void> {
  for (const [name, entry] of Object.entries(ENTRIES)) {
    await page.getByRole("textbox", { name: fields[name as keyof typeof ENTRIES].label, exact: true }).fill(entry);
  }
}

async function openForm(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/contact`);
  await ready(page);
  await page.getByRole("textbox", { name: fields.name.label, exact: true }).focus();
  await expect(page.getByRole("main").locator("form")).toHaveAttribute("novalidate", "");
  await expect(page.locator("button#contact-interest")).toBeVisible();
}

async function expectEntries(page: Page): Promise<void> {
  for (const [name, entry] of Object.entries(ENTRIES)) {
    const field = page.getByRole("textbox", { name: fields[name as keyof typeof ENTRIES].label, exact: true });
    await expect(field).toHaveValue(entry);
  }
}

async function send(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: fields.interest.label, exact: true }).click();
  await page.getByRole("option", { name: fields.interest.options[0]?.label ?? "", exact: true }).click();
  await page.getByRole("button", { name: contact.form.submit, exact: true }).click();
  await expect(page.getByRole("status").getByText(contact.form.success.title)).toBeVisible();
}

const sent = () => readFileSync(inquiries, "utf8").trim().split("\n").length;

test("A visitor in the middle of the form looks at another page and comes back.", async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await deploy();
  await headerLink(page, "/blog").click();
  await expect(page).toHaveURL(`${ORIGIN}/blog`);
  await headerLink(page, site.header.demo.to).click();
  await expect(page).toHaveURL(`${ORIGIN}/contact#form`);
  await ready(page);
  await expectEntries(page);
  await send(page);
  expect(sent()).toBe(1);
});

test("A visitor at the end of the form sends it.", async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await deploy();
  await send(page);
  expect(sent()).toBe(2);
});
