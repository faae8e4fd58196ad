import { issuesAtFacts } from "../../src/data-layer/check/repeated-facts";
import { type Content, type ContentFile, dataAsWritten } from "../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../src/data-layer/render/document-cache";
import { hasText, renderDocument } from "../../src/data-layer/render/render-document";
import type { Issue } from "../../src/data-layer/text/issue";
import { RULES } from "./all-rules";
import { type Copy, copyInFields, copyInText } from "./copy-in";
import type { Finder, Rule } from "./rule";

/**
 * What the rules say of texts; what they say while a text is rendered comes with it.
 * @param own the files that are looked at each by itself, too; the others only as far as they belong together
 */
export async function checkCopy(
  content: Content,
  cache: DocumentCache,
  rules: readonly Rule[] = [...RULES.values()],
  own: readonly ContentFile[] = content.files,
): Promise<Issue[]> {
  const [inCopy, inFields] = (["inCopy", "inFields"] as const).map((name) => {
    const finders = rules.map((rule) => ({ rule, find: rule[name]?.(content) }));
    return (file: ContentFile, copy: readonly Copy[]) =>
      finders.flatMap(({ rule, find }) => (find && applies(rule, file) ? issuesIn(copy, file, find) : []));
  }) as [Find, Find];
  const ofFiles = own.map(async (file) => {
    const fields = copyInFields(file);
    const found = [...inCopy(file, fields), ...inFields(file, fields)];
    if (!hasText(file)) return found;
    const document = await renderDocument(file, cache);
    const ofText = rules.flatMap((rule) => (applies(rule, file) ? (rule.inText?.(file, document) ?? []) : []));
    return [...found, ...inCopy(file, copyInText(file, document)), ...ofText];
  });
  const ofAll = rules.map((rule) => rule.inContent?.(content, cache) ?? []);
  return issuesAtFacts((await Promise.all([...ofFiles, ...ofAll])).flat(), content);
}

type Find = (file: ContentFile, copy: readonly Copy[]) => Issue[];

/** With a head that cannot be read, a document may be a draft. */
const applies = ({ notInDrafts }: Rule, file: ContentFile): boolean =>
  !notInDrafts || (file.parsed.data !== undefined && dataAsWritten(file).draft !== true);

const issuesIn = (copy: readonly Copy[], file: ContentFile, find: Finder): Issue[] =>
  copy.flatMap(({ text, issueOf }) => find(text, file).map(issueOf));
