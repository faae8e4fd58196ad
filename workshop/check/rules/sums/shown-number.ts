import type { Interval } from "./interval";

/** How a number relates to its true value: „rund“ (near), „knapp“ (below), „gut“ (above), or rounded to its last digit. */
export type Precision = "near" | "below" | "above" | "rounded";

/** A number as written in a text, with its precision and unit. */
export type ShownNumber = {
  kind: "number";
  /** Offset of its first character, including a word for its precision. */
  start: number;
  end: number;
  /** Its digits as written, without sign and unit. */
  numeral: string;
  /** Its scale and unit as written. */
  suffix: string;
  value: number;
  /** The step to which it is rounded: 0.01 for „4,50“; with „rund“, the place of its last nonzero digit. */
  roundingStep: number;
  decimals: number;
  precision: Precision;
  /** The factor of its sign or word: 0.01 for %, 1000 for Tsd. */
  scale: number;
  /** Its unit, e.g. „€“ or „Personen“; empty if it has none. */
  unit: string;
  /** The unit after „pro“ or „/“, e.g. „Tag“; empty if there is none. */
  per: string;
};

/** One way to read an equation and its numbers. */
export type Interpretation = {
  /** Ignores % and words such as „Tsd.“: „40 + 5 = 45 %“. */
  ignoreScale?: boolean;
  unrounded?: boolean;
  /** Applies an added percentage to the number before it: „200 + 10 %“ is 220. */
  relativePercent?: boolean;
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
const SUFFIX = new RegExp(
  `(?:\\s*(?<scale>${SCALE})${END})?(?:\\s*(?<measure>${MEASURES})${END})?(?:\\s+(?<noun>${NOUN}))?` +
    "(?:(?:\\s*/\\s*|\\s+(?:pro|je|per|im)\\s+)(?<per>\\p{L}+))?",
  "uy",
);
const NUMERAL = /(?<digits>\d+(?:[.,:'’]\d+)*)?(?<part>[¼½¾⅐-⅞])?/uy;
const GERMAN_NUMBER = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/;
/** Characters that make a number part of something else: „5–7“, „12-Zoll“, „25,–“, „3D“. */
const CONTINUATION = /[–-][\p{L}\p{N}]|,–|[\p{L}\p{N}_]/uy;
const IS_MONEY = new RegExp(`^(?:${MONEY})$`);

/** The number at an offset of a text, with its unit; `undefined` if there is none, but a date, a range or the like. */
export function shownNumberAt(text: string, start: number, precision: Precision = "rounded"): ShownNumber | undefined {
  const { 0: numeral = "", groups = {} } = matchAt(NUMERAL, text, start) ?? {};
  const { digits = "0", part } = groups;
  if (numeral === "" || !GERMAN_NUMBER.test(digits)) return undefined;
  const { 0: suffix = "", groups: after = {} } = matchAt(SUFFIX, text, start + numeral.length) ?? {};
  const end = start + numeral.length + suffix.length;
  if (matchAt(CONTINUATION, text, end)) return undefined;
  const { scale = "", measure, noun, per = "" } = after;
  const [whole = "", fraction = ""] = digits.split(",");
  return {
    kind: "number",
    start,
    end,
    numeral,
    suffix,
    value: Number(`${whole.replaceAll(".", "")}.${fraction}`) + (part ? valueOfFraction(part) : 0),
    roundingStep: part ? 0 : 10 ** (precision === "rounded" ? -fraction.length : lastNonzeroExponent(digits)),
    decimals: fraction.length,
    precision,
    scale: SCALES.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(scale))?.[1] ?? 1,
    unit: measure ?? noun ?? "",
    per,
  };
}

/** The match of a sticky pattern at an offset of a text. */
export function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

/** The value of a fraction character: NFKC turns „½“ into „1“, a slash and „2“. */
function valueOfFraction(part: string): number {
  const [above, below] = part.normalize("NFKC").split("\u2044").map(Number);
  return (above ?? 0) / (below ?? 1);
}

function lastNonzeroExponent(digits: string): number {
  const [whole = "", fraction = ""] = digits.replaceAll(".", "").split(",");
  const used = fraction.replace(/0+$/, "");
  return used ? -used.length : (/[1-9](0*)$/.exec(whole)?.[1]?.length ?? 0);
}

/** The values that round to a number. A whole operand below ten is exact, unless it is money or a percentage. */
export function roundingInterval(
  shown: ShownNumber,
  isOperand: boolean,
  { ignoreScale, unrounded }: Interpretation = {},
): Interval {
  const { value, roundingStep, precision } = shown;
  const scale = ignoreScale ? 1 : shown.scale;
  const isSmallCount =
    precision === "rounded" && roundingStep === 1 && value < 10 && shown.scale === 1 && !IS_MONEY.test(shown.unit);
  const half = roundingStep / 2;
  const [below, above] =
    unrounded || (isOperand && isSmallCount)
      ? [0, 0]
      : ({ rounded: [half, half], near: [half, half], below: [roundingStep, 0], above: [0, roundingStep] } as const)[
          precision
        ];
  return [(value - below) * scale, (value + above) * scale];
}
