/** A number that a calculator asks for. */
export type CalculatorField = {
  /** Name in the text's attributes and in addresses, e.g. `customers`; English, camelCase. */
  key: string;
  /** German, e.g. „Neukunden im Jahr“. */
  label: string;
  /** German, e.g. „€“; empty if the label says it. */
  unit: string;
  /** Whole numbers only? */
  whole?: true;
  /** The sensible range, both ends included; percentages are numbers from 0 to 100. */
  min: number;
  max: number;
};

/** The numbers of a calculation, by the keys of their fields. */
export type Entries = Readonly<Record<string, number>>;

/** A number that a calculator answers with, formatted in German with its unit. */
export type CalculatorFigure = { label: string; value: string; isMain?: true };

/** The numbers of a drawing, as the chart blocks of texts take them. */
export type CalculatorChart =
  | { kind: "line"; unit: string; columns: string[]; rows: { label: string; values: number[] }[] }
  | { kind: "funnel" | "bar"; unit: string; columns: string[]; rows: { label: string; values: number[] }[] };

/** What a calculator answers. Figures and their labels are the same for any input, so that nothing moves. */
export type CalculatorResult = {
  sentence: string;
  figures: CalculatorFigure[];
  chart?: CalculatorChart;
  chartTitle?: string;
  chartDescription?: string;
};

/** A message in German, and the key of the field it belongs to. */
export type EntryFault = { key: string; message: string };

/** A calculation that the build prints into a text and the browser repeats with the reader's numbers. */
export type Calculator = {
  /** Name in the text's attributes and in addresses, e.g. `cac`. */
  name: string;
  /** German heading, e.g. „Ihr CAC, mit Ihren Zahlen“. */
  title: string;
  fields: readonly CalculatorField[];
  /** Why numbers that are all in their range do not go together, e.g. more hits than tries. */
  check?: (input: Entries) => EntryFault | undefined;
  /** Pure. Takes a number in range for each field, as `check` lets them pass, and answers to any such numbers. */
  compute: (input: Entries) => CalculatorResult;
};
