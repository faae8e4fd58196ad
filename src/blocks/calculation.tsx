import type { ComponentType, ReactNode } from "react";
import type { Calculator, CalculatorResult, Entries } from "../features/calculator/calculator";
import { anchorOf } from "../features/calculator/entries";
import type { ChartProps } from "./chart-figure";

// How a calculation looks, in the build's HTML and in the browser: both must be of the same height.

/** What visitors can do with a calculation. Part of the block, like the words of others: the build writes them into texts. */
export const actionWords = {
  link: "Link zu dieser Rechnung",
  table: "Als Tabelle",
  inquiry: "Mit dieser Rechnung anfragen",
};

type CalculationProps = {
  calculator: Calculator;
  result: CalculatorResult;
  /** One row for each field, in their order. */
  rows: ReactNode;
  /** A `CalculationDrawing`. */
  drawing: ReactNode;
  actions: ReactNode;
};

/** Heading, entries, results and drawing of a calculation, and what visitors can do with it. */
export function Calculation({ calculator, result, rows, drawing, actions }: CalculationProps) {
  return (
    <>
      <figcaption>{calculator.title}</figcaption>
      {rows}
      <p className="calculator-sentence">{result.sentence}</p>
      {/* By its id, the browser finds this list again in the build's HTML, where the rows are a list, too. */}
      <dl id={`${anchorOf(calculator.name)}-ergebnis`} className="calculator-figures">
        {result.figures.map(({ label, value, isMain }) => (
          <div key={label} className={isMain ? "calculator-main" : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {drawing}
      <div className="calculator-actions" data-print="hidden">
        {actions}
      </div>
    </>
  );
}

type CalculationDrawingProps = {
  calculator: Calculator;
  entries: Entries;
  /** Draws its chart, if it has one; in the browser, each calculator comes with the code of its own one. */
  Drawing?: ComponentType<ChartProps> | undefined;
};

/** The chart of a calculation, if it has one. */
export function CalculationDrawing({ calculator, entries, Drawing }: CalculationDrawingProps) {
  const { chart } = calculator.compute(entries);
  if (!Drawing || !chart) return null;
  const { title, description, unit, columns, rows } = chart;
  return <Drawing title={title} description={description} unit={unit} data={JSON.stringify({ columns, rows })} />;
}
