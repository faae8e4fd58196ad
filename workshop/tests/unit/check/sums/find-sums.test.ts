import { findSums, findWrongSums } from "../../../../check/rules/sums/find-sums";
import { PARAGRAPHS_WITHOUT_SUMS } from "./sentences-without-sums";

const messagesIn = (text: string) => findWrongSums(text).map(({ message }) => message);

describe("Reports a wrong sum", () => {
  it.each<[sum: string, right: string, wrong: string]>([
    ["980.000 € ÷ 71", "13.803 €", "14.000 €"],
    ["−5 × 3", "−15", "−17"],
    ["70 − +5", "65", "80"],
    ["120 +14", "134", "140"],
    ["√9", "3", "4"],
    ["2^5", "32", "64"],
    ["1.000 € × 1,05^2", "1.103 €", "1.205 €"],
    ["0,50 × 0,50", "0,25", "0,27"],
    ["2½ × 4", "10", "11"],
    // With percentages and other scales.
    ["40 % × 30 %", "12 %", "13 %"],
    ["310 ÷ 2.000", "15,500 %", "0,155 %"],
    ["100 + 95 + 85", "280 %", "300 %"],
    ["100 € + 19 %", "119 €", "130 €"],
    ["√(0,325 × 0,675 ÷ 40)", "7,4 Prozentpunkte", "8,4 Prozentpunkte"],
    ["80 Prozent × 50", "40", "48"],
    ["20,0 ‰ × 3", "6,0 %", "7,0 %"],
    ["30 von 200", "15,0 %", "20,0 %"],
    ["15,0 % von 200", "30", "33"],
    ["3,0 Mio. € + 300,0 Tsd. €", "3,3 Mio. €", "4,3 Mio. €"],
    ["2,40 Milliarden € ÷ 8", "300 Millionen €", "333 Millionen €"],
    ["2,40 Mrd. € ÷ 8", "300 Mio. €", "333 Mio. €"],
    ["3 × 20", "60 Tsd. €", "70 Tsd. €"],
    ["3 × 20 Tsd. €", "60.000 €", "600 €"],
    // With units.
    ["12 Personen × 4 Stunden × 65 €", "3.120 €", "3.500 €"],
    ["12 Test-Kunden × 4", "48", "55"],
    ["500 € pro Tag × 20,0 Tage", "10.000 €", "12.000 €"],
    ["60 km/h × 2 h", "120 km", "130 km"],
    ["2 Std. × 3", "6 h", "7 h"],
    ["90 Minuten − 15 min", "75 Min.", "85 Min."],
    ["30 × 40.000 € ÷ 120 Tage", "10.000 € pro Tag", "11.000 € pro Tag"],
    ["3 Monate ÷ 60 Monate", "5 %", "6 %"],
    // With other signs.
    ["30 : 120", "25 %", "33 %"],
    ["70 €/2", "35 €", "40 €"],
    ["310/2.000", "15,5 %", "17,5 %"],
    ["90 - 2 × 5", "80", "10"],
    ["100 – 20", "80", "90"],
    // With a word for its precision.
    ["51,0 × 20,0", "1.020", "rund 1.200"],
    ["980.000 € ÷ 71", "13.803 €", "knapp 13.000 €"],
    ["980.000 € ÷ 71", "13.803 €", "gut 14.000 €"],
    ["3 × 4,95", "15", "fast 14"],
    ["5 × 2,98", "14,9", "gut 15"],
    ["1,000 × 2,4", "2,40", "etwa 2,60"],
  ])("%s is %s, not %s", (sum, right, wrong) => {
    const message = `${sum} ergibt ${right}, da steht ${wrong}`.replace(/\.?$/, ".");
    expect(messagesIn(`${sum} = ${wrong}`)).toEqual([message]);
  });

  it.each(["3 x 4", "3 * 4", "3·4", "3 ⋅ 4", "3 ∙ 4", "3×4"])("with another sign of a product: %s", (sum) =>
    expect(messagesIn(`${sum} = 13`)).toEqual([`${sum} ergibt 12, da steht 13.`]),
  );

  it.each([
    ["14.000 € = 980.000 € ÷ 71", "980.000 € ÷ 71 ergibt 13.803 €, da steht 14.000 €."],
    ["20,0 % = 30 von 200", "30 von 200 ergibt 15,0 %, da steht 20,0 %."],
    ["(245 ÷ 800 = 33 %)", "245 ÷ 800 ergibt 31 %, da steht 33 %."],
    ["1 ÷ 40 % = 2,8 ×.", "1 ÷ 40 % ergibt 2,5, da steht 2,8."],
    ["= − 5 + 3 = −3", "− 5 + 3 ergibt −2, da steht −3."],
    ["51,0 × 20,0 ≈ 1.200", "51,0 × 20,0 ergibt 1.020, da steht 1.200."],
    ["60\u00a0€ ÷\n3 = 30 €", "60 € ÷ 3 ergibt 20 €, da steht 30 €."],
    ["x = 3 + 4 = 8", "3 + 4 ergibt 7, da steht 8."],
    ["Kosten von 30 € × 2 = 70 €", "30 € × 2 ergibt 60 €, da steht 70 €."],
    ["aus 36 ÷ 180 = 20 % Churn 36 ÷ 250 = 18,9 %", "36 ÷ 250 ergibt 14,4 %, da steht 18,9 %."],
    ["aus 36 ÷ 180 = 25 % Churn 36 ÷ 250 = 14,4 %", "36 ÷ 180 ergibt 20 % Churn, da steht 25 % Churn."],
    ["bei 70 Kunden 36 ÷ 250 = 18,9 %", "36 ÷ 250 ergibt 14,4 %, da steht 18,9 %."],
    ["im Jahr 2024 36 ÷ 250 = 18,9 %", "36 ÷ 250 ergibt 14,4 %, da steht 18,9 %."],
    ["nach 50 Versuchen noch bis zu 3 ÷ 50 = 8 %", "3 ÷ 50 ergibt 6 %, da steht 8 %."],
    ["diesmal sind es 36 ÷ 250 = 18,9 % oder mehr", "36 ÷ 250 ergibt 14,4 %, da steht 18,9 %."],
    ["bei 9.000 € im Monat 42 × 9.000 € = 390.000 €", "42 × 9.000 € ergibt 378.000 €, da steht 390.000 €."],
    ["6 ± 2 × √6 = 6 ± 5,4", "6 ± 2 × √6 ergibt 10,9, 6 ± 5,4 ergibt 11,4."],
    // In a chain whose neighbours differ.
    ["1 ÷ (36,7 % × 68,4 %) = 1 ÷ 25,1 % = 4,4", "1 ÷ 25,1 % ergibt 4,0, da steht 4,4."],
    ["10 ÷ 40 = 0,25 = 35 %", "0,25 ergibt 25 %, da steht 35 %."],
    ["2 × 18.750 € = 37.500 € = 38,5 Tsd. €", "37.500 € ergibt 37,5 Tsd. €, da steht 38,5 Tsd. €."],
  ])("in a text: %s", (text, message) => expect(messagesIn(text)).toEqual([message]));

  it("at its offset among several in one text, after a URL", () => {
    const text = "Unter https://a.example/b?c=2 steht 2 × 2 = 5; dann 3 × 3 = 9, also 4 + 4 = 9.";
    expect(findSums(text)).toEqual([
      { offset: text.indexOf("2 × 2"), issue: "2 × 2 ergibt 4, da steht 5." },
      { offset: text.indexOf("3 × 3"), issue: undefined },
      { offset: text.indexOf("4 + 4"), issue: "4 + 4 ergibt 8, da steht 9." },
    ]);
  });
});

