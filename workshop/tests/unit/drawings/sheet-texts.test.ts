import { render } from "../../../../__tests__/unit/support/markdown";
import { sheetTexts } from "../../../../src/publish/sheet-texts";

const textsOf = async (text: string) => sheetTexts((await render(text)).html);
const formula = (example: string) => `Ein Satz.

<Formula name="CAC" formula="Kosten ÷ Kunden"${example && ` example="${example}"`}>

</Formula>
`;

it.each([
  ["an amount", "980.000 € ÷ 70 = 14.000 €", "14.000\u00a0€", ""],
  ["the last of several results", "1 ÷ (36,7 % × 68,4 %) = 1 ÷ 25,1 % = 4,0", "4,0", ""],
  ["what a number counts", "15 ÷ 600 = 2,5 % nach 210 Tagen", "2,5\u00a0%", "nach 210\u00a0Tagen"],
  ["a space that the author has bound", "2 × 0,2&nbsp;Std. = 0,4&nbsp;Std.", "0,4", "Std."],
])("takes from a sample calculation %s", async (_what, example, result, resultLabel) => {
  expect(await textsOf(formula(example))).toMatchObject({
    name: "CAC",
    formula: "Kosten ÷\u00a0Kunden",
    result,
    resultLabel,
  });
});

it.each([
  ["without a formula", "Ein Satz."],
  ["whose formula has no example", formula("")],
  ["whose example comes to no number", formula("viel ÷ wenig")],
])("an article %s has no print sheet", async (_what, text) => {
  expect(await textsOf(text)).toBeUndefined();
});
