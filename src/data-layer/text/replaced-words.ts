import type { TextIssue } from "./issue";

/** A word of the site, and those it replaces. */
export type Preference = { term: string; replaces: readonly string[] };

/** Where a replaced word is explained: inside round brackets, which may hold others, or quoted. */
const EXPLAINED = [/\((?:[^()]|\([^()]*\))*\)/g, /„[^„“]*“/g];
/** Part of no word, and no space. */
const NOTHING = "_";

const HINT = "Wo es erklärt wird, steht es in runden Klammern oder in „…“.";

/**
 * Makes a function that finds words which another one replaces: whole words, at the beginning of a sentence too.
 * „Deal-Desk“ is another word than „Deal“.
 * @param source where the preferences stand, for messages
 */
export function replacedWords(preferences: readonly Preference[], source: string): (copy: string) => TextIssue[] {
  const replaced = preferences
    .flatMap(({ term, replaces }) => replaces.map((word) => ({ term, word })))
    // Of „Lead“ and „Lead Scoring“, the longer one is meant.
    .sort((a, b) => b.word.length - a.word.length);
  if (replaced.length === 0) return () => [];
  const words = replaced.map(({ word }) => `(${patternOf(word)})`).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}]-?)(?:${words})(?!-?[\\p{L}\\p{N}])`, "gu");
  return (copy) =>
    [...withoutExplanations(copy).matchAll(pattern)].map(({ 0: found, index, ...groups }) => {
      const { term } = replaced.find((_, position) => groups[position + 1] !== undefined) ?? {};
      return {
        offset: index,
        message: `„${found.replace(/\s+/g, " ")}“ heißt hier „${term}“ (${source}). ${HINT}`,
      };
    });
}

const withoutExplanations = (copy: string): string =>
  EXPLAINED.reduce((rest, explained) => rest.replace(explained, (passage) => NOTHING.repeat(passage.length)), copy);

/** A word with its first letter large or small, and any space between its parts. */
function patternOf(word: string): string {
  const [first = ""] = word;
  return `[${first.toLowerCase()}${first.toUpperCase()}]${word.slice(first.length).replaceAll(" ", "\\s+")}`;
}
