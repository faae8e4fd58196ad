import { findHidden, withoutHidden } from "../../../src/data-layer/text/hidden-characters";
import { contentTree, fixture, lineIn, problemsAfter, problemsIn } from "../support/content-tree";

const ARTICLE = "articles/sales-pipeline/index.mdx";
const SITE = "site.json";
const REMEDY = "Bitte die Stelle löschen und von Hand neu tippen.";

it.each([
  { what: "a zero-width space", text: "Ver\u200bkauf", word: "Ver[U+200B]kauf", kind: "ein unsichtbares Zeichen" },
  { what: "a zero-width non-joiner", text: "Auf\u200clage", word: "Auf[U+200C]lage", kind: "ein unsichtbares Zeichen" },
  { what: "a joiner outside emoji", text: "a\u200db", word: "a[U+200D]b", kind: "ein unsichtbares Zeichen" },
  { what: "a word joiner", text: "Mehr\u2060.", word: "Mehr[U+2060]", kind: "ein unsichtbares Zeichen" },
  {
    what: "a byte order mark in the text",
    text: "Eins \ufeffzwei",
    word: "[U+FEFF]zwei",
    kind: "ein unsichtbares Zeichen",
  },
  { what: "a tag character", text: "Ja\u{e0041}", word: "Ja[U+E0041]", kind: "ein unsichtbares Zeichen" },
  { what: "NUL", text: "Nu\0ll", word: "Nu[U+0000]ll", kind: "ein Steuerzeichen" },
  { what: "a line break of Word", text: "Eins\u000bzwei", word: "Eins[U+000B]zwei", kind: "ein Steuerzeichen" },
  { what: "an escape", text: "\u001b[31mRot", word: "[U+001B][31mRot", kind: "ein Steuerzeichen" },
  { what: "a quotation mark of Windows", text: "sagt \u0084Ja", word: "[U+0084]Ja", kind: "ein Steuerzeichen" },
  {
    what: "a turned reading direction",
    text: "Preis\u202e12",
    word: "Preis[U+202E]12",
    kind: "ein Zeichen, das die Schreibrichtung ändert",
  },
  {
    what: "an isolate",
    text: "\u2066Preis",
    word: "[U+2066]Preis",
    kind: "ein Zeichen, das die Schreibrichtung ändert",
  },
  {
    what: "a mark of direction",
    text: "Herr\u200e Muster",
    word: "Herr[U+200E]",
    kind: "ein Zeichen, das die Schreibrichtung ändert",
  },
  {
    what: "a bullet of Word",
    text: "\uf0b7 Punkt",
    word: "[U+F0B7] Punkt",
    kind: "ein Zeichen, das es nur in einzelnen Schriften gibt",
  },
  { what: "half an emoji", text: "Los \ud83d!", word: "Los [U+D83D]", kind: "ein zerstörtes Zeichen" },
  {
    what: "what stands for a lost character",
    text: "Gr\ufffdße",
    word: "Gr[U+FFFD]ße",
    kind: "ein zerstörtes Zeichen",
  },
  {
    what: "a separator of lines",
    text: "Eins\u2028zwei",
    word: "Eins[U+2028]zwei",
    kind: "ein verborgener Zeilenumbruch",
  },
])("finds $what", ({ text, word, kind }) => {
  const [, code = ""] = /(U\+[0-9A-F]+)/.exec(word) ?? [];
  expect(findHidden(text).map(({ message }) => message)).toEqual([`In „${word}“ steckt ${kind} (${code}). ${REMEDY}`]);
});

it("names the words beside a character that stands alone", () => {
  expect(findHidden("Ein Satz \u200b, dann noch")[0]?.message).toContain("„Satz [U+200B], dann“");
});

it("tells a word once, with all that it hides, and its place", () => {
  expect(findHidden("Ein \u202aVer\u200bkauf\u202c, Ein\u200bkauf")).toEqual([
    { offset: 4, message: expect.stringContaining("„[U+202A]Ver[U+200B]kauf[U+202C]“") },
    { offset: 19, message: expect.stringContaining("(U+200B)") },
  ]);
  expect(findHidden("\u202aVer\u200bkauf")[0]?.message).toContain("(U+202A, U+200B)");
});

it.each([
  { what: "a soft hyphen", text: "Ver\u00adtriebs\u00adautomatisierung" },
  { what: "spaces that do not break", text: "5\u00a0% und 12\u202f000" },
  { what: "tabs and line ends", text: "Eins\tzwei\r\ndrei\n" },
  { what: "an emoji", text: "Los 🚀" },
  { what: "an emoji of several parts", text: "Team 👩🏽‍💻, Familie 👨‍👩‍👧‍👦, Herz ❤️‍🔥" },
  { what: "flags", text: "🇩🇪 und 🏴󠁧󠁢󠁳󠁣󠁴󠁿" },
  { what: "a sign shown as text", text: "Anker ⚓︎ und 1️⃣" },
  { what: "other scripts", text: "Zürich, Łódź, Αθήνα, 東京" },
  { what: "an umlaut of two characters", text: "Gro\u0308ße" },
  { what: "a very long word", text: "a".repeat(100_000) },
])("leaves $what alone", ({ text }) => {
  expect(findHidden(text)).toEqual([]);
  expect(withoutHidden(text)).toBe(text);
});

