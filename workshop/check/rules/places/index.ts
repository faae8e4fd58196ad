import { lineAt } from "../../../../src/data-layer/text/line-at";
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

/** „Abbildung 3“, and „der Rechner oben“ where none is. */
export const rule = {
  inText: ({ file, parsed: { body } }) => [
    ...findNumbers(body).map(({ offset, message }) => ({ file, line: lineAt(body, offset), message })),
    ...[...body.matchAll(PLACE)].flatMap(({ 0: found, 1: thing = "", 2: place = "", index }) => {
      const starts = [...body.matchAll(THINGS[thing] as RegExp)].map((match) => match.index);
      const isThere = starts.some((start) => (place.endsWith("oben") ? start < index : start > index));
      const message = `„${found}“: Dort steht hier nichts davon. Bitte prüfen.`;
      return isThere ? [] : [{ file, line: lineAt(body, index), message }];
    }),
  ],
} satisfies Rule;
