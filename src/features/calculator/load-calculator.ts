import type { Calculator } from "./calculator";

/** The code that makes one calculator of a text interactive. */
export type CalculatorCode = Pick<typeof import("./live-calculator"), "LiveCalculator" | "openCalculation"> & {
  calculator: Calculator;
};

/** Loads one calculator's code, after what all of them share; `undefined` if the name is unknown or loading fails. */
export async function loadCalculator(name: string): Promise<CalculatorCode | undefined> {
  try {
    const { LiveCalculator, openCalculation, calculatorNamed } = await import(
      /* webpackChunkName: "live-calculator" */ "./live-calculator"
    );
    const calculator = await calculatorNamed(name);
    return calculator && { calculator, LiveCalculator, openCalculation };
  } catch {
    return undefined;
  }
}
