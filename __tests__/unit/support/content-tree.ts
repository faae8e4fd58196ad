import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { closest } from "fastest-levenshtein";
import { copyMissingContent } from "../../../scripts/lib/copy-missing-content";
import { contentModel } from "../../../src/content-model";
import { checkContent } from "../../../src/data-layer/check/check-content";
import { definesFacts } from "../../../src/data-layer/read/facts";
import { type Content, isTextFile, readContent, readContentFile } from "../../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../../src/data-layer/render/document-cache";
import { formatIssues, type Issue } from "../../../src/data-layer/text/issue";
import { memoryCache } from "./memory-cache";

/** The documents that tests change: short ones, in place of the fixture site's. */
const DOCUMENTS = path.resolve("__tests__/fixtures/content");
/** All else is the fixture site's. */
const FIXTURE_SITE = path.resolve("__tests__/fixture-site/content");
const REPLACED = ["articles", "jobs"].map((folder) => path.join(FIXTURE_SITE, folder));

/** What becomes of a file: a new text, other bytes, one passage replaced by another, which may be mended, or its removal. */
export type Change = string | Buffer | readonly [from: string, to: string, ...mended: string[]] | null;

/** Path inside `content/` → what becomes of that file. */
export type Changes = Readonly<Record<string, Change>>;

/** The article that most tests change. */
export const ARTICLE = "articles/sales-pipeline/index.mdx";
/** A paragraph of it, in whose place they put something. */
const PARAGRAPH = "Noch ein Absatz.";
/** Puts something in its place, and says how an author would mend it. */
export const inText = (text: string, ...mended: readonly string[]): Changes => ({
  [ARTICLE]: [PARAGRAPH, text, ...mended],
});

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/**
 * Makes a project folder with valid content, then changes it. It is removed after the tests of the file.
 * @param changes path inside `content/` → what becomes of that file
 * @returns the project's folder
 */
export function contentTree(changes: Changes = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), "content-tree-"));
  roots.push(root);
  cpSync(FIXTURE_SITE, path.join(root, "content"), { recursive: true, filter: (from) => !REPLACED.includes(from) });
  cpSync(DOCUMENTS, path.join(root, "content"), { recursive: true });
  copyMissingContent(path.join(root, "content"));
  change(root, changes);
  return root;
}

/** Changes files of a project. @returns puts them back */
function change(root: string, changes: Changes): () => void {
  const undo = Object.entries(changes).map(([name, wanted]) => {
    const target = path.join(root, "content", name);
    const before = existsSync(target) ? readFileSync(target) : undefined;
    const folder = mkdirSync(path.dirname(target), { recursive: true });
    if (wanted === null) rmSync(target);
    else writeFileSync(target, isWhole(wanted) ? wanted : replaced(readFileSync(target, "utf8"), wanted));
    return () => (before ? writeFileSync(target, before) : rmSync(folder ?? target, { recursive: true, force: true }));
  });
  return () => {
    for (const step of undo) step();
  };
}

const isWhole = (change: NonNullable<Change>): change is string | Buffer =>
  typeof change === "string" || Buffer.isBuffer(change);

/** Where a file of the valid tree comes from; `undefined` if it has none of that name. */
const sourceOf = (name: string) => [DOCUMENTS, FIXTURE_SITE].map((from) => path.join(from, name)).find(existsSync);

