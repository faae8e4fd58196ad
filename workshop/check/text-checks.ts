import path from "node:path";
import { type DocumentCache, documentsOnDisk, type TextChecks } from "../../src/data-layer/render/document-cache";
import { hashOfFiles } from "../../src/lib/hash-of-files";
import { remarkWording } from "./remark-wording";
import { remarkCheckSums } from "./sums/remark-check-sums";

/** What a text is asked while it is rendered. The table of one block is a funnel, and an attribute of it states rates. */
export const TEXT_CHECKS: TextChecks = {
  code: hashOfFiles(path.join(__dirname), ["."]),
  plugins: [remarkWording, [remarkCheckSums, { funnel: { element: "FunnelChart", description: "description" } }]],
};

/** The texts of a project as they were rendered and checked before. @param root the project's folder */
export const checkedDocuments = (root: string): ReturnType<typeof documentsOnDisk> =>
  documentsOnDisk(root, TEXT_CHECKS);

/** The same for as long as this process runs. */
export function checkedInMemory(): DocumentCache {
  const known = new Map<string, unknown>();
  return { get: (key) => known.get(key), set: (key, value) => known.set(key, value), checks: TEXT_CHECKS };
}
