import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashOfFiles } from "../../src/lib/hash-of-files";
import { type BuiltSite, PATH_WITHOUT_PAGE } from "./built-site";

/** Which pages passed, by the content of their documents; goes with the tests that they passed. */
const RECORD = "node_modules/.cache/site-tests/passed.json";
const TESTS = ["__tests__/browser/site", "__tests__/browser/support", "playwright.config.ts", "package-lock.json"];

type Passed = { tests: string; pages: Record<string, string> };

/**
 * The pages whose document is not the one that passed in the last green run of the same tests. A document names all
 * files that belong to it by their content, so an equal one is an equal page.
 */
export function changedPages(built: BuiltSite, paths: readonly string[]): string[] {
  const { tests, pages } = readPassedPages();
  return paths.filter((address) => tests !== hashOfFiles(".", TESTS) || pages[address] !== hash(built.html(address)));
}

/** Saves after a green run that all pages have passed. */
export function savePassedPages(built: BuiltSite): void {
  const paths = [...built.paths(), PATH_WITHOUT_PAGE];
  const pages = Object.fromEntries(paths.map((address) => [address, hash(built.html(address))]));
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, JSON.stringify({ tests: hashOfFiles(".", TESTS), pages } satisfies Passed));
}

function readPassedPages(): Passed {
  try {
    return JSON.parse(readFileSync(RECORD, "utf8"));
  } catch {
    return { tests: "", pages: {} };
  }
}

const hash = (content: string) => createHash("sha256").update(content).digest("hex");
