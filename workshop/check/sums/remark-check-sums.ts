import type { Nodes, Parents, Root, Table } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { isAuthorNote } from "../../../src/data-layer/render/remark-author-notes";
import { findBrokenRows } from "./broken-rows";
import { findSums, findWrongSums } from "./find-sums";
import { flatten } from "./flat-text";
import { findWrongRates } from "./funnel-rates";
import { overlappingRange } from "./row-ranges";
import { findWrongTotals, wrongCountMessage, wrongListMessage } from "./table-totals";

/** The MDX element around the table of a funnel's stages, and its attribute that states rates. */
export type Options = { funnel?: { element: string; description: string } };

type Element = MdxJsxFlowElement | MdxJsxTextElement;
/** Reports a wrong sum: its node, the message, and its offset in the node's text. */
type Report = (node: Nodes | MdxJsxAttribute, message: string, offset?: number) => void;

const INTENDED_NOTE = "{/* Rechenfehler mit Absicht */}";
const HINT = `Ist der Fehler gewollt, steht davor ${INTENDED_NOTE}.`;
const NO_MISTAKE =
  "Hinter diesem Vermerk findet die Prüfung keinen Rechenfehler. Bitte streichen oder unmittelbar vor die Rechnung stellen.";

/** Remark plugin: adds a message to the file for each wrong sum. */
export function remarkCheckSums({ funnel }: Options = {}) {
  return (tree: Root, file: VFile): void => {
    const add: Report = (node, message, offset = 0) => {
      file.message(message, { place: pointOf(node, offset), source: "check-sums" });
    };
    check(tree, (node, message, offset) => add(node, `${message} ${HINT}`, offset));

    function check(node: Nodes, report: Report): void {
      if (node.type === "paragraph" || node.type === "heading") checkText(node, report);
      if (node.type === "table") checkTable(node, report);
      if (node.type === "image")
        for (const text of [node.alt, node.title]) for (const { message } of wrongSumsIn(text)) report(node, message);
      if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") checkElement(node, funnel, report);
      if ("children" in node) checkChildren(node, report);
    }

    /** A note in a line of its own applies to the whole next block. */
    function checkChildren(parent: Parents, report: Report): void {
      let note: Nodes | undefined;
      for (const [index, child] of parent.children.entries()) {
        const intended: string[] = [];
        const isBlockNote = child.type === "mdxFlowExpression" && isAuthorNote(child);
        const reportHere: Report = note ? (_node, message) => intended.push(message) : report;
        if (!isBlockNote) check(child, reportHere);
        const below = parent.children[index + 1];
        const miscount = child.type === "paragraph" && below && miscountAbove(flatten(child).text, below);
        if (miscount) reportHere(child, miscount);
        if (note && intended.length === 0) add(note, NO_MISTAKE);
        note = isBlockNote ? child : undefined;
      }
      if (note) add(note, NO_MISTAKE);
    }

    /** A note inside a text applies to the next sum in it. */
    function checkText(node: Nodes, report: Report, wrongTotal?: string): void {
      const { text, pieces } = flatten(node);
      const sums = [...findSums(text), ...(wrongTotal ? [{ offset: text.length, issue: wrongTotal }] : [])];
      for (const note of pieces.filter((piece) => isAuthorNote(piece.node))) {
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
      const cells = cellTexts(table);
      const odd = overlappingRange(cells.slice(1).map(([name = ""]) => name));
      const totals = [
        ...findWrongTotals(cells),
        ...findBrokenRows(cells),
        ...(odd ? [{ row: odd.row + 1, column: 0, message: odd.message }] : []),
      ];
      for (const [row, { children: cells }] of table.children.entries())
        for (const [column, cell] of cells.entries())
          checkText(cell, report, totals.find((total) => total.row === row && total.column === column)?.message);
    }
  };
}

function checkElement(node: Element, funnel: Options["funnel"], report: Report): void {
  const attributes = node.attributes.filter((attribute) => attribute.type === "mdxJsxAttribute");
  for (const attribute of attributes)
    for (const { offset, message } of wrongSumsIn(attribute.value)) report(attribute, message, offset);
  for (const table of node.children)
    for (const { value } of table.type === "table" ? attributes : []) {
      const message = typeof value === "string" && table.type === "table" && wrongCountMessage(value, cellTexts(table));
      if (message) report(node, message);
    }
  if (!funnel || node.name !== funnel.element) return;
  const description = attributes.find(({ name }) => name === funnel.description);
  for (const table of node.children) if (table.type === "table") checkFunnel(table, description ?? node, report);
}

function checkFunnel(table: Table, rateSource: Element | MdxJsxAttribute, report: Report): void {
  const stages = cellTexts(table).map(([label = "", number = ""]) => ({ label, number }));
  const description = "value" in rateSource && typeof rateSource.value === "string" ? rateSource.value : "";
  for (const { stage, message } of findWrongRates(stages.slice(1), description))
    report((stage === undefined ? undefined : table.children[stage + 1]) ?? rateSource, message);
}

/** Why a paragraph miscounts the rows of the table below it, or the points of a list: „Das sind fünf Dinge:“ */
function miscountAbove(text: string, below: Nodes): string | undefined {
  if (below.type === "list") return wrongListMessage(text, below.children.length);
  const table = tableIn(below);
  return table && wrongCountMessage(text, cellTexts(table));
}

/** A table, or the one inside an element. */
const tableIn = (node: Nodes): Table | undefined =>
  node.type === "table"
    ? node
    : node.type === "mdxJsxFlowElement"
      ? node.children.find((child) => child.type === "table")
      : undefined;

const wrongSumsIn = (value: unknown) => (typeof value === "string" ? findWrongSums(value) : []);

const cellTexts = (table: Table): string[][] =>
  table.children.map((row) => row.children.map((cell) => flatten(cell).text));

/** The position in the file of a character of a node's text, or of the node if its source differs from its text. */
function pointOf(node: Nodes | MdxJsxAttribute, offset: number) {
  const start = node.position?.start;
  if (!start || !("value" in node) || typeof node.value !== "string") return start;
  const lines = node.value.slice(0, offset).split("\n");
  const column = lines.length > 1 ? 1 : start.column;
  return { line: start.line + lines.length - 1, column: column + (lines.at(-1)?.length ?? 0) };
}
