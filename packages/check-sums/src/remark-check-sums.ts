import type { Nodes, Parents, Root, Table } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { findSums, findWrongSums } from "./find-sums";
import { flatten } from "./flat-text";
import { findWrongRates } from "./funnel-rates";
import { findWrongTotals } from "./table-totals";

/** What is a funnel: the MDX element around the table of its stages, and its attribute that states rates. */
export type Options = { funnel?: { element: string; description: string } };

type Element = MdxJsxFlowElement | MdxJsxTextElement;
/** Takes a wrong sum: the node in which it stands, what is wrong, and where it begins in the node's text. */
type Report = (place: Nodes | MdxJsxAttribute, message: string, offset?: number) => void;

/** What an author writes before a sum that is shown as a mistake. */
const INTENDED = "{/* Rechenfehler mit Absicht */}";
const NOTE = /^\s*\/\*\s*Rechenfehler mit Absicht\s*\*\/\s*$/;
const HINT = `Ist der Fehler gewollt, steht davor ${INTENDED}.`;
const NO_MISTAKE =
  "Hinter diesem Vermerk findet die Prüfung keinen Rechenfehler. Bitte streichen oder unmittelbar vor die Rechnung stellen.";

/**
 * Remark plugin: adds a message to the file for each sum that does not come out, in paragraphs, headings, tables,
 * alternative texts and attributes of MDX elements. Takes the notes on intended mistakes out of the text.
 */
export function remarkCheckSums({ funnel }: Options = {}) {
  return (tree: Root, file: VFile): void => {
    const add: Report = (place, message, offset = 0) => {
      file.message(message, { place: pointIn(place, offset), source: "check-sums" });
    };
    check(tree, (place, message, offset) => add(place, `${message} ${HINT}`, offset));

    function check(node: Nodes, report: Report): void {
      if (node.type === "paragraph" || node.type === "heading") checkWords(node, report);
      if (node.type === "table") checkTable(node, report);
      if (node.type === "image")
        for (const words of [node.alt, node.title]) for (const { message } of wrongSumsIn(words)) report(node, message);
      if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") checkElement(node, report);
      if ("children" in node) checkChildren(node, report);
    }

    /** A note that stands alone is about all of the block that follows. */
    function checkChildren(parent: Parents, report: Report): void {
      let note: Nodes | undefined;
      for (const child of parent.children) {
        const intended: string[] = [];
        const isNext = child.type === "mdxFlowExpression" && isNote(child);
        if (!isNext) check(child, note ? (_place, message) => intended.push(message) : report);
        if (note && intended.length === 0) add(note, NO_MISTAKE);
        note = isNext ? child : undefined;
      }
      if (note) add(note, NO_MISTAKE);
      removeNotes(parent);
    }

    /** A note in a text is about the next sum in it. */
    function checkWords(node: Nodes, report: Report, wrongTotal?: string): void {
      const { text, pieces } = flatten(node);
      const sums = [...findSums(text), ...(wrongTotal ? [{ offset: text.length, issue: wrongTotal }] : [])];
      for (const note of pieces.filter((piece) => isNote(piece.node))) {
        const next = sums.findIndex(({ offset }) => offset >= note.start);
        const [sum] = next < 0 ? [] : sums.splice(next, 1);
        if (!sum?.issue) add(note.node, NO_MISTAKE);
      }
      for (const { offset, issue } of sums) {
        const piece = pieces.findLast(({ start }) => start <= offset);
        if (issue) report(piece?.node ?? node, issue, offset - (piece?.start ?? 0));
      }
    }

    function checkTable(table: Table, report: Report): void {
      const totals = findWrongTotals(wordsIn(table));
      for (const [row, { children: cells }] of table.children.entries())
        for (const [column, cell] of cells.entries())
          checkWords(cell, report, totals.find((total) => total.row === row && total.column === column)?.message);
    }

    function checkElement(node: Element, report: Report): void {
      const attributes = node.attributes.filter((attribute) => attribute.type === "mdxJsxAttribute");
      for (const attribute of attributes)
        for (const { offset, message } of wrongSumsIn(attribute.value)) report(attribute, message, offset);
      if (!funnel || node.name !== funnel.element) return;
      const description = attributes.find(({ name }) => name === funnel.description);
      for (const table of node.children) if (table.type === "table") checkFunnel(table, description ?? node, report);
    }
  };
}

function checkFunnel(table: Table, described: Element | MdxJsxAttribute, report: Report): void {
  const stages = wordsIn(table).map(([label = "", number = ""]) => ({ label, number }));
  const description = "value" in described && typeof described.value === "string" ? described.value : "";
  for (const { stage, message } of findWrongRates(stages.slice(1), description))
    report((stage === undefined ? undefined : table.children[stage + 1]) ?? described, message);
}

/** Takes notes out of a text, each with the space after it. */
function removeNotes(parent: Parents): void {
  parent.children = parent.children.filter((child, index) => {
    const before = parent.children[index - 1];
    if (before && isNote(before) && child.type === "text") child.value = child.value.replace(/^ /, "");
    return !isNote(child);
  }) as typeof parent.children;
}

const isNote = (node: Nodes): boolean =>
  (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") && NOTE.test(node.value);

const wrongSumsIn = (words: unknown) => (typeof words === "string" ? findWrongSums(words) : []);

const wordsIn = (table: Table): string[][] =>
  table.children.map((row) => row.children.map((cell) => flatten(cell).text));

/** Where a character of a node's text stands in the file, if the text is written there as it is read. */
function pointIn(node: Nodes | MdxJsxAttribute, offset: number) {
  const start = node.position?.start;
  if (!start || !("value" in node) || typeof node.value !== "string") return start;
  const lines = node.value.slice(0, offset).split("\n");
  const column = lines.length > 1 ? 1 : start.column;
  return { line: start.line + lines.length - 1, column: column + (lines.at(-1)?.length ?? 0) };
}
