import { type PropsWithChildren, useId } from "react";
import type { Block } from "./block";

function Callout({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId();
  return (
    <aside className="border-l-4 border-lake bg-mist px-6 py-5 forced-colors:outline" aria-labelledby={id}>
      <p className="block-title" id={id}>
        {title}
      </p>
      {children}
    </aside>
  );
}

/** A key point, set apart from the text. */
export const callout: Block = {
  component: Callout,
  required: ["title"],
  content: "text",
  attributes: { title: "Überschrift des Kastens" },
  note: "Kasten für einen Gedanken, der bleiben soll. Inhalt: Text",
  sample: `<Callout title="Der dritte Tag">

Rufen Sie am dritten Tag an. Am ersten wirkt es wie Druck, am zehnten wie Vergessen.

</Callout>
`,
};
