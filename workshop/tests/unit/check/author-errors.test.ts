import {
  ARTICLE,
  type Changes,
  expectAdviceHelps,
  expectIssues,
  fixture,
  inText,
  withChanges,
} from "../../../../__tests__/unit/support/content-tree";
import { barChart } from "../../../../src/blocks/bar-chart";
import { calculator } from "../../../../src/blocks/calculator";
import { callout } from "../../../../src/blocks/callout";
import { checkCopy } from "../../../check/check-copy";
import { checkedInMemory } from "../../../check/text-checks";
import { checkTexts, textIssuesAfter } from "../../support/issues";

const article = (...change: [from: string, to: string, ...mended: string[]]): Changes => ({ [ARTICLE]: change });
const LONG = "So lang wie ein Artikel wird der Text durch diesen Satz.\n\n";
const longer: Changes = {
  [ARTICLE]: fixture(ARTICLE, ["duration: 5\n", ""]).replace("Noch ein Absatz.", LONG.repeat(150)),
};
const RELATED: Changes = { [ARTICLE]: ["readTime: 7 min", "readTime: 99 min", "readTime: 6 min"] };
const rows = (last: string) => `| A | B |\n|---|---|\n| y | 2 |\n${last}`;
const chart = (last: string) =>
  `<BarChart title="A" description="Eine Zahl." unit="C">\n\n${rows(last)}\n\n</BarChart>`;
const TABLE = inText(rows("| x |"), rows("| x | |"));
const CHART = inText(chart("| x | 1 | zwei |"), chart("| x | 1 |"));

it.each<[says: string, changes: Changes, at: string | number, field?: string]>([
  [
    "Bitte 6 schreiben oder die Zeile löschen, dann",
    article("duration: 5", "duration: 7", "duration: 6"),
    "duration:",
    "duration",
  ],
  ["Der Text hat 2.811 Wörter, das sind 14 Minuten Lesezeit. 14 ist zu groß, erlaubt ist", longer, 2, "duration"],
  ["Bitte „6 min“ schreiben oder", RELATED, "99 min", "related[0].readTime"],
  ["Die erste Überschrift beginnt mit ##. Erst unter einer solchen steht", article("## Eine", "### Eine"), "### Eine"],
  [
    "Die Überschrift „Eine Überschrift“ steht schon in Zeile 31. Bitte",
    inText("### Eine Überschrift", "### Eine andere"),
    "### Eine",
  ],
  ["Die Zeile hat 3 Felder, die Überschrift 2.", CHART, "| x |"],
  ["Die Zeile hat 1 Feld, die Überschrift 2. Jede Zeile", TABLE, "| x |"],
])("says: %s", async (...[says, changes, at, field]) => {
  const expected = [Object.keys(changes)[0] ?? "", at, expect.stringContaining(says), field] as const;
  const [found] = await expectIssues(changes, [expected], checkTexts);
  await expectAdviceHelps(changes, found, checkTexts);
});

it("says that the words of a link in a field lead nowhere", () =>
  withChanges({ "pages/blog.json": ["Thema vorschlagen", "Hier"] }, async (_root, content) => {
    const message = expect.stringMatching(/^Der Link „Hier“ sagt nicht, wohin er führt\./);
    const issue = { file: "content/pages/blog.json", field: "hero.action.label", message };
    expect(await checkCopy(content, checkedInMemory())).toContainEqual(expect.objectContaining(issue));
  }));

describe("The sample of a block", () => {
  const issue =
    "Das ist noch das Beispiel des Bausteins. Bitte eigene Angaben machen oder den Text als Entwurf lassen.";

  it.each([
    ["with another title", callout.sample.replace("Der dritte Tag", "Danach"), "Rufen Sie"],
    ["in a single tag", calculator.sample, "<Calculator"],
    [
      "but for a title and a number of its own",
      barChart.sample.replace("12", "13").replace("nach Tag des Anrufs", "je Tag"),
      "<BarChart",
    ],
  ])("is not published %s", (_what, text, at) => expectIssues(inText(text), [[ARTICLE, at, issue]], checkTexts));

  it("is no issue once its words are the author's", async () => {
    expect(await textIssuesAfter(inText(callout.sample.replace("dritten", "fünften")))).toEqual([]);
  });
});
