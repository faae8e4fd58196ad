import { CALCULATION_STORAGE_KEY } from "../../config/constants";

// Each history entry belongs to a scope of saved inputs. Following a link to another calculation starts a new scope, so
// that Back returns to the visitor's own numbers; every other new entry inherits the scope before it.

const LATEST_SCOPE_KEY = `${CALCULATION_STORAGE_KEY}|set`;

/** The scope of the visitor's own inputs, before any link. */
export const VISITOR_SCOPE = "";

function latestScope(): string {
  try {
    return window.sessionStorage.getItem(LATEST_SCOPE_KEY) ?? VISITOR_SCOPE;
  } catch {
    return VISITOR_SCOPE;
  }
}

function setActiveScope(scope: string): string {
  const { state } = window.history;
  if (state?.calculationSet !== scope) window.history.replaceState({ ...state, calculationSet: scope }, "");
  try {
    if (scope !== latestScope()) window.sessionStorage.setItem(LATEST_SCOPE_KEY, scope);
  } catch {
    // Without storage, the scope is lost when another document is loaded.
  }
  return scope;
}

/** The scope of the current history entry. Writes the latest scope into an entry that has none yet. */
export function activeScope(): string {
  const scope: unknown = window.history.state?.calculationSet;
  return setActiveScope(typeof scope === "string" ? scope : latestScope());
}

/** Whether the current history entry has no scope yet: it is visited for the first time, not with Back or Forward. */
export const isFirstVisit = (): boolean => window.history.state?.calculationSet === undefined;

/** Starts a scope for the calculation of a link. */
export const startScope = (): string => setActiveScope(String(Date.now()));
