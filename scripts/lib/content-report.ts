import { contentModel } from "../../src/content-model";
import { checkContent, renderAll } from "../../src/data-layer/check/check-content";
import { checkCopy } from "../../src/data-layer/check/check-copy";
import { checkFiles } from "../../src/data-layer/check/check-files";
import { documentsOnDisk } from "../../src/data-layer/check/document-cache";
import { readContent } from "../../src/data-layer/read/read-content";
import { formatIssues } from "../../src/data-layer/text/issue";
import { placeholdersBelow } from "./placeholders";

/**
 * What `npm run check:content` says of a project, in German.
 * @param root the project's folder
 * @returns `text` lists the errors if there are any
 */
export async function contentReport(root: string): Promise<{ hasErrors: boolean; text: string }> {
  const cache = documentsOnDisk(root);
  const content = readContent(root, contentModel);
  const issues = [
    ...(await checkContent(root, content, cache)),
    ...(await checkCopy(content, cache)),
    ...checkFiles(root, content.files, await renderAll(content.files, cache)),
  ];
  if (issues.length > 0) return { hasErrors: true, text: formatIssues(issues) };
  const good = "Der Inhalt ist in Ordnung: Felder, Bilder, Links, Rechnungen, Typografie und Begriffe.";
  const placeholders = placeholdersBelow(root).length;
  const toFill = `\nPlatzhalter, die vor der Veröffentlichung zu füllen sind: ${placeholders} (npm run golive).`;
  return { hasErrors: false, text: placeholders > 0 ? good + toFill : good };
}
