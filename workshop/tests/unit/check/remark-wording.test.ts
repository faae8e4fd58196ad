import { table } from "../../../../__tests__/unit/support/markdown";
import { linkTextIssue } from "../../../check/text/link-words";
import { renderChecked as render } from "../../support/markdown";

const issuesOf = async (source: string) => (await render(source)).issues.map(({ line, message }) => [line, message]);

const wordless = (mark: string) =>
  `Dieser Überschrift fehlen die Wörter. Bitte nach ${mark} einen Text schreiben oder die Zeile löschen.`;
const INSTEAD = "[Preise und Pakete](/pfad).";
const MISSING = `Diesem Link fehlen die Wörter. Bitte sagen, wohin er führt: ${INSTEAD}`;
const saysNothing = (text: string) =>
  `Der Link „${text}“ sagt nicht, wohin er führt. Bitte das Ziel nennen: ${INSTEAD}`;
const headless = (columns: string) =>
  `Über Spalte ${columns} der Tabelle steht nichts. Jede Spalte braucht ein Wort in der Kopfzeile, auch die erste: | Merkmal | … |.`;

const WORDLESS = ["##", "## ", "## !!!", "## **", "## –", "## 🚀", "## &nbsp;", "### …"];
it.each(WORDLESS)("a heading without words is an issue: „%s“", async (heading) => {
  const mark = heading.startsWith("###") ? "###" : "##";
  expect(await issuesOf(`Davor.\n\n${heading}\n\nDanach.`)).toEqual([[3, wordless(mark)]]);
});

const EMPTY = ["[](/blog)", "[ ](/blog)", "[→](/blog)", "[**!**](/blog)", "[&nbsp;](/blog)", "[][a]\n\n[a]: /blog"];
it.each(EMPTY)("a link without words is an issue: %s", async (link) => {
  expect(await issuesOf(`Davor.\n\nEin ${link}`)).toEqual([[3, MISSING]]);
});

const EMPTY_WORDS =
  "hier, Hier, hier klicken, Klicken Sie hier!, klicken, mehr, Mehr …, weiter, Weiter →, Link, this, here, **hier**, „hier“";

it.each(EMPTY_WORDS.split(", "))("a link whose words say nothing is an issue: „%s“", async (words) => {
  const plain = words.replaceAll("*", "");
  expect(await issuesOf(`Davor.\n\nAlles Weitere [${words}](/blog).`)).toEqual([[3, saysNothing(plain)]]);
});

const BODY = ["|---|---|---|", "| a | b | c |"].join("\n");

it.each([
  ["| | Funnel | Pipeline |", "1"],
  ["| A | &nbsp; | C |", "2"],
  ["||||", "1, 2, 3"],
])("a head of a table with an empty cell is one issue: %s", async (head, columns) => {
  expect(await issuesOf(`Davor.\n\n${head}\n${BODY}`)).toEqual([[3, headless(columns)]]);
});

it.each([
  ...["## Ja", "## 2025", "## `crm`", "## **Fett**", "## „Wir“ – und Sie?", "## [Preise](/about)", "## 東京"],
  ...["[Preise](/blog)", "[mehr über Preise](/blog)", "[hier beschreiben wir den Ablauf](/blog)"],
  ...["[Weiterbildung](/blog)", "[LinkedIn](https://www.linkedin.com)", "[`crm.update`](/blog)", "[2025](/blog)"],
  ...["https://www.example.com/hier", "kontakt@example.com", "Eine Zahl.[^1]\n\n[^1]: Hier."],
  ...["Wer hier klickt, erfährt mehr.", "`[hier](/blog)`"],
  ...[`| A | B | C |\n${BODY}`, `| # | % | € |\n${BODY}`, `| **A** | \`b\` | [Preise](/about) |\n${BODY}`],
  table("A | B | C", " | b | "),
])("is no issue: %s", async (source) => {
  expect(await issuesOf(source)).toEqual([]);
});

it("a sentence may begin with a word that says nothing", () => {
  expect(linkTextIssue("Hier finden Sie Preise", "")).toBeUndefined();
});
