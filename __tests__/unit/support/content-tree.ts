import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyMissingContent } from "../../../scripts/lib/copy-missing-content";
import { checkContent, type DocumentCache } from "../../../src/data-layer/check/check-content";
import { readContent } from "../../../src/data-layer/read/read-content";
import { formatIssues, type Issue } from "../../../src/data-layer/text/issue";
import { memoryCache } from "./memory-cache";

const FIXTURE = path.resolve("__tests__/fixtures/content");

/** What becomes of a file: a new text, other bytes, one passage replaced by another, or its removal. */
export type Change = string | Buffer | readonly [from: string, to: string] | null;

/** Path inside `content/` → what becomes of that file. */
export type Changes = Readonly<Record<string, Change>>;

/** The article that most tests change. */
export const ARTICLE = "articles/sales-pipeline/index.mdx";
/** Puts something in place of the article's last paragraph. */
export const inText = (text: string): Changes => ({ [ARTICLE]: ["Noch ein Absatz.", text] });

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/**
 * Makes a project folder with valid content, then changes it. It is removed after the tests of the file.
 * @param changes path inside `content/` → what becomes of that file
 * @returns the project's folder
 */
export function contentTree(changes: Readonly<Record<string, Change>> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), "content-tree-"));
  roots.push(root);
  cpSync(FIXTURE, path.join(root, "content"), { recursive: true });
  copyMissingContent(path.join(root, "content"));
  for (const [name, change] of Object.entries(changes)) {
    const target = path.join(root, "content", name);
    if (change === null) {
      rmSync(target);
      continue;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, isWhole(change) ? change : replaced(readFileSync(target, "utf8"), change));
  }
  return root;
}

const isWhole = (change: NonNullable<Change>): change is string | Buffer =>
  typeof change === "string" || Buffer.isBuffer(change);

/** The text of a file of the valid tree, with a passage replaced if wanted. */
export function fixture(name: string, change?: readonly [from: string, to: string]): string {
  const text = readFileSync(path.join(FIXTURE, name), "utf8");
  return change ? replaced(text, change) : text;
}

/** A document made of another one: its title and what search engines show of it are its own. */
export const inOwnWords = (text: string): string =>
  text.replace(/^(title|seoTitle|description): ("?)\w+/gm, "$1: $2Andere");

/** The first line of a content file that holds a passage, counted without the help of the code under test. */
export function lineIn(root: string, name: string, passage: string): number {
  const lines = readFileSync(path.join(root, "content", name), "utf8").split("\n");
  const index = lines.findIndex((line) => line.includes(passage));
  if (index < 0) throw new Error(`${name} does not hold „${passage}“.`);
  return index + 1;
}

/** All issues of a project folder, read anew. */
export const check = (root: string, documents: DocumentCache = memoryCache()): Promise<Issue[]> =>
  checkContent(root, readContent(root), documents);

const cache = memoryCache();
let fixtureIssues: Promise<Issue[]> | undefined;

/**
 * All issues of a project folder.
 * @throws when the fixture itself has some: then a schema has moved on, and every test would tell that in its own way
 */
export async function issuesIn(root: string): Promise<Issue[]> {
  fixtureIssues ??= check(contentTree(), cache);
  const stale = await fixtureIssues;
  if (stale.length > 0) throw new Error(`__tests__/fixtures/content is out of date.\n\n${formatIssues(stale)}`);
  return check(root, cache);
}

/** All issues of the valid tree after changes to it. */
export const issuesAfter = (changes: Readonly<Record<string, Change>>): Promise<Issue[]> =>
  issuesIn(contentTree(changes));

/** What is told after changes to the valid tree, without the places. */
export const messagesAfter = async (changes: Changes): Promise<string[]> =>
  (await issuesAfter(changes)).map(({ message }) => message);

/**
 * Expects one issue, and no other, of changes to the valid tree.
 * @param changes the issue is in the file that comes first
 * @param message the words, or a matcher of them
 * @param at a passage of the line that is named, or its number; absent where no line is named
 */
export async function expectIssue(changes: Changes, message: string, at?: string | number, field?: string) {
  const root = contentTree(changes);
  const [name = ""] = Object.keys(changes);
  const line = typeof at === "string" ? lineIn(root, name, at) : at;
  expect(await issuesIn(root)).toEqual([{ file: `content/${name}`, line, field, message }]);
}

function replaced(text: string, [from, to]: readonly [from: string, to: string]): string {
  if (!text.includes(from)) throw new Error(`The fixture does not hold „${from}“.`);
  return text.replace(from, () => to);
}
