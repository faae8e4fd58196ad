import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A file that two folders do not have alike. */
export type Difference =
  | { file: string; kind: "missing"; in: "first" | "second" }
  | { file: string; kind: "other bytes"; at: number; first: string; second: string };

/** Bytes shown before and after the first byte that differs. */
const CONTEXT_BYTES = 60;

/**
 * Compares all files of two folders, byte for byte.
 * @returns one entry for each file that differs, sorted by path
 */
export function compareFolders(first: string, second: string): Difference[] {
  const files = new Set([...filesBelow(first), ...filesBelow(second)]);
  return [...files].sort().flatMap((file) => compareFile(file, path.join(first, file), path.join(second, file)));
}

function compareFile(file: string, first: string, second: string): Difference[] {
  if (!existsSync(first)) return [{ file, kind: "missing", in: "first" }];
  if (!existsSync(second)) return [{ file, kind: "missing", in: "second" }];
  const [bytes, others] = [readFileSync(first), readFileSync(second)];
  const at = firstDifference(bytes, others);
  return at === undefined
    ? []
    : [{ file, kind: "other bytes", at, first: around(bytes, at), second: around(others, at) }];
}

/** Position of the first byte that differs; `undefined` when there is none. */
function firstDifference(first: Uint8Array, second: Uint8Array): number | undefined {
  const shared = Math.min(first.length, second.length);
  for (let at = 0; at < shared; at += 1) if (first[at] !== second[at]) return at;
  return first.length === second.length ? undefined : shared;
}

/** The text around a byte on one line; what is no text becomes a dot. */
function around(bytes: Buffer, at: number): string {
  const text = bytes.subarray(Math.max(0, at - CONTEXT_BYTES), at + CONTEXT_BYTES).toString("utf8");
  return text.replace(/[\p{C}\uFFFD]/gu, "·");
}

/**
 * A difference as lines for a terminal.
 * @param names what the two folders are called, e.g. `["warm", "cold"]`
 */
export function describeDifference(difference: Difference, [first, second]: readonly [string, string]): string {
  const { file, kind } = difference;
  if (kind === "missing") return `${file}: only in ${difference.in === "first" ? second : first}`;
  const width = Math.max(first.length, second.length);
  return [
    `${file}: differs from byte ${difference.at} on`,
    `  ${first.padEnd(width)}  …${difference.first}…`,
    `  ${second.padEnd(width)}  …${difference.second}…`,
  ].join("\n");
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder} to compare.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}
