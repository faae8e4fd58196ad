import type * as Mdast from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { chartRuleOf } from "../../src/blocks";
import type { Element } from "../../src/data-layer/render/check-attributes";
import { lineOf, type Report } from "../../src/data-layer/render/report";
import { findForeignNumbers } from "./text/foreign-numbers";
import { hasWords, linkTextIssue } from "./text/link-words";

/** Remark plugin: checks words, tables and numbers, while the text is as its author wrote it. */
export function remarkWording() {
  return (tree: Mdast.Root, file: VFile): void => {
    const report: Report = (place, message, offset) => {
      const line = lineOf(place, offset);
      file.message(message, line === undefined ? undefined : { line, column: 1 });
    };
    const chartNumbers = new Set<Mdast.Nodes>();
    const headings = new Map<string, number | undefined>();
    visit(tree, (node) => {
      switch (node.type) {
        case "heading":
          checkHeading(node, headings, report);
          break;
        case "link":
        case "linkReference":
          checkLink(node, report);
          break;
        case "table":
          checkColumns(node, report);
          break;
        case "text":
          checkText(node, chartNumbers.has(node), report);
          break;
        case "image":
          for (const words of [node.alt, node.title]) checkAttributeText(node, words, report);
          break;
        case "mdxJsxFlowElement":
        case "mdxJsxTextElement":
          if (chartRuleOf(node.name ?? "")) addChartNumbers(node, chartNumbers);
          for (const attribute of node.attributes)
            if (attribute.type === "mdxJsxAttribute") checkAttributeText(node, attribute.value, report);
      }
    });
  };
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

function checkLink(node: Mdast.Link | Mdast.LinkReference, report: Report): void {
  const issue = linkTextIssue(textOf(node), "[Preise und Pakete](/pfad)");
  if (issue) report(node, issue);
}

function checkColumns(table: Mdast.Table, report: Report): void {
  const [head] = table.children;
  const empty = (head?.children ?? []).flatMap((cell, index) => (textOf(cell).trim() === "" ? [index + 1] : []));
  if (!head || empty.length === 0) return;
  report(
    head,
    `Über Spalte ${empty.join(", ")} der Tabelle steht nichts. Jede Spalte braucht ein Wort in der Kopfzeile, auch die erste: | Merkmal | … |.`,
  );
}

function checkText(node: Mdast.Text, isNumberOfChart: boolean, report: Report): void {
  // The chart itself reports a number that it cannot read.
  if (isNumberOfChart) return;
  for (const { offset, message } of findForeignNumbers(node.value)) report(node, message, offset);
}

/** Checks texts on a single line: alternative texts, captions, attributes. */
function checkAttributeText(node: Mdast.Nodes, words: unknown, report: Report): void {
  if (typeof words !== "string") return;
  for (const { message } of findForeignNumbers(words)) report(node, message);
}

/** Adds the texts in all columns of a chart's table except the first. */
function addChartNumbers(chart: Element, texts: Set<Mdast.Nodes>): void {
  for (const table of chart.children) {
    if (table.type !== "table") continue;
    const cells = table.children.slice(1).flatMap(({ children: [, ...numbers] }) => numbers);
    for (const cell of cells) visit(cell, (node) => void texts.add(node));
  }
}
