import { cac } from "../../../../src/features/calculator/calculators/cac";
import { conversion } from "../../../../src/features/calculator/calculators/conversion";
import { funnel } from "../../../../src/features/calculator/calculators/funnel";
import { hiring } from "../../../../src/features/calculator/calculators/hiring";
import { pipeline } from "../../../../src/features/calculator/calculators/pipeline";
import { visit } from "../../../../src/features/calculator/calculators/visit";
import { EXAMPLES, plain } from "../../support/calculators";

/* The examples of the articles. The texts may change; these results must not. */

const numbers = (rows: { label: string; values: number[] }[] | undefined, column = 0) =>
  rows?.map(({ values }) => values[column]);

it("computes the article's cost of a customer", () => {
  expect(plain(cac.compute(EXAMPLES.cac))).toEqual({
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
      "Kumulierter Geldfluss bei 6 Neukunden im Monat und Monatszahlung. Das Konto sinkt bis Monat 21 auf −832 Tsd. € und ist ab Monat 47 wieder im Plus.",
    rows: [0, -416, -680, -811, -822, -725, -531, -252, 104].map((value, index) => ({
      label: String(6 * index),
      values: [value],
    })),
  });
});

/** The results for the example with other inputs. */
const cacOf = (input: Partial<Record<keyof typeof EXAMPLES.cac, number>>) =>
  plain(cac.compute({ ...EXAMPLES.cac, ...input })).values;
const NO_OTHER_COSTS = { salaries: 0, commissions: 0, demos: 0, hiring: 0, tools: 0 };

it("computes the article's narrower costs of a customer", () => {
  expect(cacOf({ ...NO_OTHER_COSTS, marketing: 150_000 })["CAC, vollständig"]).toBe("2.143 €");
  expect(cacOf({ ...NO_OTHER_COSTS, marketing: 150_000 })["LTV ÷ CAC"]).toBe("19,6");
  expect(cacOf({ ...NO_OTHER_COSTS, marketing: 620_000 })["CAC, vollständig"]).toBe("8.857 €");
  expect(cacOf({ ...NO_OTHER_COSTS, marketing: 620_000 })["LTV ÷ CAC"]).toBe("4,7");
});

it("computes the article's levers", () => {
  const lever = (input: Parameters<typeof cacOf>[0]) =>
    ["CAC, vollständig", "Kundenwert (LTV)", "LTV ÷ CAC", "Geld zurück in"].map((label) => cacOf(input)[label]);
  // Six of five customers, as 30 % of the same opportunities are won instead of 25 %.
  expect(lever({ customers: 84 })).toEqual(["11.667 €", "42.000 €", "3,6", "Monat 18"]);
  expect(lever({ churn: 16 })).toEqual(["14.000 €", "52.500 €", "3,8", "Monat 22"]);
  expect(lever({ margin: 9000 })).toEqual(["14.000 €", "45.000 €", "3,2", "Monat 21"]);
});

it("computes the article's segments and its next ten customers", () => {
  const one = cacOf({ ...NO_OTHER_COSTS, marketing: 504_000, customers: 42, churn: 28 });
  const several = cacOf({ ...NO_OTHER_COSTS, marketing: 476_000, customers: 28, churn: 14 });
  const next = cacOf({ ...NO_OTHER_COSTS, marketing: 200_000, customers: 10 });
  expect([one, several, next].map((values) => [values["CAC, vollständig"], values["LTV ÷ CAC"]])).toEqual([
    ["12.000 €", "2,5"],
    ["17.000 €", "3,5"],
    ["20.000 €", "2,1"],
  ]);
});

it("computes the article's pipeline", () => {
  expect(plain(pipeline.compute(EXAMPLES.pipeline))).toEqual({
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
  });
});

const pipelineOf = (input: Partial<Record<keyof typeof EXAMPLES.pipeline, number>>) =>
  plain(pipeline.compute({ ...EXAMPLES.pipeline, ...input })).values;

it.each([
  [15, "6,7 ×"],
  [20, "5,0 ×"],
  [25, "4,0 ×"],
  [30, "3,3 ×"],
  [35, "2,9 ×"],
  [40, "2,5 ×"],
])("computes the article's coverage for a yield of %d %%", (winRate, coverage) => {
  expect(pipelineOf({ winRate })["Nötige Abdeckung"]).toBe(coverage);
});

