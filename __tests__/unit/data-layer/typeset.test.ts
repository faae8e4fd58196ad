import { typeset } from "../../../src/data-layer/text/typeset";

it.each([
  ...["30~Tage", "2~Monaten und 1~Jahr", "3~× mehr", "500~×~4", "3~x", "5~% von 1.500~€", "12~Mio. Leads"],
  ...["30+~Leads um 10:30~Uhr", "z.~B. hier, d.~h. dort", "i.~d.~R.", "o.~Ä. und u.~a. und v.~a."],
  ...["§~5 und §§~5, 6", "Art.~6 Abs.~1 Nr.~2", "erst fragen~– dann rufen~– dann warten"],
])("sets %s, where ~ does not break, from plain spaces and once only", (visible) => {
  const text = visible.replaceAll("~", "\u00a0");
  expect(typeset(visible.replaceAll("~", " "))).toBe(text);
  expect(typeset(text)).toBe(text);
});

it("adds the space within an abbreviation that lacks it", () => {
  expect(typeset("z.B. hier")).toBe("z.\u00a0B. hier");
});

it.each([
  ["a word that only begins like a unit", "30 Tagesordnungen"],
  ["a unit without a number", "viele Tage"],
  ["a range", "9:00–18:00"],
  ["a sentence that ends with a letter", "Das ist Büro. Bald mehr."],
  ["a paragraph sign without a number", "§ BGB"],
])("leaves %s alone: %s", (_what, text) => {
  expect(typeset(text)).toBe(text);
});
