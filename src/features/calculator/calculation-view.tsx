import type { ReactNode } from "react";
import type { Calculator, CalculatorFigure, CalculatorResult, Values } from "./calculator";
import { calculatorElementId } from "./inputs";

// Shared by the static example and the interactive form, which must have the same height.

/** Labels of the links below a calculation. The build writes them into the HTML of texts, which has no access to page queries. */
export const actionLabels = {
  link: "Link zu dieser Rechnung",
  share: "Weiterschicken",
  table: "Als Tabelle",
  inquiry: "Mit dieser Rechnung anfragen",
};

type CalculationViewProps = {
  calculator: Calculator;
  result: CalculatorResult;
  /** One row per field, grouped. */
  rows: ReactNode;
  /** A `CalculationChart`. */
  chart: ReactNode;
  actions: ReactNode;
};

/** Inputs, results, chart and links of a calculation. */
export function CalculationView({ calculator, result, rows, chart, actions }: CalculationViewProps) {
  const [main, ...others] = result.figures;
  return (
    <>
      {rows}
      {/* Chromium restores the scroll position by a selector, which without an id would match the static example's inputs. */}
      <div id={`${calculatorElementId(calculator.name)}-ergebnis`} className="calculator-results">
        <dl className="calculator-main">{renderFigure(main)}</dl>
        <p className="calculator-sentence">{result.sentence}</p>
        <dl className="calculator-figures">{others.map(renderFigure)}</dl>
        {chart}
      </div>
      <div className="calculator-actions">{actions}</div>
    </>
  );
}

const renderFigure = ({ label, value, secondaryValue }: CalculatorFigure) => (
  <div key={label}>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {secondaryValue && <dd>{secondaryValue}</dd>}
  </div>
);

/** The chart of a calculation; nothing if it has none. */
export function CalculationChart({ calculator, values }: { calculator: Calculator; values: Values }) {
  const { Chart } = calculator;
  const { chart } = calculator.compute(values);
  return Chart && chart ? <Chart {...chart} data={JSON.stringify(chart)} /> : null;
}
