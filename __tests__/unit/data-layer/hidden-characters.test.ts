import { findHiddenCharacters, removeHiddenCharacters } from "../../../src/data-layer/text/hidden-characters";
import {
  ARTICLE,
  type Changes,
  expectIssue,
  expectIssues,
  fixture,
  inText,
  issuesAfter,
} from "../support/content-tree";

const SITE = "site.json";
const REMEDY = "Bitte die Stelle löschen und von Hand neu tippen.";

const INVISIBLE = "ein unsichtbares Zeichen";
const CONTROL = "ein Steuerzeichen";
const DIRECTION = "ein Zeichen, das die Schreibrichtung ändert";
const BROKEN = "ein zerstörtes Zeichen";

it.each([
  ["a zero-width space", "Ver\u200bkauf", "Ver[U+200B]kauf", INVISIBLE],
  ["a zero-width non-joiner", "Auf\u200clage", "Auf[U+200C]lage", INVISIBLE],
  ["a joiner outside emoji", "a\u200db", "a[U+200D]b", INVISIBLE],
  ["a word joiner", "Mehr\u2060.", "Mehr[U+2060]", INVISIBLE],
  ["a byte order mark in the text", "Eins \ufeffzwei", "[U+FEFF]zwei", INVISIBLE],
  ["a tag character", "Ja\u{e0041}", "Ja[U+E0041]", INVISIBLE],
  ["NUL", "Nu\0ll", "Nu[U+0000]ll", CONTROL],
  ["a line break of Word", "Eins\u000bzwei", "Eins[U+000B]zwei", CONTROL],
  ["an escape", "\u001b[31mRot", "[U+001B][31mRot", CONTROL],
  ["a quotation mark of Windows", "sagt \u0084Ja", "[U+0084]Ja", CONTROL],
  ["a turned reading direction", "Preis\u202e12", "Preis[U+202E]12", DIRECTION],
  ["an isolate", "\u2066Preis", "[U+2066]Preis", DIRECTION],
  ["a mark of direction", "Herr\u200e Muster", "Herr[U+200E]", DIRECTION],
  ["a bullet of Word", "\uf0b7 Punkt", "[U+F0B7] Punkt", "ein Zeichen, das es nur in einzelnen Schriften gibt"],
  ["half an emoji", "Los \ud83d!", "Los [U+D83D]", BROKEN],
  ["what stands for a lost character", "Gr\ufffdße", "Gr[U+FFFD]ße", BROKEN],
  ["a separator of lines", "Eins\u2028zwei", "Eins[U+2028]zwei", "ein verborgener Zeilenumbruch"],
])("finds %s", (_what, text, word, kind) => {
  const [, code = ""] = /(U\+[0-9A-F]+)/.exec(word) ?? [];
  expect(findHiddenCharacters(text).map(({ message }) => message)).toEqual([
    `In „${word}“ steckt ${kind} (${code}). ${REMEDY}`,
  ]);
});

it("quotes the neighbouring words of an isolated character", () => {
  expect(findHiddenCharacters("Ein Satz \u200b, dann noch")[0]?.message).toContain("„Satz [U+200B], dann“");
});

it("reports a word once, with all its hidden characters and its offset", () => {
  expect(findHiddenCharacters("Ein \u202aVer\u200bkauf\u202c, Ein\u200bkauf")).toEqual([
    { offset: 4, message: expect.stringContaining("„[U+202A]Ver[U+200B]kauf[U+202C]“") },
    { offset: 19, message: expect.stringContaining("(U+200B)") },
  ]);
  expect(findHiddenCharacters("\u202aVer\u200bkauf")[0]?.message).toContain("(U+202A, U+200B)");
});

