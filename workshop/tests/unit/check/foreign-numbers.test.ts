import { ARTICLE, type Changes, expectIssues, inText } from "../../../../__tests__/unit/support/content-tree";
import { checkCopy } from "../../../check/check-copy";
import { checkTexts, textIssuesAfter } from "../../support/issues";

const issue = (found: string, right: string) => `„${found}“ ist keine deutsche Schreibweise. Richtig ist „${right}“.`;

describe("A number of another country", () => {
  it.each<[where: string, changes: Changes]>([
    ["the text", inText("Eine Zeile,\\\ndann 12,000 €.")],
    ["an attribute", inText('<Formula name="A" formula="12,000 €" />')],
  ])("is one issue with its line: in %s", async (_where, changes) => {
    await expectIssues(changes, [[ARTICLE, "12,000", issue("12,000 €", "12.000 €")]], checkTexts);
  });

  it("is an issue in a field", () => {
    const changes = { [ARTICLE]: ["text: Sein Text.", "text: Schon ab 12,000 €."] } as const;
    const expected = [ARTICLE, "12,000", issue("12,000 €", "12.000 €"), "banner.text"] as const;
    return expectIssues(changes, [expected], (_root, content, documents) => checkCopy(content, documents));
  });

  it.each(["Mit `12,000 €` im Code.", "```\n12,000 € und 5%\n```", "Siehe https://example.com/5%25-12,000."])(
    "is no issue where it is none of German: %s",
    async (text) => {
      expect(await textIssuesAfter(inText(text))).toEqual([]);
    },
  );
});
