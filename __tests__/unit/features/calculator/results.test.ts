import { conversion } from "../../../../src/features/calculator/calculators/conversion";
import { CALCULATORS, EXAMPLES, plain } from "../../support/calculators";

/** The results for the articles' examples. The texts may change; these results must not. */
const WORKED = {
  cac: {
    sentence:
      "Ein neuer Kunde kostet 14.000 € und bringt über seine Laufzeit 42.000 €, das 3,0-Fache. Nach 22 Monaten ist das Geld zurück. Bei 6 Neukunden im Monat finanzieren Sie bis zu 832.000 € vor.",
    values: {
      "CAC, vollständig": "14.000 €",
      "Kosten der Neukundengewinnung": "980.000 €",
      "Kundenwert (LTV)": "42.000 €",
      "LTV ÷ CAC": "3,0",
      "Geld zurück in": "Monat 22",
      "Höchste Vorfinanzierung": "832.000 €",
    },
    description:
      "Kumulierter Geldfluss ab Unterschrift bei 6 Neukunden im Monat und Monatszahlung. Das Konto sinkt bis Monat 21 auf −832 Tsd. € und ist ab Monat 47 wieder im Plus.",
    columns: [
      Array.from({ length: 49 }, (_, month) => String(month)),
      [
        0, -80, -155, -227, -294, -357, -416, -470, -521, -567, -609, -647, -680, -711, -738, -761, -781, -798, -811,
        -822, -828, -832, -832, -828, -822, -812, -800, -785, -768, -748, -725, -699, -671, -640, -606, -570, -531,
        -490, -447, -401, -354, -304, -252, -198, -142, -84, -23, 39, 104,
      ],
    ],
  },
  payoff: {
    sentence:
      "Das Werkzeug kostet 22.597 € im Jahr, davon 11.917 € Arbeitszeit. Es trägt sich, wenn eine der Zeilen darunter eintritt, und nur, soweit sie ohne das Werkzeug ausgeblieben wäre.",
    values: {
      "Eigene Arbeitszeit im Jahr": "11.917 €",
      "Kosten im Jahr, mit dem Preis": "22.597 €",
      "Aufträge mehr, für das erste Vertragsjahr": "3,2",
      "Abschlussquote dafür": "26,1 %",
      "Aufträge mehr, über die Laufzeit": "0,6",
      "Abschlussquote auch dafür": "25,2 %",
      "Oder: Verkaufschancen mehr, erstes Vertragsjahr": "30",
      "Verkaufschancen mehr, über die Laufzeit": "3",
      "Oder: gesparte Stunden pro Person und Woche": "1,6 Stunden",
    },
  },
  pipeline: {
    sentence:
      "Für die noch offenen 500.000 € brauchen Sie 2.000.000 € Pipeline, das 4,0-Fache; Sie haben das 2,4-Fache. Es fehlen 800.000 €, also 34 Verkaufschancen. Diese hätten schon vor 29 Tagen offen sein müssen, denn ein Verkauf dauert 120 Tage: Neue kommen für dieses Ziel zu spät. Gerechnet ist mit 25 % Ausbeute der noch offenen Pipeline bis zum Ende des Zeitraums. Diese Ausbeute steigt unterwegs, in einem Quartal etwa von 25 % am ersten Tag auf 30 % in Woche 9 und 42 % in Woche 12.",
    values: {
      "Nötige Pipeline": "2.000.000 €",
      "Nötige Abdeckung": "4,0 ×",
      "Abdeckung heute": "2,4 ×",
      "Es fehlen": "800.000 €",
      "Das sind": "34 Verkaufschancen",
      "Spätester Beginn": "vor 29 Tagen",
    },
  },
  funnel: {
    sentence:
      "Für 84 Aufträge brauchen Sie 3.000 Leads und 5.304 Stunden Arbeit im Vertrieb, also 63,1 Stunden je Auftrag.",
    values: {
      "Nötige Leads": "3.000 Leads",
      Gesamtquote: "2,8 %",
      "Passende Leads (MQL)": "1.200 | 600 Stunden",
      Erstgespräche: "672 | 1.008 Stunden",
      Verkaufschancen: "336 | 2.016 Stunden",
      Angebote: "168 | 1.680 Stunden",
      "Stunden im Vertrieb": "5.304 Stunden",
      "Stunden je Auftrag": "63,1 Stunden",
    },
    description:
      "Leads: 3.000; Passende Leads (MQL): 1.200; Erstgespräche: 672; Verkaufschancen: 336; Angebote: 168; Aufträge: 84.",
    columns: [
      ["Leads", "Passende Leads (MQL)", "Erstgespräche", "Verkaufschancen", "Angebote", "Aufträge"],
      [3000, 1200, 672, 336, 168, 84],
    ],
  },
  conversion: {
    sentence:
      "Die Quote ging von 32,5 % auf 40,0 %. Ein mindestens so großer Abstand käme auch ohne jede Wirkung in 47 von 100 Fällen vor. Er kann Zufall sein. Um einen solchen Unterschied zu erkennen, brauchen Sie auf jeder Seite rund 640 Versuche.",
    values: {
      "Quote vorher": "32,5 %",
      "Spanne vorher (95 %)": "20 bis 48 %",
      "Quote nachher": "40,0 %",
      "Spanne nachher (95 %)": "27 bis 55 %",
      "So großer Abstand auch ohne Wirkung": "in 47 von 100 Fällen",
      "Versuche je Seite, um ihn zu erkennen": "rund 640",
    },
  },
  hiring: {
    sentence:
      "Für 588.000 € zusätzlich in zwölf Monaten brauchen Sie 4 Einstellungen: 2 in Monat 1, 1 in Monat 4 und 1 in Monat 7. Ein Eintritt ab Monat 10 zählt erst für das Folgejahr: Bis Monat 12 bringt er noch nichts. Kämen alle in Monat 1, genügten 3 Personen.",
    values: {
      Einstellungen: "4 Personen",
      "Alle in Monat 1": "3 Personen",
      "Volle Monate": "21,0",
      "Bezahlte Monate": "39",
      "Ertrag der Neuen in 12 Monaten": "588.000 €",
      "Abgänge im heutigen Team": "0 Personen",
    },
    description:
      "Eintritte: 2 in Monat 1, 1 in Monat 4 und 1 in Monat 7. Im zwölften Monat sind 4,0 Stellen bezahlt und 3,8 voll im Einsatz.",
    columns: [
      ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"],
      [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4],
      [0, 0, 0, 0.5, 1, 1.5, 2.25, 2.5, 2.75, 3.25, 3.5, 3.75],
    ],
  },
  visit: {
    sentence:
      "Ein Besuch lohnt sich ab 42.088 € Deckungsbeitrag pro Auftrag. Er kostet 368 € mehr, die Quote liegt 4 Prozentpunkte höher, und aus 25 % der Verkaufschancen wird ein Auftrag. Jede weitere Verkaufschance kostet 1.322 €.",
    values: {
      "Schwelle pro Auftrag": "42.088 €",
      "Schwelle pro Verkaufschance, samt ihren Kosten": "10.522 €",
      "Schwelle pro Auftrag bei halbem Unterschied": "78.888 €",
      "Schwelle pro Auftrag bei doppeltem Unterschied": "23.688 €",
      "Besuchskosten bis zur Verkaufschance": "862 €",
      "Videokosten bis zur Verkaufschance": "195 €",
      "Termine je Kanal, um den Unterschied zu belegen": "rund 2.450",
    },
  },
};

