import { findSlips } from "../../../src/data-layer/text/typography";

const STRAIGHT = "Gerades Anführungszeichen. Im Deutschen stehen „…“.";
const ENGLISH = "Englisches Anführungszeichen. Im Deutschen stehen „…“.";
const RAISED = "Ein Zitat beginnt unten: „…“.";
const SPACES = "Zwei Leerzeichen nacheinander. Eines genügt.";
const DASH = "Ein Bindestrich steht für einen Gedankenstrich. Richtig ist – mit Leerzeichen davor und danach.";
const apostrophe = (found: string) => `Statt ${found} steht als Apostroph ’.`;
const range = (found: string, right: string) => `„${found}“ ist ein Bereich. Richtig ist „${right}“.`;
const loose = (found: string) => `Zwischen „${found}“ gehört ein geschütztes Leerzeichen (U+00A0, in Markdown &nbsp;).`;

it.each([
  {
    what: "a straight quotation mark",
    text: 'Das ist "gut".',
    slips: [
      [8, STRAIGHT],
      [12, STRAIGHT],
    ],
  },
  { what: "an English quotation mark at the end", text: "Das ist „gut”.", slips: [[12, ENGLISH]] },
  {
    what: "English quotation marks around words",
    text: "Das ist “gut”.",
    slips: [
      [8, RAISED],
      [12, ENGLISH],
    ],
  },
  { what: "a quotation that begins above", text: "Das ist “gut“.", slips: [[8, RAISED]] },
  { what: "a quotation that begins above, in a bracket", text: "(“gut“)", slips: [[1, RAISED]] },
  { what: "a quotation that begins above, at the beginning", text: "“Gut“", slips: [[0, RAISED]] },
  { what: "a straight apostrophe", text: "Wie geht's?", slips: [[8, apostrophe("'")]] },
  { what: "an accent for an apostrophe", text: "Wie geht´s?", slips: [[8, apostrophe("´")]] },
  { what: "two spaces", text: "Eins  zwei", slips: [[4, SPACES]] },
  { what: "a tab and a space", text: "Eins\t zwei", slips: [[4, SPACES]] },
  { what: "a hyphen for a dash", text: "Eins - zwei", slips: [[4, DASH]] },
  { what: "two hyphens for a dash", text: "Eins -- zwei", slips: [[4, DASH]] },
  { what: "a hyphen in a range", text: "Nach 5-10 Tagen", slips: [[5, range("5-10", "5–10")]] },
  { what: "a hyphen in a range of per cents", text: "5-10%", slips: [[0, range("5-10", "5–10")]] },
  { what: "a loose unit", text: "Nach 3 km links", slips: [[5, loose("3 km")]] },
  { what: "a unit on the next line", text: "Nach 30\nTagen", slips: [[5, loose("30 Tagen")]] },
  { what: "a loose unit on the next line", text: "Nach 3\n  km", slips: [[5, loose("3 km")]] },
  { what: "a loose degree", text: "Bei 20 °C", slips: [[4, loose("20 °C")]] },
] as { what: string; text: string; slips: [number, string][] }[])("finds $what and its place", ({ text, slips }) => {
  expect(findSlips(text)).toEqual(slips.map(([offset, message]) => ({ offset, message })));
});

it.each([
  { what: "German quotation marks", text: "Das ist „gut“, auch ‚sehr‘." },
  { what: "a quotation that ends before a sign", text: "„Gut“, „besser“; (siehe „best“)" },
  { what: "the apostrophe itself", text: "Wie geht’s?" },
  { what: "a minute", text: "5' nach" },
  { what: "a single space", text: "Eins zwei" },
  { what: "spaces at the beginning of a line", text: "Eins\n  zwei" },
  { what: "spaces at the end", text: "Eins  \nzwei" },
  { what: "a dash", text: "Eins – zwei" },
  { what: "a hyphen in a word", text: "B2B-Vertrieb, Vor- und Nachname" },
  { what: "a hyphen at the beginning of a line", text: "- Eins" },
  { what: "a range with a dash", text: "Nach 5–10 Tagen" },
  { what: "a number with hyphens that is no range", text: "Telefon 08382-12345-0" },
  { what: "a date", text: "Am 2025-03-31 Uhr" },
  { what: "a range without a unit", text: "Seite 5-10" },
  { what: "a bound unit", text: "Nach 3\u00a0km links" },
  { what: "a unit that the build binds by itself", text: "Nach 30 Tagen und 5 %" },
  { what: "a word that begins like a unit", text: "Die 3 kmen nicht, 5 GBit schon" },
  { what: "a unit without a number", text: "Viele km" },
])("leaves $what alone", ({ text }) => {
  expect(findSlips(text)).toEqual([]);
});

it("tells several slips in the order of the text", () => {
  expect(findSlips('Nach 3 km  "links" - oder rechts').map(({ offset }) => offset)).toEqual([5, 9, 11, 17, 18]);
});
