import { findSums, findWrongSums } from "../src/find-sums";
import { SENTENCES_WITHOUT_SUMS } from "./sentences-without-sums";

const messagesIn = (text: string) => findWrongSums(text).map(({ message }) => message);

describe("Reports a wrong sum", () => {
  it.each([
    ["2 + 2 = 5", "2 + 2 ergibt 4, da steht 5."],
    ["980.000 € ÷ 71 = 14.000 €", "980.000 € ÷ 71 ergibt 13.803 €, da steht 14.000 €."],
    ["14.000 € = 980.000 € ÷ 71", "980.000 € ÷ 71 ergibt 13.803 €, da steht 14.000 €."],
    ["15.000 € + 6 × 3.750 € = 38.000 €", "15.000 € + 6 × 3.750 € ergibt 37.500 €, da steht 38.000 €."],
    ["9 − 5 − 3 = 7", "9 − 5 − 3 ergibt 1, da steht 7."],
    ["60 ÷ 5 ÷ 3 = 36", "60 ÷ 5 ÷ 3 ergibt 4, da steht 36."],
    ["100,0 − 2 × 25,0 = 2.450", "100,0 − 2 × 25,0 ergibt 50, da steht 2.450."],
    ["((3 + 4) × (5 − 2)) ÷ 7 = 4", "((3 + 4) × (5 − 2)) ÷ 7 ergibt 3, da steht 4."],
    ["(245 ÷ 800 = 33 %)", "245 ÷ 800 ergibt 31 %, da steht 33 %."],
    ["−5 × 3 = −17", "−5 × 3 ergibt −15, da steht −17."],
    ["6 × −5 = −33", "6 × −5 ergibt −30, da steht −33."],
    ["70 − +5 = 80", "70 − +5 ergibt 65, da steht 80."],
    ["= − 5 + 3 = −3", "− 5 + 3 ergibt −2, da steht −3."],
    ["120 +14 = 140", "120 +14 ergibt 134, da steht 140."],
    ["√9 = 4", "√9 ergibt 3, da steht 4."],
    ["2^5 = 64", "2^5 ergibt 32, da steht 64."],
    ["1.000 € × 1,05^2 = 1.205 €", "1.000 € × 1,05^2 ergibt 1.103 €, da steht 1.205 €."],
    ["0,50 × 0,50 = 0,27", "0,50 × 0,50 ergibt 0,25, da steht 0,27."],
    ["½ × 30 = 16", "½ × 30 ergibt 15, da steht 16."],
    ["2½ × 4 = 11", "2½ × 4 ergibt 10, da steht 11."],
    ["3 + 4 = 0", "3 + 4 ergibt 7, da steht 0."],
    ["60\u00a0€ ÷\n3 = 30 €", "60 € ÷ 3 ergibt 20 €, da steht 30 €."],
    ["x = 3 + 4 = 8", "3 + 4 ergibt 7, da steht 8."],
    ["Noch 5: 3 + 4 = 8!", "3 + 4 ergibt 7, da steht 8."],
    ["Kosten von 30 € × 2 = 70 €", "30 € × 2 ergibt 60 €, da steht 70 €."],
    ["Aus 36 ÷ 180 = 20 % Churn werden 36 ÷ 250 = 18,9 %.", "36 ÷ 250 ergibt 14,4 %, da steht 18,9 %."],
    ["aus 36 ÷ 180 = 20 % Churn 36 ÷ 250 = 18,9 %", "36 ÷ 250 ergibt 14,4 %, da steht 18,9 %."],
    ["aus 36 ÷ 180 = 25 % Churn 36 ÷ 250 = 14,4 %", "36 ÷ 180 ergibt 20 % Churn, da steht 25 % Churn."],
    ["bei 70 Kunden 36 ÷ 250 = 18,9 %", "36 ÷ 250 ergibt 14,4 %, da steht 18,9 %."],
    ["im Jahr 2024 36 ÷ 250 = 18,9 %", "36 ÷ 250 ergibt 14,4 %, da steht 18,9 %."],
    ["nach 50 Versuchen noch bis zu 3 ÷ 50 = 8 %", "3 ÷ 50 ergibt 6 %, da steht 8 %."],
    ["bis Juni 36 ÷ 250 = 18,9 % oder mehr", "36 ÷ 250 ergibt 14,4 %, da steht 18,9 %."],
    ["diesmal sind es 36 ÷ 250 = 18,9 %", "36 ÷ 250 ergibt 14,4 %, da steht 18,9 %."],
    ["bei 9.000 € im Monat 42 × 9.000 € = 390.000 €", "42 × 9.000 € ergibt 378.000 €, da steht 390.000 €."],
    // With percentages and other scales.
    ["40 % × 30 % = 13 %", "40 % × 30 % ergibt 12 %, da steht 13 %."],
    ["310 ÷ 2.000 = 17,5 %", "310 ÷ 2.000 ergibt 15,5 %, da steht 17,5 %."],
    ["310 ÷ 2.000 = 0,155 %", "310 ÷ 2.000 ergibt 15,500 %, da steht 0,155 %."],
    ["30 ÷ 120 × 100 = 28 %", "30 ÷ 120 × 100 ergibt 25 %, da steht 28 %."],
    ["100 + 95 + 85 = 300 %", "100 + 95 + 85 ergibt 280 %, da steht 300 %."],
    ["100 € + 19 % = 130 €", "100 € + 19 % ergibt 119 €, da steht 130 €."],
    ["100 € − 19 % = 90 €", "100 € − 19 % ergibt 81 €, da steht 90 €."],
    ["0,04 × 1.000 % = 60 %", "0,04 × 1.000 % ergibt 40 %, da steht 60 %."],
    [
      "√(0,325 × 0,675 ÷ 40) = 8,4 Prozentpunkte",
      "√(0,325 × 0,675 ÷ 40) ergibt 7,4 Prozentpunkte, da steht 8,4 Prozentpunkte.",
    ],
    ["80 Prozent × 50 = 48", "80 Prozent × 50 ergibt 40, da steht 48."],
    ["20,0 ‰ × 3 = 7,0 %", "20,0 ‰ × 3 ergibt 6,0 %, da steht 7,0 %."],
    ["30 von 200 = 20,0 %", "30 von 200 ergibt 15,0 %, da steht 20,0 %."],
    ["20,0 % = 30 von 200", "30 von 200 ergibt 15,0 %, da steht 20,0 %."],
    ["15,0 % von 200 = 33", "15,0 % von 200 ergibt 30, da steht 33."],
    ["3,0 Mio. € + 300,0 Tsd. € = 4,3 Mio. €", "3,0 Mio. € + 300,0 Tsd. € ergibt 3,3 Mio. €, da steht 4,3 Mio. €."],
    ["2,40 Mrd. € ÷ 8 = 333 Mio. €", "2,40 Mrd. € ÷ 8 ergibt 300 Mio. €, da steht 333 Mio. €."],
    [
      "2,40 Milliarden € ÷ 8 = 333 Millionen €",
      "2,40 Milliarden € ÷ 8 ergibt 300 Millionen €, da steht 333 Millionen €.",
    ],
    ["120.000 € ÷ 4 = 33 Tsd. €", "120.000 € ÷ 4 ergibt 30 Tsd. €, da steht 33 Tsd. €."],
    ["3 × 20 = 70 Tsd. €", "3 × 20 ergibt 60 Tsd. €, da steht 70 Tsd. €."],
    ["3 × 20 Tsd. € = 600 €", "3 × 20 Tsd. € ergibt 60.000 €, da steht 600 €."],
    // With units.
    ["12 Personen × 4 Stunden × 65 € = 3.500 €", "12 Personen × 4 Stunden × 65 € ergibt 3.120 €, da steht 3.500 €."],
    ["12 Test-Kunden × 4 = 55", "12 Test-Kunden × 4 ergibt 48, da steht 55."],
    ["500 € pro Tag × 20,0 Tage = 12.000 €", "500 € pro Tag × 20,0 Tage ergibt 10.000 €, da steht 12.000 €."],
    ["60 km/h × 2 h = 130 km", "60 km/h × 2 h ergibt 120 km, da steht 130 km."],
    ["2 Std. × 3 = 7 h", "2 Std. × 3 ergibt 6 h, da steht 7 h."],
    ["90 Minuten − 15 min = 85 Min.", "90 Minuten − 15 min ergibt 75 Min., da steht 85 Min."],
    ["1 ÷ 40 % = 2,8 ×.", "1 ÷ 40 % ergibt 2,5, da steht 2,8."],
    ["14.000 € ÷ 700 € = 22 Monate", "14.000 € ÷ 700 € ergibt 20 Monate, da steht 22 Monate."],
    [
      "30 × 40.000 € ÷ 120 Tage = 11.000 € pro Tag",
      "30 × 40.000 € ÷ 120 Tage ergibt 10.000 € pro Tag, da steht 11.000 € pro Tag.",
    ],
    [
      "1.760 ÷ 24 = 80 Stunden je Abschluss",
      "1.760 ÷ 24 ergibt 73 Stunden je Abschluss, da steht 80 Stunden je Abschluss.",
    ],
    ["3 Monate ÷ 60 Monate = 6 %", "3 Monate ÷ 60 Monate ergibt 5 %, da steht 6 %."],
    // With other signs.
    ["30 : 120 = 33 %", "30 : 120 ergibt 25 %, da steht 33 %."],
    ["70 € / 2 = 40 €", "70 € / 2 ergibt 35 €, da steht 40 €."],
    ["70 €/2 = 40 €", "70 €/2 ergibt 35 €, da steht 40 €."],
    ["310/2.000 = 17,5 %", "310/2.000 ergibt 15,5 %, da steht 17,5 %."],
    ["3 x 4 = 13", "3 x 4 ergibt 12, da steht 13."],
    ["3 * 4 = 13", "3 * 4 ergibt 12, da steht 13."],
    ["3·4 = 13", "3·4 ergibt 12, da steht 13."],
    ["3 ⋅ 4 = 13", "3 ⋅ 4 ergibt 12, da steht 13."],
    ["3 ∙ 4 = 13", "3 ∙ 4 ergibt 12, da steht 13."],
    ["3×4=13", "3×4 ergibt 12, da steht 13."],
    ["100 - 20 = 90", "100 - 20 ergibt 80, da steht 90."],
    ["90 - 2 × 5 = 10", "90 - 2 × 5 ergibt 80, da steht 10."],
    ["100 – 20 = 90", "100 – 20 ergibt 80, da steht 90."],
    ["–5 × 3 = –17", "–5 × 3 ergibt −15, da steht –17."],
    // With a word for its precision.
    ["51,0 × 20,0 = rund 1.200", "51,0 × 20,0 ergibt 1.020, da steht rund 1.200."],
    ["51,0 × 20,0 ≈ 1.200", "51,0 × 20,0 ergibt 1.020, da steht 1.200."],
    ["980.000 € ÷ 71 = knapp 13.000 €", "980.000 € ÷ 71 ergibt 13.803 €, da steht knapp 13.000 €."],
    ["980.000 € ÷ 71 = gut 14.000 €", "980.000 € ÷ 71 ergibt 13.803 €, da steht gut 14.000 €."],
    ["3 × 4,95 = fast 14", "3 × 4,95 ergibt 15, da steht fast 14."],
    ["5 × 2,98 = gut 15", "5 × 2,98 ergibt 14,9, da steht gut 15."],
    ["1,000 × 2,4 = etwa 2,60", "1,000 × 2,4 ergibt 2,40, da steht etwa 2,60."],
  ])("%s", (text, message) => expect(messagesIn(text)).toEqual([message]));

  it("in a chain whose neighbours differ", () => {
    expect(messagesIn("1 ÷ (36,7 % × 68,4 %) = 1 ÷ 25,1 % = 4,4")).toEqual(["1 ÷ 25,1 % ergibt 4,0, da steht 4,4."]);
    expect(messagesIn("10 ÷ 40 = 0,25 = 35 %")).toEqual(["0,25 ergibt 25 %, da steht 35 %."]);
    expect(messagesIn("2 × 18.750 € = 37.500 € = 38,5 Tsd. €")).toEqual([
      "37.500 € ergibt 37,5 Tsd. €, da steht 38,5 Tsd. €.",
    ]);
  });

  it("between two calculations", () => {
    expect(messagesIn("6 ± 2 × √6 = 6 ± 5,4")).toEqual(["6 ± 2 × √6 ergibt 10,9, 6 ± 5,4 ergibt 11,4."]);
  });

  it("at its offset after a URL", () => {
    const text = "Unter https://a.example/b?c=2 steht 2 × 2 = 5.";
    expect(findSums(text)).toEqual([{ offset: text.indexOf("2 × 2"), issue: "2 × 2 ergibt 4, da steht 5." }]);
  });

  it("at its offset among several in one text", () => {
    const text = "Erst 2 × 2 = 5; dann 3 × 3 = 9, also 4 + 4 = 9 und 19 ÷ 1.000 = 1,9 %.";
    expect(findSums(text)).toEqual([
      { offset: text.indexOf("2 × 2"), issue: "2 × 2 ergibt 4, da steht 5." },
      { offset: text.indexOf("3 × 3"), issue: undefined },
      { offset: text.indexOf("4 + 4"), issue: "4 + 4 ergibt 8, da steht 9." },
      { offset: text.indexOf("19 ÷"), issue: undefined },
    ]);
  });
});

