/**
 * `npm run check:content`: checks everything in `content/` in seconds, without a build: fields, pictures,
 * links, sums, German typography and terms. Ends non-zero when something is to be mended.
 *
 *   --root FOLDER  checks the content of another copy of this project
 */
import { parseArgs } from "node:util";
import { checkContent } from "../src/data-layer/check/check-content";
import { checkCopy } from "../src/data-layer/check/check-copy";
import { readContent } from "../src/data-layer/read/read-content";
import { formatIssues } from "../src/data-layer/text/issue";
import { placeholdersBelow } from "./lib/placeholders";
import { main } from "./lib/run";

main(async () => {
  const { values } = parseArgs({ options: { root: { type: "string", default: process.cwd() } } });
  const documents = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => documents.get(key),
    set: async (key: string, value: unknown) => documents.set(key, value),
  };
  const content = readContent(values.root);
  const issues = [...(await checkContent(values.root, content, cache)), ...(await checkCopy(content, cache))];
  if (issues.length > 0) {
    console.error(formatIssues(issues));
    process.exitCode = 1;
    return;
  }
  console.log("Der Inhalt ist in Ordnung: Felder, Bilder, Links, Rechnungen, Typografie und Begriffe.");
  const placeholders = placeholdersBelow(values.root).length;
  if (placeholders > 0)
    console.log(`Platzhalter, die vor der Veröffentlichung zu füllen sind: ${placeholders} (npm run golive).`);
});
