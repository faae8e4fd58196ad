import type { ComponentType } from "react";
import type { ChartProps } from "../../components/charts/chart-figure";
import type { Calculator } from "./calculator";
import type { getInitialState, LiveCalculatorProps } from "./live-calculator";

/** The code that makes one calculator of a text interactive. */
export type CalculatorBundle = {
  calculator: Calculator;
  /** Draws the calculator's chart; absent if it has none. */
  Chart?: ComponentType<ChartProps>;
  LiveCalculator: ComponentType<LiveCalculatorProps>;
  getInitialState: typeof getInitialState;
};

/** Loaders by calculator name. Each calculator is a chunk of its own, so that a page loads no other's code. */
export const calculatorLoaders: Readonly<Record<string, () => Promise<{ bundle: CalculatorBundle }>>> = {
  cac: () => import(/* webpackChunkName: "calculator-cac" */ "./bundles/cac"),
  pipeline: () => import(/* webpackChunkName: "calculator-pipeline" */ "./bundles/pipeline"),
  funnel: () => import(/* webpackChunkName: "calculator-funnel" */ "./bundles/funnel"),
  conversion: () => import(/* webpackChunkName: "calculator-conversion" */ "./bundles/conversion"),
  hiring: () => import(/* webpackChunkName: "calculator-hiring" */ "./bundles/hiring"),
  visit: () => import(/* webpackChunkName: "calculator-visit" */ "./bundles/visit"),
};

/** Loads one calculator's code; `undefined` if the name is unknown or loading fails. */
export const loadCalculator = async (name: string): Promise<CalculatorBundle | undefined> =>
  calculatorLoaders[name]?.().then(
    ({ bundle }) => bundle,
    () => undefined,
  );
