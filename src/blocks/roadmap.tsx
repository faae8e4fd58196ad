import type { PropsWithChildren } from "react";
import type { Block } from "./block";
import { rowsOfTable } from "./markdown-table";

function Roadmap({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <figure className="roadmap">
      <figcaption>{title}</figcaption>
      <ol>
        {rowsOfTable(children).map(([period, phase, task], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
          <li key={index}>
            <p className="roadmap-period">{period}</p>
            <p className="roadmap-phase">{phase}</p>
            <p>{task}</p>
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
  note: "Fahrplan. Die Spalten: Zeitraum, Phase, Aufgabe; die Kopfzeile der Tabelle wird nicht gezeigt",
};
