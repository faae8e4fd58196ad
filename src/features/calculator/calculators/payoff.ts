import { formatNumber, withUnit } from "../../../lib/german-numbers";
import { defineCalculator } from "../calculator";
import { ceilIgnoringNoise, euros, NO_FIGURE } from "../numbers";

const MONTHS = 12;
const WORKDAYS_PER_WEEK = 5;
const MINUTES_PER_HOUR = 60;

/** How much of something covers the costs, if each brings in so much; `undefined` if none ever do. */
const covering = (costs: number, each: number): number | undefined => (each > 0 ? costs / each : undefined);

/**
 * What a sales tool has to bring in a year to earn what it costs: its price and the time for checking what it proposes.
 *
 * Break-even on relevant costs, as in Drury, “Management and Cost Accounting”. Further orders from the same opportunities
 * cost only their commission; further opportunities cost their whole handling. Both are set against the margin of the
 * customers' first year and of their lifetime (margin of a year ÷ churn of a year, undiscounted).
 */
export const payoff = defineCalculator({
  name: "payoff",
  title: "Was ein Werkzeug bringen muss",
  groups: {
    "Das Werkzeug": [
      { key: "price", label: "Preis", unit: "€ im Monat", min: 0, max: 1_000_000 },
      { key: "people", label: "Wer damit arbeitet", unit: "Personen", min: 1, max: 10_000 },
      { key: "minutes", label: "Prüfen und Freigeben pro Person und Tag", unit: "Minuten", min: 0, max: 480 },
      { key: "weeks", label: "Arbeitswochen im Jahr", unit: "", min: 1, max: 52 },
      { key: "hour", label: "Kosten einer Stunde", unit: "€", min: 1, max: 1000 },
    ],
    "Der Verkauf": [
      { key: "opportunities", label: "Verkaufschancen im Jahr", unit: "", min: 1, max: 1_000_000 },
      { key: "winRate", label: "Abschlussquote", unit: "%", min: 1, max: 100 },
      { key: "commission", label: "Provision auf einen Auftrag", unit: "€", min: 0, max: 1_000_000 },
      { key: "handling", label: "Kosten einer weiteren Verkaufschance", unit: "€", min: 0, max: 1_000_000 },
    ],
    "Der Kunde": [
      { key: "margin", label: "Deckungsbeitrag je Kunde und Jahr", unit: "€", min: 1, max: 10_000_000 },
      { key: "churn", label: "Kündigungen im Jahr (Churn)", unit: "%", min: 1, max: 100 },
    ],
  },
  compute: (values) => {
    const { price, people, minutes, weeks, hour } = values;
    const { opportunities, winRate, commission, handling, margin, churn } = values;
    const time = ((people * minutes) / MINUTES_PER_HOUR) * WORKDAYS_PER_WEEK * weeks * hour;
    const costs = price * MONTHS + time;
    const lifetime = margin / (churn / 100);
    const [first, whole] = [margin, lifetime].map((value) => covering(costs, value - commission));
    const rateWith = (orders = Number.POSITIVE_INFINITY) => winRate + (orders / opportunities) * 100;
    const rate = (orders?: number) => (rateWith(orders) <= 100 ? withUnit(rateWith(orders), "%", 1) : NO_FIGURE);
    const count = (value?: number) => (value === undefined ? NO_FIGURE : formatNumber(value, 1));
    const further = (value: number) => {
      const needed = covering(costs, value * (winRate / 100) - handling);
      return needed === undefined ? NO_FIGURE : formatNumber(ceilIgnoringNoise(needed));
    };
    const hours = costs / hour / people / weeks;
    const parts = `Das Werkzeug kostet ${euros(costs)} im Jahr, davon ${euros(time)} Arbeitszeit.`;
    return {
      sentence: `${parts} Es trägt sich, wenn eine der Zeilen darunter eintritt, und nur, soweit sie ohne das Werkzeug ausgeblieben wäre.`,
      figures: [
        { label: "Eigene Arbeitszeit im Jahr", value: euros(time) },
        { label: "Kosten im Jahr, mit dem Preis", value: euros(costs) },
        { label: "Aufträge mehr, für das erste Vertragsjahr", value: count(first) },
        { label: "Abschlussquote dafür", value: rate(first) },
        { label: "Aufträge mehr, über die Laufzeit", value: count(whole) },
        { label: "Abschlussquote auch dafür", value: rate(whole) },
        { label: "Oder: Verkaufschancen mehr, erstes Vertragsjahr", value: further(margin) },
        { label: "Verkaufschancen mehr, über die Laufzeit", value: further(lifetime) },
        { label: "Oder: gesparte Stunden pro Person und Woche", value: withUnit(hours, "Stunden", 1) },
      ],
    };
  },
});
