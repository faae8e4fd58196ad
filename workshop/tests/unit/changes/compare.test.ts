import { ARTICLE, type Change, contentTree, fixture, inText } from "../../../../__tests__/unit/support/content-tree";
import { memoryCache } from "../../../../__tests__/unit/support/memory-cache";
import { compare } from "../../../changes/compare";
import type { Chapter, Line } from "../../../changes/markdown.mjs";
import { readState, type State, sentencesOf } from "../../../changes/state";
import { terminalText } from "../../../changes/terminal";

type Changes = Readonly<Record<string, Change>>;
const cache = memoryCache();

async function stateOf(changes: Changes = {}): Promise<State> {
  const state = await readState(contentTree(changes), cache);
  if (!("texts" in state)) throw new Error(`Not readable: ${state.unreadable.join(", ")}`);
  return state;
}

const text = (line: Line) =>
  terminalText({ version: 1, issues: 0, summary: [], chapters: [{ title: "", rows: [[line]] }] }).trim();
/** What is told, by chapter: each row's lines. */
const told = (chapters: readonly Chapter[]) =>
  Object.fromEntries(chapters.map(({ title, rows }) => [title, rows.map((row) => row.map(text))]));
const compared = async (changes: Changes, before: Changes = {}, sitemap?: string[]) =>
  told(compare(await stateOf(before), await stateOf(changes), { sitemap }));

const NEW = "articles/neu/index.mdx";
const moved = (change: readonly [string, string] = ["aliases: [pipeline]", "aliases: [pipeline]"]) => ({
  [ARTICLE]: null,
  [NEW]: fixture(ARTICLE, change),
  "articles/neu/poster.png": Buffer.from(""),
});
const PAGE = "Sales-Pipeline im Vertrieb · /blog/sales-pipeline";

