import { findRangeIssues, moneyIssue } from "../../../../src/data-layer/text/ranges";
import { findCalendarIssues } from "../../../check/text/calendar";
import { findTypographyIssues } from "../../../check/text/typography";
import { findTypos } from "../../../check/text/typos";

const messagesOf = (text: string) =>
  [findTypos, findCalendarIssues, findRangeIssues, findTypographyIssues].flatMap((find) =>
    find(text, "2026-11-26").map(({ message }) => message),
  );

// Of each rule, one example stands beside it; these are their other sides.
it.each<[text: string, says: string]>([
  ["Dass wir\nwir sind.", "„wir wir“: Dieses Wort steht zweimal."],
  ["So findest du mehr.", "„du“ duzt."],
  ["Am 2.Dezember", "In „2.Dezember“ fehlt ein Leerzeichen"],
  ["Leads,Kunden", "In „ds,Ku“ fehlt ein Leerzeichen"],
  ["Der alte Ablauf (26 Demos und vier mit dem neuen.", "Nach dieser Klammer fehlt die schließende: )."],
  ["Am 31. November schließen wir.", "Den Tag „31. November“ gibt es im Kalender nicht. Bitte das Datum prüfen."],
  ["Bis 10.13.2026", "Den Tag „10.13.2026“ gibt es im Kalender nicht."],
  ["Am 29. Februar 2026", "Den Tag „29. Februar 2026“ gibt es im Kalender nicht."],
  ["Am Freitag, den 26.11.2026", "„Freitag, den 26.11.2026“ ist ein Donnerstag. Bitte Wochentag oder Datum ändern."],
  ["Ab 25:00 Uhr", "Die Uhrzeit „25:00 Uhr“ gibt es nicht."],
  ["9:75–18:00 Uhr", "Die Uhrzeit „9:75–18:00 Uhr“ gibt es nicht."],
  ["Um 9.60 Uhr", "Die Uhrzeit „9.60 Uhr“ gibt es nicht."],
  ["Das ist seit dem 20. Juli 2052 so.", "„seit dem 20. Juli 2052“: Dieser Tag kommt erst noch."],
  ["Für 70.000–58.000 €", "„70.000–58.000 €“: Der Bereich beginnt nicht mit der kleineren Zahl."],
  ["Nach 10 bis 5 Tagen", "„10 bis 5 Tagen“: Der Bereich beginnt nicht"],
  ["Er ruft 30 bis 25 Mal an.", "„30 bis 25 Mal“: Der Bereich beginnt nicht"],
  ["Bei 5–3 × ist es genug.", "„5–3 ×“: Der Bereich beginnt nicht"],
  ["Um 5–5 %", "„5–5 %“: Der Bereich"],
  ["Sie halten acht bis sechs Demos.", "„acht bis sechs“: Der Bereich beginnt nicht"],
  ["Für 58.000 – 70.000 €", "„58.000 – 70.000“ ist ein Bereich. Richtig ist „58.000–70.000“, ohne Leerzeichen."],
  ["Für 75.000– € im Jahr", "„75.000–“: Diesem Bereich fehlt das Ende."],
])("reports „%s“", (text, says) => expect(messagesOf(text)).toEqual([expect.stringContaining(says)]));

/** A line for each kind of thing that only resembles a slip. */
const IN_ORDER = `
  Leute, die die Liste kennen   Was das das Team kostet   Baden Baden und Wien   Frage an den Kunden   an Anna
  Es ist so dass er ohne dass sie geht   Schreib- und Lesehilfe   wer wer ist   es geht geht-so
  Ein Haus, das der Mann gebaut hat.   Er sagt, das Team sei so weit.   In der Nähe, und Man-Yee lacht.
  Kommen sie in die Demo, ist es gut.   Sind sie zu teuer?   (siehe oben (auch unten)) und a) und b)
  Wir sind per Du.   Das Du ist üblich.   „Kannst du mir helfen?“   Die Dur-Skala   du@firma.de   individuell
  Mit Node.js, auf firma.de/Preise.Html   Das sind 4,5 % und 1.250 €.   z.B. der Staat   GmbH & Co. KG
  …, wie hier …   Er wartet ... lange.   Ein .docx und eine :-) Datei   Std. lang   Nr. acht   ca. vier Jahre
  Am 29. Februar 2028   Am 29. Februar   Am Donnerstag, 26. November 2026   Am Montag, 5. Mai
  Am Sonnabend, 28.11.2026   Vertrag vom 00.00.0000   Kapitel 2.13. und 4.31.   Version 10.13.2024   § 5 Abs. 31. Mai
  9:00–18:00 Uhr   22–6 Uhr   24 Uhr   Um 0:05 Uhr   Die Regel 80:20   16:9
  58.000–70.000 €   3 bis 5 Tage   0–100 %   2023–24   Telefon 08382-12345-0   sinkt von 60 bis 45 Minuten
  zwischen 5 % und 8 %   acht bis zehn Demos   von acht bis sechs Uhr   Es bleiben 20 – 5 € = 15 €   = 20 – 5 €
  3- bis 5-mal   ein 95-%-Intervall   zwischen 66 und 42 %   § 9–3 Tage   Eins – zwei   000–000 € im Monat
`;
it.each(IN_ORDER.trim().split(/ {3}|\n */))("leaves alone „%s“", (text) => expect(messagesOf(text)).toEqual([]));

it.each<[text: string, says: string | undefined]>([
  ["58.000–70.000", "Zu „58.000–70.000“ fehlt die Währung"],
  ["ab 490 im Monat", "fehlt die Währung"],
  ["58–70.000 €", "„58–70.000 €“: Die Enden liegen weit auseinander."],
  ["7.000–70.000 €", "Die Enden liegen weit auseinander."],
  ["42.000–48.000 fest, dazu 10.000 €", "Zu „42.000–48.000“ fehlt die Währung"],
  ["490–29.000 € im Monat", "Die Enden liegen weit auseinander."],
  ["58.000–70.000 € fest, dazu 25.000 € bei vollem Ziel (Muster)", undefined],
  ["490–2.900 € im Monat", undefined],
  ["2.600 Euro im Monat", undefined],
  ["richtet sich nach der Aufgabe", undefined],
  ["000–000 € im Monat (Muster)", undefined],
])("of the money „%s“ says what is wrong", (text, says) => {
  expect(moneyIssue(text)).toEqual(says === undefined ? undefined : expect.stringContaining(says));
});
