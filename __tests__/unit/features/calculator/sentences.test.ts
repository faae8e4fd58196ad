import { cac } from "../../../../src/features/calculator/calculators/cac";
import { conversion } from "../../../../src/features/calculator/calculators/conversion";
import { funnel } from "../../../../src/features/calculator/calculators/funnel";
import { hiring } from "../../../../src/features/calculator/calculators/hiring";
import { pipeline } from "../../../../src/features/calculator/calculators/pipeline";
import { visit } from "../../../../src/features/calculator/calculators/visit";
import { EXAMPLES, plain } from "../../support/calculators";

type Input<Name extends keyof typeof EXAMPLES> = Partial<Record<keyof (typeof EXAMPLES)[Name], number>>;

describe("the CAC calculator", () => {
  const resultFor = (input: Input<"cac">) => plain(cac.compute({ ...EXAMPLES.cac, ...input }));
  const FREE = { marketing: 0, salaries: 0, commissions: 0, demos: 0, hiring: 0, tools: 0 };

  it("shows no LTV ÷ CAC ratio and no advance financing if nothing was spent", () => {
    const { sentence, values, description } = resultFor(FREE);
    expect(sentence).toBe(
      "Ein neuer Kunde kostet 0 € und bringt über seine Laufzeit 42.000 €. Nach 1 Monat ist das Geld zurück. Bei 6 Neukunden im Monat müssen Sie nichts vorfinanzieren.",
    );
    expect(values).toMatchObject({ "LTV ÷ CAC": "–", "Höchste Vorfinanzierung": "0 €" });
    expect(description).toContain("Das Konto kommt nie ins Minus.");
    expect(resultFor({ ...FREE, tools: Number.MIN_VALUE }).values).toEqual(values);
  });

  it("says that the cost is never paid back", () => {
    const { sentence, values, description, rows } = resultFor({ margin: 2000 });
    expect(sentence).toBe(
      "Ein neuer Kunde kostet 14.000 € und bringt über seine Laufzeit 10.000 €, das 0,7-Fache. Das Geld kommt nicht zurück. Bei 6 Neukunden im Monat finanzieren Sie in zehn Jahren bis zu 5.750.000 € vor.",
    );
    expect(values["Geld zurück in"]).toBe("–");
    expect(description).toContain(
      "Das Konto sinkt bis Monat 120 auf −5.745 Tsd. € und ist nach zehn Jahren noch im Minus.",
    );
    expect(rows?.map(({ label }) => label)).toEqual([
      "0",
      "12",
      "24",
      "36",
      "48",
      "60",
      "72",
      "84",
      "96",
      "108",
      "120",
    ]);
  });

  it("draws ten years if the account takes more than four to break even", () => {
    const { description, rows } = resultFor({ margin: 7000 });
    expect(description).toMatch(/ ist ab Monat (4[9]|[5-9]\d|1[01]\d) wieder im Plus\.$/);
    expect(rows?.at(-1)?.label).toBe("120");
  });

  it("draws small accounts in euros", () => {
    const result = cac.compute({ ...EXAMPLES.cac, ...FREE, marketing: 1000, pace: 1, margin: 12 });
    expect(result.chart?.unit).toBe("€");
    expect(plain(result).description).toMatch(/auf −\d+ €/);
    expect(cac.compute(EXAMPLES.cac).chart?.unit).toBe("Tsd. €");
  });
});

describe("the pipeline calculator", () => {
  const resultFor = (input: Input<"pipeline">) => plain(pipeline.compute({ ...EXAMPLES.pipeline, ...input }));

  it.each([
    [{ days: 130 }, "in 10 Tagen", "Spätestens in 10 Tagen müssen sie offen sein, denn ein Verkauf dauert 120 Tage."],
    [{ days: 121 }, "in 1 Tag", "Spätestens in 1 Tag müssen sie offen sein, denn ein Verkauf dauert 120 Tage."],
    [{ days: 120 }, "heute", "Spätestens heute müssen sie offen sein, denn ein Verkauf dauert 120 Tage."],
    [{ days: 1, cycle: 1 }, "heute", "Spätestens heute müssen sie offen sein, denn ein Verkauf dauert 1 Tag."],
    [
      { days: 119 },
      "vor 1 Tag",
      "Diese hätten schon vor 1 Tag offen sein müssen, denn ein Verkauf dauert 120 Tage: Neue",
    ],
    [
      { open: 1_980_000 },
      "vor 29 Tagen",
      "1 Verkaufschance. Diese hätte schon vor 29 Tagen offen sein müssen, denn ein Verkauf dauert 120 Tage: Eine neue kommt für dieses Ziel zu spät.",
    ],
    [{ open: 1_980_000, days: 130 }, "in 10 Tagen", "Spätestens in 10 Tagen muss sie offen sein, denn"],
  ])("names the latest start: %j", (input, start, words) => {
    const { sentence, values } = resultFor(input);
    expect(sentence).toContain(words);
    expect(values["Spätester Beginn"]).toBe(start);
  });

  it("says that nothing is missing", () => {
    const { sentence, values } = resultFor({ open: 2_000_000 });
    expect(sentence).toContain("Sie haben das 4,0-Fache. Es fehlt nichts. Gerechnet ist mit 25 %");
    expect(values).toMatchObject({ "Es fehlen": "0 €", "Das sind": "0 Verkaufschancen", "Spätester Beginn": "–" });
    // A gap of less than half a euro is none.
    expect(resultFor({ open: 1_999_999.6 }).values["Das sind"]).toBe("0 Verkaufschancen");
    expect(resultFor({ open: 1_999_999 }).values["Das sind"]).toBe("1 Verkaufschance");
  });

  it("says that the target is reached", () => {
    const { sentence, values } = resultFor({ won: 600_000 });
    expect(sentence).toBe("Ihr Ziel ist schon erreicht, es braucht keine weitere Pipeline.");
    expect(values).toMatchObject({ "Nötige Pipeline": "0 €", "Nötige Abdeckung": "–", "Abdeckung heute": "–" });
  });
});

