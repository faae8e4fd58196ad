import type { ComponentType } from "react";
import type { ChartProps } from "../../blocks/chart-figure";
import type { Calculator } from "./calculator";
import type { firstEntered, LiveCalculatorProps } from "./live-calculator";

/** All that makes one calculator of a text answer. */
export type CalculatorCode = {
  calculator: Calculator;
  /** Draws its chart, if it has one. */
  Drawing?: ComponentType<ChartProps>;
  LiveCalculator: ComponentType<LiveCalculatorProps>;
  firstEntered: typeof firstEntered;
};

/** The calculators by name, each a file of its own with all it needs: a page fetches one, and no other's code. */
export const fetchers: Readonly<Record<string, () => Promise<{ code: CalculatorCode }>>> = {
  cac: () => import(/* webpackChunkName: "calculator-cac" */ "./code/cac"),
  pipeline: () => import(/* webpackChunkName: "calculator-pipeline" */ "./code/pipeline"),
  funnel: () => import(/* webpackChunkName: "calculator-funnel" */ "./code/funnel"),
  conversion: () => import(/* webpackChunkName: "calculator-conversion" */ "./code/conversion"),
  hiring: () => import(/* webpackChunkName: "calculator-hiring" */ "./code/hiring"),
  visit: () => import(/* webpackChunkName: "calculator-visit" */ "./code/visit"),
};

/** Fetches the code of one calculator; `undefined` if there is none of this name or it does not come. */
export const loadCalculator = async (name: string): Promise<CalculatorCode | undefined> =>
  fetchers[name]?.().then(
    ({ code }) => code,
    () => undefined,
  );
