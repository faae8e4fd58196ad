import { formatNumber, withUnit } from "../../../lib/german-numbers";
import { defineCalculator } from "../calculator";
import { counted, euros, NO_FIGURE, roughly } from "../numbers";

/** Half a cent: less is floating-point noise. */
const ROUNDING = 0.005;
/** Who has not paid back by then never does, as far as anybody plans. */
const LONGEST_PAYBACK = 600;
const LONGEST_CHART = 120;
const USUAL_CHART = 48;
/** From here on, the chart counts in thousands. */
const THOUSANDS_FROM = 100_000;

/** The share of customers still there, whole months after they were won. Contracts run for a year. */
const survivors = (months: number, churn: number) => (1 - churn / 100) ** Math.floor(months / 12);

/**
 * The month in which a customer has paid back what winning them cost; the first payment comes in month 1.
 * @param churn per cent of customers who leave in a year
 * @returns `undefined` if that does not happen within 50 years
 */
export function paybackMonth(cost: number, monthlyMargin: number, churn: number): number | undefined {
  let balance = -cost;
  for (let month = 1; month <= LONGEST_PAYBACK; month += 1) {
    balance += monthlyMargin * survivors(month - 1, churn);
    if (balance >= -ROUNDING) return month;
  }
  return undefined;
}

/**
 * What has been paid in and out at the end of each month, from month 0 on, if as many customers are won every month.
 * All of them pay monthly, from the month on in which they are won.
 */
export function cashByMonth(customersAMonth: number, cost: number, monthlyMargin: number, churn: number): number[] {
  const balances = [0];
  let balance = 0;
  let paying = 0;
  for (let month = 1; month <= LONGEST_CHART; month += 1) {
    paying += customersAMonth * survivors(month - 1, churn);
    balance += paying * monthlyMargin - customersAMonth * cost;
    balances.push(balance);
  }
  return balances;
}

/** The lowest point of an account, and the month from which it is at zero again, if it gets there. */
export function turningPoints(balances: readonly number[]): { lowest: number; low: number; back: number | undefined } {
  const lowest = Math.min(...balances);
  const low = balances.indexOf(lowest);
  const back = balances.findIndex((balance, month) => month >= low && balance >= -ROUNDING);
  return { lowest, low, back: back < 0 ? undefined : back };
}

type Points = ReturnType<typeof turningPoints>;

/** How much money has to be found before customers have paid it back. */
function adviseOnCash({ lowest, back }: Points, rate: string): string {
  if (lowest >= -ROUNDING) return `Bei ${rate} müssen Sie nichts vorfinanzieren.`;
  const time = back === undefined ? " in zehn Jahren" : "";
  return `Bei ${rate} finanzieren Sie${time} bis zu ${euros(roughly(-lowest))} vor.`;
}

function describeCash({ lowest, low, back }: Points, unit: string, scale: number): string {
  if (lowest >= -ROUNDING) return "Das Konto kommt nie ins Minus.";
  const depth = withUnit(Math.round(lowest / scale), unit, 0);
  const end = back === undefined ? "nach zehn Jahren noch im Minus" : `ab Monat ${back} wieder im Plus`;
  return `Das Konto sinkt bis Monat ${low} auf ${depth} und ist ${end}.`;
}

/** The numbers of the chart. @returns also by what they are divided */
function numbersOf(balances: readonly number[], back: number | undefined) {
  const [shown, step] = back === undefined || back > USUAL_CHART ? [LONGEST_CHART, 12] : [USUAL_CHART, 6];
  const scale = Math.max(...balances.slice(0, shown + 1).map(Math.abs)) < THOUSANDS_FROM ? 1 : 1000;
  const rows = balances
    .map((balance, month) => ({
      label: String(month),
      // Adding zero makes a plain zero of minus zero.
      values: [Math.round(balance / scale) + 0],
    }))
    .filter((_, month) => month <= shown && month % step === 0);
  return { unit: scale === 1 ? "€" : "Tsd. €", rows, scale };
}

