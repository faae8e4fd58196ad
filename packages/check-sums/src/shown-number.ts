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

/** How an equation and its numbers are read. */
export type Reading = {
  /** Without what multiplies the numbers: „40 + 5 = 45 %“. */
  plain?: boolean;
  /** As if no number were rounded. */
  exact?: boolean;
  /** „200 + 10 %“ are 220. */
  relative?: boolean;
};

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
  const { 0: numeral = "", groups = {} } = matchAt(NUMERAL, text, start) ?? {};
  const { digits = "0", part } = groups;
  if (numeral === "" || !GERMAN.test(digits)) return undefined;
  const { 0: suffix = "", groups: after = {} } = matchAt(AFTER, text, start + numeral.length) ?? {};
  const end = start + numeral.length + suffix.length;
  if (matchAt(GOES_ON, text, end)) return undefined;
  const { scale = "", measure, noun, per = "" } = after;
  const [whole = "", fraction = ""] = digits.split(",");
  return {
    kind: "number",
    start,
    end,
    numeral,
    suffix,
    value: Number(`${whole.replaceAll(".", "")}.${fraction}`) + (part ? fractionOf(part) : 0),
    step: part ? 0 : 10 ** (about === "shown" ? -fraction.length : lastPlace(digits)),
    decimals: fraction.length,
    about,
    scale: SCALES.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(scale))?.[1] ?? 1,
    unit: measure ?? noun ?? "",
    per,
  };
}

/** The match of a sticky pattern at a place of a text. */
export function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
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
export function rangeOf(shown: ShownNumber, isPart: boolean, { plain, exact }: Reading = {}): Range {
  const { value, step, about } = shown;
  const scale = plain ? 1 : shown.scale;
  const isCount = about === "shown" && step === 1 && value < 10 && shown.scale === 1 && !IS_MONEY.test(shown.unit);
  const half = step / 2;
  const [below, above] =
    exact || (isPart && isCount)
      ? [0, 0]
      : ({ shown: [half, half], near: [half, half], below: [step, 0], above: [0, step] } as const)[about];
  return [(value - below) * scale, (value + above) * scale];
}
