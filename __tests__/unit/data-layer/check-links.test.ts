import { fixedPages } from "../../../src/content-types";
import { renderDocument } from "../../../src/data-layer/check/check-content";
import { checkLinks } from "../../../src/data-layer/check/check-links";
import { readContent } from "../../../src/data-layer/read/read-content";
import { type Change, contentTree, fixture, lineIn } from "../support/content-tree";
import { memoryCache } from "../support/memory-cache";

const ARTICLE = "articles/sales-pipeline/index.mdx";
const OTHER = "articles/sales-funnel/index.mdx";
const CAREER = "pages/career.json";
const SITE = "site.json";
const DAY = "2025-12-31";
const cache = memoryCache();

/** Links alone, whatever else may be wrong. */
async function linkProblems(root: string, day = DAY) {
  const { files } = readContent(root);
  const documents = new Map(
    await Promise.all(
      files
        .filter(({ data, type }) => data && type.family)
        .map(async (file) => [file, await renderDocument(file, cache)] as const),
    ),
  );
  return checkLinks(files, documents, day);
}

const problemsWith = (changes: Readonly<Record<string, Change>>, day?: string) =>
  linkProblems(contentTree(changes), day);
const inText = (text: string): Change => ["Noch ein Absatz.", text];

it("finds nothing in valid content", async () => {
  expect(await problemsWith({})).toEqual([]);
});

it.each([
  ["a fixed page", "[Preise](/about)"],
  ["the start page", "[Preise](/)"],
  ["a place on a fixed page", "[Preise](/contact#form)"],
  ["an article", "[Preise](/blog/sales-funnel)"],
  ["a heading of an article", "[Preise](/blog/sales-funnel#eine-ueberschrift)"],
  ["an article's second address", "[Preise](/blog/cac)"],
  ["a heading at an article's second address", "[Preise](/blog/cac#eine-ueberschrift)"],
  ["a job", "[Preise](/career/account-executive)"],
  ["a legal document", "[Preise](/impressum#anbieter)"],
  ["a heading of its own document", "[Preise](#eine-ueberschrift)"],
  ["another site", "[Preise](https://example.com/a?b=c#d)"],
  ["a mailbox", "[Preise](mailto:a@example.com)"],
  ["a telephone", "[Preise](tel:+49838212345)"],
  ["an address at the end of the text", "[Preise][about]\n\n[about]: /about"],
  ["a footnote", "Eine Zahl[^1].\n\n[^1]: Ihre Quelle."],
])("takes a link to %s", async (_what, text) => {
  expect(await problemsWith({ [ARTICLE]: inText(text) })).toEqual([]);
});

it("takes every place that a fixed page has", async () => {
  const links = [...fixedPages].flatMap(([page, anchors]) => anchors.map((id) => `[Preise](${page}#${id})`));
  expect(links.length).toBeGreaterThan(0);
  expect(await problemsWith({ [ARTICLE]: inText(links.join("\n\n")) })).toEqual([]);
});

it("tells each dead link of a text, with its line", async () => {
  const root = contentTree({
    [ARTICLE]: inText(
      "Ein Satz\nmit [zwei](/eins) und\n[drei](/zwei).\n\n- [vier](/blog/weg)\n\n[fünf][5]\n\n[5]: /drei",
    ),
  });
  expect((await linkProblems(root)).map(({ file, line, field, message }) => [file, line, field, message])).toEqual(
    [
      ["[zwei]", "/eins"],
      ["[drei]", "/zwei"],
      ["[vier]", "/blog/weg"],
      ["[5]:", "/drei"],
    ].map(([passage = "", to]) => [
      `content/${ARTICLE}`,
      lineIn(root, ARTICLE, passage),
      undefined,
      expect.stringContaining(`Die Seite ${to} gibt es nicht.`),
    ]),
  );
});

it("tells links inside components", async () => {
  const root = contentTree({ [ARTICLE]: inText('<Callout title="A">\n\nEin [Link](/weg).\n\n</Callout>') });
  expect((await linkProblems(root)).map(({ line }) => line)).toEqual([lineIn(root, ARTICLE, "[Link]")]);
});

it("passes over an address at the end of a text that nothing uses", async () => {
  expect(await problemsWith({ [ARTICLE]: inText("Text.\n\n[weg]: /weg") })).toEqual([]);
});

