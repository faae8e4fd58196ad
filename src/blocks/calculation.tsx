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
  /** Draws its chart; in the browser, each calculator comes with the code of its own one. */
  Drawing?: ComponentType<ChartProps> | undefined;
  /** One row for each field, in their order. */
  rows: ReactNode;
  actions: ReactNode;
};

/** Heading, entries, results and actions of a calculation. */
export function Calculation({ calculator, result, Drawing, rows, actions }: CalculationProps) {
  const { sentence, figures, chart, chartTitle = calculator.title, chartDescription = sentence } = result;
  return (
    <>
      <figcaption>{calculator.title}</figcaption>
      {rows}
      <p className="calculator-sentence">{sentence}</p>
      <dl className="calculator-figures">
        {figures.map(({ label, value, isMain }) => (
          <div key={label} className={isMain ? "calculator-main" : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
