import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

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
