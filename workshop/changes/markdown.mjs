// A report as Markdown for the host's pages. Plain JavaScript without packages: the workflow that may write comments runs
// it with nothing installed.

/**
 * A part of a line. Every text is shown as it is, whatever it contains: a report comes from a pull request of anybody.
 * @typedef {string | { added: string } | { removed: string } | { file: string, line?: number | undefined } | { page: string }} Piece
 * @typedef {readonly Piece[]} Line
 * Without `head`, the first cell of a row is its title, and each further one a line below it.
 * @typedef {{ title: string, head?: readonly string[], rows: readonly (readonly Line[])[] }} Chapter
 * What `npm run changes -- --out` writes as `report.json`; `summary` comes first.
 * @typedef {{ version: 1, issues: number, summary: string[], chapters: readonly Chapter[] }} Report
 * Addresses of a file on the host and of a page; without them, both are names only.
 * @typedef {{ file?: ((file: string, line?: number) => string) | undefined, page?: ((page: string) => string) | undefined }} Links
 */

/** The host takes comments of up to 65,536 characters. */
const MAX_CHARACTERS = 60_000;
const MAX_TEXT = 600;
/** Lines below a title; all of them stand in the report with pictures. */
const MAX_LINES = 20;
const SHORTENED = "Gekürzt: Alles steht im Bericht.";

/** Marks whose only effect is on the direction or the visibility of what follows, and what ends a line. */
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;
const SIGNS = /[!"#$&'*+\-./:<=>@[\\\]^_`{|}~]/g;
/** Where a name, an issue or an address begins of which the host makes a link, and a message to somebody. */
const LINKED = /(?:[@#]|\bGH-)(?=[\p{L}\d])|:(?=\/\/)|\bwww(?=\.)/giu;

/**
 * A text in one line that can be seen, not too long.
 * @param {unknown} text
 */
export const oneLine = (text) => {
  const line = String(text).replace(INVISIBLE, " ");
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT)} …` : line;
};

/**
 * Any text as Markdown that shows it and does nothing else.
 * @param {unknown} text
 */
export const plain = (text) =>
  oneLine(text)
    .replace(LINKED, "$&\u200b")
    .replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A path as part of an address.
 * @param {string} path
 */
export const encodePath = (path) => path.split("/").map(encodeURIComponent).join("/");

/**
 * A line of a report in another form.
 * @param {Line} line
 * @param {{ text: (text: string) => string, added: (text: string) => string, removed: (text: string) => string, name: (name: string, piece: { page: string } | { file: string, line?: number | undefined }) => string }} form
 *   `text` shows a text as it is, the others get what it returns; `name` gets the name of a page, a file or a line
 */
export const renderLine = (line, { text, added, removed, name }) =>
  line
    .map((piece) => {
      if (typeof piece === "string") return text(piece);
      if ("added" in piece) return added(text(piece.added));
      if ("removed" in piece) return removed(text(piece.removed));
      if ("page" in piece) return name(text(piece.page), piece);
      return name(text(piece.line === undefined ? piece.file : `Zeile ${piece.line}`), piece);
    })
    .join("");

/** @type {(line: Line, links: Links) => string} */
const inlineAll = (line, { file, page }) =>
  renderLine(line, {
    text: plain,
    added: (text) => `<ins>${text}</ins>`,
    removed: (text) => `<del>${text}</del>`,
    name: (name, piece) => {
      const address = "page" in piece ? page?.(String(piece.page)) : file?.(String(piece.file), lineOf(piece));
      return address ? `[${name}](<${address}>)` : name;
    },
  });

/** @param {{ line?: unknown }} piece */
const lineOf = ({ line }) => (line === undefined ? undefined : Number(line));

/** @type {(chapter: Chapter, links: Links) => string} */
function chapterOf({ title, head, rows }, links) {
  const heading = `### ${plain(title)}\n\n`;
  if (head) {
    const lines = [
      head.map(plain),
      head.map(() => "---"),
      ...rows.map((row) => row.map((cell) => inlineAll(cell, links))),
    ];
    return `${heading}${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
  }
  const items = rows.map(([name = [], ...lines]) => {
    const shown = lines.slice(0, MAX_LINES).map((line) => `  - ${inlineAll(line, links)}\n`);
    const more = lines.length > MAX_LINES ? `  - … und ${lines.length - MAX_LINES} weitere\n` : "";
    return `- **${inlineAll(name, links)}**\n${shown.join("")}${more}`;
  });
  return heading + items.join("");
}

/**
 * A report as Markdown, no longer than the host takes.
 * @param {Report} report
 * @param {Links} links
 * @returns {string}
 */
export function markdownOf({ summary, chapters }, links) {
  let markdown = `${summary.map(plain).join("\n\n")}\n`;
  for (const chapter of chapters) {
    const part = `\n${chapterOf(chapter, links)}`;
    if (markdown.length + part.length > MAX_CHARACTERS) return `${markdown}\n${SHORTENED}\n`;
    markdown += part;
  }
  return markdown;
}

/**
 * Addresses of files on GitHub.
 * @param {string} repository its address, e.g. `https://github.com/firma/website`
 * @param {string} commit
 */
export const linksTo = (repository, commit) => ({
  /** @type {(file: string, line?: number) => string} */
  file: (file, line) =>
    `${repository}/blob/${encodeURIComponent(commit)}/${encodePath(file)}${line === undefined ? "" : `?plain=1#L${line}`}`,
});
