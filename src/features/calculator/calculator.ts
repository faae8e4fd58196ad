/** A number that a calculator asks for. */
export type CalculatorField<Key extends string = string> = {
  /** Name in the text's attributes and in addresses, e.g. `customers`; English, camelCase. */
  key: Key;
  /** German, e.g. „Neukunden im Jahr“. */
  label: string;
  /** German, e.g. „€“; empty if the label says it. */
  unit: string;
  /** German name of the group it stands in, e.g. „Kosten im Jahr“. The fields of a group follow one another. */
  group: string;
  /** Whole numbers only? */
  whole?: true;
  /** The sensible range, both ends included; percentages are numbers from 0 to 100. */
  min: number;
  max: number;
  /** Counts where a text or an address does not have the field. Without it, both must have it. */
  fallback?: number;
};

/** The numbers of a calculation, by the keys of their fields. */
export type Entries<Key extends string = string> = Readonly<Record<Key, number>>;

/** A number that a calculator answers with, formatted in German with its unit. */
export type CalculatorFigure = {
  label: string;
  value: string;
  /** A second number about the same, in a column of its own, e.g. the hours that so many cases take. */
  also?: string;
};

/** A drawing, as the chart blocks of texts take it. */
export type CalculatorChart = {
  kind: "line" | "funnel" | "bar";
  title: string;
  description: string;
  unit: string;
  columns: string[];
  rows: { label: string; values: number[] }[];
};

/** What a calculator answers. Figures and their labels are the same for any input, so that nothing moves. */
export type CalculatorResult = {
  sentence: string;
  /** The first one is shown above all. */
  figures: [main: CalculatorFigure, ...others: CalculatorFigure[]];
  chart?: CalculatorChart;
};

/** A message in German, and the key of the field it belongs to. */
export type CheckFault<Key extends string = string> = { key: Key; message: string };

/** A calculation that the build prints into a text and the browser repeats with the reader's numbers. */
export type Calculator<Key extends string = string> = {
  /** Name in the text's attributes and in addresses, e.g. `cac`. */
  name: string;
  /** German heading, e.g. „Ihr CAC, mit Ihren Zahlen“. */
  title: string;
  fields: readonly CalculatorField<Key>[];
  // Written as methods, which TypeScript compares in both directions: so a calculator of certain keys is a `Calculator`.
  /** Why numbers that are all in their range do not go together, e.g. more hits than tries. */
  check?(input: Entries<Key>): CheckFault<NoInfer<Key>> | undefined;
  /** Pure. Takes a number in range for each field, as `check` lets them pass, and answers to any such numbers. */
  compute(input: Entries<Key>): CalculatorResult;
};

/** A calculator whose `check` and `compute` know the keys of its fields: any other key does not compile. */
export const defineCalculator = <Key extends string>(calculator: Calculator<Key>): Calculator<Key> => calculator;

/** The groups of a calculator's fields, in their order. */
export const groupsOf = ({ fields }: Calculator): readonly string[] =>
  Array.from(new Set(fields.map(({ group }) => group)));
