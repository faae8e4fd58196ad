import { findHiddenCharacters, removeHiddenCharacters } from "../../../src/data-layer/text/hidden-characters";
import { ARTICLE, type Changes, expectIssue, expectIssues, fixture, inText } from "../support/content-tree";

const SITE = "site.json";
const REMEDY = "Bitte die Stelle löschen und von Hand neu tippen.";

const INVISIBLE = "ein unsichtbares Zeichen";
const CONTROL = "ein Steuerzeichen";
const DIRECTION = "ein Zeichen, das die Schreibrichtung ändert";
const BROKEN = "ein zerstörtes Zeichen";

it.each([
  ["a zero-width space", "Ver\u200bkauf", "Ver[U+200B]kauf", INVISIBLE],
  ["a joiner outside emoji", "a\u200db", "a[U+200D]b", INVISIBLE],
  ["a byte order mark in the text", "Eins \ufeffzwei", "[U+FEFF]zwei", INVISIBLE],
  ["a tag character", "Ja\u{e0041}", "Ja[U+E0041]", INVISIBLE],
  ["NUL", "Nu\0ll", "Nu[U+0000]ll", CONTROL],
  ["a line break of Word", "Eins\u000bzwei", "Eins[U+000B]zwei", CONTROL],
  ["a turned reading direction", "Preis\u202e12", "Preis[U+202E]12", DIRECTION],
  ["a mark of direction", "Herr\u200e Muster", "Herr[U+200E]", DIRECTION],
  ["a bullet of Word", "\uf0b7 Punkt", "[U+F0B7]", "ein Zeichen, das es nur in einzelnen Schriften gibt"],
  ["half an emoji", "Los \ud83d!", "[U+D83D]!", BROKEN],
  ["a separator of lines", "Eins\u2028zwei", "Eins[U+2028]zwei", "ein verborgener Zeilenumbruch"],
])("finds %s", (_what, text, word, kind) => {
  const [, code = ""] = /(U\+[0-9A-F]+)/.exec(word) ?? [];
  expect(findHiddenCharacters(text).map(({ message }) => message)).toEqual([
    `In „${word}“ steckt ${kind} (${code}). ${REMEDY}`,
  ]);
});

it("reports a word once, with all its hidden characters and its offset", () => {
  expect(findHiddenCharacters("Ein \u202aVer\u200bkauf\u202c, Ein\u200bkauf")).toEqual([
    { offset: 4, message: expect.stringContaining("„[U+202A]Ver[U+200B]kauf[U+202C],“") },
    { offset: 19, message: expect.stringContaining("(U+200B)") },
  ]);
  expect(findHiddenCharacters("\u202aVer\u200bkauf")[0]?.message).toContain("(U+202A, U+200B)");
});

it.each([
  ["a soft hyphen", "Ver\u00adtriebs\u00adautomatisierung"],
  ["an emoji of several parts", "Team 👩🏽‍💻, Familie 👨‍👩‍👧‍👦, Herz ❤️‍🔥"],
  ["flags", "🇩🇪 und 🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ["a sign shown as text", "Anker ⚓︎ und 1️⃣"],
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
    ["a text", inText("Noch\n\nein Ab\u200bsatz."), "ein Ab"],
    ["code", inText("Mit `co\u200bde`."), "Mit `co"],
    ["JSON, beside the texts", site('"name":', '"name":\u200b'), '"name"'],
  ])("reports a hidden character with its line in %s", async (_where, changes, at) => {
    await expectIssue(changes, expect.stringContaining(" steckt ein "), at);
  });

  it.each<[how: string, changes: Changes, at: string, field?: string]>([
    ["JSON", site('"Hafenlotse"', '"Hafen\\u200blotse"'), '"name"', "name"],
    ["YAML", article("text: Sein Text.", 'text: "Sein\\u200b Text."'), "text:", "banner.text"],
    ["Markdown", inText("Noch\\\nein Ab&#8203;satz."), "ein Ab"],
  ])("reports an escaped hidden character: %s", async (_how, changes, ...place) => {
    await expectIssue(changes, expect.stringMatching(/ steckt ein .*\(U\+(200B|D83D)\)/), ...place);
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
});
