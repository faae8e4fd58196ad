#!/usr/bin/env node
// Adds up what built sites hold, compressed by gzip where hosts do that, and prints a table:
//   node measure.mjs without=site/public with=other-site/public
// --json prints the numbers alone.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

/** What a file counts as, by its ending. */
const KINDS = /** @type {const} */ ({
  html: /\.html$/,
  scripts: /\.js$/,
  "source maps": /\.map$/,
  pictures: /\.(png|jpe?g|gif|webp|avif|svg|ico)$/,
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false } },
});
const sums = Object.fromEntries(
  positionals.map((text) => {
    const at = text.indexOf("=");
    return [text.slice(0, at), sumsOf(text.slice(at + 1))];
  }),
);
console.log(values.json ? JSON.stringify(sums) : table(sums));

/**
 * Numbers of files and bytes, by kind.
 * @param {string} folder
 */
function sumsOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sum = (/** @type {RegExp} */ kind) => {
    const some = files.filter(({ name }) => kind.test(name)).map((entry) => path.join(entry.parentPath, entry.name));
    const sizes = some.map((file) => sizeOf(file));
    return { files: some.length, bytes: sizes.reduce((total, size) => total + size, 0) };
  };
  return Object.fromEntries(Object.entries(KINDS).map(([name, kind]) => [name, sum(kind)]));
}

/** @param {string} file */
function sizeOf(file) {
  const bytes = readFileSync(file);
  return KINDS.pictures.test(file) && !file.endsWith(".svg") ? bytes.length : gzipSync(bytes).length;
}

/** @param {Record<string, Record<string, { files: number, bytes: number }>>} all */
function table(all) {
  const cell = ({ files = 0, bytes = 0 } = {}) => `${files} files, ${(bytes / 1024).toFixed(1)} KB`;
  const kinds = Object.keys(KINDS);
  const lines = Object.entries(all).map(
    ([name, of]) => `| ${[name, ...kinds.map((kind) => cell(of[kind]))].join(" | ")} |`,
  );
  return [`| ${["", ...kinds].join(" | ")} |`, `|${" --- |".repeat(kinds.length + 1)}`, ...lines].join("\n");
}
