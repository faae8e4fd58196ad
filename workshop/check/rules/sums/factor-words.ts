import { digitsOf, SMALL_WORD } from "./amounts";

/** Matches a word for a multiple: „doppelte“, „dreifache“, „Dreieinhalbfache“. */
export const FACTOR = `(?:[Dd]oppelt|[Aa]nderthalbfach|${SMALL_WORD}(?:einhalb)?fach)\\p{Ll}{0,2}`;

/** The number that such a word stands for. */
export function factorOf(word: string): number {
  if (/^doppelt/i.test(word)) return 2;
  if (/^anderthalb/i.test(word)) return 1.5;
  return Number(digitsOf(word.replace(/(?:einhalb)?fach.*/, ""))) + (word.includes("einhalb") ? 0.5 : 0);
}
