import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { insertFacts, readFacts } from "../../../src/data-layer/content/facts";
import { type ContentFile, readContent } from "../../../src/data-layer/content/read-content";
import { pendingNotice, today } from "../../../src/data-layer/content/release";
import { builtSite } from "./built-site";

/* What visitors get, whatever stands in `content/` today: the build, and what it was made of. */

export const built = builtSite("public");

/** Nothing ever leads here. */
export const PATH_WITHOUT_PAGE = "/gibt-es-nicht";

/** A document with a page of its own, as its file says it. */
export type PublishedDocument = { type: string; slug: string; path: string; aliases: string[]; data: Said };
type Said = Readonly<Record<string, unknown>>;

/** Articles, jobs and legal texts that are out. */
export const documents: readonly PublishedDocument[] = readContent(process.cwd()).files.flatMap(toDocument);

/** The documents of one type, e.g. `Article`. */
export const documentsOf = (type: string) => documents.filter((document) => document.type === type);

/** Second addresses, each with the address it stands for. */
export const aliases: ReadonlyMap<string, string> = new Map(
  documents.flatMap((document) => document.aliases.map((alias) => [alias, document.path] as const)),
);

type SiteSettings = {
  url: string;
  name: string;
  company: { street: string; postalCode: string; city: string };
  footer: { groups: { links: { to: string; reloadDocument?: boolean }[] }[] };
};

/** What stands on every page. */
export const settings = JSON.parse(
  insertFacts("content/site.json", readFileSync("content/site.json", "utf8"), readFacts(process.cwd())).text,
) as SiteSettings;

/** Paths that links lead to though this site has no page there. */
export const leavingPaths: readonly string[] = settings.footer.groups
  .flatMap(({ links }) => links)
  .filter(({ to, reloadDocument }) => reloadDocument && to.startsWith("/"))
  .map(({ to }) => to);

function toDocument({ type, slug, data }: ContentFile): PublishedDocument[] {
  if (!type.pagePath || !data || pendingNotice(data, today())) return [];
  const { pagePath } = type;
  const others = Array.isArray(data.aliases) ? (data.aliases as string[]) : [];
  return [{ type: type.name, slug, path: pagePath(slug), aliases: others.map(pagePath), data }];
}

/** Which pages passed, by the content of their documents; goes with the tests that they passed. */
const RECORD = "node_modules/.cache/site-tests/passed.json";
const TESTS = ["__tests__/browser/site", "__tests__/browser/support", "playwright.config.ts", "package-lock.json"];

type Passed = { tests: string; pages: Record<string, string> };

/**
 * The pages to be opened in a browser: with `ONLY_CHANGED=1` those whose document is not the one that passed in the
 * last green run of the same tests, and all else.
 */
export function pagesToOpen(): string[] {
  const all = [...built.paths(), PATH_WITHOUT_PAGE];
  if (process.env.ONLY_CHANGED !== "1") return all;
  const { tests, pages } = lastPassed();
  return tests === hashOfTests() ? all.filter((address) => pages[address] !== hash(built.html(address))) : all;
}

/** Notes after a green run that all pages have passed. */
export function notePassed(): void {
  const pages = Object.fromEntries(
    [...built.paths(), PATH_WITHOUT_PAGE].map((address) => [address, hash(built.html(address))]),
  );
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, JSON.stringify({ tests: hashOfTests(), pages } satisfies Passed));
}

function lastPassed(): Passed {
  try {
    return JSON.parse(readFileSync(RECORD, "utf8"));
  } catch {
    return { tests: "", pages: {} };
  }
}

const hash = (content: string) => createHash("sha256").update(content).digest("hex");

function hashOfTests(): string {
  const files = TESTS.flatMap((entry) =>
    path.extname(entry) ? [entry] : readdirSync(entry).map((name) => path.join(entry, name)),
  );
  return hash(
    files
      .sort()
      .map((file) => readFileSync(file, "utf8"))
      .join("\0"),
  );
}
