import { BarChart } from "../components/charts/bar-chart";
import type { Block } from "./block";

/** Horizontal bars, of a table. */
export const barChart: Block = {
  component: BarChart,
  required: ["title", "description", "unit"],
  table: { columns: [2, 2], rows: [2, 8] },
  attributes: {
    title: "Überschrift über dem Diagramm",
    description:
      "was das Diagramm zeigt, in einem Satz mit den Zahlen: steht darunter, und wer es nicht sieht, liest das",
    unit: "was die Zahlen sind: €, %, Kunden",
  },
  note: "Waagerechte Balken. Die Spalten: Beschriftung, Zahl",
  sample: `<BarChart title="Antworten nach Tag des Anrufs" description="Am dritten Tag antwortet jeder Vierte." unit="%">

| Tag | Antworten |
|---|---|
| Tag 1 | 12 |
| Tag 3 | 25 |
| Tag 7 | 9,5 |

</BarChart>
`,
};
