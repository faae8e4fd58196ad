/** Groups of thousands are parted by points or by one of the spaces that people and spreadsheets write. */
const GERMAN_NUMBER = /^[-−]?(?:\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:[ \u00a0\u2009\u202f]\d{3})+))(?:,\d+)?$/;

/** One point that cannot part thousands: after it are not three digits, or nothing but a zero is before it. */
const DECIMAL_POINT = /^[-−]?(?:\d+\.(?!\d{3}$)\d+|0\.\d+)$/;

/**
 * The number in German notation: `12.000`, `12000`, `12 000`, `12,5`.
 * @returns `undefined` for anything else, e.g. `12.5`, which may be meant as a fraction or as part of thousands
 */
export function parseGermanNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (!GERMAN_NUMBER.test(trimmed)) return undefined;
  const value = Number(trimmed.replace(/[.\s]/g, "").replace(",", ".").replace("−", "-"));
  // Adding zero makes a plain zero of minus zero.
  return Number.isFinite(value) ? value + 0 : undefined;
}

/**
 * The number as people type it into a field: in German notation, or with a decimal point that can be nothing else, as in
 * `12.5` or `4800.50`. `4.800` is German, and means thousands.
 * @returns `undefined` for anything else
 */
export const parseTypedNumber = (text: string): number | undefined =>
  parseGermanNumber(DECIMAL_POINT.test(text.trim()) ? text.replace(".", ",") : text);

/** `Intl.NumberFormat` is expensive to create: cached by the number of decimals. */
const formats = new Map<number | undefined, Intl.NumberFormat>();

function formatOf(decimals: number | undefined): Intl.NumberFormat {
  const known = formats.get(decimals);
  if (known) return known;
  const format = new Intl.NumberFormat("de-DE", {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
    // No minus before a zero.
    signDisplay: "negative",
  });
  formats.set(decimals, format);
  return format;
}

/**
 * The number in German notation, with a minus sign instead of a hyphen.
 * @param decimals how many digits follow the comma; if not given, as many as needed, two at most
 */
export const formatNumber = (value: number, decimals?: number): string =>
  formatOf(decimals).format(value).replace("-", "−");

/** The number with its unit, which stays on its line. */
export const withUnit = (value: number, unit: string, decimals?: number) =>
  `${formatNumber(value, decimals)}\u00a0${unit}`;
