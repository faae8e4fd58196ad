import { LineChart } from "../../../components/charts/line-chart";
import { formatNumber, withUnit } from "../../../lib/german-numbers";
import { defineCalculator } from "../calculator";
import { euros, NO_FIGURE, roundToThreeDigits, withNoun } from "../numbers";

/** Half a cent; a smaller amount is floating-point noise. */
const TOLERANCE = 0.005;
/** 50 years; a later payback counts as none. */
const MAX_PAYBACK_MONTHS = 600;
const LONG_CHART_MONTHS = 120;
const SHORT_CHART_MONTHS = 48;
/** From this amount on, the chart shows thousands. */
const THOUSANDS_FROM = 100_000;

/** The share of customers who stay some months after they were won. Contracts run for a year, so it falls once a year. */
const retentionAfter = (months: number, churn: number) => (1 - churn / 100) ** Math.floor(months / 12);

/**
 * The month in which a customer's payments cover the cost of winning them; the first payment comes in month 1.
 * @param churn per cent of customers who leave in a year
 * @returns `undefined` if that does not happen within 50 years
 */
export function paybackMonth(cost: number, monthlyMargin: number, churn: number): number | undefined {
  let balance = -cost;
  for (let month = 1; month <= MAX_PAYBACK_MONTHS; month += 1) {
    balance += monthlyMargin * retentionAfter(month - 1, churn);
    if (balance >= -TOLERANCE) return month;
  }
  return undefined;
}

/**
 * The cumulative cash flow at the end of each month, from month 0 on, if the same number of customers is won every month.
 * They pay monthly, starting in the month in which they are won.
 */
export function balanceByMonth(
  customersPerMonth: number,
  cost: number,
  monthlyMargin: number,
  churn: number,
): number[] {
  const balances = [0];
  let balance = 0;
  let paying = 0;
  for (let month = 1; month <= LONG_CHART_MONTHS; month += 1) {
    paying += customersPerMonth * retentionAfter(month - 1, churn);
    balance += paying * monthlyMargin - customersPerMonth * cost;
    balances.push(balance);
  }
  return balances;
}

/** The lowest balance and its month, and the first month after it in which the balance is back at zero, if any. */
export function turningPoints(balances: readonly number[]): {
  lowest: number;
  lowestMonth: number;
  breakEven: number | undefined;
} {
  const lowest = Math.min(...balances);
  const lowestMonth = balances.indexOf(lowest);
  const breakEven = balances.findIndex((balance, month) => month >= lowestMonth && balance >= -TOLERANCE);
  return { lowest, lowestMonth, breakEven: breakEven < 0 ? undefined : breakEven };
}

type TurningPoints = ReturnType<typeof turningPoints>;

/** Says how much has to be financed in advance. */
function fundingSentence({ lowest, breakEven }: TurningPoints, rate: string): string {
  if (lowest >= -TOLERANCE) return `Bei ${rate} müssen Sie nichts vorfinanzieren.`;
  const time = breakEven ? "" : " in zehn Jahren";
  return `Bei ${rate} finanzieren Sie${time} bis zu ${euros(roundToThreeDigits(-lowest))} vor.`;
}

function chartDescription({ lowest, lowestMonth, breakEven }: TurningPoints, unit: string, scale: number): string {
  if (lowest >= -TOLERANCE) return "Das Konto kommt nie ins Minus.";
  const depth = withUnit(Math.round(lowest / scale), unit, 0);
  const end = breakEven ? `ab Monat ${breakEven} wieder im Plus` : "nach zehn Jahren noch im Minus";
  return `Das Konto sinkt bis Monat ${lowestMonth} auf ${depth} und ist ${end}.`;
}

/** The rows of the chart, one a month if they are few, and their unit. @returns also the scale by which the amounts are divided */
function chartRows(balances: readonly number[], breakEven: number | undefined) {
  const [shown, step] =
    (breakEven ?? LONG_CHART_MONTHS) > SHORT_CHART_MONTHS ? [LONG_CHART_MONTHS, 2] : [SHORT_CHART_MONTHS, 1];
  const scale = Math.max(...balances.slice(0, shown + 1).map(Math.abs)) < THOUSANDS_FROM ? 1 : 1000;
  const rows = balances
    .map((balance, month) => ({
      label: String(month),
      // Adding zero turns minus zero into zero.
      values: [Math.round(balance / scale) + 0],
    }))
    .filter((_, month) => month <= shown && month % step === 0);
  return { unit: scale === 1 ? "€" : "Tsd. €", rows, scale };
}

