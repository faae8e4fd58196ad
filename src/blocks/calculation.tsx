import type { ComponentType, ReactNode } from "react";
import type { Calculator, CalculatorResult } from "../features/calculator/calculator";
import type { ChartProps } from "./chart-figure";

// How a calculation looks, in the build's HTML and in the browser: both must be of the same height.

/** What visitors can do with a calculation. */
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
  /** `DrawingAndActions` of the result. */
  children: ReactNode;
};

/** Heading, entries and results of a calculation. */
export function Calculation({ calculator, result, rows, children }: CalculationProps) {
  return (
    <>
      <figcaption>{calculator.title}</figcaption>
      {rows}
      <p className="calculator-sentence">{result.sentence}</p>
      <dl className="calculator-figures">
        {result.figures.map(({ label, value, isMain }) => (
          <div key={label} className={isMain ? "calculator-main" : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </>
  );
}

type DrawingAndActionsProps = {
  calculator: Calculator;
  result: CalculatorResult;
  /** Draws its chart, if it has one; in the browser, each calculator comes with the code of its own one. */
  Drawing?: ComponentType<ChartProps> | undefined;
  actions: ReactNode;
};

/** What stands beneath the results of a calculation. */
export function DrawingAndActions({ calculator, result, Drawing, actions }: DrawingAndActionsProps) {
  const { sentence, chart, chartTitle = calculator.title, chartDescription = sentence } = result;
  return (
    <>
      {Drawing && chart && (
        <Drawing
          title={chartTitle}
          description={chartDescription}
          unit={chart.unit}
          data={JSON.stringify({ columns: chart.columns, rows: chart.rows })}
        />
      )}
      <div className="calculator-actions" data-print="hidden">
        {actions}
      </div>
    </>
  );
}
