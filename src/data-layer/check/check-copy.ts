import { leavesOf } from "../model/leaves";
import { type Content, type ContentFile, issueAt } from "../read/read-content";
import type { RenderedDocument } from "../render/render-mdx";
import type { Issue, TextIssue } from "../text/issue";
import { lineAt } from "../text/line-at";
import { namesFigure } from "../text/names-figure";
import { type Preference, replacedWords } from "../text/replaced-words";
import { findTypographyIssues } from "../text/typography";
import { type DocumentCache, renderDocument } from "./check-content";

type Find = (copy: string) => readonly TextIssue[];

/** The list of terms. */
const TERMS_FILE = "content/terms.json";

/**
 * Checks the typography of all copy, that it uses the words of the list of terms, and that texts name what their
 * calculators show. What it finds never stops a build.
 */
export async function checkCopy({ files }: Content, cache: DocumentCache): Promise<Issue[]> {
  const findReplaced = replacedWords(preferencesIn(files), TERMS_FILE);
  const find: Find = (copy) => [...findTypographyIssues(copy), ...findReplaced(copy)];
  const issues = await Promise.all(
    files.map(async (file) => [...inFields(file, find), ...(await inText(file, find, cache))]),
  );
  return issues.flat();
}

function inFields(file: ContentFile, find: Find): Issue[] {
  return leavesOf(file.type.schema, file.parsed.data).flatMap(({ path, value, use }) =>
    use === "copy" && typeof value === "string" ? find(value).map(({ message }) => issueAt(file, path, message)) : [],
  );
}

async function inText(file: ContentFile, find: Find, cache: DocumentCache): Promise<Issue[]> {
  if (!file.data || !file.type.family) return [];
  const document = await renderDocument(file, cache);
  const issues = document.passages.flatMap(({ text, line }) =>
    find(text).map(({ offset, message }) => ({ file: file.file, line: line + lineAt(text, offset) - 1, message })),
  );
  return [...issues, ...unnamedResults(file, document)];
}

/** Readers take the numbers of a calculator for those of the text around it. */
const unnamedResults = ({ file }: ContentFile, { passages, results }: RenderedDocument): Issue[] =>
  results
    .filter((result) => !passages.some(({ text }) => namesFigure(text, result)))
    .map(({ label, value, line }) => ({
      file,
      line,
      message: `Der Rechner zeigt bei „${label}“ ${value}, der Text nennt diese Zahl nicht. Bitte im Text nennen oder die Angaben des Rechners ändern.`,
    }));

/** None while the file is missing or has errors, which are reported by themselves. */
function preferencesIn(files: readonly ContentFile[]): readonly Preference[] {
  const { terms = [] } = files.find(({ file }) => file === TERMS_FILE)?.data ?? {};
  return terms as readonly Preference[];
}
