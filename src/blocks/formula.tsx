import { Fragment, type PropsWithChildren } from "react";
import type { Block } from "./block";

type FormulaProps = PropsWithChildren<{ name: string; formula: string; example?: string }>;

/** Before each operator. */
const OPERATORS = /\s(?=[÷×+−=]\s)/u;

function Formula({ name, formula, example, children }: FormulaProps) {
  return (
    <figure className="formula">
      <figcaption className="formula-rule">
        {`${name} = ${formula}`.split(OPERATORS).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && " "}
            <span>{part}</span>
          </Fragment>
        ))}
      </figcaption>
      {example && <p className="formula-example">{example}</p>}
      {children}
    </figure>
  );
}

/** A formula, with an optional sample calculation. */
export const formula: Block = {
  component: Formula,
  required: ["name", "formula"],
  optional: ["example"],
  content: "optional text",
  attributes: {
    name: "was links vom Gleichheitszeichen steht",
    formula: "was rechts davon steht",
    example: "die Formel mit Zahlen, als Rechnung",
  },
  note: "Formel: `name` links vom Gleichheitszeichen, `formula` rechts, `example` eine Rechnung. Inhalt: Erklärung, darf fehlen",
  sample: `<Formula name="Antwortquote" formula="Antworten ÷ Anrufe × 100" example="30 ÷ 120 × 100 = 25 %">

Gezählt wird jede Antwort, auch ein Nein.

</Formula>
`,
};
