import { numbersIn } from "../../lib/german-numbers";
import { countOf, SEVERAL } from "./count-words";
import type { TextIssue } from "./issue";
import { UNITS } from "./typeset";

const NUMBER = "\\d+(?:\\.\\d{3})*(?:,\\d+)?";
/** A range of amounts; of hours, it may reach over midnight, a fall leads „von 60 bis 45“, and a norm is „1143-1 Teil“. */
const RANGE = new RegExp(
  `(?<![\\p{L}\\d.,:/§–-]|§ )(?:${NUMBER}[–-]${NUMBER}|(?<!von )${NUMBER}\\sbis\\s${NUMBER})(?:\\s?(?!Uhr)(?:${UNITS})(?![\\p{L}\\d])|(?<!\\d-\\d+)\\s(?!Uhr|Milli)\\p{Lu}\\p{Ll}+)`,
  "gu",
);
/** The same in words: „acht bis zehn Demos“. */
const RANGE_IN_WORDS = new RegExp(
  `(?<!\\p{L}|von )(?<from>${SEVERAL})\\sbis\\s(?<to>${SEVERAL})(?=\\s(?!Uhr)\\p{L})`,
  "giu",
);

/** Each range of a text, with its ends. */
const rangesIn = (text: string) =>
  [...text.matchAll(RANGE), ...text.matchAll(RANGE_IN_WORDS)].map(({ 0: range, index, groups }) => {
    const found = range.replace(/\s+/g, " ");
    const ends = groups ? [countOf(groups.from ?? ""), countOf(groups.to ?? "")] : numbersIn(found);
    const [from = 0, to = 0] = ends;
    return { found, index, from, to };
  });

/** A range without its end. */
const OPEN_RANGE = new RegExp(`(?<![\\p{L}\\d.,:/§–-])${NUMBER}[–-]\\s?(?=[€%](?!-))`, "gu");

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

/** An amount behind which the currency is missing, while another one has it. */
const BARE_AMOUNT =
  /(?<![\d.,–-])(?:\d+(?:\.\d{3})*[–-])?(?:\d{1,3}(?:\.\d{3})+|\d{3,})(?![\d.,–-]*\d|[–-]|\s?(?:€|Euro|EUR|CHF))/;

/** How many times the end of a price or a pay may be its beginning; a zero too many makes more. */
const WIDEST = 8;

/** Why a text cannot state a price or a pay; `undefined` if it can, and if it has no number. */
export function moneyIssue(text: string): string | undefined {
  if (!/\d/.test(text)) return undefined;
  const bare = /€|Euro|EUR|CHF/.test(text) ? BARE_AMOUNT.exec(text)?.[0] : text;
  if (bare) return `Zu „${bare}“ fehlt die Währung, z. B. 58.000–70.000 €.`;
  const wide = rangesIn(text).find(({ from, to }) => from * WIDEST < to);
  return (
    wide && `„${wide.found}“: Die Enden liegen weit auseinander. Fehlen Nullen? Richtig ist z. B. 58.000–70.000 €.`
  );
}
