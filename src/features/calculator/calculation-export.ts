import type { Calculator, CalculatorChart, CalculatorCopy, CalculatorResult, Values } from "./calculator";
import { formatInput } from "./inputs";

/** Excel needs it to recognise UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** Label, number and unit of each field. */
const valueRows = <Key extends string>({ fields }: Calculator<Key>, values: Values<Key>) =>
  fields.map(({ key, label, unit }) => [label, formatInput(values[key]), unit]);

/** Describes a calculation in German as the message of an inquiry, which the visitor can edit before sending. */
export const calculationMessage = <Key extends string>(
  calculator: Calculator<Key>,
  values: Values<Key>,
  { sentence }: CalculatorResult,
  address: string,
  copy: CalculatorCopy,
): string => {
  const rows = valueRows(calculator, values).map(([label, value, unit]) => `- ${label}: ${value} ${unit}`.trimEnd());
  return `${copy.message} „${calculator.title}“:\n${rows.join("\n")}\n${copy.result} ${sentence}\n${copy.recalculate} ${address}`;
};

/** Uses the space and minus that Excel reads in numbers. Texts come from the code, so quotes and formulas need no escaping. */
const csvCell = (text: string) => `"${text.replace(/[\u00a0\u202f]/g, " ").replace("−", "-")}"`;

/** A calculation as CSV for a German Excel: inputs, results and the numbers of the chart. */
export function calculationCsv<Key extends string>(
  calculator: Calculator<Key>,
  values: Values<Key>,
  { sentence, figures, chart }: CalculatorResult,
): string {
  const rows: string[][] = [[calculator.title]];
  return (
    BYTE_ORDER_MARK +
    rows
      .concat(
        valueRows(calculator, values),
        [[]],
        figures.map(({ label, value, secondaryValue }) => [label, value].concat(secondaryValue || [])),
        [[sentence]],
        chart ? chartRows(chart) : [],
      )
      .map((row) => `${row.map(csvCell).join(";")}\r\n`)
      .join("")
  );
}

const chartRows = ({ columns, rows, unit }: CalculatorChart): string[][] =>
  [[], columns].concat(
    rows.map(({ label, values }) => [label].concat(values.map(formatInput))),
    [[unit]],
  );
