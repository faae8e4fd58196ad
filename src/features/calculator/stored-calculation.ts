import { CALCULATION_STORAGE_KEY } from "../../config/constants";
import { attempt } from "../../lib/attempt";
import { activeSet, VISITOR_SET } from "./calculation-set";
import type { Calculator, Values } from "./calculator";
import { type Inputs, parseInputs, toInputs } from "./inputs";

/** What a visitor has typed into a calculator, and what it calculates with. */
export type Calculation = {
  /** The typed texts, including invalid ones. */
  inputs: Inputs;
  /** The last valid numbers. */
  values: Values;
};

/**
 * The calculation with these inputs: the result is that of the numbers in the fields.
 * @param before the values that count as long as an input is invalid
 */
export const withInputs = (calculator: Calculator, inputs: Inputs, before: Values): Calculation => ({
  inputs,
  values: parseInputs(calculator, inputs).values || before,
});

const storageKey = (path: string, { name }: Calculator, set: string) =>
  [CALCULATION_STORAGE_KEY, path, name].concat(set || []).join("|");

/**
 * Stores a calculation for this tab, so that it survives Back, a reload and a later visit to the page.
 * @param path of the calculator's page
 */
export function storeCalculation(path: string, calculator: Calculator, { inputs, values }: Calculation): void {
  const key = storageKey(path, calculator, activeSet());
  const stored = JSON.stringify({ inputs, values });
  try {
    window.sessionStorage.setItem(key, stored);
  } catch {
    // If storage is blocked, the history entry keeps it, so that Back restores it.
    window.history.replaceState({ ...window.history.state, [key]: stored }, "");
  }
}

const readCalculation = (calculator: Calculator, key: string): Calculation | undefined =>
  attempt(() => {
    const stored = attempt(() => window.sessionStorage.getItem(key)) || window.history.state[key];
    const { inputs, values } = JSON.parse(stored);
    if (!calculator.fields.every((field) => typeof inputs[field.key] === "string")) return undefined;
    const before = parseInputs(calculator, toInputs(values)).values;
    return before && withInputs(calculator, inputs, before);
  });

/** The calculation stored in this tab; `undefined` if there is none, or if the calculator's fields have changed since. */
export const storedCalculation = (path: string, calculator: Calculator): Calculation | undefined =>
  readCalculation(calculator, storageKey(path, calculator, activeSet())) ||
  // A link's set holds only its own calculator, not others on the page.
  readCalculation(calculator, storageKey(path, calculator, VISITOR_SET));
