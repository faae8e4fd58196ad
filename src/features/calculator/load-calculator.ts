import type { Calculator } from "./calculator";

/** The code that makes one calculator of a text interactive. */
export type CalculatorCode = typeof import("./live-calculator") & { calculator: Calculator };

type Calculators = Readonly<Record<string, Calculator>>;

/** Loads one calculator's code by its name, which its file has, too; `undefined` if the name is unknown or loading fails. */
export async function loadCalculator(name: string): Promise<CalculatorCode | undefined> {
  try {
    const [calculators, live]: [Calculators, Omit<CalculatorCode, "calculator">] = await Promise.all([
      // Each calculator is a chunk of its own, so that a page loads no other's code.
      import(/* webpackChunkName: "calculator-[request]", webpackExclude: /index/ */ `./calculators/${name}`),
      import(/* webpackChunkName: "live-calculator" */ "./live-calculator"),
    ]);
    return calculators[name] && { ...live, calculator: calculators[name] };
  } catch {
    return undefined;
  }
}
