/** `npm run check:content`: checks everything in `content/` in seconds, without a build. */
import { checkContent, renderAll } from "../src/data-layer/check/check-content";
import { checkCopy } from "../src/data-layer/check/check-copy";
import { checkFiles } from "../src/data-layer/check/check-files";
import { readContent } from "../src/data-layer/read/read-content";
import { formatIssues } from "../src/data-layer/text/issue";
import { command, ROOT_OPTION } from "./lib/command";
import { placeholdersBelow } from "./lib/placeholders";

command(
  {
    usage: "npm run check:content",
    about:
      "Prüft alles in content/ in Sekunden: Felder, Bilder, Links, Rechnungen, Typografie und Begriffe. Endet mit einem Fehler, wenn etwas zu beheben ist.",
    options: { root: ROOT_OPTION },
    language: "de",
  },
  async ({ root = process.cwd() }) => {
    const documents = new Map<string, unknown>();
    const cache = {
      get: async (key: string) => documents.get(key),
      set: async (key: string, value: unknown) => documents.set(key, value),
    };
    const content = readContent(root);
    const issues = [
      ...(await checkContent(root, content, cache)),
      ...(await checkCopy(content, cache)),
      ...checkFiles(root, content.files, await renderAll(content.files, cache)),
    ];
    if (issues.length > 0) {
      console.error(formatIssues(issues));
      process.exitCode = 1;
      return;
    }
    console.log("Der Inhalt ist in Ordnung: Felder, Bilder, Links, Rechnungen, Typografie und Begriffe.");
    const placeholders = placeholdersBelow(root).length;
    if (placeholders > 0)
      console.log(`Platzhalter, die vor der Veröffentlichung zu füllen sind: ${placeholders} (npm run golive).`);
  },
);
