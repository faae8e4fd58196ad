import { divideLongWords, withoutSoftHyphens } from "../../../src/data-layer/text/divide-long-words";

const shown = (text: string, letters?: number) => divideLongWords(text, letters).replaceAll("\u00ad", "|");

it.each([
  ["a long word, at its syllables", "Datenschutzerklärung", "Daten|schutz|er|klä|rung"],
  [
    "each part of a compound with a hyphen",
    "Umsatzsteuer-Identifikationsnummer",
    "Umsatzsteuer-Iden|ti|fi|ka|ti|ons|nummer",
  ],
  ["not near its ends", "Verbraucherschlichtung", "Verbrau|cher|schlich|tung"],
  ["no word that fits any phone", "Sales-Conversion-Rate und Vertrieb", "Sales-Conversion-Rate und Vertrieb"],
])("divides %s", (_what, text, expected) => expect(shown(text)).toBe(expected));

it("divides shorter words in narrower columns", () => {
  expect(shown("Erstgespräch, Ansprache", 10)).toBe("Erst|ge|spräch, Ansprache");
});

it("removes soft hyphens again, at any depth", () => {
  const given = { title: divideLongWords("Datenschutzerklärung"), list: [{ text: "a\u00adb" }], count: 3 };
  expect(withoutSoftHyphens(given)).toEqual({ title: "Datenschutzerklärung", list: [{ text: "ab" }], count: 3 });
});