it.each(CALCULATORS)("the calculator $name computes its article's example", ({ name, compute }) => {
  const { rows, ...result } = plain(compute(EXAMPLES[name as keyof typeof EXAMPLES]));
  const columns = rows && [
    rows.map(({ label }) => label),
    ...(rows[0]?.values ?? []).map((_, column) => rows.map(({ values }) => values[column])),
  ];
  expect({ ...result, columns }).toEqual(WORKED[name as keyof typeof WORKED]);
});

/** All that a calculator says, a line each, when some values of its example are others. */
function statements(name: keyof typeof EXAMPLES, changes: Readonly<Record<string, number>>): string {
  const calculator = CALCULATORS.find((one) => one.name === name);
  if (!calculator) throw new Error(`There is no calculator ${name}.`);
  const { sentence, values, description, rows } = plain(calculator.compute({ ...EXAMPLES[name], ...changes }));
  const figures = Object.entries(values).map(([label, value]) => `${label}: ${value}`);
  const labels = rows?.map(({ label }) => label).join(" ");
  return ["", sentence, ...figures, description, labels, ""].join("\n");
}

const FREE = { marketing: 0, salaries: 0, commissions: 0, demos: 0, hiring: 0, tools: 0 };
const TINY_COST = { ...FREE, tools: 0.1 };
const SMALL_COST = { ...FREE, marketing: 1000, pace: 1, margin: 12 };
const SURE = { customers: 1, matchRate: 100, callRate: 100, opportunityRate: 100, offerRate: 100, orderRate: 100 };
const ONE_HOUR = { ...SURE, matchHours: 0, callHours: 0, opportunityHours: 0, offerHours: 1 };
const RARE = { customers: 3, matchRate: 3, matchHours: 0.25 };
const ALL_HIT = { hitsBefore: 40, hitsAfter: 45 };
const CLEAR = { hitsBefore: 130, triesBefore: 400, hitsAfter: 168, triesAfter: 400 };
const CLOSE = { hitsBefore: 1, triesBefore: 500_000, hitsAfter: 2, triesAfter: 999_999 };
const FEW_HITS = { hitsBefore: 1, triesBefore: 10, hitsAfter: 3, triesAfter: 10 };
const FEW_MISSES = { hitsBefore: 9, triesBefore: 10, hitsAfter: 7, triesAfter: 10 };
const LEAVES = { starts: 1, turnover: 20 };
const NEVER = "\nEin Besuch lohnt sich nie: Er kostet nicht weniger und bringt nicht mehr.";
const ALWAYS = "\nEin Besuch lohnt sich immer: Er kostet nicht mehr und bringt nicht weniger.";
const FROM_2000 = " Das gilt ab 2.000 € Deckungsbeitrag pro Auftrag. Jede weitere Verkaufschance kostet 500 €.\n";
const CHEAPER = { visitCost: 87.5, visitChance: 49, handlingCost: 0 };
const CHEAPER_BY = "Er kostet 10 € weniger, die Quote liegt 1 Prozentpunkt niedriger, und aus 25 % der";

