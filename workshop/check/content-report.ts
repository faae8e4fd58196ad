import { contentModel } from "../../src/content-model";
import { checkContent, renderAll } from "../../src/data-layer/check/check-content";
import { type DocumentCache, documentsOnDisk } from "../../src/data-layer/check/document-cache";
import { readContent } from "../../src/data-layer/read/read-content";
import { errorsOf, formatIssues, type Issue } from "../../src/data-layer/text/issue";
import { openPlaces } from "../golive/golive-report";
import { changedFactIssues } from "./changed-facts";
import { checkCopy } from "./check-copy";
import { checkFiles } from "./check-files";
import { checkSpelling } from "./check-spelling";

/**
 * Everything in a project's content that is to be mended.
 * @param root the project's folder
 * @param content as it was read there
 */
export async function contentIssues(
  root: string,
  content = readContent(root, contentModel),
  cache: DocumentCache = documentsOnDisk(root),
): Promise<Issue[]> {
  return [
    ...(await checkContent(root, content, cache)),
    ...(await checkCopy(content, cache)),
    ...(await checkSpelling(content, cache)),
    ...changedFactIssues(root, content.files),
    ...checkFiles(root, content.files, await renderAll(content.files, cache)),
  ];
}

/**
 * What `npm run check:content` says of a project, in German.
 * @param root the project's folder
 * @returns `text` lists the errors if there are any
 */
export async function contentReport(root: string): Promise<{ hasErrors: boolean; issues: Issue[]; text: string }> {
  const content = readContent(root, contentModel);
  const cache = documentsOnDisk(root);
  const issues = await contentIssues(root, content, cache);
  const found = formatIssues(issues);
  if (errorsOf(issues).length > 0) return { hasErrors: true, issues, text: found };
  const good = "Der Inhalt ist in Ordnung: Felder, Bilder, Links, Rechnungen, Typografie und Begriffe.";
  const { count } = await openPlaces(root, content, cache);
  const toFill = `\nVor der Veröffentlichung fehlen ${count} Angaben (npm run golive).`;
  return {
    hasErrors: false,
    issues,
    text: [count > 0 ? good + toFill : good, found].filter(Boolean).join("\n\n"),
  };
}
