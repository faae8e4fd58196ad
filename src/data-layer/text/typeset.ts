const NBSP = "\u00a0";

/** Words and signs that belong to the number before them. */
export const UNITS =
  "%|€|×|x|Tsd\\.|Mio\\.|Mrd\\.|Tage[n]?|Tag|Stunden?|Minuten?|Min\\.|min|Sekunden?|Monate[n]?|Monat|Wochen?|Jahren?|Jahr|Uhr|Euro|Leads|Prozent|Punkte|km|m²|kg|[kKMGT]B|ms|CHF|USD|Std\\.|Sek\\.|Grad|°C";
const NUMBER_BEFORE_UNIT = new RegExp(`(\\d\\+?) (?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu");
/** What is counted, as German nouns are told from other words, if it is short; and the month of a day. */
const NUMBER_BEFORE_NOUN = /(\d\+?|(?<![\d.,])\d\d?\.) (?=\p{Lu}[\p{L}-]{1,8}(?![\p{L}-]|\.\s\d))/gu;
const ABBREVIATION = /\b(?:z\. ?B|d\. ?h|u\. ?a|i\. ?d\. ?R|o\. ?Ä|u\. ?Ä|v\. ?a|i\. ?d|u\. ?m)\./g;
const PHONE_NUMBER = /\+\d\d(?: \d{3,})+/g;
const PARAGRAPH = /(§§?|Art\.|Abs\.|Nr\.|S\.) (?=\d)/g;

const SPACE = `[ ${NBSP}]`;
const OPERAND = `[(√]*\\d[\\d.,]*(?:${SPACE}(?:${UNITS}|Tsd\\.${SPACE}€|\\p{Lu}\\p{L}+))?\\)*`;
const TERM = `${OPERAND}(?:${SPACE}[÷×·+−]${SPACE}${OPERAND})*`;
const EQUALS = `${SPACE}=${SPACE}`;
const SUM = new RegExp(`(?<![\\d.,])${TERM}(?:${EQUALS}(?:rund )?${TERM})+`, "gu");
/** Fits on a line of the narrowest phone. */
const SHORT_SUM = 26;

/** A sum whose parts stay on one line: as a whole if it is short, else up to each „=“, else from sign to sign. */
function keepSumTogether(sum: string): string {
  const bind = (part: string) => (part.length <= SHORT_SUM ? part.replaceAll(" ", NBSP) : part);
  return sum.length <= SHORT_SUM ? bind(sum) : sum.split(new RegExp(EQUALS)).map(bind).join(` =${NBSP}`);
}

/** Sets German non-breaking spaces, „30 Tage“, „z. B.“, „§ 5“, and keeps sums together. Authors type ordinary ones. */
export function typeset(text: string): string {
  return text
    .replace(NUMBER_BEFORE_UNIT, `$1${NBSP}`)
    .replace(NUMBER_BEFORE_NOUN, `$1${NBSP}`)
    .replace(/(\d)[ \u00a0]× (?=\d)/g, `$1${NBSP}×${NBSP}`)
    .replace(SUM, keepSumTogether)
    .replace(/ ([÷×±+−]) /g, ` $1${NBSP}`)
    .replace(/ (?=[%€])/g, NBSP)
    .replace(ABBREVIATION, (abbreviation) =>
      abbreviation.replaceAll(". ", `.${NBSP}`).replace(/\.(?=\p{L})/gu, `.${NBSP}`),
    )
    .replace(PHONE_NUMBER, (number) => number.replaceAll(" ", NBSP))
    .replace(PARAGRAPH, `$1${NBSP}`)
    .replaceAll(" – ", `${NBSP}– `);
}
