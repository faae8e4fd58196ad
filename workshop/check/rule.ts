import type { CompileOptions } from "@mdx-js/mdx";
import type * as Mdast from "mdast";
import type { VFile } from "vfile";
import { type FieldValue, listFieldValues } from "../../src/data-layer/model/field-values";
import { type Content, type ContentFile, issueAt } from "../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../src/data-layer/render/document-cache";
import type { RenderedDocument } from "../../src/data-layer/render/render-mdx";
import { lineOf, type Report } from "../../src/data-layer/render/report";
import { asHint, type Issue, issueInFile, type TextIssue } from "../../src/data-layer/text/issue";

/** Finds what is wrong in what visitors read of a field or a paragraph. */
export type Finder = (copy: string, file: ContentFile) => readonly TextIssue[];

/** An editorial rule: what it looks at. What it finds and passes over stands in `examples.json` beside it. */
export type Rule = {
  /** Makes the finder for fields and texts. */
  inCopy?: (content: Content) => Finder;
  /** The same for fields alone, where a plugin looks at texts. */
  inFields?: (content: Content) => Finder;
  /** A remark plugin for texts as their authors wrote them. */
  inMarkdown?: NonNullable<CompileOptions["remarkPlugins"]>[number];
  /** Looks at a text as it was rendered. */
  inText?: (file: ContentFile, document: RenderedDocument) => Issue[];
  /** Looks at all files together. */
  inContent?: (content: Content, cache: DocumentCache) => Issue[] | Promise<Issue[]>;
  /** Looks at the project's folder and its history, too. */
  inProject?: (root: string, content: Content, cache: DocumentCache) => Issue[] | Promise<Issue[]>;
  /** It looks at more than texts: at files that are none, or at what is published. */
  ofFolder?: true;
  /** What is not finished may break it. */
  notInDrafts?: true;
};

/** A rule about texts by themselves. */
export const ofCopy = (...finders: readonly ((copy: string) => readonly TextIssue[])[]) => ({
  inCopy: () => (copy: string) => finders.flatMap((find) => find(copy)),
});

/** What a finder says of files as they were typed. */
export const issuesInFiles = (files: readonly ContentFile[], find: (text: string) => readonly TextIssue[]): Issue[] =>
  files.flatMap(({ file, text }) => find(text).map((issue) => issueInFile(file, text, issue)));

/** What is wrong with single values of fields, as they were typed. */
export const issuesInFields = (
  files: readonly ContentFile[],
  messageOf: (field: FieldValue, file: ContentFile) => string | false | undefined,
): Issue[] =>
  files.flatMap((file) =>
    listFieldValues(file.type.schema, file.parsed.data).flatMap((field) => {
      const message = messageOf(field, file);
      return message ? [issueAt(file, field.path, message)] : [];
    }),
  );

/** What a passage gets that a pattern matches; nothing if it is right. */
type Message = (found: string, match: RegExpExecArray) => string | false | undefined;

/** Makes the finder of a pattern. */
export const finder =
  (pattern: RegExp, message: Message) =>
  (copy: string): TextIssue[] =>
    [...copy.matchAll(pattern)].flatMap((match) => {
      const says = message(match[0], match);
      return says ? [{ offset: match.index, message: says }] : [];
    });

/** Makes the same of what stands outside of quotation marks, where others speak. */
export const finderOfOwnWords = (pattern: RegExp, message: Message) => {
  const find = finder(pattern, message);
  return (copy: string) =>
    find(copy.replace(/„[^„“]*“/g, (quoted) => `„${"_".repeat(Math.max(0, quoted.length - 2))}“`));
};

/** Makes a finder whose findings are hints. */
export const hinting = (find: (copy: string) => readonly TextIssue[]) => (copy: string) => find(copy).map(asHint);

/** Makes a remark plugin of a check that reports nodes and offsets in them. */
export const markdownCheck =
  (check: (tree: Mdast.Root, report: Report) => void) => () => (tree: Mdast.Root, file: VFile) =>
    check(tree, (place, message, offset) => {
      const line = lineOf(place, offset);
      file.message(message, line === undefined ? undefined : { line, column: 1 });
    });
