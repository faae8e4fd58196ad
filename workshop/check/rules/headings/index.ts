import type * as Mdast from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { lineOf, type Report } from "../../../../src/data-layer/render/report";
import { asHint } from "../../../../src/data-layer/text/issue";
import { readLines } from "../../../../src/data-layer/text/read-lines";
import { hasWords } from "../../copy-in";
import { markdownCheck, type Rule } from "../../rule";

/** Fewer words in a line are none of a sentence. */
const LEAST_WORDS = 8;

/** Finds headings without a text or with a full stop, and paragraphs without one. @param body Markdown */
const findStructureIssues = (body: string): { line: number; message: string; isHint?: true }[] =>
  readLines(body).parts.flatMap(({ kind, depth, quotes, text, typed, line }, index, { [index + 1]: next }) => {
    const issue = (message: string) => [{ line, message }];
    if (kind === "heading" && (!next || (next.kind === "heading" && next.depth <= depth)))
      return issue(
        `Unter „${"#".repeat(depth)} ${text}“ steht kein Text. Bitte schreiben oder die Überschrift löschen.`,
      );
    if (kind === "heading" && /\p{Ll}{4}\.$/u.test(text))
      return issue("Eine Überschrift endet ohne Punkt. Bitte streichen.");
    if (kind === "text" && depth + quotes === 0 && /^\p{Ll}+ /u.test(typed))
      // A name may be written small: „npm“.
      return issue(`Der Absatz beginnt klein, mit „${text.split(" ", 1)}“. Bitte groß schreiben.`).map(asHint);
    const words = text.split(/\s+/);
    const isOwn =
      kind === "text" && depth + quotes === 0 && next?.kind !== "item" && /^[\p{L}„*].*[\p{L}\p{N}]$/u.test(typed);
    return isOwn && words.length >= LEAST_WORDS
      ? issue(`Der Absatz endet mit „${words.at(-1)}“, ohne Punkt. Bitte ergänzen.`)
      : [];
  });

function checkHeadings(tree: Mdast.Root, report: Report): void {
  const above = new Map<string, number | undefined>();
  visit(tree, "heading", (node) => checkHeading(node, above, report));
  visit(tree, "table", ({ children: [head] }) => {
    const empty = (head?.children ?? []).flatMap((cell, index) => (textOf(cell).trim() === "" ? [index + 1] : []));
    const message = `Über Spalte ${empty.join(", ")} der Tabelle steht nichts. Jede Spalte braucht ein Wort in der Kopfzeile, auch die erste: | Merkmal | … |.`;
    if (head && empty.length > 0) report(head, message);
  });
}

/** @param above the headings above it, each with its line */
function checkHeading(node: Mdast.Heading, above: Map<string, number | undefined>, report: Report): void {
  // Other depths produce no heading at all, which is reported elsewhere.
  if (node.depth !== 2 && node.depth !== 3) return;
  const prefix = "#".repeat(node.depth);
  const words = textOf(node).trim();
  if (!hasWords(words))
    report(
      node,
      `Dieser Überschrift fehlen die Wörter. Bitte nach ${prefix} einen Text schreiben oder die Zeile löschen.`,
    );
  else if (node.depth === 3 && above.size === 0)
    report(node, "Die erste Überschrift beginnt mit ##. Erst unter einer solchen steht eine mit ###.");
  else if (above.has(words))
    report(
      node,
      `Die Überschrift „${words}“ steht schon in Zeile ${above.get(words)}. Bitte zwei verschiedene wählen.`,
    );
  above.set(words, above.get(words) ?? lineOf(node));
}

export const rule = {
  inMarkdown: markdownCheck(checkHeadings),
  inText: ({ file, parsed: { body } }) => findStructureIssues(body).map((issue) => ({ file, ...issue })),
  notInDrafts: true,
} satisfies Rule;