it.each([
  ["a soft hyphen", "Ver\u00adtriebs\u00adautomatisierung"],
  ["spaces that do not break", "5\u00a0% und 12\u202f000"],
  ["tabs and line ends", "Eins\tzwei\r\ndrei\n"],
  ["an emoji", "Los 🚀"],
  ["an emoji of several parts", "Team 👩🏽‍💻, Familie 👨‍👩‍👧‍👦, Herz ❤️‍🔥"],
  ["flags", "🇩🇪 und 🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ["a sign shown as text", "Anker ⚓︎ und 1️⃣"],
  ["other scripts", "Zürich, Łódź, Αθήνα, 東京"],
  ["an umlaut of two characters", "Gro\u0308ße"],
  ["a very long word", "a".repeat(100_000)],
])("ignores %s", (_what, text) => {
  expect(findHiddenCharacters(text)).toEqual([]);
  expect(removeHiddenCharacters(text)).toBe(text);
});

it("removes hidden characters without changing line numbers", () => {
  expect(removeHiddenCharacters("\ufeffEins\u200b\n\u202ezwei\0\n👩‍💻 drei\ud83d")).toBe("Eins\nzwei\n👩‍💻 drei");
});

describe("in a file", () => {
  const article = (from: string, to: string): Changes => ({ [ARTICLE]: [from, to] });
  const site = (from: string, to: string): Changes => ({ [SITE]: [from, to] });

  it.each([
    ["the head", article("Sein Text.", "Sein\u200b Text."), "text: Sein"],
    ["the name of a field", article("order: 1", "or\u200bder: 1"), ": 1"],
    ["an address", article("slug: kundenkosten", "slug: kunden\u200bkosten"), "slug: kunden"],
    ["a comment", article("order: 1", "order: 1 # neu\u200b"), "# neu"],
    ["a text", inText("Noch\nein Ab\u200bsatz."), "ein Ab"],
    ["code", inText("Mit `co\u200bde`."), "Mit `co"],
    ["a link", article("Noch ein", "[Preise](/about\u200b)"), "[Preise]"],
    ["JSON", site('"Hafenlotse"', '"Hafen\u200blotse"'), '"name"'],
    ["JSON, beside the texts", site('"name":', '"name":\u200b'), '"name"'],
    ["JSON, as NUL", site('"Hafenlotse"', '"Hafen\0lotse"'), '"name"'],
  ])("reports a hidden character with its line in %s", async (_where, changes, at) => {
    await expectIssue(changes, expect.stringContaining(" steckt ein "), at);
  });

  it.each<[how: string, changes: Changes, at: string, field?: string]>([
    ["JSON", site('"Hafenlotse"', '"Hafen\\u200blotse"'), '"name"', "name"],
    ["JSON, half an emoji", site('"Hafenlotse"', '"Los \\ud83d"'), '"name"', "name"],
    ["YAML", article("text: Sein Text.", 'text: "Sein\\u200b Text."'), "text:", "banner.text"],
    ["Markdown", inText("Noch\nein Ab&#8203;satz."), "ein Ab"],
    ["an attribute", inText('<Callout title="Ja&#8203;">\n\nText.\n\n</Callout>'), "<Callout"],
    ["an alternative text", inText("![Al&#8203;t](./poster.png)"), "![Al"],
  ])("reports an escaped hidden character: %s", async (_how, changes, ...place) => {
    await expectIssue(changes, expect.stringMatching(/ steckt ein .*\(U\+(200B|D83D)\)/), ...place);
  });

  it("reports other issues of the same file as well", async () => {
    const text = fixture(ARTICLE, ["order: 1", "order: eins"]).replace("Sein Text.", "Sein\u200b Text.");
    expect((await issuesAfter({ [ARTICLE]: text })).map(({ field }) => field)).toEqual([undefined, "order"]);
  });

  it("reports a hidden character in a fact once, however often the fact is used", async () => {
    const value = /"legalName": "([^"]*)"/.exec(fixture("company.json"))?.[1] ?? "";
    const changes: Changes = {
      "company.json": [`"${value}"`, `"Muster\u200b ${value}"`],
      [ARTICLE]: fixture(ARTICLE, ["Noch ein Absatz.", "Von der {{legal\u200bName}}."]),
      [SITE]: ['"Hafenlotse"', '"{{legalName}}"'],
    };
    const found = expect.stringContaining(" steckt ein ");
    await expectIssues(changes, [
      [ARTICLE, "{{legal", found],
      ["company.json", '"legalName"', found],
    ]);
  });

  it("ignores a leading byte order mark and still reports what follows", async () => {
    const text = `\ufeff${fixture(SITE, ['"Hafenlotse"', '"Hafen\ufefflotse"'])}`;
    await expectIssue({ [SITE]: text }, expect.stringContaining(" steckt ein "), '"name"');
  });
});
