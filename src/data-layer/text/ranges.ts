import { numbersIn } from "../../lib/german-numbers";
import type { TextIssue } from "./issue";
import { UNITS } from "./typeset";
import { LOOSE_UNITS } from "./typography";

const NUMBER = "\\d+(?:\\.\\d{3})*(?:,\\d+)?";
/** A range of amounts; of hours, it may reach over midnight. */
const RANGE = new RegExp(
  `(?<![\\p{L}\\d.,:/§–-]|§ |von )${NUMBER}(?:[–-]|\\sbis\\s)${NUMBER}\\s?(?!Uhr)(?:€|%|${UNITS}|${LOOSE_UNITS})(?![\\p{L}\\d])`,
  "gu",
);

/** Each range of a text, with its ends. */
const rangesIn = (text: string) =>
  [...text.matchAll(RANGE)].map(({ 0: range, index }) => {
    const found = range.replace(/\s+/g, " ");
    const [from = 0, to = 0] = numbersIn(found);
    return { found, index, from, to };
  });

/** A range without its end. */
const OPEN_RANGE = new RegExp(`(?<![\\p{L}\\d.,:/§–-])${NUMBER}[–-]\\s?(?=[€%])`, "gu");

/** Finds ranges whose ends are in the wrong order or missing: „70.000–58.000 €“, „70.000– €“. */
export const findRangeIssues = (text: string): TextIssue[] => [
  ...rangesIn(text).flatMap(({ found, index, from, to }) =>
    from > to || (from === to && to > 0)
      ? [{ offset: index, message: `„${found}“: Der Bereich beginnt nicht mit der kleineren Zahl. Bitte prüfen.` }]
      : [],
  ),
  ...[...text.matchAll(OPEN_RANGE)].map(({ 0: found, index }) => ({
    offset: index,
    message: `„${found.trim()}“: Diesem Bereich fehlt das Ende. Richtig ist z. B. 58.000–70.000 €.`,
  })),
];

const HOURS = /(\d{1,2})(?:[:.](\d\d))?\s?[–-]\s?(\d{1,2})(?:[:.](\d\d))?\s?Uhr/g;

/** Why a text cannot state opening hours; `undefined` if it can, and if it has none. */
export function hoursIssue(text: string): string | undefined {
  const wrong = [...text.matchAll(HOURS)].find(([, hour, minute = 0, hour2, minute2 = 0]) => {
    return Number(hour) * 60 + Number(minute) >= Number(hour2) * 60 + Number(minute2);
  });
  return wrong && `„${wrong[0]}“ endet nicht nach dem Anfang. Bitte prüfen, z. B. 9:00–18:00 Uhr.`;
}

/** How many times the end of a price or a pay may be its beginning; a zero too many makes more. */
const WIDEST = 8;

/** Why a text cannot state a price or a pay; `undefined` if it can, and if it has no number. */
export function moneyIssue(text: string): string | undefined {
  if (!/\d/.test(text)) return undefined;
  if (!/€|Euro|EUR|CHF/.test(text)) return `Zu „${text}“ fehlt die Währung, z. B. 58.000–70.000 €.`;
  const wide = rangesIn(text).find(({ from, to }) => from * WIDEST < to);
  return (
    wide && `„${wide.found}“: Die Enden liegen weit auseinander. Fehlen Nullen? Richtig ist z. B. 58.000–70.000 €.`
  );
}
