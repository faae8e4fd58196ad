import { type Line, oneLine, type Report, renderLine } from "./markdown.mjs";

const lineOf = (line: Line): string =>
  renderLine(line, {
    text: oneLine,
    added: (text) => `[+${text}+]`,
    removed: (text) => `[-${text}-]`,
    name: (name) => name,
  });

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