describe("the funnel calculator", () => {
  const resultFor = (input: Input<"funnel">) => plain(funnel.compute({ ...EXAMPLES.funnel, ...input }));

  it("uses the singular for one", () => {
    const all = { matchRate: 100, callRate: 100, opportunityRate: 100, offerRate: 100, orderRate: 100 };
    const oneHour = { matchHours: 0, callHours: 0, opportunityHours: 0, offerHours: 1 };
    const { sentence, values } = resultFor({ customers: 1, ...all, ...oneHour });
    expect(sentence).toBe(
      "Für 1 Auftrag brauchen Sie 1 Lead und 1 Stunde Arbeit im Vertrieb, also 1 Stunde je Auftrag.",
    );
    expect(values).toMatchObject({ Gesamtquote: "100,0 %", Angebote: "1 | 1 Stunde", Erstgespräche: "1 | 0 Stunden" });
  });

  it("rounds cases up, hours to a tenth below a hundred, and keeps small rates visible", () => {
    const { values } = resultFor({ customers: 3, matchRate: 3, matchHours: 0.25 });
    expect(values["Passende Leads (MQL)"]).toBe("43 | 10,8 Stunden");
    expect(values["Nötige Leads"]).toBe("1.429 Leads");
    expect(values.Gesamtquote).toBe("0,210 %");
  });
});

describe("the conversion calculator", () => {
  const resultFor = (input: Input<"conversion">) => plain(conversion.compute({ ...EXAMPLES.conversion, ...input }));

  it("rejects more hits than tries", () => {
    const check = (input: Input<"conversion">) => conversion.check?.({ ...EXAMPLES.conversion, ...input });
    const message = "Bitte höchstens so viele Treffer wie Versuche eintragen.";
    expect(check({ hitsBefore: 41 })).toEqual({ key: "hitsBefore", message });
    expect(check({ hitsAfter: 46 })).toEqual({ key: "hitsAfter", message });
    expect([check({}), check({ hitsBefore: 40, hitsAfter: 45 })]).toEqual([undefined, undefined]);
  });

  it("reports no difference between equal rates", () => {
    const { sentence, values } = resultFor({ hitsBefore: 40, hitsAfter: 45 });
    expect(sentence).toBe("Die Quote ging von 100,0 % auf 100,0 %. Zwischen beiden gibt es keinen Unterschied.");
    expect(values).toMatchObject({
      "Spanne vorher (95 %)": "91 bis 100 %",
      "So großer Abstand auch ohne Wirkung": "in 100 von 100 Fällen",
      "Versuche je Seite, um ihn zu erkennen": "–",
    });
  });

  it("reports a difference that chance does not explain", () => {
    const many = resultFor({ hitsBefore: 130, triesBefore: 400, hitsAfter: 200, triesAfter: 400 });
    expect(many.sentence).toMatch(/ in weniger als 1 von 100 Fällen vor\. Zufall allein erklärt ihn schlecht\.$/);
  });

  it("reports a difference that needs more than a million tries", () => {
    const close = resultFor({ hitsBefore: 1, triesBefore: 500_000, hitsAfter: 2, triesAfter: 999_999 });
    expect(close.sentence).toContain("brauchen Sie auf jeder Seite über eine Million Versuche.");
    expect(close.values["Versuche je Seite, um ihn zu erkennen"]).toBe("über eine Million");
  });

  it("calls the result a hint if there are few cases", () => {
    const few = resultFor({ hitsBefore: 1, triesBefore: 10, hitsAfter: 3, triesAfter: 10 });
    expect(few.sentence).toMatch(/ Versuche\. Bei so wenigen Fällen ist das nur ein Anhaltspunkt\.$/);
    const misses = resultFor({ hitsBefore: 9, triesBefore: 10, hitsAfter: 7, triesAfter: 10 });
    expect(misses.sentence).toMatch(/Anhaltspunkt\.$/);
  });

  it("shows intervals of small rates with one decimal", () => {
    expect(resultFor({ hitsBefore: 28, triesBefore: 1000 }).values["Spanne vorher (95 %)"]).toBe("1,9 bis 4,0 %");
  });
});

