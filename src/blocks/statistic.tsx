import type { Block } from "./block";

function Statistic({ value, label, source }: { value: string; label: string; source?: string }) {
  return (
    <figure className="statistic">
      <p className="statistic-value">{value}</p>
      <figcaption>
        {label}
        {source && <cite>{source}</cite>}
      </figcaption>
    </figure>
  );
}

/** One figure, set large, with what it counts and its source. */
export const statistic: Block = {
  component: Statistic,
  required: ["value", "label"],
  optional: ["source"],
  note: "Eine Zahl, groß gesetzt: `value` die Zahl, `label` was sie zählt, `source` woher sie kommt. Kein Inhalt",
};
