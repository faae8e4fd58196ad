import { contentModel } from "../../src/content-model";
import { checkContent } from "../../src/data-layer/check/check-content";
import { type Content, type ContentFile, readContent } from "../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../src/data-layer/render/document-cache";
import { errorsOf, formatIssues, type Issue } from "../../src/data-layer/text/issue";
import { RULES } from "./all-rules";
import { checkCopy } from "./check-copy";
import { openPlaces } from "./open-places";
import { rule as readingTimes } from "./rules/reading-times";
import { rule as templateTexts } from "./rules/template-texts";
import { checkedDocuments } from "./text-checks";

/** What is unfinished about the texts of a project: the words of a template, a length that does not fit. */
export async function unfinishedIssues(root: string, content: Content, cache: DocumentCache): Promise<Issue[]> {
  const issues = [readingTimes.inContent(content, cache), templateTexts.inProject(root, content, cache)];
  return (await Promise.all(issues)).flat();
}

/** What is to be mended in texts, whatever the site itself refuses. @param cache of checked texts @param own as `checkCopy` has it */
export async function textIssues(
  root: string,
  content: Content,
  cache: DocumentCache,
  own?: readonly ContentFile[],
): Promise<Issue[]> {
  return [...(await checkCopy(content, cache, undefined, own)), ...(await projectIssues(root, content, cache, false))];
}

/** What the rules say that look at a project. @param ofFolder whether they are those that look at more than its texts */
async function projectIssues(root: string, content: Content, cache: DocumentCache, ofFolder: boolean) {
  const rules = [...RULES.values()].filter((rule) => (rule.ofFolder ?? false) === ofFolder);
  return (await Promise.all(rules.map(({ inProject }) => inProject?.(root, content, cache) ?? []))).flat();
}

/** Everything in a project's content that is to be mended. */
export async function contentIssues(
  root: string,
  content = readContent(root, contentModel),
  cache: DocumentCache = checkedDocuments(root),
): Promise<Issue[]> {
  return [
    ...(await checkContent(root, content, cache)),
    ...(await textIssues(root, content, cache)),
    ...(await projectIssues(root, content, cache, true)),
  ];
}

/** What `npm run check:content` says of a project, in German. @returns `text` lists the errors if there are any */
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
