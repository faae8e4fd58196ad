import type { TextIssue } from "../../../../src/data-layer/text/issue";
import { escapePattern } from "../../../../src/lib/escape-pattern";
import { TERMS_FILE, type Term, wordingIn } from "../../copy-in";
import { finder, type Rule } from "../../rule";

/** Passages that may contain a replaced word: in round brackets, which may be nested, or in quotation marks. */
const EXPLANATIONS = [/\((?:[^()]|\([^()]*\))*\)/g, /„[^„“]*“/g];
/** Neither part of a word nor white space. */
const FILLER = "_";

const HINT = "Wo es erklärt wird, steht es in runden Klammern oder in „…“; meint es etwas anderes, unter „except“.";

/** Makes the finder of replaced words: whole ones, as „Deal-Desk“ is another than „Deal“. */
function termFinder(rules: readonly Term[]): (copy: string) => TextIssue[] {
  const replaced = rules
    .flatMap(({ term, replaces }) => replaces.map((word) => ({ term, word })))
    // Longer words first, so that „Lead Scoring“ is not found as „Lead“.
    .sort((a, b) => b.word.length - a.word.length);
  if (replaced.length === 0) return () => [];
  const words = replaced.map(({ word }) => `(${patternOf(word)})`).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}]-?)(?:${words})(?!-?[\\p{L}\\p{N}])`, "gu");
  const exceptions = rules.flatMap(({ except = [] }) => except.map((passage) => new RegExp(patternOf(passage), "g")));
  const find = finder(pattern, (found, groups) => {
    const { term } = replaced.find((_, position) => groups[position + 1] !== undefined) ?? {};
    return `„${found.replace(/\s+/g, " ")}“ heißt hier „${term}“ (${TERMS_FILE}). ${HINT}`;
  });
  return (copy) => find(withoutAny([...EXPLANATIONS, ...exceptions], copy));
}

const withoutAny = (passages: readonly RegExp[], copy: string): string =>
  passages.reduce((rest, pattern) => rest.replace(pattern, (passage) => FILLER.repeat(passage.length)), copy);

/** A word with its first letter large or small, and any space between its parts. */
function patternOf(word: string): string {
  const [first = ""] = word;
  const rest = escapePattern(word.slice(first.length)).replaceAll(" ", "\\s+");
  return `[${first.toLowerCase()}${first.toUpperCase()}]${rest}`;
}

export const rule = {
  inCopy: ({ files }) => termFinder(wordingIn(files).terms),
} satisfies Rule;
