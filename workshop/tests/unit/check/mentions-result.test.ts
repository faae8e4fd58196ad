import { mentionsResult } from "../../../check/rules/calculator-results";

const AMOUNT = { label: "Schwelle pro Auftrag", value: "42.088\u00a0€" };
const HIRES = { label: "Einstellungen", value: "4\u00a0Personen" };
const CALL = { label: "Anrufe (je Woche)", value: "1\u00a0Anruf" };
const CHANCE = { label: "Zufall", value: "in 47 von 100 Fällen" };

it.each([
  ["Ab 42.088 € lohnt sich die Fahrt.", AMOUNT],
  ["Die Schwelle liegt bei 42.088\u00a0€.", AMOUNT],
  ["Nötig sind 4 Personen.", HIRES],
  ["Vier Personen genügen.", HIRES],
  ["mit vier Einstellungen", HIRES],
  ["nur einem Anruf", CALL],
  ["Das käme in 47 von 100 Fällen vor.", CHANCE],
])("„%s“ names the figure", (text, figure) => {
  expect(mentionsResult(text, figure)).toBe(true);
});

it.each([
  ["", AMOUNT],
  ["Ab 42.089 € lohnt sich die Fahrt.", AMOUNT],
  ["Ab 142.088 € lohnt sich die Fahrt.", AMOUNT],
  ["Ab 42.088 Kunden", AMOUNT],
  ["Nötig sind 4.", HIRES],
  ["14 Personen, 0,4 Personen, zweiundvier Personen", HIRES],
  ["kein Anruf", CALL],
  ["in 7 von 100 Fällen", CHANCE],
])("„%s“ does not mention the figure", (text, figure) => {
  expect(mentionsResult(text, figure)).toBe(false);
});

it("knows counts as words up to twelve", () => {
  const hires = (count: number) => ({ label: "Einstellungen", value: `${count}\u00a0Personen` });
  expect(mentionsResult("keine Einstellungen", hires(0))).toBe(true);
  expect(mentionsResult("zwölf Personen", hires(12))).toBe(true);
  expect(mentionsResult("dreizehn Personen", hires(13))).toBe(false);
  expect(mentionsResult("13 Personen", hires(13))).toBe(true);
});
