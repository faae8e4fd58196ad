import { contentModel } from "../../src/content-model";
import { checkContent } from "../../src/data-layer/check/check-content";
import { type Content, readContent } from "../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../src/data-layer/render/document-cache";
import { renderAll } from "../../src/data-layer/render/render-document";
import { errorsOf, formatIssues, type Issue } from "../../src/data-layer/text/issue";
import { changedFactIssues } from "./changed-facts";
import { checkCopy } from "./check-copy";
import { checkFiles } from "./check-files";
import { checkReadingTimes } from "./check-reading-times";
import { checkSpelling } from "./check-spelling";
import { checkTemplateTexts } from "./check-template-texts";
import { openPlaces } from "./open-places";
import { checkedDocuments } from "./text-checks";

/** What is unfinished about the texts of a project: the words of a template, a length that does not fit. */
export async function unfinishedIssues(root: string, { files }: Content, cache: DocumentCache): Promise<Issue[]> {
  const documents = await renderAll(files, cache);
  return [...checkReadingTimes(documents), ...(await checkTemplateTexts(root, documents))];
}

/** What is to be mended in texts, whatever the site itself refuses. @param cache of checked texts */
export async function textIssues(root: string, content: Content, cache: DocumentCache): Promise<Issue[]> {
  return [
    ...(await unfinishedIssues(root, content, cache)),
    ...(await checkCopy(content, cache)),
    ...(await checkSpelling(content, cache)),
  ];
}

/**
 * Everything in a project's content that is to be mended.
 * @param root the project's folder
 * @param content as it was read there
 * @param cache of checked texts
 */
export async function contentIssues(
  root: string,
  content = readContent(root, contentModel),
  cache: DocumentCache = checkedDocuments(root),
): Promise<Issue[]> {
  return [
    ...(await checkContent(root, content, cache)),
    ...(await textIssues(root, content, cache)),
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
  const cache = checkedDocuments(root);
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
