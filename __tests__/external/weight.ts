import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, devices } from "@playwright/test";
import { MODULE_LIST, type Modules } from "../../src/gatsby/list-modules";
import budgets from "./budgets.json";
import { type Finding, type Judge, openPage, pageOfEachKind, withBrowser } from "./judge";

const PHONE = devices["Pixel 7"];
/** As many modules explain most of what has come. */
const SHOWN_MODULES = 8;

/** Bytes of source by module when the budgets were set; `RECORD_MODULES=1` writes it anew. */
const RECORD = path.join(import.meta.dirname, "modules.json");

/** All script that a phone fetches for each kind of page, compressed, and through which modules one has too much. */
export const weight: Judge = (site) =>
  withBrowser(async (browser) => {
    const list = path.join(site.folder, "..", MODULE_LIST);
    const modulesOf: Record<string, Modules> = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
    const loaded = new Set<string>();
    const findings: Finding[] = [];
    for (const page of pageOfEachKind(site)) {
      const scripts = await scriptsOf(browser, site.origin + page);
      const bytes = scripts.reduce((sum, name) => sum + gzipSync(site.file(name)).length, 0);
      const { most } = page === "/contact" ? budgets.scriptBytesWithForm : budgets.scriptBytes;
      for (const name of scripts) loaded.add(name);
      if (bytes <= most) continue;
      const through = grown(merged(scripts.map((name) => modulesOf[name])));
      findings.push({ rule: "budget of scriptBytes", page, place: `${bytes}, ${bytes - most} too many: ${through}` });
    }
    const all = merged([...loaded].map((name) => modulesOf[name]));
    if (process.env.RECORD_MODULES) writeFileSync(RECORD, `${JSON.stringify(all, null, 2)}\n`);
    return findings;
  });

function merged(lists: readonly (Modules | undefined)[]): Modules {
  const all: Modules = {};
  for (const [name, bytes] of lists.flatMap((each) => Object.entries(each ?? {}))) all[name] = (all[name] ?? 0) + bytes;
  return all;
}

/** What has come or grown since the record, the most first. */
function grown(modules: Modules): string {
  const before: Modules = JSON.parse(readFileSync(RECORD, "utf8"));
  return Object.entries(modules)
    .map(([name, bytes]) => ({ name, more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more)
    .slice(0, SHOWN_MODULES)
    .map(({ name, more }) => `${name} +${more}`)
    .join(", ");
}

/** Names of the scripts that a page fetches until it is idle and has been looked at to its end. */
async function scriptsOf(browser: Browser, address: string): Promise<string[]> {
  const page = await openPage(browser, new URL(address).origin, PHONE);
  const names = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") names.add(path.basename(new URL(response.url()).pathname));
  });
  await page.goto(address);
  await page.waitForSelector('html[data-app="ready"]');
  await page.waitForLoadState("networkidle");
  await page.close();
  return [...names];
}
