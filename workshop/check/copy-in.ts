import { listFieldValues } from "../../src/data-layer/model/field-values";
import { type ContentFile, issueAt } from "../../src/data-layer/read/read-content";
import type { RenderedDocument } from "../../src/data-layer/render/render-mdx";
import type { Issue, TextIssue } from "../../src/data-layer/text/issue";
import { lineAt } from "../../src/data-layer/text/line-at";
import type { TermRule } from "./text/replaced-words";

/** A text that visitors read, and how an issue in it becomes one of its file. */
export type Copy = { text: string; issueOf: (issue: TextIssue) => Issue };

/** What visitors read of a file's fields. */
export const copyInFields = (file: ContentFile): Copy[] =>
  listFieldValues(file.type.schema, file.parsed.data).flatMap(({ path, value, textKind }): Copy[] =>
    textKind === "copy" && typeof value === "string"
      ? [{ text: value, issueOf: ({ offset: _, message, ...kind }) => ({ ...issueAt(file, path, message), ...kind }) }]
      : [],
  );

/** What visitors read of the text below them. */
export const copyInText = ({ file }: ContentFile, { textBlocks }: RenderedDocument): Copy[] =>
  textBlocks.map(({ text, line }) => ({
    text,
    issueOf: ({ offset, ...issue }) => ({ file, line: line + lineAt(text, offset) - 1, ...issue }),
  }));

/** Where the site's words are settled. */
export const TERMS_FILE = "content/terms.json";

/** The words that are settled; none while their file is missing or has errors, which are reported by themselves. */
export function wordingIn(files: readonly ContentFile[]): { terms: readonly TermRule[]; words: readonly string[] } {
  const { terms = [], words = [] } = files.find(({ file }) => file === TERMS_FILE)?.data ?? {};
  return { terms: terms as readonly TermRule[], words: words as readonly string[] };
}
