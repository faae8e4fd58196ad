import { type Line, oneLine, type Report } from "./markdown.mjs";

const lineOf = (line: Line): string =>
  line
    .map((piece) => {
      if (typeof piece === "string") return oneLine(piece);
      if ("added" in piece) return `[+${oneLine(piece.added)}+]`;
      if ("removed" in piece) return `[-${oneLine(piece.removed)}-]`;
      if ("page" in piece) return oneLine(piece.page);
      return oneLine(piece.line === undefined ? piece.file : `Zeile ${piece.line}`);
    })
    .join("");

/** A report for a terminal; words that are gone stand in [-…-], new ones in [+…+]. */
export const terminalText = ({ summary, chapters }: Report): string =>
  [
    ...summary.map(oneLine),
    ...chapters.map(({ title, head, rows }) =>
      [
        `\n${oneLine(title)}\n`,
        ...rows.map(([name = [], ...lines]) =>
          head
            ? `  ${[name, ...lines].map(lineOf).join("  ")}`
            : [`  ${lineOf(name)}`, ...lines.map((line) => `    ${lineOf(line)}`)].join("\n"),
        ),
      ].join("\n"),
    ),
  ].join("\n");
