/**
 * `npm run golive`: lists every placeholder still in `content/` with file and line; ends non-zero
 * while there is one.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findPlaceholders } from "./lib/placeholders";

const files = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(json|mdx|svg)$/.test(name))
  .map((name) => path.join("content", name))
  .sort();
const found = files.flatMap((file) => findPlaceholders(file, readFileSync(file, "utf8")));
for (const { file, line, kind, text } of found) console.log(`${file}:${line}  ${kind}: ${text}`);
console.log(
  found.length > 0
    ? `\n${found.length} placeholders to fill before going live.`
    : "No placeholder left: the content can go live.",
);
process.exitCode = found.length > 0 ? 1 : 0;