describe("the hiring calculator", () => {
  const resultFor = (input: Input<"hiring">) => plain(hiring.compute({ ...EXAMPLES.hiring, ...input }));

  it("hires one person in one month if that is enough", () => {
    expect(resultFor({ target: 28_000, starts: 1 }).sentence).toBe(
      "Für 28.000 € zusätzlich in zwölf Monaten brauchen Sie 1 Einstellung: 1 in Monat 1.",
    );
  });

  it.each([
    [
      { ramp: 9 },
      "7 Einstellungen: 4 in Monat 1 und 3 in Monat 4. Ein Eintritt ab Monat 7 zählt erst für das Folgejahr",
    ],
    [
      { ramp: 12, starts: 12 },
      "25 Einstellungen: 9 in Monat 1, 8 in Monat 2 und 8 in Monat 3. Ein Eintritt ab Monat 4 zählt erst für das Folgejahr",
    ],
  ])("hires nobody who would contribute nothing within the year: %j", (input, words) => {
    expect(resultFor(input).sentence).toContain(words);
  });

  it("does not mention the following year if every start month contributes", () => {
    expect(resultFor({ starts: 3 }).sentence).not.toContain("Folgejahr");
  });

  it("adds replacements for people who leave", () => {
    const stays = resultFor({ starts: 1 });
    const leaves = resultFor({ starts: 1, turnover: 20 });
    expect(stays.values.Einstellungen).toBe("3 Personen");
    expect(leaves.values).toMatchObject({ Einstellungen: "5 Personen", "Abgänge im heutigen Team": "1 Person" });
    expect(leaves.sentence).toMatch(/ Der Ersatz für 1 Abgang im heutigen Team ist eingerechnet\.$/);
    expect(resultFor({ starts: 1, turnover: 20, team: 0 }).values.Einstellungen).toBe("4 Personen");
  });
});

describe("the visit calculator", () => {
  const sentenceFor = (input: Input<"visit">) =>
    plain(visit.compute({ ...EXAMPLES.visit, handlingCost: 0, ...input })).sentence;

  it.each([
    [{ visitChance: 50 }, "Ein Besuch lohnt sich nie: Er kostet nicht weniger und bringt nicht mehr."],
    [{ visitChance: 40 }, "Ein Besuch lohnt sich nie: Er kostet nicht weniger und bringt nicht mehr."],
    [{ visitCost: 97.5, visitChance: 40 }, "Ein Besuch lohnt sich nie: Er kostet nicht weniger und bringt nicht mehr."],
    [{ visitCost: 97.5 }, "Ein Besuch lohnt sich immer: Er kostet nicht mehr und bringt nicht weniger."],
    [{ visitCost: 50 }, "Ein Besuch lohnt sich immer: Er kostet nicht mehr und bringt nicht weniger."],
    [{ visitCost: 50, visitChance: 50 }, "Ein Besuch lohnt sich immer: Er kostet nicht mehr und bringt nicht weniger."],
    [{ visitCost: 97.5, visitChance: 50 }, "Besuch und Videotermin kosten und bringen gleich viel."],
    [
      { visitCost: 87.5, visitChance: 49 },
      "Ein Besuch lohnt sich nur bis 4.000 € Deckungsbeitrag pro Auftrag. Er kostet 10 € weniger, die Quote liegt 1 Prozentpunkt niedriger, und aus 25 % der Verkaufschancen wird ein Auftrag.",
    ],
    [
      { visitCost: 87.5, visitChance: 49, handlingCost: 500 },
      "Ein Besuch lohnt sich nur bis 6.000 € Deckungsbeitrag pro Auftrag. Er kostet 10 € weniger, die Quote liegt 1 Prozentpunkt niedriger, und aus 25 % der Verkaufschancen wird ein Auftrag. Jede weitere Verkaufschance kostet 500 €.",
    ],
    [
      { visitCost: 50, handlingCost: 500 },
      "Ein Besuch lohnt sich immer: Er kostet nicht mehr und bringt nicht weniger. Das gilt ab 2.000 € Deckungsbeitrag pro Auftrag. Jede weitere Verkaufschance kostet 500 €.",
    ],
    [
      { visitChance: 40, handlingCost: 500 },
      "Ein Besuch lohnt sich nie: Er kostet nicht weniger und bringt nicht mehr. Das gilt ab 2.000 € Deckungsbeitrag pro Auftrag. Jede weitere Verkaufschance kostet 500 €.",
    ],
    [
      { visitChance: 50, handlingCost: 500 },
      "Ein Besuch lohnt sich nie: Er kostet nicht weniger und bringt nicht mehr.",
    ],
  ])("says whether a visit pays off: %j", (input, sentence) => {
    expect(sentenceFor(input)).toBe(sentence);
  });

  it("shows no threshold if one alternative is cheaper and no worse", () => {
    const { values } = plain(visit.compute({ ...EXAMPLES.visit, visitChance: 50 }));
    expect([values["Schwelle pro Auftrag"], values["Termine je Kanal, um den Unterschied zu belegen"]]).toEqual([
      "–",
      "–",
    ]);
  });
});
