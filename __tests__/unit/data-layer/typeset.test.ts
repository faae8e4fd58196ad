import { typeset } from "../../../src/data-layer/text/typeset";

it.each([
  ...["30~Tage", "2~Monaten und 1~Jahr", "3~× mehr", "500~×~4", "3~x", "5~% von 1.500~€", "12~Mio. Leads"],
  ...["30+~Leads um 10:30~Uhr", "z.~B. hier, d.~h. dort", "i.~d.~R.", "o.~Ä. und u.~a. und v.~a."],
  ...["84~Aufträge aus 1.150~Leads am 20.~Juli", "minus 832~Tsd.~€", "Nr.~6~BetrVG nach §~87 Abs.~1"],
  ...["§~5 und §§~5, 6", "Art.~6 Abs.~1 Nr.~2", "erst fragen~– dann rufen~– dann warten"],
  ...["Rufen Sie an: +49~8382~0000000."],
  // Sums break before „=“ or a sign, if at all.
  "Jeder kostet 200.000~€~÷~10~=~20.000~€, und",
  "Das macht 1.200.000~€~÷~500.000~€ =~2,4.",
  "(368~€ ÷~0,04 +~1.322~€) ÷~25~% =~42.088~€",
  "40~% ×~56~% ×~50~% ×~50~% ×~50~% =~2,8~%",
  "1~÷~(36,7~%~×~68,4~%) =~1~÷~25,1~% =~4,0",
  "7~Aufträge~÷~500~Leads =~1,4~%",
  "von 70~=~25~% und 3~×~4",
  "Kosten je Kunde ÷~Wachstum in~%",
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
  ["a number before a long noun", "84 Verkaufschancen"],
  ["a unit without a number", "viele Tage"],
  ["a range", "9:00–18:00"],
  ["a sentence that ends with a letter", "Das ist Büro. Bald mehr."],
  ["a paragraph sign without a number", "§ BGB"],
])("leaves %s alone: %s", (_what, text) => {
  expect(typeset(text)).toBe(text);
});