describe("Accepts a sum", () => {
  it.each([
    ...["980.000 € ÷ 70 = 14.000 €", "33 ÷ 2.100 = 1,6 %", "1 ÷ 3 = 0,33", "2 ÷ 3 = 67 %", "7 × 0,14 = 1"],
    ...["33 % + 33 % + 33 % = 100 %", "33 + 33 + 33 = 100", "12 + 7 = 20", "27 ÷ 15 = 1,8", "0,3 + 0,4 = 0,8"],
    ...["405,50 € ÷ 0,04 = 10.137,50 €", "30 % × 40 % × 50 % × 60 % × 33,3 % = 1,2 %", "5 × 20 € = 102 €"],
    ...["(129.600 € − 94.320 €) ÷ 94.320 € = 37,4 %", "24 ÷ 0,012 = 2.000 Leads", "4 + 5,5 = 9,5 Stunden"],
    ...["± 2 × √(0,325 × 0,675 ÷ 40) = ± 14,8 Prozentpunkte", "6 ± 2 × √6 = 6 ± 4,9", "√2 = 1,4"],
  ])("that is correct within rounding: %s", (text) => {
    expect(findSums(text)).toEqual([{ offset: 0, issue: undefined }]);
  });

  it.each([
    ...["40 + 5 = 45 %", "40 % + 5 = 45 %", "1.230 + 2.120 = 3.350 Tsd. €", "3 × 9 = 27 %", "27 ÷ 3 = 9 %"],
    ...["30 ÷ 120 × 100 = 25 %", "30 ÷ 120 × 100 % = 25 %", "2 + 3 Mio. € = 5 Mio. €", "1,5 % × 2.000.000 = 30 Tsd. €"],
    ...[
      "200 + 10 % = 220",
      "200 − 10 % − 10 % = 162",
      "1 − 20 % = 80 %",
      "2 − 20 % = 1,8",
      "5 Mio. € ÷ 25 = 200 Tsd. €",
      "3 ÷ 3 = 1 %",
      "(100 € + 19 %) × 2 = 238 €",
    ],
  ])("that is correct in one interpretation: %s", (text) => {
    expect(findSums(text)).toEqual([{ offset: 0, issue: undefined }]);
  });

  it.each([
    ...["51,0 × 20,0 = rund 1.000", "51,0 × 20,0 = Rund 1.000", "51,0 × 20,0 ≈ 1.000", "51,0 × 20,0 = ≈ 1.000"],
    ...[
      "51,0 × 20,0 = ca. 1.000",
      "51,0 × 20,0 = circa 1.000",
      "51,0 × 20,0 = etwa 1.000",
      "51,0 × 20,0 = ungefähr 1.000",
    ],
    ...["51,0 × 20,0 = gut 1.000", "49,0 × 20,0 = knapp 1.000", "49,0 × 20,0 = fast 1.000", "51,0 × 20,0 = ~1.000"],
    ...["gut 50 × 20,0 = 1.180", "rund 50 × 20,0 = 1.090", "rund 2 × 20,0 = 49", "2,000 × 1,23 = rund 2,50"],
  ])("with a word for its precision: %s", (text) => {
    expect(findSums(text)).toEqual([{ offset: expect.any(Number), issue: undefined }]);
  });

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
    expect(SENTENCES_WITHOUT_SUMS.filter((sentence) => messagesIn(sentence).length > 0)).toEqual([]);
  });

  it.each([
    ...["1 = 100 %", "5 = 6", "60 min = 1 h", "3 + 4", "= 5", "3 + 4 =", "3 + 4 = viel", "3 + = 5", "√ = 2"],
    ...[
      "3 + 4 = (8",
      "3 × 4) = 13",
      "3 + 4 = 8–9",
      "3 + 4 = 8.30",
      "3.40 + 4 = 8",
      "3a + 4 = 8",
      "3 von 4 = 5",
      "2 3 + 4 = 9",
      "3x4 = 13",
      "30 von 200 + 5 = 20 %",
      "3 = 5 ÷ 0",
      "5 ÷ 0 = 3",
    ],
  ])("gives no message: %s", (text) => expect(messagesIn(text)).toEqual([]));
});
