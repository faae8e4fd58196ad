import { CALCULATION_STORAGE_KEY } from "../../config/constants";
import type { Calculator, Entries } from "./calculator";
import { readEntries, type Texts, writeEntries } from "./entries";

/** What a visitor has entered into a calculator. */
export type Entered = {
  /** As typed, refused ones too. */
  texts: Texts;
  /** The last numbers that could be calculated with. */
  entries: Entries;
  /** By a link that was just followed. */
  isFollowed?: true;
};

/** A calculator in the tab's session storage. @param path of its page */
const storageKey = (path: string, { name }: Calculator) => `${CALCULATION_STORAGE_KEY}|${path}|${name}`;

/** Keeps what was entered for this tab: for Back, for another look at the page, for a reload. */
export function keepEntered(path: string, calculator: Calculator, { texts, entries }: Entered): void {
  const kept = JSON.stringify({ texts, entries: writeEntries(calculator, entries) });
  try {
    window.sessionStorage.setItem(storageKey(path, calculator), kept);
  } catch {
    // Without storage, the entries last as long as the page is shown.
  }
}

/** What was entered in this tab; `undefined` if nothing was, or into a calculator that had other fields. */
export function keptEntered(path: string, calculator: Calculator): Entered | undefined {
  try {
    const kept = JSON.parse(String(window.sessionStorage.getItem(storageKey(path, calculator))));
    const entries = readEntries(calculator, kept.entries);
    // Both were written together: where the one knows all fields, so does the other.
    return entries && { texts: kept.texts, entries };
  } catch {
    return undefined;
  }
}
