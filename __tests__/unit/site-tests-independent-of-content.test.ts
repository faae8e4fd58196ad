import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentModel } from "../../src/content-model";
import { listFieldValues } from "../../src/data-layer/model/field-values";
import { readFacts } from "../../src/data-layer/read/facts";
import { readContent } from "../../src/data-layer/read/read-content";

/** Folders of tests that run on whatever is published. */
const SITE = ["__tests__/browser/site", "__tests__/static/site"];
/** Shorter texts are words that any test may use. */
const SHORTEST_TEXT = 12;
const SHORTEST_FACT = 5;
/** Assertions about a number of items. */
const COUNT = /\.(?:toHaveLength|toHaveCount)\((?:[2-9]|\d{2,})\)/g;
/** A file of `content/` that a test reads by name; what explains the folder to authors is none of theirs. */
const READ =
  /(?:from|[rR]ead\w*|cpSync|articleSlugs)[ (]"(?:(?:\.\.\/)*content\/(?!README\.md|REFERENZ\.md|OHNE-TERMINAL\.md)[^"]*|\.")/g;
const IMPORT = /from "(\.\.?\/[^"]+)"/g;

/** The tests of whatever is published, and what they import from among the tests. */
function sources(): string[] {
  const found = SITE.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  for (const file of found) {
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const target = `${path.join(path.dirname(file), name)}.ts`;
      if (target.startsWith("__tests__/") && !found.includes(target)) found.push(target);
    }
  }
  return found;
}

/** What a test must not name: it would fail when an author changes it. */
function named(): string[] {
  const { files } = readContent(process.cwd(), contentModel);
  const slugs = files.map(({ slug }) => slug).filter((slug) => slug.includes("-"));
  const paths = files.flatMap(({ type, slug, parsed }) => {
    const { aliases = [] } = (parsed.data ?? {}) as { aliases?: string[] };
    return type.collection ? [slug, ...aliases].map((name) => `"${type.collection?.pagePath(name)}"`) : [];
  });
  const texts = files
    .flatMap(({ type, parsed }) => listFieldValues(type.schema, parsed.data))
    .flatMap(({ value, textKind }) => (textKind === "copy" && typeof value === "string" ? [value] : []))
    .filter((value) => value.length >= SHORTEST_TEXT);
  const facts = Object.values(readFacts(process.cwd(), contentModel)).filter((value) => value.length >= SHORTEST_FACT);
  return [...new Set([...paths, ...slugs, ...texts, ...facts])];
}

/** What is found in files, without those in which nothing is. */
const findings = (files: readonly string[], find: (code: string) => readonly string[] | null) =>
  files
    .map((file) => ({ file, found: find(readFileSync(file, "utf8")) ?? [] }))
    .filter(({ found }) => found.length > 0);

it("lets no test of the published site name a slug, a fact or a sentence of its content", () => {
  const content = named();
  expect(content.length).toBeGreaterThan(100);
  expect(findings(sources(), (code) => content.filter((text) => code.includes(text)))).toEqual([]);
});

it("lets no other test read what is published", () => {
  const names = readdirSync("__tests__", { recursive: true, encoding: "utf8" })
    // The packages of other people's checkers, once they have been asked.
    .filter((name) => /\.tsx?$/.test(name) && !name.includes("node_modules"));
  const others = names.map((name) => path.join("__tests__", name)).filter((file) => !sources().includes(file));
  expect(others.length).toBeGreaterThan(100);
  expect(findings(others, (code) => code.match(READ))).toEqual([]);
});

it("lets none of them know how many there are of something", () => {
  expect(findings(sources(), (code) => code.match(COUNT))).toEqual([]);
});
