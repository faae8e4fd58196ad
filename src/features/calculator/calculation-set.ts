import { CALCULATION_STORAGE_KEY } from "../../config/constants";
import { attempt } from "../../lib/attempt";

// Each history entry belongs to a set of stored calculations. Following a link to another calculation starts a new set,
// so that Back returns to the visitor's own; every other new entry inherits the set before it.

const LATEST_SET_KEY = `${CALCULATION_STORAGE_KEY}|set`;

/** The set of the visitor's own calculations, before any link. */
export const VISITOR_SET = "";

const latestSet = (): string => attempt(() => window.sessionStorage.getItem(LATEST_SET_KEY)) ?? VISITOR_SET;

function enterSet(set: string): string {
  const { state } = window.history;
  if (state?.calculationSet !== set) window.history.replaceState({ ...state, calculationSet: set }, "");
  // Without storage, the set is lost when another document is loaded.
  if (set !== latestSet()) attempt(() => window.sessionStorage.setItem(LATEST_SET_KEY, set));
  return set;
}

/** The set of the current history entry. Writes the latest set into an entry that has none yet. */
export function activeSet(): string {
  const set: unknown = window.history.state?.calculationSet;
  return enterSet(typeof set === "string" ? set : latestSet());
}

/** Whether the current history entry has no set yet: it is visited for the first time, not with Back or Forward. */
export const isFirstVisit = (): boolean => window.history.state?.calculationSet === undefined;

/** Starts a set for the calculation of a link. */
export const startSet = (): string => enterSet(String(Date.now()));
