import type * as Mdast from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { chartRuleOf } from "../../src/blocks";
import type { Element } from "../../src/data-layer/render/check-attributes";
import { lineOf, type Report } from "../../src/data-layer/render/report";
import { findHiddenCharacters } from "../../src/data-layer/text/hidden-characters";
import { pluralize } from "../../src/data-layer/text/pluralize";
import { findForeignNumbers } from "./text/foreign-numbers";
import { hasWords, linkTextIssue } from "./text/link-words";

/** Remark plugin: checks words, tables, numbers and lost signs, while the text is as its author wrote it. */
export function remarkWording(report: Report) {
  return (tree: Mdast.Root, file: VFile): void => {
    const source = String(file);
    const chartNumbers = new Set<Mdast.Nodes>();
    const headings = new Map<string, number | undefined>();
    const named = new Set<string>();
    visit(tree, (node) => {
      if (node.type === "linkReference" || node.type === "imageReference") named.add(`[${node.identifier}]`);
      if (node.type === "footnoteReference") named.add(`[^${node.identifier}]`);
    });
    visit(tree, (node) => {
      switch (node.type) {
        case "heading":
          checkHeading(node, headings, report);
          if (hasClosingSigns(node, source)) report(node, CLOSING_SIGNS);
          break;
        case "definition":
        case "footnoteDefinition":
          checkDefinition(node, named, report);
          break;
        case "listItem":
          if (/^\[[ x]\]\s/i.test(source.slice(node.children[0]?.position?.start.offset))) report(node, TASK);
          break;
        case "code":
          if (!isWholeCode(node, source)) report(node, BROKEN_CODE);
          break;
        case "inlineCode":
          if (isInWord(node, source)) report(node, CODE_IN_WORD);
          break;
        case "link":
        case "linkReference":
          checkLink(node, report);
          break;
        case "blockquote":
          checkQuotation(node, report);
          break;
        case "table":
          checkColumns(node, report);
          checkRows(node, report);
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
  if (isUnderlined(node))
    report(
      node,
      "Die Linie darunter macht diesen Text zur Überschrift. Eine Überschrift beginnt mit ##, vor einer Linie bleibt eine Zeile frei.",
    );
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

/** Markdown takes a line of --- right below a text for its underlining. */
const isUnderlined = ({ position, children }: Mdast.Heading) => {
  const end = children.at(-1)?.position?.end.line;
  return position !== undefined && end !== undefined && position.end.line > end;
};

const CLOSING_SIGNS = "Die # am Ende der Überschrift verschwinden. Bitte streichen oder \\# schreiben.";

/** Markdown takes signs at the end of a heading for its other half. */
const hasClosingSigns = ({ position, children }: Mdast.Heading, source: string) =>
  /^\s*#+\s*$/.test(
    source.slice(children.at(-1)?.position?.end.offset, children.length > 0 ? position?.end.offset : 0),
  );

const TASK =
  "Kästchen gibt es in Listen nicht. Bitte „[ ]“ streichen; zum Abhaken dient der Baustein <Checklist>. Als Zeichen steht \\[ ].";

/** What the address of a link may begin with. */
const TARGET = /^(?:[/#.]|[a-z]+:)/i;

/** A line „[Name]: Ziel“ and the text of a footnote are seen only where a text names them, and only the first of a name. */
function checkDefinition(node: Mdast.Definition | Mdast.FootnoteDefinition, named: Set<string>, report: Report): void {
  const isFootnote = node.type === "footnoteDefinition";
  const isSeen = isFootnote || TARGET.test(node.url);
  if (named.delete(`[${isFootnote ? "^" : ""}${node.identifier}]`) && isSeen) return;
  const label = node.label ?? node.identifier;
  report(
    node,
    isFootnote
      ? `Die Fußnote [^${label}] nennt kein Text, oder es gibt sie zweimal; so ist sie nicht zu sehen. Bitte [^${label}] in den Text setzen oder die Zeile löschen.`
      : `„[${label}]:“ beginnt das Ziel eines Links, so ist die Zeile nicht zu sehen. Als Text steht \\[${label}]:.`,
  );
}

const BROKEN_CODE =
  "Hier beginnt ein Block mit Code. Davor und danach steht eine Zeile mit ```; sonst geht Text verloren. Als Zeichen steht \\``` oder \\~~~.";

const isWholeCode = ({ position, meta }: Mdast.Code, source: string) =>
  !meta && /^(`{3,}).*\n(?:.*\n)*?.*\1`*$/.test(source.slice(position?.start.offset, position?.end.offset));

const CODE_IN_WORD =
  "Zwischen zwei ` steht Code, die Zeichen selbst verschwinden. Ein Apostroph ist ’; Code steht nicht unmittelbar an einem Wort.";

/** „Wie geht`s?“ */
const isInWord = ({ position }: Mdast.InlineCode, source: string) =>
  [(position?.start.offset ?? 0) - 1, position?.end.offset ?? 0].some((at) => /[\p{L}\p{N}]/u.test(source[at] ?? ""));

const MORE_THAN = /^(=?)\s*((?:(?:ca\.|rund|etwa|über|fast|knapp|gut)\s+)?(?:[€£$]\s?)?\d[\d.,]*\S*)?/;

/** At the beginning of a line, „more than“ is Markdown's sign for a quotation. */
function checkQuotation(node: Mdast.Blockquote, report: Report): void {
  const [, equals, found = ""] = MORE_THAN.exec(textOf(node)) ?? [];
  if (!equals && !found) return;
  const words = `${equals ? "mindestens" : "mehr als"} ${found}`.trim();
  report(node, `Ein > am Anfang der Zeile macht ein Zitat daraus. Bitte „${words}“ schreiben oder den Satz umstellen.`);
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

function checkRows({ children: [head, ...rows] }: Mdast.Table, report: Report): void {
  const columns = head?.children.length;
  for (const row of rows) {
    if (row.children.length === columns) continue;
    const cells = pluralize(row.children.length, "Feld", "Felder");
    report(row, `Die Zeile hat ${cells}, die Überschrift ${columns}. Jede Zeile braucht gleich viele.`);
  }
}

function checkText(node: Mdast.Text, isNumberOfChart: boolean, report: Report): void {
  // The chart itself reports a number that it cannot read.
  const issues = [...findHiddenCharacters(node.value), ...(isNumberOfChart ? [] : findForeignNumbers(node.value))];
  for (const { offset, message } of issues) report(node, message, offset);
}

/** Checks texts on a single line: alternative texts, captions, attributes. */
function checkAttributeText(node: Mdast.Nodes, words: unknown, report: Report): void {
  if (typeof words !== "string") return;
  for (const { message } of [...findHiddenCharacters(words), ...findForeignNumbers(words)]) report(node, message);
}

/** Adds the texts in all columns of a chart's table except the first. */
function addChartNumbers(chart: Element, texts: Set<Mdast.Nodes>): void {
  for (const table of chart.children) {
    if (table.type !== "table") continue;
    const cells = table.children.slice(1).flatMap(({ children: [, ...numbers] }) => numbers);
    for (const cell of cells) visit(cell, (node) => void texts.add(node));
  }
}
