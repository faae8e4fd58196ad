import { findWrongSums } from "../../../packages/check-sums/src/find-sums";
import { listFieldValues } from "../model/field-values";
import { type Content, type ContentFile, dataAsWritten, issueAt } from "../read/read-content";
import type { RenderedDocument } from "../render/render-mdx";
import { findAuthorNotes } from "../text/author-notes";
import { findCalendarIssues } from "../text/calendar";
import type { Issue, TextIssue } from "../text/issue";
import { lineAt } from "../text/line-at";
import { mentionsResult } from "../text/mentions-result";
import { findRangeIssues } from "../text/ranges";
import { type TermRule, termChecker } from "../text/replaced-words";
import { findSlips } from "../text/slips";
import { findStructureIssues } from "../text/structure";
import { findTypographyIssues } from "../text/typography";
import { renderDocument } from "./check-content";
import { checkEntries } from "./check-entries";
import type { DocumentCache } from "./document-cache";

type FindIssues = (copy: string) => readonly TextIssue[];

const FINDERS: readonly FindIssues[] = [findTypographyIssues, findSlips, findCalendarIssues, findRangeIssues];

const TERMS_FILE = "content/terms.json";

/** Checks typography, slips, days, ranges, terms, authors' notes and whether texts name what calculators show; never stops a build. */
export async function checkCopy({ files }: Content, cache: DocumentCache): Promise<Issue[]> {
  const findReplaced = termChecker(termRulesIn(files), TERMS_FILE);
  const issues = await Promise.all(
    files.map(async (file) => {
      const isDraft = dataAsWritten(file).draft === true;
      const find: FindIssues = (copy) => [
        ...FINDERS.flatMap((findIssues) => findIssues(copy)),
        ...findReplaced(copy),
        ...(isDraft ? [] : findAuthorNotes(copy)),
      ];
      return [
        ...fieldIssues(file, find),
        ...(await textIssues(file, find, cache)),
        ...(isDraft ? [] : structureIssues(file)),
      ];
    }),
  );
  return [...issues.flat(), ...checkEntries(files)];
}

function fieldIssues(file: ContentFile, find: FindIssues): Issue[] {
  return listFieldValues(file.type.schema, file.parsed.data).flatMap(({ path, value, textKind }) =>
    textKind === "copy" && typeof value === "string"
      ? [...find(value), ...findWrongSums(value)].map(({ message }) => issueAt(file, path, message))
      : [],
  );
}

const structureIssues = ({ file, parsed: { body } }: ContentFile): Issue[] =>
  findStructureIssues(body).map(({ offset, message }) => ({ file, line: lineAt(body, offset), message }));

async function textIssues(file: ContentFile, find: FindIssues, cache: DocumentCache): Promise<Issue[]> {
  if (!file.data || !file.type.family) return [];
  const document = await renderDocument(file, cache);
  const issues = document.textBlocks.flatMap(({ text, line }) =>
    find(text).map(({ offset, message }) => ({ file: file.file, line: line + lineAt(text, offset) - 1, message })),
  );
  return [...issues, ...unmentionedResults(file, document)];
}

/** Readers take the numbers of a calculator for those of the text around it. */
const unmentionedResults = ({ file }: ContentFile, { textBlocks, results }: RenderedDocument): Issue[] =>
  results
    .filter((result) => !textBlocks.some(({ text }) => mentionsResult(text, result)))
    .map(({ label, value, line }) => ({
      file,
      line,
      message: `Der Rechner zeigt bei „${label}“ ${value}, der Text nennt diese Zahl nicht. Bitte im Text nennen oder die Angaben des Rechners ändern.`,
    }));

/** None while the file is missing or has errors, which are reported by themselves. */
function termRulesIn(files: readonly ContentFile[]): readonly TermRule[] {
  const { terms = [] } = files.find(({ file }) => file === TERMS_FILE)?.data ?? {};
  return terms as readonly TermRule[];
}
