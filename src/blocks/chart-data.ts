/** The numbers of a chart, as its author wrote them in a Markdown table. */
export type ChartData = {
  /** Column headings; the first is for the labels. */
  columns: string[];
  rows: { label: string; values: number[] }[];
};

/** Requirements for the numbers of a chart. */
export type ChartRule = {
  /** How many columns and rows (min, max) the chart can show legibly. */
  columns: readonly [number, number];
  rows: readonly [number, number];
  /** The chart can show numbers below zero. */
  belowZero?: boolean;
  /** No number may be larger than the previous one. */
  falling?: boolean;
};

const GERMAN_NUMBER = /^[-−]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/;

/** The number written in German notation, e.g. `1.250` or `4,5`; `undefined` if the text is none. */
export function parseGermanNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (!GERMAN_NUMBER.test(trimmed)) return undefined;
  return Number(trimmed.replaceAll(".", "").replace(",", ".").replace("−", "-"));
}

const numberFormat = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });

/** The number in German notation, with a minus sign instead of a hyphen. */
export const formatGermanNumber = (value: number) => numberFormat.format(value).replace("-", "−");
