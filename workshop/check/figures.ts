import { capitalized } from "../../src/lib/capitalized";
import { escapePattern } from "../../src/lib/escape-pattern";

/** A number and what it counts: „24.000 €“, „acht Wochen“, „1,7 Mio. €“; the unit is empty if there is none. */
export type Figure = { offset: number; found: string; value: number; unit: string };

/** What a fact once said and does not say any more. */
export type OldFigure = Pick<Figure, "value"> & {
  fact: string;
  was: string;
  now: string;
  /** What it may count. A number without any stands for whatever is neither money nor a share. */
  units: readonly string[];
};

const ONES = " ein zwei drei vier fünf sechs sieben acht neun".split(" ");
const TEENS = "zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(" ");
const TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" ");
/** The words below a hundred, each at its number. */
const WORDS = [...ONES, ...TEENS, ...TENS.flatMap((ten) => ONES.map((one) => (one ? `${one}und${ten}` : ten)))];
const PARTS = [...new Set([...WORDS.filter((word) => word && !word.includes("und")), "hundert", "tausend"])];
const WORD = `(?:${[...PARTS, ...PARTS.map(capitalized)].join("|")})(?:${[...PARTS, "und"].join("|")})*`;

/** The number that a German word stands for, „vierundzwanzigtausend“; not a number for another word. */
function numberInWord(word: string): number {
  for (const [name, factor] of [["tausend", 1000] as const, ["hundert", 100] as const]) {
    const [before, behind] = word.split(name, 2);
    if (behind !== undefined)
      return (before ? numberInWord(before) : 1) * factor + numberInWord(behind.replace(/^und/, ""));
  }
  const value = WORDS.indexOf(word);
  return value < 0 ? Number.NaN : value;
}

/** How the words that multiply a number begin. */
const SCALES: Readonly<Record<string, number>> = { T: 1e3, t: 1e3, M: 1e6 };
const SPACE = "(?:\\s|&nbsp;)*";
const FIGURE = new RegExp(
  `(?<![\\p{L}\\d.,:+/-])(?<number>\\d+(?:\\.\\d{3})*(?:,\\d+)?(?![.,:]?\\d)|${WORD}(?!\\p{L}))` +
    `(?:${SPACE}(?<scale>Tsd\\.|[Tt]ausend|Mio\\.|Million(?:en)?)(?!\\p{L}))?(?:${SPACE}(?<unit>[€%]|\\p{Lu}\\p{L}+))?`,
  "gu",
);

/** „Tagen“, „Tage“ and „Tag“ are one unit, as are „Euro“ and „€“. */
export const unitOf = (word: string) =>
  word
    .replace(/^(?:Euro|EUR)$/, "€")
    .replace(/^Prozent$/, "%")
    .replace(/(?<=\p{L}{2})(?:e?[ns]|e)$/u, "");

/** The figures of a text, in digits and in words. */
export const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(FIGURE)].flatMap(({ 0: found, index, groups: { number = "", scale = "", unit = "" } = {} }) => {
    const isWord = !/^\d/.test(number);
    const one = isWord ? numberInWord(number.toLowerCase()) : Number(number.replaceAll(".", "").replace(",", "."));
    const value = Math.round(one * (SCALES[scale.charAt(0)] ?? 1) * 1e6) / 1e6;
    return value > 0 ? [{ offset: index, found, value, unit: unitOf(unit) }] : [];
  });

/** A fact is a figure if it begins with one, at most a word before it; „Klauseln (Art. 46 DSGVO)“ is none. */
const isFigure = (fact: string) => figuresIn(fact).some(({ offset }) => fact.slice(0, offset).split(" ").length <= 2);

/** From here on, a number tells what it is even if nothing says what it counts. */
const TELLING = 100;

/** The figures that a fact had before and has no more. @param nouns the words behind it where texts name it */
export function oldFigures(
  fact: string,
  { before, now, nouns }: { before: readonly string[]; now: string; nouns: readonly string[] },
): OldFigure[] {
  const keyOf = ({ value, unit }: Figure) => `${value} ${unit}`;
  const kept = figuresIn(now).map(keyOf);
  const earlier = before.filter(isFigure).flatMap(figuresIn);
  const gone = new Map(earlier.map((figure) => [keyOf(figure), figure]));
  return [...gone].flatMap(([key, { found, value, unit }]) => {
    const units = unit ? [unit] : value < TELLING ? nouns.map(unitOf) : [];
    const isTelling = units.length > 0 || value >= TELLING;
    return isTelling && !kept.includes(key) ? [{ fact, was: found, now, value, units }] : [];
  });
}

/** A quotation mark or, in YAML, which may do without, the edge of a value. */
const QUOTE = `(?:\\\\?["']|(?<=(?:^|[[{,:-])[ \\t]*)|(?=[ \\t]*(?:$|[\\]},:])))`;

/** Where a text has such a figure, but for passages in which it means something else. @param text as a file has it */
export function placesOf({ value, units }: OldFigure, text: string, passages: readonly string[]): Figure[] {
  const meant = passages.map((passage) => escapePattern(passage).replace(/\s+/g, "\\s+").replaceAll('"', QUOTE));
  const rest = meant.reduce(
    (left, pattern) => left.replace(new RegExp(pattern, "gm"), (found) => "_".repeat(found.length)),
    text,
  );
  return figuresIn(rest).filter(
    (figure) =>
      figure.value === value && (units.length > 0 ? units.includes(figure.unit) : !["€", "%"].includes(figure.unit)),
  );
}
