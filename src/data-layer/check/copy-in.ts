import { listFieldValues } from "../model/field-values";
import { type ContentFile, issueAt } from "../read/read-content";
import type { RenderedDocument } from "../render/render-mdx";
import type { Issue, TextIssue } from "../text/issue";
import { lineAt } from "../text/line-at";

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
