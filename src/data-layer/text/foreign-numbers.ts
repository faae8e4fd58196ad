import type { TextIssue } from "./issue";
import { UNITS } from "./typeset";
import { LOOSE_UNITS } from "./typography";

const SPACE = "[ \\t\\u00a0\\u202f]";
const CURRENCIES = "€|£|\\$|CHF|USD|EUR|Euro";
/** Things that are counted, not measured: three digits after a comma cannot be a fraction. */
const COUNTED =
  "Leads|Kunden|Kundinnen|Kontakte|Firmen|Unternehmen|Personen|Menschen|Besucher|Besuche|Anfragen|Termine|Mitarbeiter|Mitarbeitende";
/** „8.30 Uhr“ is a time. */
const UNIT = `(?!Uhr)(?:‰|${CURRENCIES}|${COUNTED}|${UNITS}|${LOOSE_UNITS})(?![\\p{L}\\d])`;

/** „$1“ may not be money. */
const SIGN_BEFORE = `(?:[€£]${SPACE}?|\\$${SPACE}?(?=\\d\\d|\\d[.,]\\d))`;
/** A number with the sign before it and the unit after it; not the rest of a word, a version or an address. */
const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}_.,:/#@])(?<sign>(?<!\\bin${SPACE}|\\d${SPACE}?)${SIGN_BEFORE})?(?<number>\\d+(?:[.,'’]\\d+)*)(?:(?<gap>\\s?)(?<unit>${UNIT}))?`,
  "gu",
);
/** Addresses, including e-mail addresses. */
export const ADDRESS = /\S*(?:\/\/|www\.|@)\S*/g;

const GERMAN = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/;
const ENGLISH = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const SWISS = /^[1-9]\d{0,2}(?:['’]\d{3})+(?:\.\d+)?$/;
const POINT = /^\d+\.\d+$/;
const THOUSANDS = /[.,]\d{3}(?!\d)/;

const IS_COUNTED = new RegExp(`^(?:${COUNTED})$`);
const IS_MONEY = new RegExp(`^(?:${CURRENCIES})$`);
/** Signs that take a space before them: „5 %“, but „5%ig“ and „5%-Hürde“. */
const IS_SIGN = /^[%‰€£$]$/;
const COMPOUND = /^-\p{L}/u;

/**
 * Finds numbers that are not in German notation: „12,000 €“, „12.5 %“, „€ 12“, „5%“.
 * @param text copy as its author wrote it
 */
export function findForeignNumbers(text: string): TextIssue[] {
  const copy = text.replace(ADDRESS, (address) => "_".repeat(address.length));
  return [...copy.matchAll(NUMBER)].flatMap((match): TextIssue[] => {
    const { sign = "", number = "", gap = "", unit = "" } = match.groups ?? {};
    const isFirst = copy.slice(0, match.index).trim() === "";
    const right = inGerman(number, unit || sign.trim(), isFirst);
    const rest = copy.slice(match.index + match[0].length);
    const isTight = gap === "" && IS_SIGN.test(unit) && !COMPOUND.test(rest);
    if (right === number && !sign && !isTight) return [];
    const whole = `${right}${gap || isTight ? " " : ""}${unit}${sign && ` ${sign.trim()}`}`;
    const remedy = right ? `Richtig ist „${whole}“.` : "Richtig sind z. B. „1.250.000“ und „4,5“.";
    const message = `„${match[0].replace(/\s/g, " ")}“ ist keine deutsche Schreibweise. ${remedy}`;
    return [{ offset: match.index, message }];
  });
}

/**
 * A number in German notation; unchanged if it is already, or if it may be a version, a date or a chapter.
 * @param unit what follows it, if anything
 * @param isFirst whether a text begins with it, like a heading with its chapter number
 * @returns `undefined` if the number is ambiguous
 */
function inGerman(number: string, unit: string, isFirst: boolean): string | undefined {
  if (SWISS.test(number)) return swapped(number.replace(/['’]/g, ","));
  if (GERMAN.test(number)) return isEnglishThousand(number, unit) ? swapped(number) : number;
  if (ENGLISH.test(number)) return swapped(number);
  if (POINT.test(number)) return isFraction(number, unit, isFirst) ? swapped(number) : number;
  const isMixed = number.includes(".") && number.includes(",");
  return (isMixed || unit) && THOUSANDS.test(number) ? undefined : number;
}

/** In German, „12,000“ is twelve, to three places. Nobody writes that, nor thousandths of a euro or a customer. */
const isEnglishThousand = (number: string, unit: string) =>
  ENGLISH.test(number) && (number.endsWith(",000") || IS_COUNTED.test(unit) || IS_MONEY.test(unit));

/** „4.0 %“ is a number, „Industrie 4.0 Tage“ a name, „2.1 Leads“ a chapter, as is „2.1 Tage“ at the start of a text. */
function isFraction(number: string, unit: string, isFirst: boolean): boolean {
  if (IS_SIGN.test(unit)) return true;
  return unit !== "" && !IS_COUNTED.test(unit) && !isFirst && !number.endsWith(".0");
}

const swapped = (number: string) => number.replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));