describe("What changes for readers", () => {
  it("is nothing where only the form of a file changes", async () => {
    expect(await compared({ [ARTICLE]: ["order: 1\n", "order:   1 # vorn\n"] })).toEqual({});
  });

  it("names sentences that are new, gone and worded otherwise", async () => {
    const before = inText(
      "Noch ein Absatz. Dieser Satz steht hier nicht mehr lange. Elf Boote liegen heute im alten Hafen.",
    );
    const after = inText("Noch ein Absatz. Elf Boote liegen heute im neuen Hafen. Ganz anders: Regen.");
    expect((await compared(after, before))["Geänderte Texte"]).toEqual([
      [
        PAGE,
        "Fehlt: [-Dieser Satz steht hier nicht mehr lange.-]",
        "Elf Boote liegen heute im [-alten-][+neuen+] Hafen.",
        "Neu: [+Ganz anders: Regen.+]",
      ],
    ]);
  });

  it("tells title and reading time apart", async () => {
    const { "Geänderte Texte": rows } = await compared({
      [ARTICLE]: fixture(ARTICLE, ["duration: 5", "duration: 6"]).replace(
        'title: "Sales-Pipeline im',
        'title: "Pipeline im',
      ),
    });
    expect(rows).toEqual([
      [
        "Pipeline im Vertrieb · /blog/sales-pipeline",
        "Titel: [-Sales--]Pipeline im Vertrieb",
        "Lesezeit: [-5-][+6+] min",
      ],
    ]);
  });

  it("names an address without page, who links to it, who knows it, and what keeps it", async () => {
    const other = "articles/kundenkosten/index.mdx";
    const linked = fixture(other, ["Noch ein Absatz.", "Noch ein Absatz, mit [der Pipeline](/blog/sales-pipeline)."]);
    const chapters = await compared({ ...moved(), [other]: linked }, { [other]: linked }, [
      "/blog/sales-pipeline",
      "/alt",
    ]);
    expect(chapters["Neue Seiten"]).toEqual([
      [
        "Sales-Pipeline im Vertrieb · /blog/neu",
        "Hieß bisher /blog/sales-pipeline",
        "Zu sehen ab 18. März 2025",
        "Platz 1 von 4 auf /blog",
        `content/${NEW}`,
      ],
    ]);
    expect(chapters["Adressen, die ins Leere führen"]).toEqual([
      [
        "/blog/sales-pipeline · Sales-Pipeline im Vertrieb",
        expect.stringMatching(/^Ein Link führt noch dorthin: content\/articles\/kundenkosten\/index\.mdx, Zeile \d+$/),
        "Suchmaschinen kennen die Adresse, sie steht in der Sitemap.",
        `Damit sie bleibt, in content/${NEW} schreiben: aliases: [pipeline, sales-pipeline]`,
      ],
      [
        "/alt",
        "Suchmaschinen kennen die Adresse, sie steht in der Sitemap.",
        expect.stringContaining("aliases: [alt]"),
      ],
    ]);
  });

  it("misses no address that an alias keeps", async () => {
    const kept = moved(["aliases: [pipeline]", "aliases: [pipeline, sales-pipeline]"]);
    expect(await compared(kept)).not.toHaveProperty("Adressen, die ins Leere führen");
    const dropped = await compared({ [ARTICLE]: ["aliases: [pipeline]", "aliases: []"] });
    expect(dropped["Adressen, die ins Leere führen"]).toEqual([
      [
        "/blog/pipeline · Sales-Pipeline im Vertrieb",
        `Damit sie bleibt, in content/${ARTICLE} schreiben: aliases: [pipeline]`,
      ],
    ]);
  });

  it("names where a number still is as it was, units apart", async () => {
    const other = "articles/kundenkosten/index.mdx";
    const numbers = { [other]: fixture(other, ["Noch ein Absatz.", "Es sind 30 Tage. Und 30 %."]) };
    const before = { ...inText("Nach 30 Tagen oder 30 Tage lang."), ...numbers };
    const chapters = await compared({ ...inText("Nach 30 Tagen oder 20 Tage lang."), ...numbers }, before);
    expect(chapters["Zahlen, die anderswo noch alt sind"]).toEqual([
      [`„30 Tage“ ist geändert auf ${PAGE}`, expect.stringMatching(/ · \/blog\/kundenkosten: Es sind 30 Tage\.$/)],
    ]);
  });

  it("names a changed fact with the pages that name it", async () => {
    const naming = inText("Wir antworten {{replyTime}}.");
    const chapters = await compared({ ...naming, "company.json": ["am nächsten Werktag", "heute"] }, naming);
    expect(chapters["Fakten der Firma"]).toEqual([
      expect.arrayContaining([expect.stringMatching(/^replyTime: .*\[\+heute\+\]/), `Genannt in ${PAGE}`]),
    ]);
  });

  it("keeps drafts and days to come apart, and says that a page is hidden", async () => {
    const chapters = await compared({ [ARTICLE]: ["order: 1\n", "order: 1\ndraft: true\n"] });
    expect(chapters["Noch nicht zu sehen"]).toEqual([[PAGE, "Entwurf", `content/${ARTICLE}`]]);
    expect(chapters["Adressen, die ins Leere führen"]?.map(([name, reason]) => [name, reason])).toEqual([
      ["/blog/sales-pipeline · Sales-Pipeline im Vertrieb", "Die Seite ist nicht mehr zu sehen: Entwurf."],
      ["/blog/pipeline · Sales-Pipeline im Vertrieb", "Die Seite ist nicht mehr zu sehen: Entwurf."],
    ]);
  });

  it("leaves out documents with errors, and only those", async () => {
    const chapters = await compared({ [ARTICLE]: "kaputt", "pages/about.json": ["Über uns", "Über Lotsen"] }, {}, [
      "/blog/sales-pipeline",
    ]);
    expect(chapters["Nicht verglichen, weil Fehler darin sind"]).toEqual([[`content/${ARTICLE}`]]);
    expect(chapters["Geänderte Texte"]).toHaveLength(1);
    expect(chapters).not.toHaveProperty("Adressen, die ins Leere führen");
  });

  it("is not told without a file that every page needs", async () => {
    const root = contentTree({ "site.json": "kaputt" });
    expect(await readState(root, cache)).toEqual({ unreadable: ["content/site.json"] });
  });
});

it("Sentences end where German ones do", () => {
  expect(sentencesOf("Das gilt z. B. Anfang Mai. Am 31. Mai, nach Art. 5 Abs. 2, nicht mehr! Warum? Darum.")).toEqual([
    "Das gilt z. B. Anfang Mai.",
    "Am 31. Mai, nach Art. 5 Abs. 2, nicht mehr!",
    "Warum?",
    "Darum.",
  ]);
});
