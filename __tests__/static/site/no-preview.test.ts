import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { built } from "../../browser/support/published-content";

/** What only a preview has: its bar, where it sends to, how it stays out of search results, names of files, what is to be mended. */
const PREVIEW = /data-preview|vorschau\.invalid|X-Robots-Tag|"file":"content\//;

it("Nothing of a preview is in what visitors load", () => {
  const entries = readdirSync(built.folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /(?:\.(?:html|js|json|txt|xml)|_headers)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(built.paths().length);
  expect(files.filter((name) => PREVIEW.test(readFileSync(name, "utf8")))).toEqual([]);
});
