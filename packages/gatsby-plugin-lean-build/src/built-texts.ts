import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Files of these kinds, and those without an ending, such as `_redirects`. */
const TEXT = /(\.(html?|json|m?js|css|xml|txt|svg|webmanifest|rss|atom|md|map)|(^|\/)[^./]+)$/i;

/** The texts of all files in a built site, one at a time. */
export function* builtTexts(publicFolder: string): Generator<string> {
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && TEXT.test(entry.name)) yield readFileSync(path.join(entry.parentPath, entry.name), "utf8");
  }
}
