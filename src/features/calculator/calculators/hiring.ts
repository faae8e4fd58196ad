import { LineChart } from "../../../components/charts/line-chart";
import { formatNumber } from "../../../lib/german-numbers";
import { defineCalculator } from "../calculator";
import { ceilIgnoringNoise, euros, withNoun } from "../numbers";

const MONTHS = 12;
/** A smaller remainder is floating-point noise. */
const TOLERANCE = 1e-9;

/**
 * The share of the full target that a new person reaches, by month of employment (the first is 1).
 * It rises by quarters in the last three months of the ramp and is full afterwards: 0, 0, 0, 25, 50, 75, 100 % for six.
 */
const rampShare = (month: number, ramp: number) => Math.min(1, Math.max(0, (month + 3 - ramp) / 4));

/** The share of people who are still employed some months after they started. */
const retentionAfter = (months: number, turnover: number) => (1 - turnover / 100) ** (months / 12);

/** The paid and the fully productive share of each month of the year, for one person who starts in the given month. */
function workByMonth(start: number, ramp: number, turnover: number): { paid: number; full: number }[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = index + 2 - start;
    if (month < 1) return { paid: 0, full: 0 };
    const paid = retentionAfter(month - 1, turnover);
    return { paid, full: paid * rampShare(month, ramp) };
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The possible start months, spread evenly over the year: 1, 4, 7, 10 for four. */
export const startMonths = (starts: number) =>
  Array.from({ length: starts }, (_, index) => 1 + Math.floor((index * MONTHS) / starts));

/** Whether a new person contributes anything within this year. */
const contributes = (fullMonths: number) => fullMonths > TOLERANCE;

/**
 * The number of people to hire per start month. Hires go round the start months that contribute, earliest first, until
 * they cover the work.
 * @param monthsNeeded full months of work
 * @param monthsPerHire full months that one person contributes, by start month
 */
export function hiresPerStartMonth(monthsNeeded: number, monthsPerHire: readonly number[]): number[] {
  // The last round may need only its first people.
  const fullRounds = Math.max(0, ceilIgnoringNoise(monthsNeeded / sum(monthsPerHire)) - 1);
  let remaining = monthsNeeded - fullRounds * sum(monthsPerHire);
  return monthsPerHire.map((months) => {
    if (!contributes(months)) return 0;
    if (remaining <= TOLERANCE) return fullRounds;
    remaining -= months;
    return fullRounds + 1;
  });
}

function planText(hires: readonly number[], starts: readonly number[]): string {
  const parts = hires.flatMap((count, index) =>
    count > 0 ? [`${formatNumber(count)} in Monat ${starts[index]}`] : [],
  );
  return new Intl.ListFormat("de").format(parts);
}

type Plan = {
  people: number;
  atOnce: number;
  leavers: number;
  /** The first start month that contributes nothing within the year. */
  firstLateMonth: number | undefined;
};

function remarks({ people, atOnce, leavers, firstLateMonth }: Plan): string[] {
  return [
    firstLateMonth === undefined
      ? ""
      : `Ein Eintritt ab Monat ${firstLateMonth} zählt erst für das Folgejahr: Bis Monat 12 bringt er noch nichts.`,
    atOnce < people ? `Kämen alle in Monat 1, genügten ${withNoun(atOnce, "Person", "Personen")}.` : "",
    leavers > 0 ? `Der Ersatz für ${withNoun(leavers, "Abgang", "Abgänge")} im heutigen Team ist eingerechnet.` : "",
  ].filter((remark) => remark !== "");
}

/**
 * How many people a sales team has to hire for more new business within twelve months, and when.
 *
 * Work needed in full months: additional business ÷ (monthly quota × mean attainment), plus the work of people who leave.
 * A new person contributes the full months after the ramp. People leave evenly over the year; their number is an expected
 * value. Sources: Zoltners, Sinha and Lorimer, “Sales Force Design for Strategic Advantage”, on sizing a
 * sales force; Farris, Bendle, Pfeifer and Reibstein, “Marketing Metrics”, on sales force coverage.
 */
export const hiring = defineCalculator({
  name: "hiring",
  title: "Wie viele Sie einstellen müssen, und wann",
  groups: {
    Ziel: [
      { key: "target", label: "Zusätzliches Neugeschäft in 12\u00a0Monaten", unit: "€", min: 1000, max: 1_000_000_000 },
    ],
    "Eine Person": [
      { key: "quota", label: "Jahresziel einer Person", unit: "€", min: 10_000, max: 100_000_000 },
      { key: "attainment", label: "Mittlere Zielerreichung", unit: "%", min: 10, max: 150 },
      { key: "ramp", label: "Einarbeitung", unit: "Monate", whole: true, min: 0, max: 12 },
    ],
    "Das Team": [
      { key: "turnover", label: "Fluktuation im Jahr", unit: "%", min: 0, max: 80 },
      { key: "team", label: "Heutiges Team", unit: "Personen", min: 0, max: 10_000 },
      { key: "starts", label: "Eintrittstermine im Jahr", unit: "", whole: true, min: 1, max: 12 },
    ],
  },
  Chart: LineChart,
  compute: ({ target, quota, attainment, ramp, turnover, team, starts }) => {
    const fullMonth = (quota / MONTHS) * (attainment / 100);
    const lost = team * (MONTHS - sum(workByMonth(1, 0, turnover).map(({ paid }) => paid)));
    const monthsNeeded = target / fullMonth + lost;
    const months = startMonths(starts);
    const years = months.map((start) => workByMonth(start, ramp, turnover));
    const monthsPerHire = years.map((year) => sum(year.map(({ full }) => full)));
    const hires = hiresPerStartMonth(monthsNeeded, monthsPerHire);
    const firstLateMonth = months[monthsPerHire.findIndex((fullMonths) => !contributes(fullMonths))];
    const people = sum(hires);
    const atOnce = ceilIgnoringNoise(monthsNeeded / (monthsPerHire[0] || 0));
    const timeline = Array.from({ length: MONTHS }, (_, index) => ({
      paid: sum(years.map((year, start) => (year[index]?.paid || 0) * (hires[start] || 0))),
      full: sum(years.map((year, start) => (year[index]?.full || 0) * (hires[start] || 0))),
    }));
    const full = sum(timeline.map((month) => month.full));
    const plan = planText(hires, months);
    const hundredth = (value: number) => Math.round(value * 100) / 100;
    const ask = `Für ${euros(target)} zusätzlich in zwölf Monaten brauchen Sie ${withNoun(people, "Einstellung", "Einstellungen")}: ${plan}.`;
    const leavers = Math.round((team * turnover) / 10) / 10;
    return {
      sentence: [ask, ...remarks({ people, atOnce, leavers, firstLateMonth })].join(" "),
      figures: [
        { label: "Einstellungen", value: withNoun(people, "Person", "Personen") },
        { label: "Alle in Monat 1", value: withNoun(atOnce, "Person", "Personen") },
        { label: "Volle Monate", value: formatNumber(full, 1) },
        { label: "Bezahlte Monate", value: formatNumber(Math.round(sum(timeline.map(({ paid }) => paid)))) },
        { label: "Ertrag der Neuen in 12\u00a0Monaten", value: euros(full * fullMonth) },
        { label: "Abgänge im heutigen Team", value: withNoun(leavers, "Person", "Personen") },
      ],
      chart: {
        title: "Bezahlt ab dem ersten Tag, voll im Einsatz erst später",
        description: `Eintritte: ${plan}. Im zwölften Monat sind ${formatNumber(timeline.at(-1)?.paid || 0, 1)} Stellen bezahlt und ${formatNumber(timeline.at(-1)?.full || 0, 1)} voll im Einsatz.`,
        unit: "Stellen",
        columns: ["Monat", "bezahlt", "voll im Einsatz"],
        rows: timeline.map(({ paid, full }, index) => ({
          label: String(index + 1),
          values: [hundredth(paid), hundredth(full)],
        })),
      },
    };
  },
});
