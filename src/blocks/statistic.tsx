import type { ReactNode } from "react";
import { NoBreakWords } from "../components/no-break-words";
import type { Block } from "./block";

type Texts = Readonly<Record<string, string>>;

/** The title of a source in a sentence. */
const TITLE = /„([^„“]*)“/;

/** What visitors read about where a figure comes from, by kind of evidence. */
const ORIGINS: Readonly<Record<string, (texts: Texts) => ReactNode>> = {
  source: ({ author, title, titleLanguage, year, link }) => (
    <a href={link}>
      {`${author}: `}
      <span lang={titleLanguage}>{title}</span>
      {`, ${year}`}
    </a>
  ),
  measurement: ({ who, when, how }) => `Gemessen bei ${who}, ${when}: ${how}`,
  quoted: ({ said = "", titleLanguage }) => {
    const [before, title, after] = said.split(TITLE);
    return title && titleLanguage ? (
      <>
        {`${before}„`}
        <span lang={titleLanguage}>{title}</span>
        {`“${after}`}
      </>
    ) : (
      <NoBreakWords text={said} />
    );
  },
  example: () => "Beispiel",
};

function Statistic({ value, label, evidence, ...texts }: { value: string; label: string; evidence: string } & Texts) {
  return (
    <figure className="statistic">
      <p className="statistic-value">{value}</p>
      <figcaption>
        <NoBreakWords text={label} /> <cite>{ORIGINS[evidence]?.(texts)}</cite>
      </figcaption>
    </figure>
  );
}

/** One figure, set large, with what it counts and where it comes from. */
export const statistic: Block = {
  component: Statistic,
  required: ["value", "label"],
  optional: ["titleLanguage"],
  evidence: true,
  attributes: {
    value: "die Zahl, groß gesetzt, mit ihrer Einheit",
    label: "was sie zählt",
    titleLanguage: "en, wenn der Titel der Quelle englisch ist",
  },
  note: "Eine Zahl, groß gesetzt: `value` die Zahl, `label` was sie zählt, `evidence` und die Angaben dazu woher sie kommt; `titleLanguage` ist `en`, wenn der Titel der Quelle englisch ist (in `said` steht er in „…“). Kein Inhalt",
  sample: `<Statistic value="25 %" label="der Angebote bekommen nach dem dritten Tag eine Antwort" evidence="measurement" who="Nordufer Maschinenbau" when="1. Quartal 2026" how="240 Angebote, gezählt im CRM" />
`,
};
