import { issueInFile } from "../../../../src/data-layer/text/issue";
import { finder, type Rule } from "../../rule";

/** Words for things in a text, with what they begin with in Markdown. */
const THINGS: Readonly<Record<string, RegExp>> = {
  Rechner: /^<Calculator/gm,
  Diagramm: /^<\w+Chart/gm,
  Tabelle: /^\|/gm,
  Checkliste: /^<Checklist/gm,
};
const PLACE = new RegExp(
  `(?<!\\p{L})(${Object.keys(THINGS).join("|")}) (oben|unten|weiter oben|weiter unten)(?!\\p{L})`,
  "gu",
);

const findNumbers = finder(
  /(?<!\p{L})(?:Abbildung|Abb\.|Tabelle|Diagramm) \d+(?!\d)/gu,
  (found) => `„${found}“: Hier tragen Bilder und Tabellen keine Nummern. Bitte sagen, was gemeint ist.`,
);

const findMissing = finder(PLACE, (found, { 1: thing = "", 2: place = "", index, input }) => {
  const starts = [...input.matchAll(THINGS[thing] as RegExp)].map((match) => match.index);
  const isThere = starts.some((start) => (place.endsWith("oben") ? start < index : start > index));
  return !isThere && `„${found}“: Dort steht hier nichts davon. Bitte prüfen.`;
});

/** „Abbildung 3“, and „der Rechner oben“ where none is. */
export const rule = {
  inText: ({ file, parsed: { body } }) =>
    [...findNumbers(body), ...findMissing(body)].map((issue) => issueInFile(file, body, issue)),
} satisfies Rule;