it.each([
  ["cac", FREE, " kostet 0 € und bringt über seine Laufzeit 42.000 €. Nach 1 Monat ist das Geld zurück. Bei 6"],
  ["cac", FREE, " Neukunden im Monat müssen Sie nichts vorfinanzieren.\n"],
  ["cac", FREE, "\nLTV ÷ CAC: –\nGeld zurück in: Monat 1\nHöchste Vorfinanzierung: 0 €\n"],
  ["cac", FREE, "Das Konto kommt nie ins Minus.\n"],
  ["cac", TINY_COST, "42.000 €. Nach 1 Monat"],
  ["cac", TINY_COST, "\nLTV ÷ CAC: –\n"],
  ["cac", SMALL_COST, "bis Monat 14 auf −96 € und ist ab"],
  ["cac", { margin: 2000 }, "Laufzeit 10.000 €, das 0,7-Fache. Das Geld kommt nicht zurück. Bei 6 Neukunden im Monat"],
  ["cac", { margin: 2000 }, " finanzieren Sie in zehn Jahren bis zu 5.750.000 € vor.\n"],
  ["cac", { margin: 2000 }, "\nGeld zurück in: –\n"],
  ["cac", { margin: 2000 }, "sinkt bis Monat 120 auf −5.745 Tsd. € und ist nach zehn Jahren noch im Minus.\n"],
  ["cac", { margin: 2000 }, "\n0 2 4 6 8 10 12 14 16 18 20 22"],
  ["cac", { margin: 8200 }, " ist ab Monat 48 wieder im Plus.\n0 1 2 3 4 5 6 7 8 9 10 11 12"],
  ["cac", { margin: 8100 }, " ist ab Monat 49 wieder im Plus.\n0 2 4 6 8 10 12 14 16 18 20"],
  ["pipeline", { days: 130 }, "Spätestens in 10 Tagen müssen sie offen sein, denn ein Verkauf dauert 120 Tage."],
  ["pipeline", { days: 130 }, "\nSpätester Beginn: in 10 Tagen\n"],
  ["pipeline", { days: 121 }, "\nSpätester Beginn: in 1 Tag\n"],
  ["pipeline", { days: 120 }, "Spätestens heute müssen sie offen sein,"],
  ["pipeline", { days: 1, cycle: 1 }, "Spätestens heute müssen sie offen sein, denn ein Verkauf dauert 1 Tag."],
  [
    "pipeline",
    { days: 119 },
    "Diese hätten schon vor 1 Tag offen sein müssen, denn ein Verkauf dauert 120 Tage: Neue kommen",
  ],
  ["pipeline", { open: 1_980_000 }, "also 1 Verkaufschance. Diese hätte schon vor 29 Tagen offen sein müssen, denn"],
  ["pipeline", { open: 1_980_000 }, "Tage: Eine neue kommt für dieses Ziel zu spät."],
  ["pipeline", { open: 1_980_000, days: 130 }, "Spätestens in 10 Tagen muss sie offen sein, denn"],
  ["pipeline", { open: 2_000_000 }, "Sie haben das 4,0-Fache. Es fehlt nichts. Gerechnet ist mit 25 %"],
  ["pipeline", { open: 2_000_000 }, "\nEs fehlen: 0 €\nDas sind: 0 Verkaufschancen\nSpätester Beginn: –\n"],
  ["pipeline", { open: 1_999_999.6 }, "\nDas sind: 0 Verkaufschancen\n"],
  ["pipeline", { open: 1_999_999 }, "\nDas sind: 1 Verkaufschance\n"],
  ["pipeline", { won: 250_000 }, "\nNötige Abdeckung: 4,0 ×\nAbdeckung heute: 4,8 ×\n"],
  ["pipeline", { won: 600_000 }, "\nIhr Ziel ist schon erreicht, es braucht keine weitere Pipeline.\n"],
  ["pipeline", { won: 600_000 }, "\nNötige Pipeline: 0 €\nNötige Abdeckung: –\nAbdeckung heute: –\n"],
  [
    "funnel",
    ONE_HOUR,
    "\nFür 1 Auftrag brauchen Sie 1 Lead und 1 Stunde Arbeit im Vertrieb, also 1 Stunde je Auftrag.\n",
  ],
  ["funnel", ONE_HOUR, "\nGesamtquote: 100,0 %\n"],
  ["funnel", ONE_HOUR, "\nErstgespräche: 1 | 0 Stunden\n"],
  ["funnel", RARE, "\nNötige Leads: 1.429 Leads\nGesamtquote: 0,210 %\nPassende Leads (MQL): 43 | 10,8 Stunden\n"],
  ["conversion", ALL_HIT, "\nDie Quote ging von 100,0 % auf 100,0 %. Zwischen beiden gibt es keinen Unterschied.\n"],
  ["conversion", ALL_HIT, "\nSpanne vorher (95 %): 91 bis 100 %\n"],
  ["conversion", ALL_HIT, "\nSo großer Abstand auch ohne Wirkung: in 100 von 100 Fällen\n"],
  ["conversion", ALL_HIT, "\nVersuche je Seite, um ihn zu erkennen: –\n"],
  ["conversion", CLEAR, " in weniger als 1 von 100 Fällen vor. Zufall allein erklärt ihn schlecht.\n"],
  ["conversion", CLOSE, "brauchen Sie auf jeder Seite über eine Million Versuche."],
  ["conversion", FEW_HITS, " Versuche. Bei so wenigen Fällen ist das nur ein Anhaltspunkt.\n"],
  ["conversion", FEW_MISSES, " Versuche. Bei so wenigen Fällen ist das nur ein Anhaltspunkt.\n"],
  ["conversion", { hitsBefore: 28, triesBefore: 1000 }, "\nSpanne vorher (95 %): 1,9 bis 4,0 %\n"],
  ["hiring", { target: 28_000, starts: 1 }, "in zwölf Monaten brauchen Sie 1 Einstellung: 1 in Monat 1.\n"],
  ["hiring", { starts: 3 }, "1 in Monat 9. Kämen alle in Monat 1, genügten 3 Personen.\n"],
  ["hiring", { ramp: 9 }, "7 Einstellungen: 4 in Monat 1 und 3 in Monat 4. Ein Eintritt ab Monat 7 zählt erst für das"],
  [
    "hiring",
    { ramp: 12, starts: 12 },
    "9 in Monat 1, 8 in Monat 2 und 8 in Monat 3. Ein Eintritt ab Monat 4 zählt erst",
  ],
  ["hiring", { starts: 1 }, "\nEinstellungen: 3 Personen\n"],
  ["hiring", LEAVES, " Der Ersatz für 1 Abgang im heutigen Team ist eingerechnet.\n"],
  ["hiring", LEAVES, "\nEinstellungen: 5 Personen\n"],
  ["hiring", LEAVES, "\nAbgänge im heutigen Team: 1 Person\n"],
  ["hiring", { ...LEAVES, team: 0 }, "\nEinstellungen: 4 Personen\n"],
  ["payoff", { commission: 8400 }, "erste Vertragsjahr: –\nAbschlussquote dafür: –\n"],
  ["payoff", { opportunities: 4 }, "Abschlussquote dafür: –\n"],
  ["payoff", { handling: 2100 }, "Verkaufschancen mehr, erstes Vertragsjahr: –\n"],
  ["visit", { handlingCost: 0 }, "Ein Besuch lohnt sich ab 36.800 € Deckungsbeitrag pro Auftrag."],
  ["visit", { visitChance: 50, handlingCost: 0 }, `${NEVER}\n`],
  ["visit", { visitChance: 50, handlingCost: 500 }, `${NEVER}\n`],
  ["visit", { visitChance: 40, handlingCost: 0 }, `${NEVER}\n`],
  ["visit", { visitChance: 40, handlingCost: 500 }, NEVER + FROM_2000],
  ["visit", { visitCost: 97.5, visitChance: 40, handlingCost: 0 }, `${NEVER}\n`],
  ["visit", { visitCost: 97.5, handlingCost: 0 }, `${ALWAYS}\n`],
  ["visit", { visitCost: 50, handlingCost: 0 }, `${ALWAYS}\n`],
  ["visit", { visitCost: 50, handlingCost: 500 }, ALWAYS + FROM_2000],
  ["visit", { visitCost: 50, visitChance: 50, handlingCost: 0 }, `${ALWAYS}\n`],
  ["visit", { visitCost: 97.5, visitChance: 50 }, "\nBesuch und Videotermin kosten und bringen gleich viel.\n"],
  ["visit", CHEAPER, `lohnt sich nur bis 4.000 € Deckungsbeitrag pro Auftrag. ${CHEAPER_BY}`],
  ["visit", CHEAPER, "wird ein Auftrag.\n"],
  ["visit", { ...CHEAPER, handlingCost: 500 }, "nur bis 6.000 € Deckungsbeitrag pro Auftrag."],
  ["visit", { ...CHEAPER, handlingCost: 500 }, "wird ein Auftrag. Jede weitere Verkaufschance kostet 500 €.\n"],
  ["visit", { visitChance: 50 }, "\nSchwelle pro Auftrag: –\n"],
  ["visit", { visitChance: 50 }, "\nTermine je Kanal, um den Unterschied zu belegen: –\n"],
] as const)("the calculator %s says of %j: %j", (name, changes, statement) => {
  expect(statements(name, changes)).toContain(statement);
});

it("the calculator conversion rejects more hits than tries", () => {
  const message = "Bitte höchstens so viele Treffer wie Versuche eintragen.";
  const check = (input: Record<string, number>) => conversion.check?.({ ...EXAMPLES.conversion, ...input });
  expect(check({ hitsBefore: 41 })).toEqual({ key: "hitsBefore", message });
  expect(check({ hitsAfter: 46 })).toEqual({ key: "hitsAfter", message });
  expect([check({}), check(ALL_HIT)]).toEqual([undefined, undefined]);
});