it.each([
  [0, 2_000_000, 25, "4,0 ×"],
  [90_000, 1_480_000, 28, "3,6 ×"],
  [240_000, 870_000, 30, "3,3 ×"],
  [390_000, 260_000, 42, "2,4 ×"],
])("computes the article's coverage of the remaining target when %d are won", (won, open, winRate, coverage) => {
  const { sentence, values } = plain(pipeline.compute({ ...EXAMPLES.pipeline, won, open, winRate }));
  expect([values["Abdeckung heute"], values["Nötige Abdeckung"]]).toEqual([coverage, coverage]);
  // The open pipeline yields the remaining target.
  expect(Math.round((100 * (500_000 - won)) / open)).toBe(winRate);
  expect(sentence).toContain(`Gerechnet ist mit ${winRate} % Ausbeute der noch offenen Pipeline bis zum Ende`);
});

it("names the yields of the article's weeks 9 and 12", () => {
  const { sentence } = plain(pipeline.compute(EXAMPLES.pipeline));
  const [week9, week12] = [260 / 870, 110 / 260].map((share) => Math.round(100 * share));
  expect(sentence).toContain(`auf ${week9} % in Woche 9 und ${week12} % in Woche 12.`);
});

it("reports no gap in the article's ninth week", () => {
  const week9 = pipelineOf({ won: 240_000, open: 870_000, winRate: 30 });
  expect(week9).toMatchObject({ "Nötige Pipeline": "866.667 €", "Es fehlen": "0 €" });
});

it("computes the article's pipeline for a target that is partly won", () => {
  expect(pipelineOf({ won: 80_000, winRate: 25.1 })["Nötige Pipeline"]).toBe("1.673.307 €");
});

it("computes the article's funnel", () => {
  const stages = ["Leads", "Passende Leads (MQL)", "Erstgespräche", "Verkaufschancen", "Angebote", "Aufträge"];
  expect(plain(funnel.compute(EXAMPLES.funnel))).toEqual({
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
    rows: [3000, 1200, 672, 336, 168, 84].map((value, index) => ({ label: stages[index], values: [value] })),
  });
});

it("computes the article's cohort, and its target with a higher order rate", () => {
  const cohort = plain(funnel.compute({ ...EXAMPLES.funnel, customers: 28 }));
  expect(numbers(cohort.rows)).toEqual([1000, 400, 224, 112, 56, 28]);
  expect(cohort.values).toMatchObject({
    "Passende Leads (MQL)": "400 | 200 Stunden",
    Erstgespräche: "224 | 336 Stunden",
    Verkaufschancen: "112 | 672 Stunden",
    Angebote: "56 | 560 Stunden",
    "Stunden im Vertrieb": "1.768 Stunden",
  });
  const better = plain(funnel.compute({ ...EXAMPLES.funnel, orderRate: 60 }));
  expect(numbers(better.rows)).toEqual([2500, 1000, 560, 280, 140, 84]);
});

it("computes the article's comparison of two rates", () => {
  expect(plain(conversion.compute(EXAMPLES.conversion))).toEqual({
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
  });
});

it("computes the article's plan of hires", () => {
  const result = plain(hiring.compute(EXAMPLES.hiring));
  expect(result).toMatchObject({
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
  });
  expect(numbers(result.rows)).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4]);
  expect(numbers(result.rows, 1)).toEqual([0, 0, 0, 0.5, 1, 1.5, 2.25, 2.5, 2.75, 3.25, 3.5, 3.75]);
});

it("computes the article's threshold for a visit", () => {
  expect(plain(visit.compute(EXAMPLES.visit))).toEqual({
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
  });
  const byPhone = visit.compute({ ...EXAMPLES.visit, callCost: 32.5, callChance: 30 });
  expect(plain(byPhone).values["Videokosten bis zur Verkaufschance"]).toBe("108 €");
});

it("computes the article's threshold if a further opportunity costs nothing", () => {
  const { sentence, values } = plain(visit.compute({ ...EXAMPLES.visit, handlingCost: 0 }));
  expect(sentence).toMatch(/^Ein Besuch lohnt sich ab 36\.800 € .* wird ein Auftrag\.$/);
  expect(values).toMatchObject({
    "Schwelle pro Verkaufschance, samt ihren Kosten": "9.200 €",
    "Schwelle pro Auftrag bei halbem Unterschied": "73.600 €",
    "Schwelle pro Auftrag bei doppeltem Unterschied": "18.400 €",
  });
});