it("takes them out and moves no line", () => {
  expect(withoutHidden("\ufeffEins\u200b\n\u202ezwei\0\n👩‍💻 drei\ud83d")).toBe("Eins\nzwei\n👩‍💻 drei");
});

describe("in a file", () => {
  it.each([
    { where: "the head", name: ARTICLE, change: ["Sein Text.", "Sein\u200b Text."], at: "text: Sein" },
    { where: "the name of a field", name: ARTICLE, change: ["order: 1", "or\u200bder: 1"], at: ": 1" },
    {
      where: "an address",
      name: ARTICLE,
      change: ["slug: kundenkosten", "slug: kunden\u200bkosten"],
      at: "slug: kunden",
    },
    { where: "a comment", name: ARTICLE, change: ["order: 1", "order: 1 # neu\u200b"], at: "# neu" },
    { where: "a text", name: ARTICLE, change: ["Noch ein Absatz.", "Noch\nein Ab\u200bsatz."], at: "ein Ab" },
    { where: "code", name: ARTICLE, change: ["Noch ein Absatz.", "Mit `co\u200bde`."], at: "Mit `co" },
    { where: "a link", name: ARTICLE, change: ["Noch ein", "[Preise](/about\u200b)"], at: "[Preise]" },
    { where: "JSON", name: SITE, change: ['"Hafenlotse"', '"Hafen\u200blotse"'], at: '"name"' },
    { where: "JSON, beside the texts", name: SITE, change: ['"name":', '"name":\u200b'], at: '"name"' },
    { where: "JSON, as NUL", name: SITE, change: ['"Hafenlotse"', '"Hafen\0lotse"'], at: '"name"' },
  ] as const)("is one problem with its line: in $where", async ({ name, change, at }) => {
    const root = contentTree({ [name]: change });
    expect(await problemsIn(root)).toEqual([
      { file: `content/${name}`, line: lineIn(root, name, at), message: expect.stringContaining(" steckt ein ") },
    ]);
  });

  it.each([
    { how: "JSON", name: SITE, change: ['"Hafenlotse"', '"Hafen\\u200blotse"'], at: '"name"', field: "name" },
    { how: "JSON, half an emoji", name: SITE, change: ['"Hafenlotse"', '"Los \\ud83d"'], at: '"name"', field: "name" },
    {
      how: "YAML",
      name: ARTICLE,
      change: ["text: Sein Text.", 'text: "Sein\\u200b Text."'],
      at: "text:",
      field: "banner.text",
    },
    { how: "Markdown", name: ARTICLE, change: ["Noch ein Absatz.", "Noch\nein Ab&#8203;satz."], at: "ein Ab" },
    {
      how: "an attribute",
      name: ARTICLE,
      change: ["Noch ein Absatz.", '<Callout title="Ja&#8203;">\n\nText.\n\n</Callout>'],
      at: "<Callout",
    },
    {
      how: "an alternative text",
      name: ARTICLE,
      change: ["Noch ein Absatz.", "![Al&#8203;t](./poster.png)"],
      at: "![Al",
    },
  ] as const)("is one problem where it is written in signs: $how", async ({ how: _, name, change, at, ...more }) => {
    const root = contentTree({ [name]: change });
    const [problem, ...others] = await problemsIn(root);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: `content/${name}`, line: lineIn(root, name, at), ...more });
    expect(problem?.message).toMatch(/ steckt ein .*\(U\+(200B|D83D)\)/);
  });

  it("does not hide other slips of the same file", async () => {
    const text = fixture(ARTICLE, ["order: 1", "order: eins"]).replace("Sein Text.", "Sein\u200b Text.");
    expect((await problemsAfter({ [ARTICLE]: text })).map(({ field }) => field)).toEqual([undefined, "order"]);
  });

  it("is told once of a fact, wherever it is named", async () => {
    const value = /"legalName": "([^"]*)"/.exec(fixture("company.json"))?.[1] ?? "";
    const root = contentTree({
      "company.json": [`"${value}"`, `"Muster\u200b ${value}"`],
      [ARTICLE]: fixture(ARTICLE, ["Noch ein Absatz.", "Von der {{legal\u200bName}}."]),
      [SITE]: ['"Hafenlotse"', '"{{legalName}}"'],
    });
    expect((await problemsIn(root)).map(({ file, line }) => [file, line])).toEqual([
      [`content/${ARTICLE}`, lineIn(root, ARTICLE, "{{legal")],
      ["content/company.json", lineIn(root, "company.json", '"legalName"')],
    ]);
  });

  it("is told of what a byte order mark begins, not of the mark", async () => {
    const root = contentTree({ [SITE]: `\ufeff${fixture(SITE, ['"Hafenlotse"', '"Hafen\ufefflotse"'])}` });
    expect((await problemsIn(root)).map(({ line }) => line)).toEqual([lineIn(root, SITE, '"name"')]);
  });
});
