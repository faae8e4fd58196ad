import type { ComponentType } from "react";
import type { ChartData } from "../../components/charts/chart-data";
import type { ChartProps } from "../../components/charts/chart-figure";

/** A number that a calculator asks for. */
export type CalculatorField<Key extends string = string> = {
  /** Name in attributes of texts and in URLs, e.g. `customers`; English, camelCase. */
  key: Key;
  /** German, e.g. „Neukunden im Jahr“. */
  label: string;
  /** German, e.g. „€“; empty if the label includes it. */
  unit: string;
  whole?: true;
  /** The allowed range, inclusive; percentages are numbers from 0 to 100. */
  min: number;
  max: number;
  /** Value for texts and URLs that omit the field. Without it, both must have the field. */
  fallback?: number;
};

export type Values<Key extends string = string> = Readonly<Record<Key, number>>;

/** A result of a calculation, formatted in German with its unit. */
export type CalculatorFigure = {
  label: string;
  value: string;
  /** Shown in a second column, e.g. the hours for a number of cases. */
  secondaryValue?: string;
};

/** The chart of a result, as the chart blocks take it. */
export type CalculatorChart = Omit<ChartProps, "data"> & ChartData;

/** The result of a calculation. Number and labels of the figures do not depend on the input, so that the layout is stable. */
export type CalculatorResult = {
  sentence: string;
  /** The first one is the main result. */
  figures: [main: CalculatorFigure, ...others: CalculatorFigure[]];
  chart?: CalculatorChart;
};

/** The German texts that all interactive calculators share. */
export type CalculatorCopy = NonNullable<Queries.ArticleTemplateQuery["articlePage"]>["calculator"];

/** A German message about values that contradict each other, and the key of the field that shows it. */
type CheckError<Key extends string = string> = { key: Key; message: string };

/** The fields of a calculator by the German name of their group, e.g. „Kosten im Jahr“. */
type FieldGroups<Key extends string> = Readonly<Record<string, readonly CalculatorField<Key>[]>>;

/** What the build renders into a text and the browser repeats with the visitor's numbers. */
export type Calculator<Key extends string = string> = {
  /** Name in attributes of texts and in URLs, e.g. `cac`. */
  name: string;
  /** German heading, e.g. „Ihr CAC, mit Ihren Zahlen“. */
  title: string;
  groups: FieldGroups<Key>;
  /** The fields of all groups. */
  fields: readonly CalculatorField<Key>[];
  /** Draws the chart of its results; absent if they have none. */
  Chart?: ComponentType<ChartProps>;
  // Methods, because TypeScript checks their parameters bivariantly: a calculator with specific keys is then a `Calculator`.
  /** Reports values that are in range but contradict each other, e.g. more hits than tries. */
  check?(values: Values<Key>): CheckError<NoInfer<Key>> | undefined;
  /** Pure. Must handle any values that are in range and pass `check`. */
  compute(values: Values<Key>): CalculatorResult;
};

/** Types a calculator so that `check` and `compute` accept only the keys of its fields, and lists these. */
export const defineCalculator = <Key extends string>(calculator: Omit<Calculator<Key>, "fields">): Calculator<Key> => ({
  ...calculator,
  fields: Object.values(calculator.groups).flat(),
});
