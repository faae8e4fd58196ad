import type { Calculator, CalculatorChart, CalculatorResult, Entries } from "./calculator";
import type { CalculatorWords } from "./calculator-words";
import { entryText } from "./entries";

/** By this mark, Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** Label, number and unit of each entry. */
const entryRows = <Key extends string>({ fields }: Calculator<Key>, entries: Entries<Key>) =>
  fields.map(({ key, label, unit }) => [label, entryText(entries[key]), unit]);

/** A calculation in the words of an inquiry, which its sender reads and changes before it goes. */
export const calculationMessage = <Key extends string>(
  calculator: Calculator<Key>,
  entries: Entries<Key>,
  { sentence }: CalculatorResult,
  address: string,
  words: CalculatorWords,
): string => {
  const rows = entryRows(calculator, entries).map(([label, value, unit]) => `- ${label}: ${value} ${unit}`.trimEnd());
  return `${words.message} „${calculator.title}“:\n${rows.join("\n")}\n${words.result} ${sentence}\n${words.recalculate} ${address}`;
};

/** With the signs that Excel reads in numbers. Nobody types into these texts: no quotes, no formulas. */
const cell = (text: string) => `"${text.replace(/[\u00a0\u202f]/g, " ").replace("−", "-")}"`;

/** A calculation as a table that a German Excel opens: entries, results, and the numbers of the chart. */
export function calculationTable<Key extends string>(
  calculator: Calculator<Key>,
  entries: Entries<Key>,
  { sentence, figures, chart }: CalculatorResult,
): string {
  const rows: string[][] = [[calculator.title]];
  return (
    BYTE_ORDER_MARK +
    rows
      .concat(
        entryRows(calculator, entries),
        [[]],
        figures.map(({ label, value, also }) => [label, value].concat(also || [])),
        [[sentence]],
        chart ? chartRows(chart) : [],
      )
      .map((row) => `${row.map(cell).join(";")}\r\n`)
      .join("")
  );
}

const chartRows = ({ columns, rows, unit }: CalculatorChart): string[][] =>
  [[], columns].concat(
    rows.map(({ label, values }) => [label].concat(values.map(entryText))),
    [[unit]],
  );
