import type { Content } from "../../../../src/data-layer/read/read-content";
import { asHint } from "../../../../src/data-layer/text/issue";
import { escapePattern } from "../../../../src/lib/escape-pattern";
import { factsIn, wordingIn } from "../../copy-in";
import { oldFigures, placesOf, unitOf } from "../../figures";
import { type Finder, finder, hinting, issuesInFiles, type Rule } from "../../rule";
import { nounsBehind } from "../changed-facts";

/** What the fact with a company's name ends with; all its others begin alike. */
const NAME = "Name";
const SENTENCE = /(?:(?![.!?](?:\s|$))[^\n])+/gu;

/** Makes the finder of sentences that name one example company and say of it what is so of another one. */
function swapFinder({ files, facts }: Content): Finder {
  const { otherFigures } = wordingIn(files);
  const named = factsIn(files).filter(({ name }) => name.endsWith(NAME));
  const companies = named.map(({ name, value: company }) => ({ start: name.slice(0, -NAME.length), company }));
  const swapsOf = (one: (typeof companies)[number], other: (typeof companies)[number]) => {
    const factsOf = (start: string) => Object.entries(facts).filter(([name]) => name.startsWith(start));
    const now = factsOf(one.start).map(([, value]) => value);
    return factsOf(other.start).flatMap(([name, value]) => {
      const fact = one.start + name.slice(other.start.length);
      // However large, a number of orders is none of demos.
      const nouns = [fact, name].flatMap((named) => nounsBehind(named, files)).map(unitOf);
      return oldFigures(fact, { before: [value], now: now.join("; "), nouns }).flatMap((figure) => {
        const units = [...figure.units, ...nouns];
        return facts[fact] && units.length > 0 ? [{ fact, figure: { ...figure, units }, one, other }] : [];
      });
    });
  };
  const swaps = companies.flatMap((one) => companies.flatMap((other) => (one === other ? [] : swapsOf(one, other))));
  return (copy) =>
    [...copy.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) =>
      swaps
        .filter(({ one, other }) => sentence.includes(one.company) && !sentence.includes(other.company))
        .flatMap(({ fact, figure, one, other }) =>
          placesOf(figure, sentence, otherFigures).map(({ offset, found }) => {
            const message = `„${found}“: Das gilt für ${other.company}, für ${one.company} ${facts[fact]}. Bitte {{${fact}}} schreiben; ist etwas anderes gemeint, die Stelle in terms.json unter „otherFigures“ nennen.`;
            return asHint({ offset: index + offset, message });
          }),
        ),
    );
}

/** Hints at facts and names of another example company in a text that names a single one. */
function strangersIn({ files }: Content) {
  const facts = factsIn(files);
  const companies = facts.filter(({ name }) => name.endsWith(NAME));
  return files.flatMap((file) => {
    const [one, another] = companies.filter(({ name }) => file.text.includes(`{{${name}}}`));
    if (!one || another || !file.type.collection) return [];
    const isOther = ({ name, counted }: (typeof facts)[number]) =>
      !counted && companies.some((other) => other !== one && name.startsWith(other.name.slice(0, -NAME.length)));
    // A line that names both companies compares them.
    const own = `(?:${one.name}|${escapePattern(one.value)})`;
    const wordOf = ({ name, value }: (typeof facts)[number]) =>
      name.endsWith(NAME) ? `(?<!${own}.*)${escapePattern(value)}(?!.*${own})` : `\\{\\{${name}\\}\\}`;
    const find = finder(
      new RegExp(facts.filter(isOther).map(wordOf).join("|") || "$.", "g"),
      (found) => `„${found}“ gehört zu einer anderen Beispielfirma als ${one.value}. Bitte prüfen.`,
    );
    return issuesInFiles([file], hinting(find));
  });
}

export const rule = {
  inCopy: swapFinder,
  inContent: strangersIn,
} satisfies Rule;
