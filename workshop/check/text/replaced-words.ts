import type { TextIssue } from "../../../src/data-layer/text/issue";
import { escapePattern } from "../../../src/lib/escape-pattern";

/** A preferred term, the words that it replaces, and passages where these mean something else. */
export type TermRule = { term: string; replaces: readonly string[]; except?: readonly string[] };

/** Passages that may contain a replaced word: in round brackets, which may be nested, or in quotation marks. */
const EXPLANATIONS = [/\((?:[^()]|\([^()]*\))*\)/g, /„[^„“]*“/g];
/** Neither part of a word nor white space. */
const FILLER = "_";

const HINT = "Wo es erklärt wird, steht es in runden Klammern oder in „…“; meint es etwas anderes, unter „except“.";

/** Finds replaced words in copy: whole ones, as „Deal-Desk“ is another than „Deal“. @param source file of the rules */
export function termChecker(rules: readonly TermRule[], source: string): (copy: string) => TextIssue[] {
  const replaced = rules
    .flatMap(({ term, replaces }) => replaces.map((word) => ({ term, word })))
    // Longer words first, so that „Lead Scoring“ is not found as „Lead“.
    .sort((a, b) => b.word.length - a.word.length);
  if (replaced.length === 0) return () => [];
  const words = replaced.map(({ word }) => `(${patternOf(word)})`).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}]-?)(?:${words})(?!-?[\\p{L}\\p{N}])`, "gu");
  const exceptions = rules.flatMap(({ except = [] }) => except.map((passage) => new RegExp(patternOf(passage), "g")));
  return (copy) =>
    [...withoutAny([...EXPLANATIONS, ...exceptions], copy).matchAll(pattern)].map(({ 0: found, index, ...groups }) => {
      const { term } = replaced.find((_, position) => groups[position + 1] !== undefined) ?? {};
      return {
        offset: index,
        message: `„${found.replace(/\s+/g, " ")}“ heißt hier „${term}“ (${source}). ${HINT}`,
      };
    });
}

const withoutAny = (passages: readonly RegExp[], copy: string): string =>
  passages.reduce((rest, pattern) => rest.replace(pattern, (passage) => FILLER.repeat(passage.length)), copy);

/** A word with its first letter large or small, and any space between its parts. */
function patternOf(word: string): string {
  const [first = ""] = word;
  const rest = escapePattern(word.slice(first.length)).replaceAll(" ", "\\s+");
  return `[${first.toLowerCase()}${first.toUpperCase()}]${rest}`;
}
