import type { Issue } from "../../src/data-layer/text/issue";
import type { Chapter } from "./markdown.mjs";

/** Issues sorted by file and line, hints last. */
const sorted = (issues: readonly Issue[]): Issue[] =>
  [...issues].sort(
    (a, b) =>
      Number(a.isHint ?? false) - Number(b.isHint ?? false) ||
      a.file.localeCompare(b.file, "de") ||
      (a.line ?? 0) - (b.line ?? 0),
  );

const messageOf = ({ field, message }: Issue): string => (field ? `Feld „${field}“: ${message}` : message);

const SPECIAL: Readonly<Record<string, string>> = { "%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C" };
const escapeMessage = (text: string) => text.replace(/[%\r\n]/g, (sign) => SPECIAL[sign] ?? sign);
const escapeProperty = (text: string) => text.replace(/[%\r\n:,]/g, (sign) => SPECIAL[sign] ?? sign);

/** An issue as GitHub's runner reads it from a line of the log: it then stands at the line of the file. */
export function annotation(issue: Issue): string {
  const { file, line, field } = issue;
  const place = { file, line, title: field ? `Feld „${field}“` : "Inhalt" };
  const properties = Object.entries(place).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${escapeProperty(String(value))}`,
  );
  return `::${issue.isHint ? "notice" : "error"} ${properties.join(",")}::${escapeMessage(issue.message)}`;
}

/** Issues for other programs; `version` changes when the shape does. */
export const issuesAsJson = (issues: readonly Issue[]): string =>
  JSON.stringify({ version: 1, issues: sorted(issues) }, null, 2);

/** Issues as GitHub shows them at their lines; it shows ten a step. */
export const annotations = (issues: readonly Issue[]): string => sorted(issues).map(annotation).join("\n");

/** A table for each file with issues. */
export const issueChapters = (issues: readonly Issue[]): Chapter[] =>
  [...new Set(sorted(issues).map(({ file }) => file))].map((file) => ({
    title: file,
    head: ["Wo", "Was zu beheben ist"],
    rows: sorted(issues)
      .filter((issue) => issue.file === file)
      .map((issue) => [issue.line === undefined ? ["–"] : [{ file, line: issue.line }], [messageOf(issue)]]),
  }));

/** How many issues there are, in a sentence. */
export const countOfIssues = (count: number): string =>
  count === 1
    ? "Im Inhalt ist 1 Fehler. Veröffentlicht wird erst, wenn er behoben ist."
    : `Im Inhalt sind ${count} Fehler. Veröffentlicht wird erst, wenn sie behoben sind.`;
