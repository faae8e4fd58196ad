import { renderMdx } from "../../../src/data-layer/render/render-mdx";
import { linkFault } from "../../../src/data-layer/text/link-words";
import { contentTree, lineIn, problemsAfter, problemsIn } from "../support/content-tree";

// The first document of a run waits until Jest has compiled the MDX packages.
jest.setTimeout(30_000);

const problemsOf = async (...lines: string[]) =>
  (await renderMdx("f", lines.join("\n"), 1)).problems.map(({ line, message }) => [line, message]);

describe("a heading", () => {
  const wordless = (mark: string) =>
    `Dieser Überschrift fehlen die Wörter. Bitte nach ${mark} einen Text schreiben oder die Zeile löschen.`;

  it.each(["##", "## ", "## !!!", "## **", "## –", "## 🚀", "## &nbsp;", "### …"])(
    "without words is a problem: „%s“",
    async (heading) => {
      const mark = heading.startsWith("###") ? "###" : "##";
      expect(await problemsOf("Davor.", "", heading, "", "Danach.")).toEqual([[3, wordless(mark)]]);
    },
  );

  it.each(["## Ja", "## 2025", "## `crm`", "## **Fett**", "## „Wir“ – und Sie?", "## [Preise](/about)", "## 東京"])(
    "with words is none: „%s“",
    async (heading) => {
      expect(await problemsOf(heading)).toEqual([]);
    },
  );

  it("of a depth that is not allowed is told once", async () => {
    expect(await problemsOf("# ", "", "####")).toEqual([
      [1, expect.stringContaining("nur Überschriften")],
      [3, expect.stringContaining("nur Überschriften")],
    ]);
  });
});

describe("a link", () => {
  const MISSING = "Diesem Link fehlen die Wörter. Bitte sagen, wohin er führt: [Preise und Pakete](/pfad).";
  const empty = (text: string) =>
    `Der Link „${text}“ sagt nicht, wohin er führt. Bitte das Ziel nennen: [Preise und Pakete](/pfad).`;

  it.each(["[](/blog)", "[ ](/blog)", "[→](/blog)", "[**!**](/blog)", "[&nbsp;](/blog)", "[][a]\n\n[a]: /blog"])(
    "without words is a problem: %s",
    async (link) => {
      expect(await problemsOf("Davor.", "", `Ein ${link}`)).toEqual([[3, MISSING]]);
    },
  );

  it("around a picture without words is a problem, besides the picture", async () => {
    expect(await problemsOf("[![](./a.png)](/blog)")).toEqual([
      [1, MISSING],
      [1, expect.stringContaining("steht mitten im Text")],
    ]);
  });

  it.each([
    "hier",
    "Hier",
    "hier klicken",
    "Klicken Sie hier!",
    "klicken",
    "mehr",
    "Mehr …",
    "weiter",
    "Weiter →",
    "Link",
    "this",
    "here",
    "**hier**",
    "„hier“",
  ])("whose words say nothing is a problem: „%s“", async (words) => {
    const plain = words.replaceAll("*", "");
    expect(await problemsOf("Davor.", "", `Alles Weitere [${words}](/blog).`)).toEqual([[3, empty(plain)]]);
  });

  it.each([
    "[Preise](/blog)",
    "[mehr über Preise](/blog)",
    "[hier beschreiben wir den Ablauf](/blog)",
    "[Weiterbildung](/blog)",
    "[LinkedIn](https://www.linkedin.com)",
    "[`crm.update`](/blog)",
    "[2025](/blog)",
    "https://www.example.com/hier",
    "kontakt@example.com",
    "Eine Zahl.[^1]\n\n[^1]: Hier.",
    "Wer hier klickt, erfährt mehr.",
    "`[hier](/blog)`",
  ])("is none: %s", async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });

  it("of a field is told with its field", async () => {
    const root = contentTree({ "pages/blog.json": ["Thema vorschlagen", "Hier"] });
    expect(await problemsIn(root)).toEqual([
      {
        file: "content/pages/blog.json",
        line: lineIn(root, "pages/blog.json", '"Hier"'),
        field: "hero.action.label",
        message: 'Der Link „Hier“ sagt nicht, wohin er führt. Bitte das Ziel nennen: "label": "Preise und Pakete".',
      },
    ]);
  });

  it("may have a word as its label that is no link", async () => {
    expect(await problemsAfter({ "product-views.json": ['"label": "Pipeline"', '"label": "mehr"'] })).toEqual([]);
  });

  it("needs no other words in a sentence", () => {
    expect(linkFault("Hier finden Sie Preise", "")).toBeUndefined();
  });
});

describe("the head of a table", () => {
  const rows = ["|---|---|---|", "| a | b | c |"];
  const empty = (columns: string) =>
    `Über Spalte ${columns} der Tabelle steht nichts. Jede Spalte braucht ein Wort in der Kopfzeile, auch die erste: | Merkmal | … |.`;

  it.each([
    { head: "| | Funnel | Pipeline |", columns: "1" },
    { head: "|  | Funnel |  |", columns: "1, 3" },
    { head: "| A | &nbsp; | C |", columns: "2" },
    { head: "||||", columns: "1, 2, 3" },
  ])("with an empty cell is one problem: $head", async ({ head, columns }) => {
    expect(await problemsOf("Davor.", "", head, ...rows)).toEqual([[3, empty(columns)]]);
  });

  it.each(["Table caption", "Roadmap title"])("is checked in <%s>", async (start) => {
    const name = start.split(" ")[0];
    expect(await problemsOf(`<${start}="A">`, "", "| | B | C |", ...rows, "", `</${name}>`)).toEqual([[3, empty("1")]]);
  });

  it("is checked in a chart", async () => {
    expect(
      await problemsOf(
        '<BarChart title="A" description="B" unit="C">',
        "",
        "| | Z |",
        "|---|---|",
        "| a | 1 |",
        "| b | 2 |",
        "",
        "</BarChart>",
      ),
    ).toEqual([[3, empty("1")]]);
  });

  it.each(["| A | B | C |", "| # | % | € |", "| **A** | `b` | [Preise](/about) |"])("is in order: %s", async (head) => {
    expect(await problemsOf(head, ...rows)).toEqual([]);
  });

  it("may stand over empty cells", async () => {
    expect(await problemsOf("| A | B | C |", "|---|---|---|", "| | b | |")).toEqual([]);
  });
});
