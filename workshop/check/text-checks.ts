import path from "node:path";
import { type DocumentCache, documentsOnDisk, type TextChecks } from "../../src/data-layer/render/document-cache";
import { hashOfFiles } from "../../src/lib/hash-of-files";
import { RULES } from "./all-rules";

/** What a text is asked while it is rendered. */
export const TEXT_CHECKS: TextChecks = {
  code: hashOfFiles(path.join(__dirname), ["."]),
  plugins: [...RULES.values()].flatMap(({ inMarkdown }) => (inMarkdown ? [inMarkdown] : [])),
};

/** The texts of a project as they were rendered and checked before. @param root the project's folder */
export const checkedDocuments = (root: string): ReturnType<typeof documentsOnDisk> =>
  documentsOnDisk(root, TEXT_CHECKS);

/** The same for as long as this process runs. @param before what was known when it began */
export function checkedInMemory(before?: DocumentCache): DocumentCache {
  const known = new Map<string, unknown>();
  const get = (key: string) => {
    if (!known.has(key)) known.set(key, before?.get(key));
    return known.get(key);
  };
  return { get, set: (key, value) => known.set(key, value), checks: TEXT_CHECKS };
}
