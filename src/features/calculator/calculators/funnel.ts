import { formatNumber, withUnit } from "../../../lib/german-numbers";
import { defineCalculator, type Entries } from "../calculator";
import { ceilIgnoringNoise, counted } from "../numbers";

/** The stages from the last one back: what a case is called, and which inputs hold its rate and its hours. */
const STAGES = [
  { label: "Aufträge", rate: "orderRate", hours: undefined },
  { label: "Angebote", rate: "offerRate", hours: "offerHours" },
  { label: "Verkaufschancen", rate: "opportunityRate", hours: "opportunityHours" },
  { label: "Erstgespräche", rate: "callRate", hours: "callHours" },
  { label: "Passende Leads (MQL)", rate: "matchRate", hours: "matchHours" },
  { label: "Leads", rate: undefined, hours: undefined },
] as const;

type Rate = NonNullable<(typeof STAGES)[number]["rate"]>;
type Hours = NonNullable<(typeof STAGES)[number]["hours"]>;
type Stage = { label: string; cases: number; hours: number };

/**
 * The cases and the hours of each stage, from the first one on. Cases are rounded up: nobody leads half a talk.
 * @param input rates as per cent of the stage before, hours for one case
 */
export function stagesFor(customers: number, input: Entries<Rate | Hours>): Stage[] {
  let exact = customers;
  const stages = STAGES.map(({ label, rate, hours }) => {
    const cases = ceilIgnoringNoise(exact);
    // The rate into a stage says how many cases the stage before it needs.
    if (rate) exact /= input[rate] / 100;
    return { label, cases, hours: hours ? cases * input[hours] : 0 };
  });
  return stages.reverse();
}

/** Below a hundred hours, a tenth counts. */
const hoursOf = (value: number) =>
  counted(value < 100 ? Math.round(value * 10) / 10 : Math.round(value), "Stunde", "Stunden");

/** The share of leads that become customers, per cent. */
const overallRate = (input: Entries<Rate>) =>
  STAGES.reduce((product, { rate }) => (rate ? (product * input[rate]) / 100 : product), 100);

/**
 * How many leads, and how many hours of work, a number of customers takes.
 *
 * Backwards through the funnel: cases of a stage = cases of the next one ÷ the rate between them, hours = cases × hours
 * for one. The rates are those of a cohort. Source: Farris, Bendle, Pfeifer and Reibstein, “Marketing Metrics”, on
 * pipeline analysis (the sales funnel).
 */
export const funnel = defineCalculator({
  name: "funnel",
  title: "Vom Ziel zurück zu Leads und Stunden",
  fields: [
    { key: "customers", label: "Gewünschte Aufträge", unit: "", group: "Ziel", whole: true, min: 1, max: 10_000 },
    { key: "matchRate", label: "Leads, die passen", unit: "%", group: "Quoten von Stufe zu Stufe", min: 1, max: 100 },
    {
      key: "callRate",
      label: "Davon mit Erstgespräch",
      unit: "%",
      group: "Quoten von Stufe zu Stufe",
      min: 1,
      max: 100,
    },
    {
      key: "opportunityRate",
      label: "Davon Verkaufschancen",
      unit: "%",
      group: "Quoten von Stufe zu Stufe",
      min: 1,
      max: 100,
    },
    { key: "offerRate", label: "Davon mit Angebot", unit: "%", group: "Quoten von Stufe zu Stufe", min: 1, max: 100 },
    { key: "orderRate", label: "Davon Aufträge", unit: "%", group: "Quoten von Stufe zu Stufe", min: 1, max: 100 },
    {
      key: "matchHours",
      label: "Einen passenden Lead prüfen",
      unit: "Stunden",
      group: "Arbeit pro Fall",
      min: 0,
      max: 1000,
    },
    { key: "callHours", label: "Ein Erstgespräch", unit: "Stunden", group: "Arbeit pro Fall", min: 0, max: 1000 },
    {
      key: "opportunityHours",
      label: "Eine Verkaufschance",
      unit: "Stunden",
      group: "Arbeit pro Fall",
      min: 0,
      max: 1000,
    },
    { key: "offerHours", label: "Ein Angebot", unit: "Stunden", group: "Arbeit pro Fall", min: 0, max: 1000 },
  ],
  compute: (input) => {
    const { customers } = input;
    const stages = stagesFor(customers, input);
    const [leads, ...worked] = stages;
    const leadCount = leads?.cases ?? 0;
    const total = stages.reduce((sum, { hours }) => sum + hours, 0);
    const overall = overallRate(input);
    const need = `Für ${counted(customers, "Auftrag", "Aufträge")} brauchen Sie ${counted(leadCount, "Lead", "Leads")}`;
    return {
      sentence: `${need} und ${hoursOf(total)} Arbeit im Vertrieb, also ${hoursOf(total / customers)} je Auftrag.`,
      figures: [
        { label: "Nötige Leads", value: counted(leadCount, "Lead", "Leads") },
        { label: "Gesamtquote", value: withUnit(overall, "%", overall < 1 ? 3 : 1) },
        ...worked.slice(0, -1).map(({ label, cases, hours }) => ({
          label,
          value: formatNumber(cases),
          also: hoursOf(hours),
        })),
        { label: "Stunden im Vertrieb", value: hoursOf(total) },
        { label: "Stunden je Auftrag", value: hoursOf(total / customers) },
      ],
      chart: {
        kind: "funnel",
        title: "So viele Fälle braucht jede Stufe",
        description: `${stages.map(({ label, cases }) => `${label}: ${formatNumber(cases)}`).join("; ")}.`,
        unit: "Fälle",
        columns: ["Stufe", "Anzahl"],
        rows: stages.map(({ label, cases }) => ({ label, values: [cases] })),
      },
    };
  },
});
