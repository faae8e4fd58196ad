import type { Nodes, Parents, Root, Table } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { findSums } from "../text/sums/find-sums";
import { findWrongRates } from "../text/sums/funnel";
import { findWrongTotals } from "../text/sums/totals";
import { flatten } from "./flat-text";
import type { Report } from "./remark-components";

/** What an author writes before a sum that is shown as a mistake. */
const INTENDED = "{/* Rechenfehler mit Absicht */}";
const NOTE = /^\s*\/\*\s*Rechenfehler mit Absicht\s*\*\/\s*$/;
const HINT = `Ist der Fehler gewollt, steht davor ${INTENDED}.`;
const NO_MISTAKE =
  "Hinter diesem Vermerk findet die Prüfung keinen Rechenfehler. Bitte streichen oder unmittelbar vor die Rechnung stellen.";

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Remark plugin: checks the sums in paragraphs, headings, tables and the attributes of blocks. Takes the notes on
 * intended mistakes out of the text. Runs while the text is as its author wrote it.
 */
export function remarkSums(report: Report) {
  return (tree: Root): void => {
    const wrongTotals = new Map<Nodes, string>();
    check(tree, (place, fault, offset) => report(place, `${fault} ${HINT}`, offset));

    function check(node: Nodes, tell: Report): void {
      switch (node.type) {
        case "paragraph":
        case "heading":
        case "tableCell":
          checkWords(node, wrongTotals.get(node), tell, report);
          break;
        case "table":
          for (const [cell, fault] of totalsOf(node)) wrongTotals.set(cell, fault);
          break;
        case "image":
          for (const words of [node.alt, node.title]) tellSums(words, (fault) => tell(node, fault));
          break;
        case "mdxJsxFlowElement":
        case "mdxJsxTextElement":
          checkElement(node, tell);
      }
      if ("children" in node) checkChildren(node, tell);
    }

    /** A note that stands alone is about all of the block that follows. */
    function checkChildren(parent: Parents, tell: Report): void {
      let note: Nodes | undefined;
      for (const child of parent.children) {
        const faults: string[] = [];
        const isNext = child.type === "mdxFlowExpression" && isNote(child);
        if (!isNext) check(child, note ? (_place, fault) => faults.push(fault) : tell);
        if (note && faults.length === 0) report(note, NO_MISTAKE);
        note = isNext ? child : undefined;
      }
      if (note) report(note, NO_MISTAKE);
      takeNotes(parent);
    }
  };
}

/** Takes notes out of a text, each with the space after it. */
function takeNotes(parent: Parents): void {
  parent.children = parent.children.filter((child, index) => {
    const before = parent.children[index - 1];
    if (before && isNote(before) && child.type === "text") child.value = child.value.replace(/^ /, "");
    return !isNote(child);
  }) as typeof parent.children;
}

const isNote = (node: Nodes): boolean =>
  (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") && NOTE.test(node.value);

/** Checks the sums of a paragraph, a heading or a cell. A note in it is about the next one. */
function checkWords(node: Nodes, wrongTotal: string | undefined, tell: Report, report: Report): void {
  const notes: { node: Nodes; offset: number }[] = [];
  const { text, placeOf } = flatten(node, (child, offset) => {
    if (isNote(child)) notes.push({ node: child, offset });
  });
  const sums = [...findSums(text), ...(wrongTotal ? [{ offset: text.length, fault: wrongTotal }] : [])];
  for (const note of notes) {
    const next = sums.findIndex(({ offset }) => offset >= note.offset);
    const [sum] = next < 0 ? [] : sums.splice(next, 1);
    if (!sum?.fault) report(note.node, NO_MISTAKE);
  }
  for (const { offset, fault } of sums) {
    const place = placeOf(offset);
    if (fault) tell(place.node, fault, place.offset);
  }
}

/** Checks the sums of a text that is in one piece. */
function tellSums(words: unknown, tell: (fault: string, offset: number) => void): void {
  if (typeof words !== "string") return;
  for (const { offset, fault } of findSums(words)) if (fault) tell(fault, offset);
}

function checkElement(node: Element, tell: Report): void {
  const attributes = node.attributes.filter((attribute) => attribute.type === "mdxJsxAttribute");
  for (const attribute of attributes) tellSums(attribute.value, (fault, offset) => tell(attribute, fault, offset));
  if (node.name !== "FunnelChart") return;
  const description = attributes.find(({ name }) => name === "description");
  for (const table of node.children) if (table.type === "table") checkFunnel(node, table, description, tell);
}

function checkFunnel(node: Element, table: Table, description: MdxJsxAttribute | undefined, tell: Report): void {
  const rows = table.children.slice(1);
  const stages = wordsIn(table)
    .slice(1)
    .map(([label = "", number = ""]) => ({ label, number }));
  const words = typeof description?.value === "string" ? description.value : "";
  for (const { stage, message } of findWrongRates(stages, words))
    tell((stage === undefined ? description : rows[stage]) ?? node, message);
}

/** The cells with a wrong total. */
function totalsOf(table: Table): [cell: Nodes, fault: string][] {
  return findWrongTotals(wordsIn(table)).flatMap(({ row, column, message }): [Nodes, string][] => {
    const cell = table.children[row]?.children[column];
    return cell ? [[cell, message]] : [];
  });
}

const wordsIn = (table: Table): string[][] =>
  table.children.map((row) => row.children.map((cell) => flatten(cell).text));
