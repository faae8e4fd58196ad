import { singleton } from "../data-layer/model/content-type";
import { group, listOf, rawText, text } from "../data-layer/model/fields";
import { listOfGroups, words } from "./shared-fields";

const TERM = {
  term: words().note("nirgends; das Wort, das überall dafür steht"),
  replaces: listOf(words()).note("nirgends; Wörter, die es ersetzt, jede Form einzeln"),
  except: listOf(rawText())
    .optional()
    .min(0)
    .note("nirgends; Stellen, an denen so ein Wort etwas anderes meint, wörtlich: „Jahrgang 2019“"),
  definition: text(200).note("nirgends; was es bedeutet, in einem Satz"),
};

type Listed = { term?: string; replaces?: readonly string[] };

/** A word that stands in the list twice: it would replace itself, or be replaced by two. */
function doubleWord(terms: readonly Listed[]): string | undefined {
  const names = terms.flatMap(({ term, replaces }) => [term, ...(replaces ?? [])]);
  return names.find((name, index) => names.indexOf(name) < index);
}

const schema = group({
  terms: listOfGroups(TERM)
    .min(0)
    .test("settled", (terms, test) => {
      const twice = doubleWord(terms ?? []);
      const message = `„${twice}“ steht hier zweimal. Jedes Wort steht nur einmal in der Liste.`;
      return twice === undefined || test.createError({ message });
    })
    .note("nirgends; ein Eintrag für jede Sache"),
  words: listOf(words())
    .optional()
    .min(0)
    .note("nirgends; richtige Wörter, die in keinem Wörterbuch stehen, auch Namen; Endungen gelten mit"),
  otherFigures: listOf(rawText())
    .optional()
    .min(0)
    .note("nirgends; Stellen, an denen eine frühere Zahl eines Fakts etwas anderes meint, wörtlich"),
});

/** One word per thing: the words that all copy uses, and those they replace. */
export const terms = singleton({ name: "Terms", file: "terms.json", schema });
