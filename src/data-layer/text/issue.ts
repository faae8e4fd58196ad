import { lineAt } from "./line-at";

/** A problem in a content file: a German message with its remedy, and its location. */
export type Issue<Location = FileLocation> = Location & {
  message: string;
  /** A hint is worth a look, and stops nothing. */
  isHint?: true;
};

export type FileLocation = {
  /** Path relative to the project root, e.g. `content/articles/cac/index.mdx`. */
  file: string;
  /** First line is 1; absent if the parser cannot tell. */
  line?: number | undefined;
  /** Field path as the author writes it, e.g. `poster.alt` or `related[1].slug`. */
  field?: string | undefined;
};

/** A problem in a text whose file is not known yet; the offset counts its characters from 0. */
export type TextIssue = Issue<{ offset: number }>;

/** An issue of a file's text, in that file. */
export const issueInFile = (file: string, text: string, { offset, ...issue }: TextIssue): Issue => ({
  file,
  line: lineAt(text, offset),
  ...issue,
});

/** The same as a hint. */
export const asHint = <Location>(issue: Issue<Location>): Issue<Location> => ({ ...issue, isHint: true });

/** Formats issues for a terminal, in German: sorted by file and line, one paragraph each. */
export function formatIssues(issues: readonly Issue[]): string {
  const sorted = [...issues].sort((a, b) => a.file.localeCompare(b.file, "de") || (a.line ?? 0) - (b.line ?? 0));
  const errors = errorsOf(sorted);
  const hints = sorted.filter(({ isHint }) => isHint);
  const heading =
    errors.length === 1
      ? "Im Inhalt ist 1 Fehler. Veröffentlicht wird erst, wenn er behoben ist:"
      : `Im Inhalt sind ${errors.length} Fehler. Veröffentlicht wird erst, wenn sie behoben sind:`;
  const paragraphs = (found: readonly Issue[]) =>
    found.map(({ file, line, field, message }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      // Authors count from 1.
      const counted = field?.replace(/\[(\d+)\]/g, (_index, digits) => ` (${Number(digits) + 1}. Eintrag)`);
      return `  ${place}\n    ${counted ? `Feld „${counted}“: ` : ""}${message}`;
    });
  return [
    ...(errors.length > 0 ? [heading, ...paragraphs(errors)] : []),
    ...(hints.length > 0 ? ["Bitte ansehen; es hält nichts auf:", ...paragraphs(hints)] : []),
  ].join("\n\n");
}

/** The issues that stop a publication. */
export const errorsOf = (issues: readonly Issue[]): Issue[] => issues.filter(({ isHint }) => !isHint);
