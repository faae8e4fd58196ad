import type { Range } from "./range";

/** „rund“, „knapp“, „gut“, or no such word. */
export type About = "near" | "below" | "above" | "shown";

/** A number as it is shown: how exact it is, and in what it counts. */
export type ShownNumber = {
  kind: "number";
  /** Before what says how exact it is. */
  start: number;
  /** After its unit. */
  end: number;
  /** As written, without sign, unit and words around it. */
  numeral: string;
  /** Its unit, as written. */
  suffix: string;
  value: number;
  /** The place of its last digit: 0.01 of „4,50“; with „rund“, of its last digit that is not zero. */
  step: number;
  decimals: number;
  /** What the words before it say of its true value. */
  about: About;
  /** What its sign or word multiplies it by: 0.01 for %, 1000 for Tsd. */
  scale: number;
  /** Of what it is, e.g. „€“ or „Personen“; empty if nothing. */
  unit: string;
  /** Per what, e.g. „Tag“; empty if nothing. */
  per: string;
};

/** How numbers are read: without what multiplies them, or as if they were exact. */
export type Look = { plain?: boolean; exact?: boolean };

export const MONEY = "€|EUR|Euro|Cent|ct|\\$|£|CHF|USD|Fr\\.";
const MEASURES = `${MONEY}|km|cm|mm|m²|m|kg|g|t|GB|MB|TB|KB|kB|kWh|ms|h|s|min|Min\\.|Std\\.|Sek\\.|°C`;
const NOUN = "\\p{Lu}\\p{L}+(?:-\\p{L}+)*";
const END = "(?![\\p{L}\\p{N}])";

/** Words and signs that multiply the number before them. */
const SCALES: readonly [pattern: string, scale: number][] = [
  ["%|Prozent(?:punkte[n]?)?", 0.01],
  ["‰|Promille", 0.001],
  ["Tsd\\.?|[Tt]ausend", 1e3],
  ["Mio\\.?|Million(?:en)?", 1e6],
  ["Mrd\\.?|Milliarden?", 1e9],
];
const SCALE = SCALES.map(([pattern]) => pattern).join("|");
const AFTER = new RegExp(
  `(?:\\s*(?<scale>${SCALE})${END})?(?:\\s*(?<measure>${MEASURES})${END})?(?:\\s+(?<noun>${NOUN}))?` +
    "(?:(?:\\s*/\\s*|\\s+(?:pro|je|per|im)\\s+)(?<per>\\p{L}+))?",
  "uy",
);
const NUMERAL = /(?<digits>\d+(?:[.,:'’]\d+)*)?(?<part>[¼½¾⅐-⅞])?/uy;
const GERMAN = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/;
/** What makes a number part of something else: „5–7“, „12-Zoll“, „25,–“, „3D“. */
const GOES_ON = /[–-][\p{L}\p{N}]|,–|[\p{L}\p{N}_]/uy;
const IS_MONEY = new RegExp(`^(?:${MONEY})$`);

/**
 * Reads the number at a place of a text, with its unit.
 * @param about what the words before it say
 * @returns `undefined` if it is not a number in German notation, but a date, a range or the like
 */
export function shownNumberAt(text: string, start: number, about: About = "shown"): ShownNumber | undefined {
  NUMERAL.lastIndex = start;
  const { 0: numeral = "", groups = {} } = NUMERAL.exec(text) ?? {};
  const { digits = "0", part } = groups;
  if (numeral === "" || !GERMAN.test(digits)) return undefined;
  AFTER.lastIndex = start + numeral.length;
  const after = AFTER.exec(text);
  const end = start + numeral.length + (after?.[0].length ?? 0);
  GOES_ON.lastIndex = end;
  if (GOES_ON.test(text)) return undefined;
  const { scale = "", measure, noun, per = "" } = after?.groups ?? {};
  const [whole = "", fraction = ""] = digits.split(",");
  return {
    kind: "number",
    start,
    end,
    numeral,
    suffix: text.slice(start + numeral.length, end),
    value: Number(`${whole.replaceAll(".", "")}.${fraction}`) + (part ? fractionOf(part) : 0),
    step: part ? 0 : 10 ** (about === "shown" ? -fraction.length : lastPlace(digits)),
    decimals: fraction.length,
    about,
    scale: SCALES.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(scale))?.[1] ?? 1,
    unit: measure ?? noun ?? "",
    per,
  };
}

/** „½“ is made of „1“, a stroke and „2“. */
function fractionOf(part: string): number {
  const [above, below] = part.normalize("NFKC").split("\u2044").map(Number);
  return (above ?? 0) / (below ?? 1);
}

/** The power of ten of the last digit that is not zero. */
function lastPlace(digits: string): number {
  const [whole = "", fraction = ""] = digits.replaceAll(".", "").split(",");
  const used = fraction.replace(/0+$/, "");
  return used ? -used.length : (/[1-9](0*)$/.exec(whole)?.[1]?.length ?? 0);
}

/**
 * The true values that a number can stand for: those that are rounded to it. A whole number below ten that is neither
 * money nor a percentage is exact where it is part of a sum: nobody rounds three to two.
 */
export function rangeOf(shown: ShownNumber, isPart: boolean, { plain, exact }: Look = {}): Range {
  const { value, step, about } = shown;
  const scale = plain ? 1 : shown.scale;
  const isCount = about === "shown" && step === 1 && value < 10 && shown.scale === 1 && !IS_MONEY.test(shown.unit);
  if (exact || (isPart && isCount)) return [value * scale, value * scale];
  const below = { shown: step / 2, near: step / 2, below: step, above: 0 }[about];
  const above = { shown: step / 2, near: step / 2, below: 0, above: step }[about];
  return [(value - below) * scale, (value + above) * scale];
}
