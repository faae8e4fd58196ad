import type { Calculator } from "./calculator";

/** The code that makes one calculator of a text interactive. */
export type CalculatorCode = Pick<typeof import("./live-calculator"), "LiveCalculator" | "openCalculation"> & {
  calculator: Calculator;
};

/** Loaders by calculator name. Each calculator is a chunk of its own, so that a page loads no other's code. */
export const calculatorLoaders: Readonly<Record<string, () => Promise<{ bundle: CalculatorCode }>>> = {
  cac: () => import(/* webpackChunkName: "calculator-cac" */ "./bundles/cac"),
  pipeline: () => import(/* webpackChunkName: "calculator-pipeline" */ "./bundles/pipeline"),
  funnel: () => import(/* webpackChunkName: "calculator-funnel" */ "./bundles/funnel"),
  conversion: () => import(/* webpackChunkName: "calculator-conversion" */ "./bundles/conversion"),
  hiring: () => import(/* webpackChunkName: "calculator-hiring" */ "./bundles/hiring"),
  payoff: () => import(/* webpackChunkName: "calculator-payoff" */ "./bundles/payoff"),
  visit: () => import(/* webpackChunkName: "calculator-visit" */ "./bundles/visit"),
};

/** Loads one calculator's code; `undefined` if the name is unknown or loading fails. */
export const loadCalculator = async (name: string): Promise<CalculatorCode | undefined> =>
  calculatorLoaders[name]?.().then(
    ({ bundle }) => bundle,
    () => undefined,
  );
