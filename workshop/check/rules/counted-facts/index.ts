import { collectionsOf } from "../../../../src/data-layer/model/content-type";
import type { Content } from "../../../../src/data-layer/read/read-content";
import { asHint } from "../../../../src/data-layer/text/issue";
import { factsIn } from "../../copy-in";
import { figuresIn, unitOf } from "../../figures";
import type { Finder, Rule } from "../../rule";

/** How far a number of documents may be off and still mean all of them, and from how many on. */
const ALL = { miscountedBy: 2, from: 4 };

/** Says that a number is the end of a range, or does not count all. */
const OF_OTHERS = /(?:–|(?:anderen?|übrigen|weiteren?|ersten|letzten)\s)$/;

/**
 * Makes the finder of numbers that are to be those of a fact: „46 Arbeitswochen“, „zwölf Artikel“; in a document, „zehn
 * Artikel“ may be goods.
 */
function miscountFinder({ model, files, facts }: Content): Finder {
  const figures = factsIn(files).flatMap(({ name, value, counted }) =>
    counted ? [{ name, noun: counted, isWrong: (count: number) => count !== Number(value), value }] : [],
  );
  const documents = collectionsOf(model).flatMap(({ collection: { counted } }) => {
    if (!counted) return [];
    const value = facts[`${counted.fact}InDigits`] ?? "";
    const isWrong = (count: number) =>
      Number(value) >= ALL.from && count !== Number(value) && Math.abs(count - Number(value)) <= ALL.miscountedBy;
    return [{ name: counted.fact, noun: counted.noun, isWrong, value }];
  });
  return (copy, { type }) => {
    const counted = [...figures, ...(type.collection ? [] : documents)];
    return figuresIn(copy).flatMap(({ offset, found, value: count, unit }) => {
      const { name, value } = counted.find(({ noun, isWrong }) => unit === unitOf(noun) && isWrong(count)) ?? {};
      const message = `„${found}“: Gezählt sind ${value}. Bitte {{${name}}} schreiben.`;
      return name && !OF_OTHERS.test(copy.slice(0, offset)) ? [asHint({ offset, message })] : [];
    });
  };
}

export const rule = {
  inCopy: miscountFinder,
} satisfies Rule;
