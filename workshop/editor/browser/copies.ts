import { type Entry, readEntry } from "../format";
import { choose, chooseVersion, comparison } from "./versions";

/** A text that is not saved yet, the version in the file from which it comes, and when it was typed. */
export type Copy = { text: string; base: string; time: number };

const PREFIX = "editor-copy:";
const keyOf = (file: string) => PREFIX + file;
const moment = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeStyle: "short" });

/** The copy of a file that this browser keeps. */
export function copyOf(file: string): Copy | undefined {
  const kept = localStorage.getItem(keyOf(file));
  return kept ? (JSON.parse(kept) as Copy) : undefined;
}

/** The files of which this browser keeps a copy. */
export const unsavedFiles = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));

export const dropCopy = (file: string): void => localStorage.removeItem(keyOf(file));

/** Keeps what is typed until it is saved. @returns whether there was room for it */
export function keepCopy(file: string, text: string, base: string): boolean {
  try {
    if (text === base) dropCopy(file);
    else localStorage.setItem(keyOf(file), JSON.stringify({ text, base, time: Date.now() } satisfies Copy));
    return true;
  } catch {
    return false;
  }
}

/** Day and hour of a copy, in words. */
export const timeOf = ({ time }: Copy): string => `${moment.format(time)} Uhr`;

/** The fields with which a form goes on where its author stopped, by file. */
const restored = new Map<string, Entry>();

/** The fields of a copy that the author has taken up again. */
export const restoredFields = (file: string): Entry | undefined => restored.get(file);

/** Asks whether to go on with a text that was never saved. @param current the text in the file */
export async function restoreCopy(file: string, current: string): Promise<void> {
  const copy = copyOf(file);
  restored.delete(file);
  if (!copy || copy.text === current) return dropCopy(file);
  const text =
    copy.base === current
      ? await chooseCopy(copy)
      : await chooseVersion(file, { base: copy.base, mine: copy.text, theirs: current });
  if (text === current) dropCopy(file);
  else if (text !== undefined) restored.set(file, readEntry(text));
  // The next letter would replace a copy that is neither taken up nor thrown away.
  else window.location.hash = "#/";
}

function chooseCopy(copy: Copy): Promise<string | undefined> {
  const shown = comparison(["Nicht gespeichert", "In der Datei"], copy.text, copy.base);
  const texts = { Weiterschreiben: copy.text, Verwerfen: copy.base };
  return choose(`Nicht gespeicherte Fassung vom ${timeOf(copy)}`, [shown], texts);
}