/**
 * The cost and the lifetime value of a new customer, and the cash that winning customers ties up.
 *
 * Customer acquisition cost: all costs of winning customers ÷ customers won. Lifetime value: margin of a year ÷ churn
 * of a year, undiscounted. Payback: as in the article, including cancellations, which the usual CAC ÷ margin ignores.
 * Sources: D. Skok, “SaaS Metrics 2.0” (CAC, LTV, months to recover CAC, the cash trough); Farris, Bendle, Pfeifer and
 * Reibstein, “Marketing Metrics”, on customer profitability (average acquisition cost, customer lifetime value).
 */
export const cac = defineCalculator({
  name: "cac",
  title: "Ihr CAC, mit Ihren Zahlen",
  groups: {
    "Kosten im Jahr": [
      { key: "marketing", label: "Marketing, mit Gehältern", unit: "€", min: 0, max: 100_000_000 },
      { key: "salaries", label: "Gehälter Vertrieb, nur Neugeschäft", unit: "€", min: 0, max: 100_000_000 },
      { key: "commissions", label: "Provisionen auf Neugeschäft", unit: "€", min: 0, max: 100_000_000 },
      { key: "demos", label: "Technik für Demos und Tests", unit: "€", min: 0, max: 100_000_000 },
      { key: "hiring", label: "Personalsuche und Einarbeitung", unit: "€", min: 0, max: 100_000_000 },
      { key: "tools", label: "Werkzeuge, Daten, Reisen", unit: "€", min: 0, max: 100_000_000 },
    ],
    Neukunden: [
      { key: "customers", label: "Neukunden im selben Jahr", unit: "Kunden", whole: true, min: 1, max: 100_000 },
      { key: "margin", label: "Deckungsbeitrag je Kunde und Jahr", unit: "€", min: 1, max: 10_000_000 },
      { key: "churn", label: "Kündigungen im Jahr (Churn)", unit: "%", min: 1, max: 100 },
    ],
    Ausblick: [{ key: "pace", label: "Neukunden je Monat, künftig", unit: "Kunden", min: 0.1, max: 10_000 }],
  },
  Chart: LineChart,
  compute: ({ marketing, salaries, commissions, demos, hiring, tools, customers, margin, churn, pace }) => {
    const total = marketing + salaries + commissions + demos + hiring + tools;
    const cost = total / customers;
    const lifetimeValue = margin / (churn / 100);
    const ratio = cost >= TOLERANCE ? formatNumber(lifetimeValue / cost, 1) : NO_FIGURE;
    const payback = paybackMonth(cost, margin / 12, churn);
    const balances = balanceByMonth(pace, cost, margin / 12, churn);
    const points = turningPoints(balances);
    const { scale, unit, rows } = chartRows(balances, points.breakEven);
    const rate = `${withUnit(pace, "Neukunden")} im Monat`;
    const gain = `Ein neuer Kunde kostet ${euros(cost)} und bringt über seine Laufzeit ${euros(lifetimeValue)}`;
    const times = cost >= TOLERANCE ? `, das ${ratio}-Fache` : "";
    const back = payback
      ? `Nach ${withNoun(payback, "Monat", "Monaten")} ist das Geld zurück.`
      : "Das Geld kommt nicht zurück.";
    return {
      sentence: `${gain}${times}. ${back} ${fundingSentence(points, rate)}`,
      figures: [
        { label: "CAC, vollständig", value: euros(cost) },
        { label: "Kosten der Neukundengewinnung", value: euros(total) },
        { label: "Kundenwert (LTV)", value: euros(lifetimeValue) },
        { label: "LTV ÷ CAC", value: ratio },
        { label: "Geld zurück in", value: payback ? `Monat\u00a0${payback}` : NO_FIGURE },
        { label: "Höchste Vorfinanzierung", value: euros(roundToThreeDigits(-points.lowest)) },
      ],
      chart: {
        title: "Ihr Kontostand, wenn es so weitergeht",
        description: `Kumulierter Geldfluss ab Unterschrift bei ${rate} und Monatszahlung. ${chartDescription(points, unit, scale)}`,
        unit,
        columns: ["Monat", "Kontostand"],
        rows,
      },
    };
  },
});
