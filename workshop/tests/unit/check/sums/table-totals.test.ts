import { findWrongTotals } from "../../../../check/rules/sums/table-totals";

/** A table of two columns from the numbers of the second one and, after „=“, its total. */
function columnOf(text: string, head = "Menge", name = "Summe"): string[][] {
  const [parts = "", total = ""] = text.split("=").map((part) => part.trim());
  const cells = parts.split(";").map((cell) => cell.trim());
  return [["Posten", head], ...cells.map((cell, index) => [`Posten ${index}`, cell]), [name, total]];
}

const messagesIn = (rows: string[][]) => findWrongTotals(rows).map(({ message }) => message);

it("reports a wrong total with its row, its column and the correct result", () => {
  const rows = [
    ["Quartal", "Forecast", "Ist", "Abweichung"],
    ["1", "500", "430", "−70"],
    ["2", "480", "540", "+60"],
    [" Summe ", "980", "1.070", "10"],
  ];
  expect(findWrongTotals(rows)).toEqual([
    { row: 3, column: 2, message: "Die Spalte „Ist“ ergibt 970, da steht 1.070." },
    { row: 3, column: 3, message: "Die Spalte „Abweichung“ ergibt −10, da steht 10." },
  ]);
});

it.each([
  ["150.000 €; 160.000 €; 90.000 € = 410.000 €", "400.000 €", "410.000 €"],
  ["1,5; 0,5; 2,0 = 5,0", "4,0", "5,0"],
  ["2; 1; 1 = 5", "4", "5"],
  ["100; ; 50; –; - = 170", "150", "170"],
  ["−5; −10 = −25", "−15", "−25"],
  ["1,2 Mio. €; 0,9 Mio. € = 3,1 Mio. €", "2,1 Mio. €", "3,1 Mio. €"],
  ["rund 300; 200 = 600", "500", "600"],
  ["1 Std.; 3 Std. = 5 Std.", "4 Std.", "5 Std."],
  ["100; 110 = 90", "210", "90"],
  ["100; 110; 120 = 200", "330", "200"],
  ["30; 10 = 30", "40", "30"],
  ["−20; 40; 10 = 15", "30", "15"],
])("reports a wrong total: %s", (text, right, wrong) => {
  const message = `Die Spalte „Menge“ ergibt ${right}, da steht ${wrong}`;
  expect(messagesIn(columnOf(text))).toEqual([`${message.replace(/\.$/, "")}.`]);
  expect(messagesIn(columnOf(text, "Menge", "Gesamt"))).toHaveLength(1);
});

it.each([
  // Right within rounding, with empty cells and signs.
  ...["33; 33; 33 = 100", "3 €; 3 €; 3 € = 10 €", "100; ; 50; –; — = 150", "−70; +60; −70; +80 = 0"],
  // Of what cannot be added: percentages, other units, what is no number.
  ...["22 %; 28 % = 90 %", "5 Tage; 3 Wochen = 10 Tage", "5 Tage; 3 Tage = 10 Wochen"],
  ...["5 € im Monat; 3 € im Jahr = 20 €", "ja; nein; 12 = 20", "+; 5; 3 = 20", "!; 5; 3 = 20", "+5 7; 3; 1 = 20"],
  ...["5 7; 3 = 20", "30 von 200 = 15 %", "9 (3 %); 14 (4 %) = 30 (5 %)", "3 + 4; 5 = 20", "± 5; × 3 = 20"],
  ...["5; 3 = ", "5; 3 = viele", "5 = 7"],
  // Of what is probably a mean: like the smallest or the largest part, beside a zero, on both sides of it.
  ...["10; 20; 30 = 10", "10; 20; 30 = 30", "0; 30; 10 = 15", "−20; 40; 10 = 10"],
])("reports no wrong total: %s", (text) => expect(messagesIn(columnOf(text))).toEqual([]));

it("takes small numbers as rounded below a head with a scale", () => {
  expect(messagesIn(columnOf("3; 3; 3 = 10", "Umsatz in Mio. €"))).toEqual([]);
});

it.each([
  ...["Umsatz je Stunde", "Kosten pro Lead", "Quote", "Quote heute", "Abschlussquoten", "Win Quote", "Churn Rate"],
  ...["Abschlussquote heute", "CAC", "LTV", "LTV ÷ CAC", "Ø Wert", "Mittel", "mittlerer Wert", "Durchschnitt"],
  ...["Median", "Faktor", "Verhältnis", "in %", "€/h"],
])("does not add up a column of rates: %s", (head) => {
  expect(messagesIn(columnOf("10; 20 = 90", head))).toEqual([]);
});

