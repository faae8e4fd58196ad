import { chartRules } from "../../src/data-layer/mdx/chart-data";
import { COMPONENTS } from "../../src/data-layer/mdx/remark-components";
import { tableRow } from "./field-tables";

/** What each component is for and what stands in it, in words for authors. */
export const componentNotes: Readonly<Record<string, string>> = {
  Callout: "Kasten für einen Gedanken, der bleiben soll. Inhalt: Text",
  Statistic: "Eine Zahl, groß gesetzt: `value` die Zahl, `label` was sie zählt, `source` woher sie kommt. Kein Inhalt",
  Formula:
    "Formel: `name` links vom Gleichheitszeichen, `formula` rechts, `example` eine Rechnung. Inhalt: Erklärung, darf fehlen",
  Table: "Tabelle mit Überschrift",
  Checklist: "Kasten zum Abhaken. Inhalt: Liste",
  Roadmap: "Fahrplan. Die Spalten: Zeitraum, Phase, Aufgabe; die Kopfzeile der Tabelle wird nicht gezeigt",
  BarChart: "Waagerechte Balken. Die Spalten: Beschriftung, Zahl",
  FunnelChart: "Trichter mit der Quote zwischen zwei Stufen. Die Spalten: Stufe, Zahl, nie größer als die davor",
  LineChart: "Linien über einer Achse mit null, auch für Zahlen darunter. Die Spalten: x-Wert, dann je Linie eine",
  ConsentReset: "Knopf, der die Entscheidung zu Cookies zurücksetzt; nur in Rechtstexten",
};

/**
 * Writes the table of all components an author may use.
 * @param notes name → what it is for
 * @throws when a component has no note or a note no component
 */
export function componentTable(notes: Readonly<Record<string, string>> = componentNotes): string {
  for (const name of Object.keys(notes)) {
    if (!(name in COMPONENTS)) throw new Error(`The note for <${name}> explains no component. Remove it.`);
  }
  const rows = Object.entries(COMPONENTS).map(([name, { required, optional = [], table }]) => {
    const note = notes[name];
    if (!note) throw new Error(`The component <${name}> has no note in scripts/guide/component-table.ts.`);
    return tableRow([`\`<${name}>\``, words(required), words(optional), tableOf(name, table), note]);
  });
  return [
    "| Baustein | Pflichtangaben | Darf fehlen | Tabelle darin | Wofür und was darin steht |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

const words = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ") || "–";

function tableOf(name: string, hasTable = false): string {
  const rule = chartRules[name];
  if (!rule) return hasTable ? "ja" : "–";
  return `${range(rule.columns)} Spalten, ${range(rule.rows)} Zeilen`;
}

const range = ([from, to]: readonly [number, number]) => (from === to ? String(from) : `${from}–${to}`);
