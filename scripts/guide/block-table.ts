import { blocks } from "../../src/blocks";
import { tableRow } from "./field-tables";

/** Writes the table of all building blocks of texts. */
export function blockTable(): string {
  const rows = Object.entries(blocks).map(([name, { required, optional = [], table, note }]) =>
    tableRow([`\`<${name}>\``, words(required), words(optional), tableOf(table), note]),
  );
  return [
    "| Baustein | Pflichtangaben | Darf fehlen | Tabelle darin | Wofür und was darin steht |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

const words = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ") || "–";

function tableOf(table: (typeof blocks)[string]["table"]): string {
  if (!table) return "–";
  return table === true ? "ja" : `${range(table.columns)} Spalten, ${range(table.rows)} Zeilen`;
}

const range = ([from, to]: readonly [number, number]) => (from === to ? String(from) : `${from}–${to}`);
