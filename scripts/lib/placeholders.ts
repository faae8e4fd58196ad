import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { company } from "../../src/content-types/company";
import { FACTS_FILE } from "../../src/data-layer/read/facts";
import { fieldRows } from "../guide/field-tables";

/** A value that stands in for a fact not known yet. */
export type Placeholder = { file: string; line: number; kind: string; text: string };

const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ["example domain", /[\w.@-]*\b[\w-]+\.example\b[\w/-]*/g],
  ["example name", /\bMuster(mann|frau|hafen|straße|stadt)?\b/g],
  ["empty number", /\d*0{5,}\b/g],
  ["missing address", /"to": "(https:\/\/)?"/g],
];

/**
 * Finds placeholders in a content file.
 * @returns in the order of the file, one entry for each place
 */
export function findPlaceholders(file: string, content: string): Placeholder[] {
  return content
    .split("\n")
    .flatMap((line, index) =>
      KINDS.flatMap(([kind, pattern]) =>
        [...line.matchAll(pattern)].map(([text]) => ({ file, line: index + 1, kind, text })),
      ),
    );
}

/**
 * Finds the placeholders of a whole project.
 * @param root the project's folder
 * @returns sorted by file; paths begin with `content/`
 */
export function placeholdersBelow(root: string): Placeholder[] {
  const files = readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(json|mdx|svg)$/.test(name))
    .map((name) => path.join("content", name))
    .sort();
  return files.flatMap((file) => findPlaceholders(file, readFileSync(path.join(root, file), "utf8")));
}

/** A fact of the company that is not known yet. */
export type MissingFact = {
  name: string;
  value: string;
  /** What it is and where visitors see it. */
  note: string;
  /** Files that name it, paths inside `content/`. */
  namedIn: string[];
};

/** Names by which texts name what follows from a fact. */
const DERIVED: Readonly<Record<string, string>> = { url: "domain", phone: "phoneLink" };

/**
 * The facts in `content/company.json` that still are placeholders, each once.
 * @param root the project's folder
 */
export function missingFacts(root: string): MissingFact[] {
  const folder = path.join(root, "content");
  const facts = JSON.parse(readFileSync(path.join(folder, FACTS_FILE), "utf8")) as Record<string, string>;
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(json|mdx)$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), "utf8") }));
  const notes = new Map(fieldRows(company.schema).map(({ path: field, note }) => [field, note]));
  return Object.entries(facts)
    .filter(([, value]) => findPlaceholders(FACTS_FILE, value).length > 0)
    .map(([name, value]) => {
      const names = [name, DERIVED[name]].filter((entry) => entry !== undefined);
      const namedIn = texts.filter(({ text }) => names.some((entry) => text.includes(`{{${entry}}}`)));
      return { name, value, note: notes.get(name) ?? name, namedIn: namedIn.map((file) => file.name) };
    });
}

/** The placeholders of a project that are no facts of the company. */
export const otherPlaceholders = (root: string): Placeholder[] =>
  placeholdersBelow(root).filter(({ file }) => file !== path.join("content", FACTS_FILE));
