import { issuesAtFacts } from "../../src/data-layer/check/repeated-facts";
import { listFieldValues } from "../../src/data-layer/model/field-values";
import { today } from "../../src/data-layer/model/release";
import { type Content, type ContentFile, dataAsWritten, issueAt } from "../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../src/data-layer/render/document-cache";
import { hasText, renderDocument } from "../../src/data-layer/render/render-document";
import type { RenderedDocument } from "../../src/data-layer/render/render-mdx";
import type { Issue, TextIssue } from "../../src/data-layer/text/issue";
import { findRangeIssues } from "../../src/data-layer/text/ranges";
import { checkEntries } from "./check-entries";
import { checkFacts, countChecker, literalDeadlines } from "./check-facts";
import { type Copy, copyInFields, copyInText, TERMS_FILE, wordingIn } from "./copy-in";
import { findWrongSums } from "./sums/find-sums";
import { findAuthorNotes } from "./text/author-notes";
import { findCalendarIssues } from "./text/calendar";
import { findForeignNumbers } from "./text/foreign-numbers";
import { linkTextIssue } from "./text/link-words";
import { mentionsResult } from "./text/mentions-result";
import { termChecker } from "./text/replaced-words";
import { findStructureIssues } from "./text/structure";
import { findTypographyIssues } from "./text/typography";
import { findTypos } from "./text/typos";

type FindIssues = (copy: string) => readonly TextIssue[];

const FINDERS: readonly FindIssues[] = [
  findTypographyIssues,
  findTypos,
  (copy) => findCalendarIssues(copy, today()),
  findRangeIssues,
];

/** Checks typography, slips, days, ranges, terms, authors' notes and whether texts name what calculators show; never stops a build. */
export async function checkCopy(content: Content, cache: DocumentCache): Promise<Issue[]> {
  const { files, facts } = content;
  const findReplaced = termChecker(wordingIn(files).terms, TERMS_FILE);
  const [findMiscounted, onPages] = [countChecker(content), countChecker(content, facts)];
  const issues = await Promise.all(
    files.map(async (file) => {
      // With a head that cannot be read, it may be one.
      const isDraft = file.parsed.data === undefined || dataAsWritten(file).draft === true;
      const find: FindIssues = (copy) => [
        ...FINDERS.flatMap((findIssues) => findIssues(copy)),
        ...findReplaced(copy),
        ...(file.type.collection ? findMiscounted : onPages)(copy),
        ...(isDraft ? [] : findAuthorNotes(copy)),
      ];
      return [
        // In a text, its Markdown is checked.
        ...issuesIn(copyInFields(file), (copy) => [...find(copy), ...findWrongSums(copy), ...findForeignNumbers(copy)]),
        ...linkTextIssues(file),
        ...(await textIssues(file, find, cache)),
        ...(isDraft ? [] : structureIssues(file)),
      ];
    }),
  );
  const found = [...issues.flat(), ...checkEntries(files), ...checkFacts(files), ...literalDeadlines(files)];
  return issuesAtFacts(found, content);
}

const LABEL = '"label": "Preise und Pakete"';

/** Words of links in fields that do not say where they lead. */
const linkTextIssues = (file: ContentFile): Issue[] =>
  listFieldValues(file.type.schema, file.parsed.data).flatMap(({ value, path, group }) => {
    const isLinkText = path.at(-1) === "label" && typeof group.to === "string";
    const message = isLinkText && typeof value === "string" && value.trim() !== "" && linkTextIssue(value, LABEL);
    return message ? [issueAt(file, path, message)] : [];
  });

const structureIssues = ({ file, parsed: { body } }: ContentFile): Issue[] =>
  findStructureIssues(body).map((issue) => ({ file, ...issue }));

async function textIssues(file: ContentFile, find: FindIssues, cache: DocumentCache): Promise<Issue[]> {
  if (!hasText(file)) return [];
  const document = await renderDocument(file, cache);
  return [...issuesIn(copyInText(file, document), find), ...unmentionedResults(file, document)];
}

const issuesIn = (copy: readonly Copy[], find: FindIssues): Issue[] =>
  copy.flatMap(({ text, issueOf }) => find(text).map(issueOf));

/** Readers take the numbers of a calculator for those of the text around it. */
const unmentionedResults = ({ file }: ContentFile, { textBlocks, results }: RenderedDocument): Issue[] =>
  results
    .filter((result) => !textBlocks.some(({ text }) => mentionsResult(text, result)))
    .map(({ label, value, line }) => ({
      file,
      line,
      message: `Der Rechner zeigt bei „${label}“ ${value}, der Text nennt diese Zahl nicht. Bitte im Text nennen oder die Angaben des Rechners ändern.`,
    }));
