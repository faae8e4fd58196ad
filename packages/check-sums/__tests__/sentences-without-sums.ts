/** Sentences with numbers, but without anything that is certainly a sum. */
const WRITTEN: readonly string[] = [
  "Am 31.03.2025 um 10:30 Uhr begann die Messe, am 2.4. war sie vorbei.",
  "Die Sprechzeiten: Mo–Fr 9:00–17:30 Uhr, Sa 10–14 Uhr.",
  "Telefon +49 8382 12345-0, Fax +49 8382 12345-99.",
  "Nach § 5 Abs. 1 und §§ 7, 8 UWG gilt Art. 6 Abs. 1 lit. f DSGVO.",
  "Die Faustregel nennt das 3–5 × Quartalsziel als Pipeline.",
  "Die Antwortquote liegt bei 14–16 %, im Vorjahr waren es 9–11 %.",
  "Node 20.19, TLS 1.3 und Version 4.2.1 genügen.",
  "Der Dienst läuft 24/7, auch am 24./25. Dezember.",
  "Bewertet wird von 1 = sehr gut bis 6 = ungenügend.",
  "Der Umsatz wuchs um +14 %, die Kosten um −3 %.",
  "Ein A/B-Test mit 2 × 500 Empfängern brachte 3,1 % gegen 2,4 %.",
  "Wir üben 2 × 25 Minuten pro Woche, immer zu zweit.",
  "IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX.",
  "Amtsgericht Kempten, HRB 12345, USt-IdNr. DE123456789.",
  "Mehr unter https://example.com/rechner?a=3&b=4+5=10 und bei kontakt+2=3@example.com.",
  "Index: 2020 = 100, 2025 = 128.",
  "Ein Jahr = 12 Monate, ein Monat = 4,3 Wochen, 1 h = 60 min.",
  "1 € = 1,08 $ am 3. Januar 2025.",
  "Setzen Sie die Grundgesamtheit = 100 %.",
  "Das Seitenverhältnis 3:2 gilt, bei Kontakt 4:3, sonst 16:9.",
  "Es steht 3 : 1 = Heimsieg.",
  "Quote = Antworten ÷ Anrufe × 100.",
  "Faktor = 1 ÷ Win Rate; bei 25 % also 4,0.",
  "Wartezeit = wartende Fälle ÷ Abgang pro Woche.",
  "Umsatz = Chancen × 25 % × 24.000 €.",
  "Kapazität + 2 Stellen = 5 Personen.",
  "Excel + CRM = 2 Systeme für 1 Aufgabe.",
  "Q1 + Q2 = 500 Tsd. €, Q3 + Q4 = 600 Tsd. €.",
  "CO2 = 44 g/mol, H2O = 18 g/mol.",
  "24 Abschlüsse × 87,5 Stunden sind 2.200 Vertriebsstunden.",
  "Aus 980.000 € ÷ 70 werden rund 15.000 € je Kunde.",
  "24 neue Abschlüsse × 3 = 70 Termine.",
  "12 (im Vorjahr 10) × 3 = 40.",
  "Kosten (2024) ÷ 3 = 5 Anteile.",
  "„Umsatz“ + 5 × 3 = 12, so stand es in der Tabelle.",
  "2 bis 3 × 4 = 9 bis 13 Termine.",
  "3 × 4 = 10 plus 2.",
  "Das 2-fache von 3 + 4 = 14.",
  "Zweimal 3 × 4 = 24.",
  "Die Hälfte von 30 × 2 = 30.",
  "20 € von 80 € + 20 € = 100 €.",
  "40 × 15 Minuten = 10 Stunden.",
  "2.000 Stunden ÷ 8 Stunden = 250 Tage.",
  "24 Monate ÷ 12 = 2 Jahre.",
  "500 Cent + 5 Cent = 5,05 €.",
  "12 × netto 50 € + 20 € = 620 €.",
  "24/7 × 3 = 20, rechnete der Praktikant.",
  "4,0 × Abdeckung + 2 = 8 Punkte.",
  "3 + 50 × Quote = 12.",
  "1 + 2 + … + 10 = 50.",
  "Stufe 3 – 4 = 2 Sterne, Stufe 1 – 2 = 1 Stern.",
  "25.000,– € × 2 = 60.000,– €.",
  "12 000 ÷ 3 = 5 000.",
  "10:30 + 2 = 14 Uhr.",
  "31.03.2025 + 14 = 20 Tage.",
  "2 + 2 ≠ 5, 3 + 4 >= 8, 3 + 4 => 8.",
  "5S = 3 + Ordnung = 8.",
  "5 × Warum = 1 Ursache.",
  "A = 1, B = 2, C = 3.",
  "x = 5 = y.",
  "Gewinn: 3 oder 4 × 2 = 7.",
  "0 ÷ 0 = 1, das geht nicht; 5 ÷ 0 = 3 auch nicht.",
  "(−8)^2 = 60, √(2 − 9) = 3.",
  "70 % + x = 100 %.",
  "Skala von 0 = nie bis 10 = immer, Mittel 7,2.",
  "Ab 12 Monaten Laufzeit sinkt der Preis von 49 € auf 39 €.",
];

const NUMBERS = ["3", "7", "12", "25", "48", "140", "980", "1.250", "2.500", "14.000", "0,5", "2,8", "37,5"];
const UNITS = ["€", "%", "Stunden", "Tage", "Leads", "Mio. €"];
/** Patterns: „#“ is a placeholder for a number, „@“ for a number with a unit. */
const PATTERNS: readonly string[] = [
  "Von # Anfragen blieben # übrig, also weniger als @.",
  "Zwischen # und # liegt @, mehr nicht.",
  "Im 2. Quartal 2025 waren es @ statt @ (Nr. #).",
  "Die Quote stieg von # auf @, am 1.5. um 8:15 Uhr.",
  "Der Wert (@) gilt je Person; # Personen brauchen @.",
  "Stufe # = @, so steht es in der Tabelle.",
  "Angebot Nr. #: # × Schulung und @ Rabatt.",
  "Kennzahl = # ÷ Ziel, Richtwert @.",
  "Rund @ mehr als im Vorjahr, das sind #–# % je Monat.",
  "Ziel + @ = Prämie ab # Punkten.",
  "Je # Leads × Quote = @.",
  "# bis # × # = @.",
  "Mit # mehr × # = @ am Ende.",
];

const generated = PATTERNS.flatMap((pattern, row) =>
  NUMBERS.flatMap((_number, first) =>
    UNITS.map((unit, second) => {
      const numberAt = (offset: number) => NUMBERS[(row + first * 3 + second * 5 + offset) % NUMBERS.length] ?? "";
      return pattern.replace(
        /[#@]/g,
        (placeholder, offset: number) => numberAt(offset) + (placeholder === "@" ? ` ${unit}` : ""),
      );
    }),
  ),
);

/** More than a thousand sentences. */
export const SENTENCES_WITHOUT_SUMS: readonly string[] = [...new Set([...WRITTEN, ...generated])];
