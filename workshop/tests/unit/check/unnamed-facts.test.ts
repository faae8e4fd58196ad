import { type Changes, inText, withChanges } from "../../../../__tests__/unit/support/content-tree";
import { rule } from "../../../check/rules/unnamed-facts";

const EXAMPLE = "example-company.json";
const namesOfUnnamed = (changes: Changes) =>
  withChanges(changes, (_root, content) => rule.inContent(content).map(({ field }) => field));

it("hints at a fact that no text and no other fact names, where any is named", async () => {
  expect(await namesOfUnnamed({})).toEqual([]);
  const unnamed = await namesOfUnnamed({
    ...inText("Das sind {{exampleContract}}."),
    [EXAMPLE]: ['"1.680.000 €"', '"= exampleHour × 2, in €"'],
  });
  expect(unnamed).toContain("exampleRevenue");
  expect(unnamed.filter((name) => ["exampleContract", "exampleHour"].includes(name ?? ""))).toEqual([]);
});
