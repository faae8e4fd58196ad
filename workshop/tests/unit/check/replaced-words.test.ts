import { termChecker } from "../../../check/text/replaced-words";

const PREFERENCES = [
  { term: "Auftrag", replaces: ["Order", "Orders", "Last Order"] },
  { term: "Öffnung", replaces: ["Übertritt"], except: ["Übertritt zur Schule"] },
];

const find = termChecker(PREFERENCES, "liste.json");
const HINT = "Wo es erklärt wird, steht es in runden Klammern oder in „…“; meint es etwas anderes, unter „except“.";

it("reports the word, the preferred one, the list, and where the word is allowed", () => {
  expect(find("Zwei Orders.")).toEqual([{ offset: 5, message: `„Orders“ heißt hier „Auftrag“ (liste.json). ${HINT}` }]);
});

it.each<[what: string, text: string, ...found: [offset: number, word: string][]]>([
  ["a word at the beginning and at the end", "Order für Order", [0, "Order"], [10, "Order"]],
  ["a first letter with dots", "Der übertritt", [4, "übertritt"]],
  ["a word with a hanging hyphen", "Order- und Lagerliste", [0, "Order"]],
  ["words of several terms, in their order", "Nach dem Übertritt die Order", [9, "Übertritt"], [23, "Order"]],
  ["the longer of two words, with a hard space", "Die Last\u00a0Order", [4, "Last Order"]],
  ["words before and after an explanation", "Order (die Order), Order", [0, "Order"], [19, "Order"]],
  ["a word after a bracket without an end", "Die (alte Order", [10, "Order"]],
])("finds %s", (_what, text, ...found) => {
  const told = find(text).map(({ offset, message }) => [offset, /^„([^“]*)“/.exec(message)?.[1]]);
  expect(told).toEqual(found);
});

it.each([
  // Part of a word, of a compound, of a name in other letters.
  ...["Ordern, Reorder, Order4", "Order-Nummer, Pre-Order", "ORDER, OrDer"],
  // Where it is explained.
  ...["Auftrag (Order)", "Auftrag (auf Englisch Order (auch Orders))", "im System „Order“ genannt", "(„Order“)"],
  ...["Auftrag (auf\nzwei Zeilen Order)", ""],
  // Where it means something else.
  "Der Übertritt\nzur Schule",
])("leaves alone „%s“", (text) => {
  expect(find(text)).toEqual([]);
});
