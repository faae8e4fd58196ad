import { type Changes, inText, withChanges } from "../../../../__tests__/unit/support/content-tree";
import { checkFacts, countChecker } from "../../../check/check-facts";

const EXAMPLE = "example-company.json";
const namesOfUnnamed = (changes: Changes) =>
  withChanges(changes, (_root, { files }) => checkFacts(files).map(({ field }) => field));

it("hints at a fact that no text and no other fact names, where any is named", async () => {
  expect(await namesOfUnnamed({})).toEqual([]);
  const unnamed = await namesOfUnnamed({
    ...inText("Das sind {{exampleContract}}."),
    [EXAMPLE]: ['"1.680.000 €"', '"= exampleHour × 2, in €"'],
  });
  expect(unnamed).toContain("exampleRevenue");
  expect(unnamed.filter((name) => ["exampleContract", "exampleHour"].includes(name ?? ""))).toEqual([]);
});

it.each([
  ["Es hat 46 Arbeitswochen.", ["„46 Arbeitswochen“: Gezählt sind 44. Bitte {{exampleWeeks}} schreiben."]],
  ["Fünf Artikel für alle.", ["„Fünf Artikel“: Gezählt sind 4. Bitte {{articles}} schreiben."]],
  ["Neun Artikel, die anderen drei Artikel, zwei Stellen hinter dem Komma.", []],
  ["Es hat 44 Arbeitswochen, 46 Wochen und 3 Arbeitswochenenden.", []],
])("compares what a text counts with the fact: %s", async (text, messages) => {
  const found = await withChanges({}, (_root, content) => countChecker(content, content.facts)(text));
  expect(found.map(({ message }) => message)).toEqual(messages);
});
