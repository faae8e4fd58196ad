import { findTypographyIssues } from "../../../check/text/typography";

const marks = (words: string) => `Falsche Anführungszeichen. Richtig ist „${words}“.`;
const SPACES = "Zwei Leerzeichen nacheinander. Eines genügt.";
const DASH = "Ein Bindestrich steht für einen Gedankenstrich. Richtig ist – mit Leerzeichen davor und danach.";
const range = (found: string, right: string) => `„${found}“ ist ein Bereich. Richtig ist „${right}“.`;
const loose = (found: string) => `Zwischen „${found}“ gehört ein geschütztes Leerzeichen (U+00A0, in Markdown &nbsp;).`;

it.each<[what: string, text: string, issues: Record<number, string>]>([
  ["a straight quotation mark", 'Das ist "gut".', { 8: marks("gut") }],
  ["an English quotation mark at the end", "Das ist „gut”.", { 8: marks("gut") }],
  ["a quotation that begins above", "Das ist “gut“.", { 8: marks("gut") }],
  ["a quotation that begins above, at the beginning", "“Gut“", { 0: marks("Gut") }],
  ["two pairs beside a right one", 'Ein "A", „B“ und "C".', { 4: marks("A"), 17: marks("C") }],
  ["a straight mark without another", 'Ein Rohr von 5" und mehr', { 14: marks("…") }],
  ["a long quotation", `"${"Wort ".repeat(20)}"`, { 0: marks(`${"Wort ".repeat(8)}…`) }],
  ["French quotation marks", "Das ist «gut».", { 8: marks("gut") }],
  ["single straight marks", "Das ist 'gut'.", { 8: marks("gut") }],
  ["commas for a mark", "Das ist ,,gut''.", { 8: marks("gut") }],
  ["a quotation without an end", "Das ist „gut.", { 8: "Nach diesem „ fehlt das schließende Anführungszeichen: “." }],
  ["a tab and a space", "Eins\t zwei", { 4: SPACES }],
  ["two hyphens for a dash", "Eins -- zwei", { 4: DASH }],
  ["a hyphen in a range", "Nach 5-10 Tagen", { 5: range("5-10", "5–10") }],
  ["a unit on the next line", "Nach 30\nTagen", { 5: loose("30 Tagen") }],
])("finds %s and its position", (_what, text, issues) => {
  expect(findTypographyIssues(text)).toEqual(
    Object.entries(issues).map(([at, message]) => ({ offset: Number(at), message })),
  );
});

it.each([
  // German quotation marks, a quotation before a sign, the apostrophe itself, a minute.
  ...["Das ist „gut“, auch ‚sehr‘.", "„Gut“, „besser“; (siehe „best“)", "Wie geht’s?", "5' nach"],
  // A single space, spaces at the beginning of a line and at the end of one.
  ...["Eins zwei", "Eins\n  zwei", "Eins  \nzwei"],
  // A dash; a hyphen in a word, at the beginning of a line, between numbers that are no range, in a date.
  ...["Eins – zwei", "B2B-Vertrieb, Vor- und Nachname", "- Eins", "Telefon 08382-12345-0", "Am 2025-03-31 Uhr"],
  // A range with a dash, and one without a unit.
  ...["Nach 5–10 Tagen", "Seite 5-10"],
  // A bound unit, units that the build binds by itself, words that begin like a unit, a unit without a number.
  ...["Nach 3 km links", "Nach 30 Tagen und 5 %", "Die 3 kmen nicht, 5 GBit schon", "Viele km"],
])("leaves alone „%s“", (text) => {
  expect(findTypographyIssues(text)).toEqual([]);
});
