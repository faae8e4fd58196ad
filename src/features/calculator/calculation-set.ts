import { CALCULATION_STORAGE_KEY } from "../../config/constants";

// Each entry of the history shows one set of what was entered into calculators: the same as the entry before it, unless
// a link to another calculation was followed. Back then returns to the visitor's own numbers.

const LATEST_KEY = `${CALCULATION_STORAGE_KEY}|set`;

/** Name of the visitor's own set, before any link. */
export const OWN_SET = "";

function latestSet(): string {
  try {
    return window.sessionStorage.getItem(LATEST_KEY) ?? OWN_SET;
  } catch {
    return OWN_SET;
  }
}

function show(set: string): string {
  const { state } = window.history;
  if (state?.calculationSet !== set) window.history.replaceState({ ...state, calculationSet: set }, "");
  try {
    if (set !== latestSet()) window.sessionStorage.setItem(LATEST_KEY, set);
  } catch {
    // Without storage, nothing is kept for other documents.
  }
  return set;
}

/** The set that this entry of the history shows; a new one goes on with the set before it. */
export const currentSet = (): string => show(window.history.state?.calculationSet ?? latestSet());

/** Whether this entry of the history shows calculations for the first time: it is not one that the visitor returns to. */
export const isFirstShown = (): boolean => window.history.state?.calculationSet === undefined;

/** Begins a set for the calculation of a link. */
export const beginSet = (): string => show(String(Date.now()));
