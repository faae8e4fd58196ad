import { CALCULATION_STORAGE_KEY } from "../../config/constants";
import type { Calculator, Values } from "./calculator";
import { activeScope, VISITOR_SCOPE } from "./input-scope";
import { deserializeValues, parseInputs, type RawInputs, serializeValues } from "./inputs";

/** The inputs of a calculator, and how they came. */
export type CalculatorState = {
  /** The typed text, including invalid inputs. */
  rawInputs: RawInputs;
  /** The last valid values. */
  values: Values;
  /** The values come from a link that was just followed. */
  isLinkFollowed?: boolean;
  /** The link that was just followed holds no valid calculation. */
  isLinkBroken?: boolean;
};

/**
 * The state with these inputs: the result is that of the numbers in the fields.
 * @param before the values that count as long as an input is invalid
 */
export const withInputs = (calculator: Calculator, rawInputs: RawInputs, before: Values): CalculatorState => ({
  rawInputs,
  values: parseInputs(calculator, rawInputs).values || before,
});

const storageKey = (path: string, { name }: Calculator, scope: string) =>
  [CALCULATION_STORAGE_KEY, path, name].concat(scope || []).join("|");

/**
 * Saves the inputs for this tab, so that they survive Back, a reload and a later visit to the page.
 * @param path of the calculator's page
 */
export function saveInputs(path: string, calculator: Calculator, { rawInputs, values }: CalculatorState): void {
  const key = storageKey(path, calculator, activeScope());
  const saved = JSON.stringify({ texts: rawInputs, entries: serializeValues(calculator, values) });
  try {
    window.sessionStorage.setItem(key, saved);
  } catch {
    // If storage is blocked, the history entry keeps them, so that Back restores them.
    window.history.replaceState({ ...window.history.state, [key]: saved }, "");
  }
}

/** Loads the inputs saved in this tab; `undefined` if there are none, or if the calculator's fields have changed since. */
export const loadInputs = (path: string, calculator: Calculator): CalculatorState | undefined =>
  loadScope(path, calculator, activeScope()) ||
  // A link's scope holds only its own calculator, not others on the page.
  loadScope(path, calculator, VISITOR_SCOPE);

function readStorage(key: string): unknown {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return window.history.state?.[key];
  }
}

function loadScope(path: string, calculator: Calculator, scope: string): CalculatorState | undefined {
  try {
    const saved = JSON.parse(String(readStorage(storageKey(path, calculator, scope))));
    const rawInputs: RawInputs = saved.texts;
    if (!calculator.fields.every(({ key }) => typeof rawInputs[key] === "string")) return;
    const before = deserializeValues(calculator, saved.entries);
    return before && withInputs(calculator, rawInputs, before);
  } catch {
    return undefined;
  }
}