/**
 * What a new customer costs and brings, and how much money their winning binds.
 *
 * Customer acquisition cost: all costs of winning customers ÷ customers won. Lifetime value: margin of a year ÷ churn
 * of a year, undiscounted. Payback: as in the article, cancellations counted, which the usual CAC ÷ margin leaves out.
 * Sources: D. Skok, “SaaS Metrics 2.0” (CAC, LTV, months to recover CAC, the cash trough); Farris, Bendle, Pfeifer and
 * Reibstein, “Marketing Metrics”, on customer profitability (average acquisition cost, customer lifetime value).
 */
export const cac = defineCalculator({
  name: "cac",
  title: "Ihr CAC, mit Ihren Zahlen",
  fields: [
    {
      key: "marketing",
      label: "Marketing, mit Gehältern",
      unit: "€",
      group: "Kosten im Jahr",
      min: 0,
      max: 100_000_000,
    },
    {
      key: "salaries",
      label: "Gehälter Vertrieb, nur Neugeschäft",
      unit: "€",
      group: "Kosten im Jahr",
      min: 0,
      max: 100_000_000,
    },
    {
      key: "commissions",
      label: "Provisionen auf Neugeschäft",
      unit: "€",
      group: "Kosten im Jahr",
      min: 0,
      max: 100_000_000,
    },
    {
      key: "demos",
      label: "Technik für Demos und Tests",
      unit: "€",
      group: "Kosten im Jahr",
      min: 0,
      max: 100_000_000,
    },
    {
      key: "hiring",
      label: "Personalsuche und Einarbeitung",
      unit: "€",
      group: "Kosten im Jahr",
      min: 0,
      max: 100_000_000,
    },
    { key: "tools", label: "Werkzeuge, Daten, Reisen", unit: "€", group: "Kosten im Jahr", min: 0, max: 100_000_000 },
    {
      key: "customers",
      label: "Neukunden im selben Jahr",
      unit: "Kunden",
      group: "Neukunden",
      whole: true,
      min: 1,
      max: 100_000,
    },
    {
      key: "margin",
      label: "Deckungsbeitrag je Kunde und Jahr",
      unit: "€",
      group: "Neukunden",
      min: 1,
      max: 10_000_000,
    },
    { key: "churn", label: "Kündigungen im Jahr (Churn)", unit: "%", group: "Neukunden", min: 1, max: 100 },
    { key: "pace", label: "Neukunden je Monat, künftig", unit: "Kunden", group: "Ausblick", min: 0.1, max: 10_000 },
  ],
  compute: ({ marketing, salaries, commissions, demos, hiring, tools, customers, margin, churn, pace }) => {
    const total = marketing + salaries + commissions + demos + hiring + tools;
    const cost = total / customers;
    const lifetimeValue = margin / (churn / 100);
    const ratio = cost >= ROUNDING ? formatNumber(lifetimeValue / cost, 1) : NO_FIGURE;
    const payback = paybackMonth(cost, margin / 12, churn);
    const balances = cashByMonth(pace, cost, margin / 12, churn);
    const points = turningPoints(balances);
    const { scale, unit, rows } = numbersOf(balances, points.back);
    const rate = `${withUnit(pace, "Neukunden")} im Monat`;
    const gain = `Ein neuer Kunde kostet ${euros(cost)} und bringt über seine Laufzeit ${euros(lifetimeValue)}`;
    const times = cost >= ROUNDING ? `, das ${ratio}-Fache` : "";
    const back = payback
      ? `Nach ${counted(payback, "Monat", "Monaten")} ist das Geld zurück.`
      : "Das Geld kommt nicht zurück.";
    return {
      sentence: `${gain}${times}. ${back} ${adviseOnCash(points, rate)}`,
      figures: [
        { label: "CAC, vollständig", value: euros(cost) },
        { label: "Kosten der Neukundengewinnung", value: euros(total) },
        { label: "Kundenwert (LTV)", value: euros(lifetimeValue) },
        { label: "LTV ÷ CAC", value: ratio },
        { label: "Geld zurück in", value: payback ? `Monat\u00a0${payback}` : NO_FIGURE },
        { label: "Höchste Vorfinanzierung", value: euros(roughly(-points.lowest)) },
      ],
      chart: {
        kind: "line",
        title: "Ihr Kontostand, wenn es so weitergeht",
        description: `Kumulierter Geldfluss bei ${rate} und Monatszahlung. ${describeCash(points, unit, scale)}`,
        unit,
        columns: ["Monat", "Kontostand"],
        rows,
      },
    };
  },
});
