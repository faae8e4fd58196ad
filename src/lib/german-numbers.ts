import { withoutInvisible } from "./invisible-signs";

/** Thousands are separated by points, or by a sign that people and spreadsheets use: a space, in Switzerland `'` or `’`. */
const GERMAN_NUMBER = /^[-−]?(?:\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:[ \u00a0\u2009\u202f'’]\d{3})+))(?:,\d+)?$/;

/** A point that cannot separate thousands: not followed by exactly three digits, or preceded only by a zero. */
const DECIMAL_POINT = /^([-−]?(?:0|[\d'’]+(?!\.\d{3}$)))\.(\d+)$/;

/**
 * Parses a number in German notation: `12.000`, `12000`, `12 000`, `12'000`, `12,5`.
 * @returns `undefined` for anything else, e.g. `12.5`, which could be a decimal or incomplete thousands
 */
export function parseGermanNumber(text: string): number | undefined {
  // What is read is what is seen; spreadsheets and chats copy signs of direction along.
  const trimmed = withoutInvisible(text).trim();
  if (!GERMAN_NUMBER.test(trimmed)) return undefined;
  const value = Number(
    trimmed
      .replace(/[.\s'’]/g, "")
      .replace(",", ".")
      .replace("−", "-"),
  );
  // Adding zero turns minus zero into zero.
  return Number.isFinite(value) ? value + 0 : undefined;
}

/** The numbers that a text names, without signs before them: of `490–2.900 €`, 490 and 2900. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+(?:\.\d{3})*(?:,\d+)?/g)].flatMap(([number]) => parseGermanNumber(number) ?? []);

/**
 * Parses a number typed into a field: in German notation, with Swiss thousands as in `1'000.50`, or with an unambiguous
 * decimal point, as in `12.5` or `4800.50`. `4.800` is German and means thousands.
 * @returns `undefined` for anything else
 */
export const parseTypedNumber = (text: string): number | undefined =>
  parseGermanNumber(withoutInvisible(text).trim().replace(DECIMAL_POINT, "$1,$2"));

/** Formats by number of decimals, cached because `Intl.NumberFormat` is expensive to create. */
const formats = new Map<number | undefined, Intl.NumberFormat>();

function formatterFor(decimals: number | undefined): Intl.NumberFormat {
  const known = formats.get(decimals);
  if (known) return known;
  const format = new Intl.NumberFormat("de-DE", {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
    // Avoids a minus before zero.
    signDisplay: "negative",
  });
  formats.set(decimals, format);
  return format;
}

/**
 * Formats a number in German notation, with a minus sign instead of a hyphen.
 * @param decimals digits after the comma; by default as many as needed, two at most
 */
export const formatNumber = (value: number, decimals?: number): string =>
  formatterFor(decimals).format(value).replace("-", "−");

/** Formats a number with its unit, joined by a non-breaking space. */
export const withUnit = (value: number, unit: string, decimals?: number) =>
  `${formatNumber(value, decimals)}\u00a0${unit}`;
