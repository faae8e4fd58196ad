/** The numbers of a chart, as its author wrote them in a Markdown table. */
export type ChartData = {
  /** Column headings; the first is for the labels. */
  columns: string[];
  rows: {
    label: string;
    values: number[];
    /** What the drawing says at each value, e.g. „Tiefpunkt“; empty where it says nothing. */
    marks?: string[] | undefined;
  }[];
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
  /** How many numbers may have a mark, and how many letters each mark. */
  marks?: { most: number; letters: number };
};
