import type { PropsWithChildren } from "react";
import type { Block } from "./block";
import { cellsOf, partsOfTable } from "./markdown-table";

function Roadmap({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <figure>
      <figcaption className="block-title">{title}</figcaption>
      <ol className="mt-4 mb-0 grid list-none gap-x-4 gap-y-6 p-0 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {cellsOf(partsOfTable(children))[1]?.map(([period, phase, task], index) => (
          <li key={index} className="m-0 border-t-4 border-lake pt-4 pl-0 text-base/normal">
            <p className="m-0 font-semibold text-lake">{period?.children}</p>
            <p className="mt-0 mb-[0.35rem] font-display text-[1.1875rem] font-bold">{phase?.children}</p>
            <p className="m-0">{task?.children}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Phases (period, phase, task), one column each. */
export const roadmap: Block = {
  component: Roadmap,
  required: ["title"],
  table: true,
  attributes: { title: "Überschrift über dem Fahrplan" },
  note: "Fahrplan. Die Spalten: Zeitraum, Phase, Aufgabe; die Kopfzeile der Tabelle wird nicht gezeigt",
  sample: `<Roadmap title="In zwölf Wochen">

| Zeitraum | Phase | Aufgabe |
|---|---|---|
| Woche 1–4 | Messen | Antworten je Tag zählen |
| Woche 5–12 | Einstellen | den besten Tag zur Regel machen |

</Roadmap>
`,
};
