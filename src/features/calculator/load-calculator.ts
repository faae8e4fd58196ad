import type { Calculator } from "./calculator";

/** The code that makes one calculator of a text interactive. */
export type CalculatorCode = Pick<
  typeof import(/* webpackChunkName: "live-calculator" */ "./live-calculator"),
  "LiveCalculator" | "openCalculation"
> & {
  calculator: Calculator;
};

/** Loads one calculator's code, with what all of them share; `undefined` if the name is unknown or loading fails. */
export async function loadCalculator(name: string): Promise<CalculatorCode | undefined> {
  try {
    const [{ LiveCalculator, openCalculation }, module] = await Promise.all([
      import(/* webpackChunkName: "live-calculator" */ "./live-calculator"),
      import(/* webpackChunkName: "calculator-[request]", webpackExclude: /index/ */ `./calculators/${name}.ts`),
    ]);
    const { [name]: calculator } = module as Readonly<Record<string, Calculator>>;
    return calculator && { calculator, LiveCalculator, openCalculation };
  } catch {
    return undefined;
  }
}
