import { renderMdx } from "../../../src/data-layer/render/render-mdx";

/** Renders the body of a file „f“ that begins on the given line of it. */
export const render = (source: string, bodyLine = 1) => renderMdx("f", "\n".repeat(bodyLine - 1) + source);

/** A component around its content, as an author writes it. */
export const around = (tag: string, content: string): string => `<${tag}>\n\n${content}\n\n</${tag.split(" ")[0]}>`;

/** A Markdown table: its head and its rows, each without the outer strokes. */
export const table = (head: string, ...rows: string[]): string =>
  [`| ${head} |`, `|${"---|".repeat(head.split("|").length)}`, ...rows.map((row) => `| ${row} |`)].join("\n");
