import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { rule } from "../../../../check/rules/sums";

const NOTE = "{/* Rechenfehler mit Absicht */}";
const HINT = `Ist der Fehler gewollt, steht davor ${NOTE}.`;
const NO_MISTAKE =
  "Hinter diesem Vermerk findet die Prüfung keinen Rechenfehler. Bitte streichen oder unmittelbar vor die Rechnung stellen.";
const says = (sum: string, right: string, wrong: string) => `${sum} ergibt ${right}, da steht ${wrong}. ${HINT}`;
const sumOf = (head: string, right: string, wrong: string) =>
  `Die Spalte „${head}“ ergibt ${right}, da steht ${wrong}. ${HINT}`;
const rateTo = (stage: string, wrong: string) => `Von „Leads“ zu „${stage}“ sind es 25 %, da steht ${wrong}. ${HINT}`;
const FIVE = says("2 + 2", "4", "5");

/** The messages about a text, with their lines. */
async function messagesOf(source: string) {
  const processor = createProcessor({ remarkPlugins: [remarkGfm, rule.inMarkdown] });
  const file = await processor.process(source);
  return file.messages.map(({ line, reason }) => [line, reason]);
}

/** An MDX element around its content. */
const around = (tag: string, content: string) => `<${tag}>\n\n${content}\n\n</${tag.split(" ")[0]}>`;
/** A Markdown table from its head and its rows, each without the outer pipes. */
const table = (head: string, ...rows: string[]) =>
  [`| ${head} |`, `|${"---|".repeat(head.split("|").length)}`, ...rows.map((row) => `| ${row} |`)].join("\n");

const STAGES = table("Stufe | Anzahl", "Leads | 100", "Aufträge | 25");

it.each([
  ["in code", "Mit `2 + 2 = 5` im Code, und 2 + `2` = 5."],
  ["struck out", "Es sind ~~2 + 2 = 5~~ vier, und 2 + ~~2~~ = 5."],
  ["in a block of code", "```\n2 + 2 = 5\n```"],
  ["across a line break", "2 +\\\n2 = 5"],
  ["in the address of a link", "[Rechner](https://example.com/?a=2+2=5)"],
  ["in two cells", table("A | B", "2 + 2 = | 5")],
  ["around a footnote", "2 + 3[^1] = 5\n\n[^1]: Quelle."],
])("finds no mistake %s", async (_title, source) => expect(await messagesOf(source)).toEqual([]));

it.each([
  ["a paragraph", "Ein Absatz, in dem steht:\n2 + 2 = 5.", 2, FIVE],
  ["a heading", "## Warum 2 + 2 = 5 ist", 1, FIVE],
  ["a list", "- erst ein Punkt\n- dann 2 + 2 = 5", 2, FIVE],
  ["a quotation", "> Im Zitat 2 + 2 = 5.", 1, FIVE],
  ["a footnote", "Eine Fußnote.[^1]\n\n[^1]: Quelle: 2 + 2 = 5.", 3, FIVE],
  ["a picture", '\n![2 + 2 = 5](./bild.png "Bild")', 2, FIVE],
  ["its caption", '\n![Bild](./bild.png "2 + 2 = 5")', 2, FIVE],
  ["a link", "\n[Sehen Sie: 2 + 2 = 5](/blog)", 2, FIVE],
  ["bold and italic parts", "**2** + *2* = [5 Wege](/blog)", 1, says("2 + 2", "4 Wege", "5 Wege")],
  ["parts before other text", "**2 + 2** = *5* [ist falsch](/blog).", 1, FIVE],
  ["several lines", "Erste Zeile,\n**zweite\nZeile** und\n2 + 2\n= 5.", 4, FIVE],
  ["an attribute", '\n<Callout title="Bei 2 + 2 = 5" />', 2, FIVE],
  ["an attribute in a line", 'Mit <Statistic value="2 + 2 = 5" /> darin.', 1, FIVE],
  ["a long attribute", '<Formula\n  name="A"\n  example="2 + 2 = 4; 2 + 2 =\n    5"\n/>', 3, FIVE],
  ["an element", around("Callout", "Darin 2 + 2 = 5."), 3, FIVE],
  ["a cell", table("A | B", "2 + 2 = 5 | 7"), 3, FIVE],
  ["a total", table("A | B", "a | 10", "b | 20", "**Summe** | **40**"), 5, sumOf("B", "30", "40")],
  ["the text of a funnel", around('FunnelChart description="Erst 28 %."', STAGES), 1, rateTo("Aufträge", "28 %")],
  ["a stage", around("FunnelChart", STAGES.replace("Aufträge", "Los (35 %)")), 6, rateTo("Los (35 %)", "35 %")],
])("reports the line of a mistake in %s", async (_where, source, line, message) => {
  expect(await messagesOf(source)).toEqual([[line, message]]);
});

