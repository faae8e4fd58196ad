import type { PropsWithChildren } from "react";
import type { Block } from "./block";

function Checklist({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <section className="checklist" aria-label={title}>
      <p className="block-title">{title}</p>
      {children}
    </section>
  );
}

/** A list to tick off. */
export const checklist: Block = {
  component: Checklist,
  required: ["title"],
  content: "list",
  attributes: { title: "Überschrift über der Liste" },
  note: "Kasten zum Abhaken. Inhalt: Liste",
  sample: `<Checklist title="Vor dem Anruf">

- Angebot noch einmal gelesen
- einen Anlass notiert
- Kalender geöffnet

</Checklist>
`,
};
