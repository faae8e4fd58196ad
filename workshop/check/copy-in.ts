import { listFieldValues } from "../../src/data-layer/model/field-values";
import { type ContentFile, issueAt } from "../../src/data-layer/read/read-content";
import type { RenderedDocument } from "../../src/data-layer/render/render-mdx";
import type { Issue, TextIssue } from "../../src/data-layer/text/issue";
import { lineAt } from "../../src/data-layer/text/line-at";

/** A preferred term, the words that it replaces, and passages where these mean something else. */
export type Term = { term: string; replaces: readonly string[]; except?: readonly string[] };

/** A text in which lines stand for its addresses, including e-mail addresses. */
export const withoutAddresses = (text: string): string =>
  text.replace(/(?<!\S)\S*(?:\/\/|www\.|@)\S*/g, (address) => "_".repeat(address.length));

/** A text that visitors read, and how an issue in it becomes one of its file. */
export type Copy = { text: string; issueOf: (issue: TextIssue) => Issue };

/** The fields of a file that visitors read, as they were typed. */
export const textsIn = (file: ContentFile) =>
  listFieldValues(file.type.schema, file.parsed.data).flatMap(({ path, value, textKind, group }) =>
    textKind === "copy" && typeof value === "string" ? [{ file, path, value, group }] : [],
  );

/** What visitors read of a file's fields. */
export const copyInFields = (file: ContentFile): Copy[] =>
  textsIn(file).map(({ path, value }) => ({
    text: value,
    issueOf: ({ offset: _, message, ...kind }) => ({ ...issueAt(file, path, message), ...kind }),
  }));

/** What visitors read of the text below them. */
export const copyInText = ({ file }: ContentFile, { textBlocks }: RenderedDocument): Copy[] =>
  textBlocks.map(({ text, line }) => ({
    text,
    issueOf: ({ offset, ...issue }) => ({ file, line: line + lineAt(text, offset) - 1, ...issue }),
  }));

/** The people whom a file shows with their picture. */
export const peopleIn = (file: ContentFile): { name: string; role: unknown }[] =>
  listFieldValues(file.type.schema, file.parsed.data).flatMap(({ value, agreesWith, group: { role } }) =>
    agreesWith === "picture" ? [{ name: String(value), role }] : [],
  );

/** Where the site's words are settled. */
export const TERMS_FILE = "content/terms.json";

/** The words that are settled; none while their file is missing or has errors, which are reported by themselves. */
export function wordingIn(files: readonly ContentFile[]): Wording {
  const data: Partial<Wording> = files.find(({ file }) => file === TERMS_FILE)?.data ?? {};
  return { terms: [], words: [], otherFigures: [], ...data };
}
type Wording = { terms: readonly Term[]; words: readonly string[]; otherFigures: readonly string[] };

/** Whether a text contains anything that can be read aloud. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The facts that texts are to name or to agree with. */
export const factsIn = (files: readonly ContentFile[]) =>
  files.flatMap((file) =>
    listFieldValues(file.type.schema, file.parsed.data).flatMap(({ path, value, mustBeNamed, counted }) =>
      mustBeNamed ? [{ file, path, name: String(path.at(-1)), value: String(value), counted }] : [],
    ),
  );