describe("Accepts a sum", () => {
  it.each([
    // Within rounding.
    ...["980.000 € ÷ 70 = 14.000 €", "33 ÷ 2.100 = 1,6 %", "1 ÷ 3 = 0,33", "2 ÷ 3 = 67 %", "7 × 0,14 = 1"],
    ...["33 % + 33 % + 33 % = 100 %", "33 + 33 + 33 = 100", "0,3 + 0,4 = 0,8", "24 ÷ 0,012 = 2.000 Leads"],
    ...["(129.600 € − 94.320 €) ÷ 94.320 € = 37,4 %", "4 + 5,5 = 9,5 Stunden", "5 × 20 € = 102 €", "√2 = 1,4"],
    ...["± 2 × √(0,325 × 0,675 ÷ 40) = ± 14,8 Prozentpunkte", "6 ± 2 × √6 = 6 ± 4,9"],
    // In one interpretation.
    ...["40 + 5 = 45 %", "40 % + 5 = 45 %", "1.230 + 2.120 = 3.350 Tsd. €", "3 × 9 = 27 %", "27 ÷ 3 = 9 %"],
    ...["30 ÷ 120 × 100 = 25 %", "30 ÷ 120 × 100 % = 25 %", "2 + 3 Mio. € = 5 Mio. €", "3 ÷ 3 = 1 %"],
    ...["200 − 10 % − 10 % = 162", "1 − 20 % = 80 %", "2 − 20 % = 1,8", "(100 € + 19 %) × 2 = 238 €"],
    ...["5 Mio. € ÷ 25 = 200 Tsd. €", "1,5 % × 2.000.000 = 30 Tsd. €"],
    // With a word for its precision.
    ...["51,0 × 20,0 = Rund 1.000", "51,0 × 20,0 ≈ 1.000", "51,0 × 20,0 = ca. 1.000", "51,0 × 20,0 = ~1.000"],
    ...["51,0 × 20,0 = circa 1.000", "51,0 × 20,0 = ungefähr 1.000", "51,0 × 20,0 = gut 1.000"],
    ...["49,0 × 20,0 = knapp 1.000", "49,0 × 20,0 = fast 1.000", "gut 50 × 20,0 = 1.180"],
    ...["rund 50 × 20,0 = 1.090", "rund 2 × 20,0 = 49", "2,000 × 1,23 = rund 2,50"],
  ])("%s", (text) => expect(findSums(text)).toEqual([{ offset: 0, issue: undefined }]));

  it.each([
    ...["Viel Geld – 2 × 5 = 10 – für alle", "Rund um 70 – 60 € × 2 = 120 €", "3 × 4 = 12 – 5 Leute fehlen"],
    ...["40–60 × 2 = 500", "2 × 30 = 50–60"],
  ])("whose dash is not a minus: %s", (text) => expect(messagesIn(text)).toEqual([]));

  it.each([
    ["60 – 40 × 2 = 500", "60 – 40 × 2 ergibt −20, da steht 500."],
    ["90 – 2 × 5 = 11", "90 – 2 × 5 ergibt 80, da steht 11."],
    ["2 × 5 = 11 – 3", "2 × 5 ergibt 10, 11 – 3 ergibt 8."],
  ])("but not if the dash is a minus: %s", (text, message) => expect(messagesIn(text)).toEqual([message]));
});

describe("Text without a sum", () => {
  it("gives no message in sentences with numbers", () => {
    expect(PARAGRAPHS_WITHOUT_SUMS.flatMap(messagesIn)).toEqual([]);
  });

  it.each([
    ...["1 = 100 %", "5 = 6", "60 min = 1 h", "3 + 4", "= 5", "3 + 4 =", "3 + 4 = viel", "3 + = 5", "√ = 2"],
    ...["3 + 4 = (8", "3 × 4) = 13", "3 + 4 = 8–9", "3 + 4 = 8.30", "3.40 + 4 = 8", "3a + 4 = 8", "3 von 4 = 5"],
    ...["2 3 + 4 = 9", "3x4 = 13", "30 von 200 + 5 = 20 %", "3 = 5 ÷ 0", "5 ÷ 0 = 3"],
  ])("gives no message: %s", (text) => expect(messagesIn(text)).toEqual([]));
});