it("checks no rates of other charts, or of a funnel without numbers", async () => {
  const of = (name: string, content: string) => around(`${name} description="Erst 28 %."`, content);
  expect(await messagesOf(of("BarChart", STAGES))).toEqual([]);
  expect(await messagesOf(of("FunnelChart", "Ein Absatz."))).toEqual([]);
});

describe("A note on an intended mistake", () => {
  const FORMULA = '<Formula name="A" formula="B" example="2 + 2 = 5" />';
  const TOTAL = table("Posten | Menge", "A | 10", "B | 20", `Summe | ${NOTE} 40`);
  const FUNNEL = around('FunnelChart description="Erst 28 %."', STAGES);

  it.each([
    ["in a paragraph", `Im Bericht steht: ${NOTE} 2 + 2 = 5.`],
    ["in bold type", `Im Bericht: **${NOTE} 2 + 2** = 5.`],
    ["in a cell", table("A | B", `a | ${NOTE} 2 + 2 = 5`)],
    ["in a total", TOTAL],
    ["in the next paragraph", `${NOTE}\n\n2 + 2 = 5 und 3 + 3 = 7.`],
    ["in the next line", `${NOTE}\n2 + 2 = 5`],
    ["in the next list", `${NOTE}\n\n- 2 + 2 = 5\n- 3 + 3 = 7`],
    ["in the next block", `${NOTE}\n\n${FORMULA}`],
    ["in the next chart", `${NOTE}\n\n${FUNNEL}`],
    ["in a block in a block", around('Callout title="A"', `${NOTE}\n\n${FORMULA}`)],
    ["with other spaces", "{ /*Rechenfehler mit Absicht */ } 2 + 2 = 5"],
  ])("suppresses the message: %s", async (_title, source) => {
    expect(await messagesOf(source)).toEqual([]);
  });

  it.each([
    ["a second one after it", `${NOTE} 2 + 2 = 5, aber 2 + 2 = 5.`],
    ["one before it", `2 + 2 = 5, und ${NOTE} 3 + 3 = 7.`],
    ["one in the block after the next", `${NOTE}\n\n${FORMULA}\n\n2 + 2 = 5`],
  ])("does not suppress %s", async (_title, source) => {
    expect(await messagesOf(source)).toEqual([[expect.any(Number), FIVE]]);
  });

  it.each([
    ["before a true sum", `Text.\n\n${NOTE} 2 + 2 = 4, aber ${NOTE} 2 + 2 = 5.`],
    ["before no sum", `Text.\n\nKeine Rechnung ${NOTE}`],
    ["before a block without one", `Text.\n\n${NOTE}\n\nKeine Rechnung.`],
    ["before another note", `Text.\n\n${NOTE}\n\n${NOTE}\n\n2 + 2 = 5`],
    ["at the end", `Text.\n\n${NOTE}`],
  ])("is reported as unused %s", async (_title, source) => {
    expect(await messagesOf(source)).toEqual([[3, NO_MISTAKE]]);
  });

  it("is recognised only in its exact wording", async () => {
    expect(await messagesOf("{/* Rechenfehler */} 2 + 2 = 5.")).toEqual([[1, FIVE]]);
  });
});

it("reports the row of a table that breaks what the others keep", async () => {
  const rows = [
    "| A | B | C |",
    "|---|---|---|",
    "| 980 | 512 | 468 |",
    "| 700 | 333 | 367 |",
    "| 640 | 205 | 453 |",
    "| 820 | 411 | 409 |",
  ];
  expect(await messagesOf(around('Table caption="Drei Messungen"', rows.join("\n")))).toEqual([
    [7, `„C“ ist in allen anderen Zeilen „A“ − „B“, hier wären es 435. ${HINT}`],
  ]);
});
