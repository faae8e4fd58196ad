import type { Nodes, Parents, Root, Table } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { isAuthorNote } from "../../../../src/data-layer/render/remark-author-notes";
import type { Report } from "../../../../src/data-layer/render/report";
import { findBrokenRows } from "./broken-rows";
import { findSums, findWrongSums } from "./find-sums";
import { flatten } from "./flat-text";
import { findWrongRates } from "./funnel-rates";
import { findWrongTotals } from "./table-totals";

/** The element around the table of a funnel's stages, and its attribute that states rates. */
const FUNNEL = { element: "FunnelChart", description: "description" };

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const INTENDED_NOTE = "{/* Rechenfehler mit Absicht */}";
const HINT = `Ist der Fehler gewollt, steht davor ${INTENDED_NOTE}.`;
const NO_MISTAKE =
  "Hinter diesem Vermerk findet die Prüfung keinen Rechenfehler. Bitte streichen oder unmittelbar vor die Rechnung stellen.";

/** Reports each wrong sum of a text. */
export function checkSums(tree: Root, add: Report): void {
  check(tree, (node, message, offset) => add(node, `${message} ${HINT}`, offset));

  function check(node: Nodes, report: Report): void {
    if (node.type === "paragraph" || node.type === "heading") checkText(node, report);
    if (node.type === "table") checkTable(node, report);
    if (node.type === "image")
      for (const text of [node.alt, node.title]) for (const { message } of wrongSumsIn(text)) report(node, message);
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") checkElement(node, report);
    if ("children" in node) checkChildren(node, report);
  }

  /** A note in a line of its own applies to the whole next block. */
  function checkChildren(parent: Parents, report: Report): void {
    let note: Nodes | undefined;
    for (const child of parent.children) {
      const intended: string[] = [];
      const isBlockNote = child.type === "mdxFlowExpression" && isAuthorNote(child);
      const reportHere: Report = note ? (_node, message) => intended.push(message) : report;
      if (!isBlockNote) check(child, reportHere);
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
    const totals = [...findWrongTotals(cells), ...findBrokenRows(cells)];
    for (const [row, { children: cells }] of table.children.entries())
      for (const [column, cell] of cells.entries())
        checkText(cell, report, totals.find((total) => total.row === row && total.column === column)?.message);
  }
}

function checkElement(node: Element, report: Report): void {
  const attributes = node.attributes.filter((attribute) => attribute.type === "mdxJsxAttribute");
  for (const attribute of attributes)
    for (const { offset, message } of wrongSumsIn(attribute.value)) report(attribute, message, offset);
  if (node.name !== FUNNEL.element) return;
  const description = attributes.find(({ name }) => name === FUNNEL.description);
  for (const table of node.children) if (table.type === "table") checkFunnel(table, description ?? node, report);
}

function checkFunnel(table: Table, rateSource: Element | MdxJsxAttribute, report: Report): void {
  const stages = cellTexts(table).map(([label = "", number = ""]) => ({ label, number }));
  const description = "value" in rateSource && typeof rateSource.value === "string" ? rateSource.value : "";
  for (const { stage, message } of findWrongRates(stages.slice(1), description))
    report((stage === undefined ? undefined : table.children[stage + 1]) ?? rateSource, message);
}

const wrongSumsIn = (value: unknown) => (typeof value === "string" ? findWrongSums(value) : []);

const cellTexts = (table: Table): string[][] =>
  table.children.map((row) => row.children.map((cell) => flatten(cell).text));
