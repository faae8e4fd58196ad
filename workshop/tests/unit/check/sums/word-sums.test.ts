import { findSums, findWrongSums } from "../../../../check/rules/sums/find-sums";

const messagesIn = (text: string) => findWrongSums(text).map(({ message }) => message);

describe("Reports a wrong sum in words", () => {
  it.each([
    ["Es antworten 30 von 200, also 20 %.", "30 von 200 ergibt 15 %, da steht 20 %."],
    ["Es antworten 30 von 200 Firmen, das sind rund 25 %.", "30 von 200 ergibt 15 %, da steht rund 25 %."],
    ["30 der 200 Leads kaufen, also immerhin 25 Prozent.", "30 von 200 ergibt 15 Prozent, da steht 25 Prozent."],
    ["Es sind 96.000 von 480.000 €, sind es nach Wert 25 %.", "96.000 von 480.000 ergibt 20 %, da steht 25 %."],
    ["Sechs gewonnene von 20 sind 35 %.", "6 von 20 ergibt 30 %, da steht 35 %."],
    ["Gewonnen haben wir 30 von 200 (20 %).", "30 von 200 ergibt 15 %, da steht 20 %."],
    ["Bei 1.200 und 800, zusammen 2.500.", "1.200 + 800 ergibt 2.000, da steht 2.500."],
    [
      "Es kommen 1.200 Leads aus Messen und 800 aus Anzeigen, insgesamt 2.500.",
      "1.200 + 800 ergibt 2.000, da steht 2.500.",
    ],
    ["Mit 100 €, 200 € und 300 €, zusammen 700 €.", "100 € + 200 € + 300 € ergibt 600 €, da steht 700 €."],
    ["Von 10.000 kostet es 6.000, bleiben 5.000.", "10.000 − 6.000 ergibt 4.000, da steht 5.000."],
    [
      "Von 10.000 € gehen 6.000 € an die Agentur, es bleiben also 5.000 €.",
      "10.000 € − 6.000 € ergibt 4.000 €, da steht 5.000 €.",
    ],
    ["Von den 60 Stunden entfallen 15 auf Reisen und bleiben 40.", "60 − 15 ergibt 45, da steht 40."],
    ["Die Quote steigt von 25 auf 30 %, also um 5 %.", "(30 − 25) ÷ 25 × 100 % ergibt 20 %, da steht 5 %."],
    ["Die Quote steigt von 25 auf 30 %, ein Plus von 8 Prozentpunkten.", "30 − 25 ergibt 5, da steht 8."],
    [
      "Der Umsatz fällt von 400.000 € auf 300.000 €, ein Rückgang um 33 %.",
      "(400.000 − 300.000) ÷ 400.000 × 100 % ergibt 25 %, da steht 33 %.",
    ],
    ["Es steigt um 30 % von 100 auf 120 Termine.", "(120 − 100) ÷ 100 × 100 % ergibt 20 %, da steht 30 %."],
    ["Es wächst von 100 auf 120 Termine, also 30 % mehr.", "(120 − 100) ÷ 100 × 100 % ergibt 20 %, da steht 30 %."],
    [
      "Es entfallen 60 % auf Messen, 30 % auf Anzeigen und 20 % auf den Rest.",
      "Die Anteile ergeben zusammen 110 %, nicht das Ganze.",
    ],
    ["Aus 130 ÷ 400 Leads, also 35 %, werden Kunden.", "130 ÷ 400 ergibt 33 %, da steht 35 %."],
    ["Das spart 80 % der Zeit, sieben von zehn Stunden.", "7 von 10 ergibt 70 %, da steht 80 %."],
    [
      "Es bleiben 8.400 €, denn die Hälfte der 24.000 € geht ab.",
      "24.000 € ÷ 2 ergibt 12.000 €, da steht rund 8.400 €.",
    ],
    [
      "Das Los schickt 360 ins Programm. Dort werden 27 gewonnen (6,5 %), sonst sind es 18 (5,0 %).",
      "27 von 360 ergibt 7,5 %, da steht 6,5 %.",
    ],
    ["Es kostet 15.000 € + 4,5 × 7.500 € = 48.750.", "Hinter 48.750 fehlt die Einheit: €."],
    ["Es wurden 17 von 50 binnen 90 Tagen zum Auftrag, also 43 %.", "17 von 50 ergibt 34 %, da steht 43 %."],
    ["42 danach, aus 336 bei 9 Personen.", "336 ÷ 9 ergibt 37, da steht 42."],
    ["Sieben Aufträge zu 8.400 €, zusammen 85.800 €, reichen.", "7 × 8.400 € ergibt 58.800 €, da steht 85.800 €."],
    ["Es bleiben 7.000 € weniger 400 € Provision, also 6.800 €.", "7.000 € − 400 € ergibt 6.600 €, da steht 6.800 €."],
    ["60 % der Leads laufen mit, die übrigen 50 % nicht.", "60 + 50 ergibt 110, da steht 100."],
    [
      "Bei 1.800 Gesprächen entschied das Los: 600 hier, 600 dort und 500 am Telefon.",
      "600 + 600 + 500 ergibt 1.700, da steht 1.800.",
    ],
    ["Von 38 Verträgen seit 2024 wurden 8 gekündigt, 31 laufen.", "38 − 8 ergibt 30, da steht 31."],
    [
      "Es sind 390.000 €, davon 80.000 € neu. Der Rest brachte 320.000 € ein.",
      "390.000 € − 80.000 € ergibt 310.000, da steht 320.000 €.",
    ],
    [
      "Bei 240 Fabriken führt er zwölf Gespräche und lässt die übrigen 238 liegen.",
      "240 − zwölf ergibt 228, da steht 238.",
    ],
    ["Die dreifache Quote: 24 statt 6 von 100.", "24 ÷ 6 ergibt 4, da steht 3."],
    ["1.150 Kunden bestellen fünfmal nach, zusammen 5.570 Mal.", "1.150 × 5 ergibt 5.750, da steht 5.570."],
    ["25 Stunden in 44 Arbeitswochen sind 1.200.", "25 × 44 ergibt 1.100, da steht 1.200."],
    [
      "Sie verkaufen seit fünf Jahren im B2B-Vertrieb, davon sieben mit Software.",
      "„fünf Jahren im B2B-Vertrieb, davon sieben“: Der Teil ist größer als das Ganze.",
    ],
    ["Vorher führten 36 von 26 zu einem Angebot.", "„36 von 26“: Der Teil ist größer als das Ganze."],
  ])("%s", (text, message) => {
    expect(messagesIn(`Davor steht ein Satz. ${text}`)).toEqual([message]);
  });
});

