import { CALCULATION_STORAGE_KEY } from "../../config/constants";
import { currentSet, OWN_SET } from "./calculation-set";
import type { Calculator, Entries } from "./calculator";
import { readEntries, type Texts, writeEntries } from "./entries";

/** What a visitor has entered into a calculator. */
export type Entered = {
  /** As typed, refused ones too. */
  texts: Texts;
  /** The last numbers that could be calculated with. */
  entries: Entries;
  /** By a link that was just followed. */
  isFollowed?: boolean;
  /** A link that was just followed holds no calculation. */
  isLinkBroken?: boolean;
};

/** A calculator in the tab's session storage. @param path of its page */
const storageKey = (path: string, { name }: Calculator, set: string) =>
  [CALCULATION_STORAGE_KEY, path, name].concat(set || []).join("|");

/** Keeps what was entered for this tab: for Back, for another look at the page, for a reload. */
export function keepEntered(path: string, calculator: Calculator, { texts, entries }: Entered): void {
  const key = storageKey(path, calculator, currentSet());
  const kept = JSON.stringify({ texts, entries: writeEntries(calculator, entries) });
  try {
    window.sessionStorage.setItem(key, kept);
  } catch {
    // Where storage is blocked, the entry of the history still takes it, so that Back brings it again.
    window.history.replaceState({ ...window.history.state, [key]: kept }, "");
  }
}

/** What was entered in this tab; `undefined` if nothing was, or into a calculator that had other fields. */
export const keptEntered = (path: string, calculator: Calculator): Entered | undefined =>
  readKept(path, calculator, currentSet()) ||
  // A link to one calculator says nothing about another on its page.
  readKept(path, calculator, OWN_SET);

function stored(key: string): unknown {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return window.history.state?.[key];
  }
}

function readKept(path: string, calculator: Calculator, set: string): Entered | undefined {
  try {
    const kept = JSON.parse(String(stored(storageKey(path, calculator, set))));
    const entries = readEntries(calculator, kept.entries);
    // Both were written together: where the one knows all fields, so does the other.
    return entries && { texts: kept.texts, entries };
  } catch {
    return undefined;
  }
}
