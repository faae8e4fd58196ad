import { typeset } from "../../../src/data-layer/text/typeset";

/** `~` stands for a non-breaking space. */
const visible = (text: string) => text.replaceAll("\u00a0", "~");

it.each([
  ["30 Tage", "30~Tage"],
  ["2 Monaten und 1 Jahr", "2~Monaten und 1~Jahr"],
  ["3 × mehr", "3~× mehr"],
  ["500 × 4", "500~×~4"],
  ["3 x", "3~x"],
  ["5 % von 1.500 €", "5~% von 1.500~€"],
  ["12 Mio. Leads", "12~Mio. Leads"],
  ["30+ Leads um 10:30 Uhr", "30+~Leads um 10:30~Uhr"],
  ["z. B. hier, d. h. dort", "z.~B. hier, d.~h. dort"],
  ["z.B. hier", "z.~B. hier"],
  ["i. d. R.", "i.~d.~R."],
  ["o. Ä. und u. a. und v. a.", "o.~Ä. und u.~a. und v.~a."],
  ["§ 5 und §§ 5, 6", "§~5 und §§~5, 6"],
  ["Art. 6 Abs. 1 Nr. 2", "Art.~6 Abs.~1 Nr.~2"],
  ["erst fragen – dann rufen – dann warten", "erst fragen~– dann rufen~– dann warten"],
])("sets %s as %s, where ~ does not break", (given, expected) => {
  expect(visible(typeset(given))).toBe(expected);
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

it("changes nothing when applied twice", () => {
  const once = typeset("z. B. 30 Tage – nach § 5");
  expect(typeset(once)).toBe(once);
});