it("adds up a column below the head of a rate whose total is near the sum", () => {
  expect(messagesIn(columnOf("220; 370; 740; 600 = 1.940", "Erste Quote 44 %"))).toEqual([
    "Die Spalte „Erste Quote 44 %“ ergibt 1.930, da steht 1.940.",
  ]);
});

it.each([
  ["2.100 €; −1.300 € = 700 €", ["Die Spalte „Menge“ ergibt 800 €, da steht 700 €."]],
  ["bis zu 70; 2.100 €; −1.300 €; −100 € = 800 €", ["Die Spalte „Menge“ ergibt 700 €, da steht 800 €."]],
  ["2.100 €; −1.300 € = 800 €", []],
  ["2.100 €; 1.300 € = 700 €", []],
  ["−1.300 € = 700 €", []],
])("takes what remains as what the rows before it leave: %s", (text, messages) => {
  const rows = columnOf(text, "Menge", "Es bleiben im Jahr");
  expect(messagesIn([...rows, ["Danach", "1 €"]])).toEqual(messages);
});

it.each(["Jedes Produkt", "Erste Quote besser", "Raten", "Projekte", "Mittelstand"])(
  "checks a column with the head „%s“",
  (head) => {
    expect(messagesIn(columnOf("10; 20 = 90", head))).toHaveLength(1);
  },
);

it.each(["Gesamtkosten", "Summe je Jahr", "Alle", "Mittel"])("does not treat a row named „%s“ as a total", (name) => {
  expect(messagesIn(columnOf("10; 20 = 90", "Menge", name))).toEqual([]);
});

it.each([
  ["Gesamtkosten", "80.000 €", 1],
  ["Alle", "80.000 €", 1],
  ["Alle", "100.000 €", 0],
  ["Eine Person im Jahr", "76.000 €", 1],
  ["Eine Person im Jahr", "75.000 €", 0],
  ["Ein Büro", "80.000 €", 0],
  ["Monat 5", "76.000 €", 0],
])("takes a last row named „%s“ with %s as a total that is nearly right: %s", (name, last, count) => {
  const rows = columnOf(`60.000 €; 5.000 €; 7.000 €; 3.000 € = ${last}`, "Kosten", name);
  expect(messagesIn(rows)).toHaveLength(count);
  expect(messagesIn([...rows, ["Danach", "1 €"]])).toEqual([]);
});

it.each(["Zwischensumme", "Summe", "Summe Personal"])(
  "accepts a total of all rows or of those after the subtotal named %s",
  (name) => {
    const parts = [
      ["Posten", "Menge"],
      ["A", "10"],
      ["B", "20"],
      [name, "30"],
      ["C", "40"],
      ["D", "50"],
    ];
    expect(messagesIn([...parts, ["Gesamt", "120"]])).toEqual([]);
    expect(messagesIn([...parts, ["Gesamt", "90"]])).toEqual([]);
    expect(messagesIn([...parts, ["Gesamt", "150"]])).toEqual(["Die Spalte „Menge“ ergibt 120, da steht 150."]);
  },
);

it("counts missing rows and cells as zero", () => {
  expect(findWrongTotals([])).toEqual([]);
  expect(findWrongTotals([["Posten", "Menge"], ["A"], ["B", "20"], ["Summe"]])).toEqual([]);
  expect(findWrongTotals([["Posten", "Menge"], ["A"], ["B", "20"], ["Summe", "30"]])).toHaveLength(1);
  expect(findWrongTotals([["Posten", "Menge"], [], ["A", "5"], ["B", "20"], ["Summe", "25"]])).toEqual([]);
});

it("ignores spaces around a name, a number or a dash", () => {
  const parts = [
    [" Posten ", " Menge "],
    ["A", " 10 "],
    [" Zwischensumme ", " 10 "],
    ["B", " – "],
    ["C", " 5 "],
  ];
  expect(messagesIn([...parts, ["Summe", " 15 "]])).toEqual([]);
  expect(messagesIn([...parts, ["Summe", " 90 "]])).toEqual(["Die Spalte „Menge“ ergibt 15, da steht 90."]);
});
