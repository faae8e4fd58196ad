import type { PropsWithChildren } from "react";
import type { Block } from "./block";
import { cellsOf, partsOfTable } from "./markdown-table";

function Roadmap({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <figure className="roadmap">
      <figcaption className="block-title">{title}</figcaption>
      <ol>
        {cellsOf(partsOfTable(children))[1]?.map(([period, phase, task], index) => (
          <li key={index}>
            <p className="roadmap-period">{period?.children}</p>
            <p className="roadmap-phase">{phase?.children}</p>
            <p>{task?.children}</p>
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
};
