import {
  ARTICLE,
  type Changes,
  expectIssues,
  fixture,
  inText,
  withChanges,
} from "../../../../__tests__/unit/support/content-tree";
import { checkCopy } from "../../../check/check-copy";
import { checkedInMemory } from "../../../check/text-checks";
import { checkTexts, textIssuesAfter } from "../../support/issues";

const article = (from: string, to: string): Changes => ({ [ARTICLE]: [from, to] });
const LONG = "So lang wie ein Artikel wird der Text durch diesen Satz.\n\n";
const longer: Changes = {
  [ARTICLE]: fixture(ARTICLE, ["duration: 5\n", ""]).replace("Noch ein Absatz.", LONG.repeat(150)),
};
const RELATED: Changes = article("readTime: 7 min", "readTime: 99 min");
const TABLE = inText("| A | B |\n|---|---|\n| y | 2 |\n| x |");
const CHART = inText(
  '<BarChart title="A" description="Eine Zahl." unit="C">\n\n| A | B |\n|---|---|\n| x | 1 | zwei |\n| y | 2 |\n\n</BarChart>',
);

it.each<[says: string, changes: Changes, at: string | number, field?: string]>([
  ["Bitte 6 schreiben oder die Zeile löschen, dann", article("duration: 5", "duration: 7"), "duration:", "duration"],
  ["Der Text hat 2.811 Wörter, das sind 14 Minuten Lesezeit. 14 ist zu groß, erlaubt ist", longer, 2, "duration"],
  ["Bitte „6 min“ schreiben oder", RELATED, "99 min", "related[0].readTime"],
  ["Die erste Überschrift beginnt mit ##. Erst unter einer solchen steht", article("## Eine", "### Eine"), "### Eine"],
  ["Die Überschrift „Eine Überschrift“ steht schon in Zeile 31. Bitte", inText("### Eine Überschrift"), "### Eine"],
  ["Die Zeile hat 3 Felder, die Überschrift 2.", CHART, "| x |"],
  ["Die Zeile hat 1 Feld, die Überschrift 2. Jede Zeile", TABLE, "| x |"],
])("says: %s", async (...[says, changes, at, field]) => {
  await expectIssues(changes, [[Object.keys(changes)[0] ?? "", at, expect.stringContaining(says), field]], checkTexts);
});

it("says that the words of a link in a field lead nowhere", () =>
  withChanges({ "pages/blog.json": ["Thema vorschlagen", "Hier"] }, async (_root, content) => {
    const message = expect.stringMatching(/^Der Link „Hier“ sagt nicht, wohin er führt\./);
    const issue = { file: "content/pages/blog.json", field: "hero.action.label", message };
    expect(await checkCopy(content, checkedInMemory())).toContainEqual(expect.objectContaining(issue));
  }));

describe("The sample of a block", () => {
  const BLOCK = '<Callout title="Der dritte Tag">\n\nRufen Sie am dritten Tag an.\n\n</Callout>\n';
  const SINGLE = '<Formula name="Quote" formula="a ÷ b" />\n';
  const DESCRIBED = '<Callout title="Am dritten Tag antwortet jeder Vierte.">\n\nDie Antworten.\n\n</Callout>\n';
  const REFERENCE = ["# Referenz", ...[BLOCK, SINGLE, DESCRIBED].map((sample) => `\`\`\`mdx\n${sample}\`\`\``)].join(
    "\n\n",
  );
  const published = (text: string) => textIssuesAfter({ ...inText(text), "REFERENZ.md": REFERENCE });
  const issue =
    "Das ist noch das Beispiel des Bausteins. Bitte eigene Angaben machen oder den Text als Entwurf lassen.";

  it.each([
    ["with another title", BLOCK.replace("Der dritte Tag", "Danach"), "Rufen Sie"],
    ["in a single tag", SINGLE, "<Formula"],
    ["but for a sentence of its own", DESCRIBED.replace("Antworten", "Anrufe"), "<Callout"],
  ])("is not published %s", (_what, text, at) =>
    expectIssues({ ...inText(text), "REFERENZ.md": REFERENCE }, [[ARTICLE, at, issue]], checkTexts),
  );

  it("is no issue once its words are the author's", async () => {
    expect(await published(BLOCK.replace("dritten", "fünften"))).toEqual([]);
  });
});
