import { FunnelChart } from "../../../components/charts/funnel-chart";
import { formatNumber, withUnit } from "../../../lib/german-numbers";
import { defineCalculator, type Values } from "../calculator";
import { ceilIgnoringNoise, withNoun } from "../numbers";

/** The stages from last to first: what is counted at each, and the inputs for conversion rate and hours. */
const STAGES = [
  { label: "Aufträge", rate: "orderRate", hours: undefined },
  { label: "Angebote", rate: "offerRate", hours: "offerHours" },
  { label: "Verkaufschancen", rate: "opportunityRate", hours: "opportunityHours" },
  { label: "Erstgespräche", rate: "callRate", hours: "callHours" },
  { label: "Passende Leads (MQL)", rate: "matchRate", hours: "matchHours" },
  { label: "Leads", rate: undefined, hours: undefined },
] as const;

type RateKey = NonNullable<(typeof STAGES)[number]["rate"]>;
type HoursKey = NonNullable<(typeof STAGES)[number]["hours"]>;
type Stage = { label: string; cases: number; hours: number };

/**
 * The cases and the hours of each stage, from first to last. Cases are rounded up to whole ones.
 * @param values rates in per cent of the previous stage, hours per case
 */
export function computeStages(customers: number, values: Values<RateKey | HoursKey>): Stage[] {
  let exact = customers;
  const stages = STAGES.map(({ label, rate, hours }) => {
    const cases = ceilIgnoringNoise(exact);
    // The previous stage needs as many cases as this stage's rate requires.
    if (rate) exact /= values[rate] / 100;
    return { label, cases, hours: hours ? cases * values[hours] : 0 };
  });
  return stages.reverse();
}

/** Hours with one decimal below 100, whole ones above. */
const hoursText = (value: number) =>
  withNoun(value < 100 ? Math.round(value * 10) / 10 : Math.round(value), "Stunde", "Stunden");

/** The share of leads that become customers, per cent. */
const overallRate = (values: Values<RateKey>) =>
  STAGES.reduce((product, { rate }) => (rate ? (product * values[rate]) / 100 : product), 100);

/**
 * The number of leads and the hours of work that a number of customers takes.
 *
 * Backwards through the funnel: cases of a stage = cases of the next one ÷ the rate between them, hours = cases × hours
 * for one. The rates are those of a cohort. Source: Farris, Bendle, Pfeifer and Reibstein, “Marketing Metrics”, on
 * pipeline analysis (the sales funnel).
 */
export const funnel = defineCalculator({
  name: "funnel",
  title: "Vom Ziel zurück zu Leads und Stunden",
  groups: {
    Ziel: [{ key: "customers", label: "Gewünschte Aufträge", unit: "", whole: true, min: 1, max: 10_000 }],
    "Quoten von Stufe zu Stufe": [
      { key: "matchRate", label: "Leads, die passen", unit: "%", min: 1, max: 100 },
      { key: "callRate", label: "Davon mit Erstgespräch", unit: "%", min: 1, max: 100 },
      { key: "opportunityRate", label: "Davon Verkaufschancen", unit: "%", min: 1, max: 100 },
      { key: "offerRate", label: "Davon mit Angebot", unit: "%", min: 1, max: 100 },
      { key: "orderRate", label: "Davon Aufträge", unit: "%", min: 1, max: 100 },
    ],
    "Arbeit pro Fall": [
      { key: "matchHours", label: "Einen passenden Lead prüfen", unit: "Stunden", min: 0, max: 1000 },
      { key: "callHours", label: "Ein Erstgespräch", unit: "Stunden", min: 0, max: 1000 },
      { key: "opportunityHours", label: "Eine Verkaufschance", unit: "Stunden", min: 0, max: 1000 },
      { key: "offerHours", label: "Ein Angebot", unit: "Stunden", min: 0, max: 1000 },
    ],
  },
  Chart: FunnelChart,
  compute: (values) => {
    const { customers } = values;
    const stages = computeStages(customers, values);
    const [leads, ...worked] = stages;
    const leadCount = leads?.cases || 0;
    const total = stages.reduce((sum, { hours }) => sum + hours, 0);
    const overall = overallRate(values);
    const need = `Für ${withNoun(customers, "Auftrag", "Aufträge")} brauchen Sie ${withNoun(leadCount, "Lead", "Leads")}`;
    return {
      sentence: `${need} und ${hoursText(total)} Arbeit im Vertrieb, also ${hoursText(total / customers)} je Auftrag.`,
      figures: [
        { label: "Nötige Leads", value: withNoun(leadCount, "Lead", "Leads") },
        { label: "Gesamtquote", value: withUnit(overall, "%", overall < 1 ? 3 : 1) },
        ...worked.slice(0, -1).map(({ label, cases, hours }) => ({
          label,
          value: formatNumber(cases),
          secondaryValue: hoursText(hours),
        })),
        { label: "Stunden im Vertrieb", value: hoursText(total) },
        { label: "Stunden je Auftrag", value: hoursText(total / customers) },
      ],
      chart: {
        title: "So viele Fälle braucht jede Stufe",
        description: `${stages.map(({ label, cases }) => `${label}: ${formatNumber(cases)}`).join("; ")}.`,
        unit: "Fälle",
        columns: ["Stufe", "Anzahl"],
        rows: stages.map(({ label, cases }) => ({ label, values: [cases] })),
      },
    };
  },
});