/** The text of a file of the valid tree, with a passage replaced if wanted. */
export function fixture(name: string, change?: readonly [from: string, to: string]): string {
  const text = readFileSync(sourceOf(name) ?? name, "utf8");
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
  checkContent(root, readContent(root, contentModel), documents);

const cache = memoryCache();
let valid: Promise<{ root: string; content: Content }> | undefined;

/** @throws when the fixture itself has issues: then a schema has moved on, and every test would tell that in its own way */
async function validTree() {
  const root = contentTree();
  const content = readContent(root, contentModel);
  const stale = await checkContent(root, content, cache);
  if (stale.length > 0) throw new Error(`The valid tree is out of date.\n\n${formatIssues(stale)}`);
  return { root, content };
}

/**
 * Changes the valid tree, which is written once for a file of tests, and puts it back after the work.
 * @param work gets the project's folder, its content and a cache of rendered texts
 */
export async function withChanges<Result>(
  changes: Changes,
  work: (root: string, content: Content, documents: DocumentCache) => Result | Promise<Result>,
): Promise<Result> {
  valid ??= validTree();
  const { root, content } = await valid;
  const undo = change(root, changes);
  try {
    return await work(
      root,
      isOfTexts(changes) ? withTexts(root, content, changes) : readContent(root, contentModel),
      cache,
    );
  } finally {
    undo();
  }
}

/** Whether changes are those of texts that are there, so that all else is as it was read. */
const isOfTexts = (changes: Changes) =>
  Object.entries(changes).every(
    ([name, wanted]) => wanted !== null && isTextFile(name) && !definesFacts(name) && sourceOf(name) !== undefined,
  );

function withTexts(root: string, { files, facts }: Content, changes: Changes): Content {
  const read = files.map((file) => {
    const name = file.file.slice("content/".length);
    if (!Object.hasOwn(changes, name)) return file;
    return readContentFile(root, contentModel, name, readFileSync(path.join(root, file.file), "utf8")) ?? file;
  });
  return { model: contentModel, files: read, facts, issues: read.flatMap(({ issues }) => issues) };
}

/** All issues of the valid tree after changes to it. */
export const issuesAfter = (changes: Changes): Promise<Issue[]> => withChanges(changes, checkContent);

/** What is told after changes to the valid tree, without the places. */
export const messagesAfter = async (changes: Changes): Promise<string[]> =>
  (await issuesAfter(changes)).map(({ message }) => message);

/** An issue that is expected: what names the line is a passage of it, or its number, absent where no line is named. */
export type Expected = readonly [name: string, at: string | number | undefined, message: string, field?: string];

/** The issues of a project, as a check would report what is expected. */
export const issuesOf = (root: string, expected: readonly Expected[]) =>
  expected.map(([name, at, message, field]) => ({
    file: `content/${name}`,
    line: typeof at === "string" ? lineIn(root, name, at) : at,
    field,
    message,
  }));

/**
 * Expects issues, and no others, of changes to the valid tree.
 * @param find what looks for them: the check that stops a build, unless another one is meant
 * @returns what was found
 */
export const expectIssues = (changes: Changes, expected: readonly Expected[], find = checkContent) =>
  withChanges(changes, async (root, content, documents) => {
    const found = await find(root, content, documents);
    expect(found).toEqual(issuesOf(root, expected));
    return found;
  });

/**
 * Expects one issue, and no other, of changes to the valid tree.
 * @param changes the issue is in the file that comes first
 * @param message the words, or a matcher of them
 * @param at a passage of the line that is named, or its number; absent where no line is named
 */
export const expectIssue = (changes: Changes, message: string, at?: string | number, field?: string) =>
  expectIssues(changes, [[Object.keys(changes)[0] ?? "", at, message, field]]);

/** How a sign is written that would be markup, in the words of a message. */
const ESCAPED = /\\[^“\s]|&lt;|&#123;/g;

/** A text as a message wants it that names another word, or how a sign is written. */
function literally(text: string, message: string): string[] {
  const [, meant] = /Gemeint ist vielleicht [„<]?(.+?)[“>]?(?:\.$|\. )/.exec(message) ?? [];
  const escaped = (message.match(ESCAPED) ?? []).reduce((escapedSoFar, written) => {
    const sign = { "&lt;": "<", "&#123;": "{" }[written] ?? written.slice(1);
    return escapedSoFar.replaceAll(sign, () => written);
  }, text);
  return [
    ...(meant ? [text.replaceAll(closest(meant, text.match(/#?[^\s#()[\]<>"=:]+/g) ?? []), meant)] : []),
    ...(escaped === text ? [] : [escaped]),
  ];
}

/**
 * Changes as an author mends them who follows a message: in each way that it names literally, and as the row says.
 * What takes the place of a valid passage may be put back; what is added to a text must be mended.
 */
function afterAdvice(changes: Changes, message: string): Changes[] {
  const [[name = "", change] = []] = Object.entries(changes);
  if (change === null || change === undefined || typeof change === "string" || Buffer.isBuffer(change)) return [];
  const [from, to, ...mended] = change;
  const remedies = [...mended, ...literally(to, message)];
  if (from === PARAGRAPH && remedies.length === 0) throw new Error(`Nothing says how to follow: ${message}`);
  return remedies.map((remedy) => ({ ...changes, [name]: [from, remedy] }));
}

/** Expects that nothing is told any more of changes once they are mended as a message says. */
export async function expectAdviceHelps(changes: Changes, issue: Issue | undefined, find = checkContent) {
  for (const mended of afterAdvice(changes, issue?.message ?? ""))
    expect({ mended, issues: await withChanges(mended, find) }).toEqual({ mended, issues: [] });
}

function replaced(text: string, [from, to]: readonly [from: string, to: string, ...mended: string[]]): string {
  if (!text.includes(from)) throw new Error(`The fixture does not hold „${from}“.`);
  return text.replace(from, () => to);
}