describe("Accepts a sum in words", () => {
  it.each([
    ...["Es antworten 30 von 200, also 15 %.", "Es antworten 33 von 2.100, also knapp 2 %.", "30 von 200 (15 %)"],
    ...["1.200 und 800, zusammen 2.000", "12,4 und 8,4, zusammen 21", "Nach 3 Tagen, 10 und 20, zusammen 30"],
    ...["Von 10.000 € gehen 6.000 € ab, bleiben 4.000 €.", "Von 60 Stunden gehen 20 % ab, bleiben 48."],
    ...[
      "von 25 auf 30 %, also um 20 %",
      "von 25 auf 30 %, ein Plus von 5 Prozentpunkten",
      "von 280.000 auf 400.000 €, also 43 %",
    ],
    ...[
      "130 ÷ 400 Leads, das sind 33 %",
      "80 % der Zeit, acht von zehn Stunden",
      "12.000 €, also die Hälfte der 24.000 €",
    ],
    ...[
      "42, aus 336 bei 8 Personen",
      "sieben Aufträge zu 8.400 €, zusammen 58.800 €",
      "60 % hier, der Rest von 40 % dort",
    ],
    ...["400 €, also ein Drittel von 1.250 €", "25 Stunden in 44 Wochen sind 1.100", "1.100 in 44 Wochen sind 25"],
  ])("%s", (text) =>
    expect(findSums(text)).toEqual(
      [{ offset: 0, issue: undefined }].map((sum) => expect.objectContaining({ issue: sum.issue })),
    ),
  );

  it.each([
    ...["30 von 200 kauften, also 5 % mehr als im Vorjahr.", "30 von 200 kauften (5 % mehr).", "3 von 5, also viele"],
    ...["5 Personen mit je 40 und 60 Kunden, zusammen 500.", "Bei 30 und 40 Jahren, zusammen mit 3 anderen."],
    ...["Bei 40 Leads: 12 antworten, 5 kaufen, 2 empfehlen.", "Elf Stunden zu 65 €, 286 € für die Demo."],
    ...[
      "Von 38 Verträgen wurden 7 gekündigt, 31 laufen.",
      "Von 30 Leads kauften 12, 7 sagten ab.",
      "Es sind 390.000 €, davon 80.000 € neu. Ein Jahr davor waren es 200.000 €.",
      "Bei 240 Fabriken führt er zwölf Gespräche und lässt die übrigen 228 liegen.",
      "Die doppelte Quote: 24 statt 12 von 100.",
    ],
    ...["Von 2.500 Leads bleiben 400.", "Von 30 Anfragen gehen 12 verloren. Bleiben 5 Tage."],
    ...["Die Quote stieg von 25 auf 30 %, um 8 Uhr.", "Von 9 auf 10 Uhr, um 5 % geht es später."],
    ...["60 % kennen uns, 50 % mögen uns.", "Es entfallen 60 % auf Messen und 40 % auf Anzeigen."],
    ...["Auf Messen entfallen 60 % statt 70 % wie früher.", "Es entfallen 60 % und 70 % (Mehrfachnennungen)."],
    ...[
      "Der Preis fällt um 36 von 90 auf 54 €.",
      "Seite 36 von 12",
      "120 von 1.000",
      "Es sind 3 % mehr, zwei von ihnen neu.",
    ],
    ...["Im Jahr 2024 und 2025, zusammen 300 Aufträge je Quartal", "2023 und 2024, zusammen 140 Aufträge"],
  ])("and passes over: %s", (text) => expect(messagesIn(text)).toEqual([]));
});
