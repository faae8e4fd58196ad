/**
 * `npm run test:deploy`: a visitor has a page of the last build open when a new one is deployed.
 * Builds the project, changes its code, builds it again, and swaps the one for the other under open
 * pages: links lead on, the form is sent, nothing that was typed is lost.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { chromium, expect, type Page } from "@playwright/test";
import contact from "../content/pages/contact.json";
import site from "../content/site.json";
import { build, copyProject } from "./builds/project-copy";
import { findChromium } from "./lib/find-chromium";
import { createFormService } from "./lib/form-service";
import { FORM_SERVICE_PORT, LOCAL_FORM_ACCESS_KEY, TEST_SITE_PORT } from "./lib/ports";
import { main } from "./lib/run";
import { withScratch } from "./lib/scratch";
import { serveSite } from "./lib/site-server";

const { fields } = contact.form;
const ENTRIES = {
  name: "Erika Muster",
  email: "deploy@muster.example",
  message: "Wir verkaufen Pumpen an Stadtwerke.",
};

type Site = { origin: string; deploy: () => Promise<void> };

/** Files whose scripts have other names after the change: the app's, the form's, the toasts'. */
const CHANGED = [
  ["src/layout/footer.tsx", "<footer"],
  ["src/features/contact-form/outcome.tsx", "<div"],
  ["src/features/toasts/toaster.tsx", "<section"],
] as const;

const VISITS: readonly [what: string, visit: (page: Page, site: Site, inbox: () => number) => Promise<void>][] = [
  ["a visitor of a page follows a link into the new build", followLink],
  ["a visitor in the middle of the form looks at another page and comes back", leaveForm],
  ["a visitor at the end of the form sends it", sendForm],
];

main(() =>
  withScratch("test-deploy", async ({ folder, onEnd, stopped }) => {
    const [before, after] = await buildTwice(folder, stopped);
    const inbox = path.join(folder, "inquiries.jsonl");
    const service = createFormService({ inbox, accessKey: LOCAL_FORM_ACCESS_KEY }).listen(FORM_SERVICE_PORT);
    onEnd(() => service.close());
    const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-quic"] });
    onEnd(() => browser.close());

    for (const [what, visit] of VISITS) {
      let server: Server = await serveSite(before, TEST_SITE_PORT);
      const deploy = async (built: string) => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        server = await serveSite(built, TEST_SITE_PORT);
      };
      const page = await browser.newPage();
      await page.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
      await visit(
        page,
        { origin: `http://localhost:${TEST_SITE_PORT}`, deploy: () => deploy(after) },
        () => readFileSync(inbox, "utf8").trim().split("\n").length,
      );
      await page.close();
      await deploy(before);
      server.closeAllConnections();
      server.close();
      console.log(`  passed: ${what}`);
    }
    service.closeAllConnections();
  }),
);

/** @returns the folders of two builds between which the code has changed */
async function buildTwice(folder: string, stopped: AbortSignal): Promise<[before: string, after: string]> {
  const copies = ["before", "after"].map((name) => path.join(folder, name));
  for (const copy of copies) {
    copyProject(process.cwd(), copy);
    if (copy.endsWith("after")) for (const [file, tag] of CHANGED) markTag(path.join(copy, file), tag);
    console.log(`Building ${path.basename(copy)} the change …`);
    await build(copy, stopped);
  }
  const [before = "", after = ""] = copies.map((copy) => path.join(copy, "public"));
  const app = (built: string) => /"(\/app-[^"]+)"/.exec(readFileSync(path.join(built, "index.html"), "utf8"))?.[1];
  if (app(before) === app(after)) throw new Error("Both builds have the same scripts: nothing would be tested.");
  return [before, after];
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

async function followLink(page: Page, { origin, deploy }: Site): Promise<void> {
  await page.goto(`${origin}/about`);
  await ready(page);
  const before = await appOf(page);
  await deploy();
  await headerLink(page, "/blog").click();
  await expect(page).toHaveURL(`${origin}/blog`);
  await ready(page);
  await page.getByRole("main").getByRole("link").first().waitFor();
  await headerLink(page, "/contact").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.title);
  await expect.poll(() => appOf(page)).not.toBe(before);
}

async function fillForm(page: Page): Promise<void> {
  for (const [name, entry] of Object.entries(ENTRIES)) {
    await page.getByRole("textbox", { name: fields[name as keyof typeof ENTRIES].label, exact: true }).fill(entry);
  }
}

async function openForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/contact`);
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

async function leaveForm(page: Page, { origin, deploy }: Site, inbox: () => number): Promise<void> {
  await openForm(page, origin);
  await fillForm(page);
  await deploy();
  await headerLink(page, "/blog").click();
  await expect(page).toHaveURL(`${origin}/blog`);
  await headerLink(page, site.header.demo.to).click();
  await expect(page).toHaveURL(`${origin}/contact#form`);
  await ready(page);
  await expectEntries(page);
  await send(page);
  expect(inbox()).toBe(1);
}

async function sendForm(page: Page, { origin, deploy }: Site, inbox: () => number): Promise<void> {
  await openForm(page, origin);
  await fillForm(page);
  await deploy();
  await send(page);
  expect(inbox()).toBe(2);
}
