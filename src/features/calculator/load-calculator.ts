import type { Calculator } from "./calculator";

/** The code that makes one calculator of a text interactive. */
export type CalculatorCode = typeof import("./live-calculator") & { calculator: Calculator };

/** Loads one calculator's code by its name; `undefined` if the name is unknown or loading fails. */
export async function loadCalculator(name: string): Promise<CalculatorCode | undefined> {
  try {
    // Each bundle is a chunk of its own, so that a page loads no other calculator's code.
    return (await import(/* webpackChunkName: "calculator-[request]" */ `./bundles/${name}`)).bundle;
  } catch {
    return undefined;
  }
}
