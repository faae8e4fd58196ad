import { FunnelChart } from "../components/charts/funnel-chart";
import type { Block } from "./block";

/** A funnel, of a table with its stages. */
export const funnelChart: Block = {
  component: FunnelChart,
  required: ["title", "description", "unit"],
  table: { columns: [2, 2], rows: [2, 6], falling: true },
  attributes: {
    title: "Überschrift über dem Trichter",
    description:
      "was der Trichter zeigt, in einem Satz mit den Zahlen: steht darunter, und wer ihn nicht sieht, liest das",
    unit: "was die Zahlen sind: Leads, Angebote",
  },
  note: "Trichter mit der Quote zwischen zwei Stufen. Die Spalten: Stufe, Zahl, nie größer als die davor",
  sample: `<FunnelChart title="Was aus 1.200 Leads wurde" description="Von 1.200 Leads bleiben 300 Gespräche und 36 Abschlüsse." unit="Leads">

| Stufe | Anzahl |
|---|---|
| Leads | 1.200 |
| Gespräche | 300 |
| Abschlüsse | 36 |

</FunnelChart>
`,
};
