import { closest, distance } from "fastest-levenshtein";

/** Names, the one most similar to a misspelt one first. */
export const sortBySimilarity = (name: string, names: readonly string[]): string[] =>
  [...names].sort((a, b) => distance(name, a) - distance(name, b));

/** How many letters a typo may change in a name; two people may well have similar ones. */
const MOST_TYPOS = 2;

/** Whether one name is another with a typo, or the same. */
export const isTypoOf = (one: string, other: string): boolean => distance(one, other) <= MOST_TYPOS;

/** The name most similar to a misspelt one, if it differs little. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const best = closest(name, [...names]);
  return distance(name, best) <= Math.min(Math.max(2, name.length / 4), name.length / 2) ? best : undefined;
}