it("tells a dead link of a field, with its line and name", async () => {
  const root = contentTree({ [SITE]: ['"to": "/product"', '"to": "/produkte"'] });
  expect(await linkProblems(root)).toEqual([
    {
      file: `content/${SITE}`,
      line: lineIn(root, SITE, "/produkte"),
      field: "footer.groups[0].links[0].to",
      message: "Die Seite /produkte gibt es nicht. Gemeint ist vielleicht /product.",
    },
  ]);
});

it("passes over a link that is loaded anew: another part of the host answers it", async () => {
  expect(await problemsWith({ [SITE]: ['"to": "/product"', '"to": "/app",\n"reloadDocument": true'] })).toEqual([]);
  expect(await problemsWith({ [SITE]: ['"to": "/product"', '"to": "/app",\n"reloadDocument": false'] })).toHaveLength(
    1,
  );
});

it("leaves to the schema what cannot be a link of a field at all", async () => {
  expect(await problemsWith({ [SITE]: ['"to": "/product"', '"to": "produkt"'] })).toEqual([]);
});

it("checks the links of a file that has errors elsewhere", async () => {
  const changed = fixture(SITE, ['"to": "/product"', '"to": "/produkte"']).replace('"claim": "Ein Text"', '"claim": 5');
  expect(await problemsWith({ [SITE]: changed })).toHaveLength(1);
});

it("knows the page on which a field stands", async () => {
  expect(await problemsWith({ [CAREER]: ["#stellen", "#oben"] })).toEqual([
    expect.objectContaining({ message: "Auf /career gibt es die Stelle #oben nicht. Möglich sind: #stellen." }),
  ]);
});

it("asks for the whole path in a text that stands on several pages", async () => {
  expect(await problemsWith({ [SITE]: ['"to": "/product"', '"to": "#features"'] })).toEqual([
    expect.objectContaining({
      message: "„#features“ nennt keine Seite. Dieser Text steht auf mehreren; bitte den ganzen Pfad nennen.",
    }),
  ]);
});

describe("a page that visitors do not see yet", () => {
  const draft = (change: readonly [from: string, to: string]) =>
    fixture(OTHER, change).replace("./poster.png", "../sales-funnel/poster.png");
  const NEW = "articles/angebote/index.mdx";
  const FUTURE = draft(["2025-03-18\nupdated: 2025-09-02", "2026-01-01\nupdated: 2026-01-01"]);
  const DRAFT = draft(["order: 2", "order: 2\ndraft: true"]);
  const link = inText("[Preise](/blog/angebote)");

  it.each([
    { what: "a draft", text: DRAFT, notice: "Entwurf" },
    { what: "an article of tomorrow", text: FUTURE, notice: "Erscheint am 1. Januar 2026" },
  ])("is no target for those that are out: $what", async ({ text, notice }) => {
    expect(await problemsWith({ [NEW]: text, [ARTICLE]: link })).toEqual([
      expect.objectContaining({
        file: `content/${ARTICLE}`,
        message: `Die Seite /blog/angebote ist noch nicht veröffentlicht (${notice}). Bitte den Link bis dahin weglassen.`,
      }),
    ]);
  });

  it("is no target for a field either, nor by its second address", async () => {
    const text = DRAFT.replace("poster:", "aliases: [angebot]\nposter:");
    const changes = { [NEW]: text, [SITE]: ['"to": "/product"', '"to": "/blog/angebot"'] } as const;
    expect((await problemsWith(changes)).map(({ field }) => field)).toEqual(["footer.groups[0].links[0].to"]);
  });

  it("may be linked from its day on", async () => {
    expect(await problemsWith({ [NEW]: FUTURE, [ARTICLE]: link }, "2026-01-01")).toEqual([]);
  });

  it("may link to itself and to others that are not out", async () => {
    const text = `${DRAFT}\n[Oben](#eine-ueberschrift) und [Anrufe](/blog/anrufe)\n`;
    expect(await problemsWith({ [NEW]: text, "articles/anrufe/index.mdx": FUTURE })).toEqual([]);
  });

  it("may not link to what does not exist, all the same", async () => {
    expect(await problemsWith({ [NEW]: `${DRAFT}\n[Preise](/blog/weg)\n` })).toHaveLength(1);
  });
});
