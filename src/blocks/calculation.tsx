import type { ComponentType, ReactNode } from "react";
import type { Calculator, CalculatorFigure, CalculatorResult, Entries } from "../features/calculator/calculator";
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
  /** One row for each field, by their groups. */
  rows: ReactNode;
  /** A `CalculationDrawing`. */
  drawing: ReactNode;
  actions: ReactNode;
};

/** Entries, results and drawing of a calculation, and what visitors can do with it. */
export function Calculation({ calculator, result, rows, drawing, actions }: CalculationProps) {
  const [main, ...others] = result.figures;
  return (
    <>
      {rows}
      {/* By its id, the browser finds the results again in the build's HTML, where the entries are lists, too. */}
      <div id={`${anchorOf(calculator.name)}-ergebnis`} className="calculator-results">
        <dl className="calculator-main">{figureOf(main)}</dl>
        <p className="calculator-sentence">{result.sentence}</p>
        <dl className="calculator-figures">{others.map(figureOf)}</dl>
        {drawing}
      </div>
      <div className="calculator-actions">{actions}</div>
    </>
  );
}

const figureOf = ({ label, value, also }: CalculatorFigure) => (
  <div key={label}>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {also && <dd>{also}</dd>}
  </div>
);

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
  return <Drawing {...chart} data={JSON.stringify(chart)} />;
}
