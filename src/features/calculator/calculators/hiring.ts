import { formatNumber } from "../../../lib/german-numbers";
import { defineCalculator } from "../calculator";
import { ceilIgnoringNoise, counted, euros } from "../numbers";

const MONTHS = 12;
/** Below this, a rest is floating-point noise. */
const ROUNDING = 1e-9;

/**
 * The share of the full target that a new person reaches, by months since they came (the first month is 1).
 * It rises by quarters in the last three months of the ramp and is full after it: 0, 0, 0, 25, 50, 75, 100 % for six.
 */
export const shareReached = (month: number, ramp: number) => Math.min(1, Math.max(0, (month + 3 - ramp) / 4));

/** The share of people still there, months after they came. */
const staying = (months: number, turnover: number) => (1 - turnover / 100) ** (months / 12);

/** The work of a person who comes in the given month of the year: per month, paid and in full months. */
function yearOf(start: number, ramp: number, turnover: number): { paid: number; full: number }[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = index + 2 - start;
    if (month < 1) return { paid: 0, full: 0 };
    const paid = staying(month - 1, turnover);
    return { paid, full: paid * shareReached(month, ramp) };
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The months, spread evenly over the year, in which people may come: 1, 4, 7, 10 for four. */
export const startMonths = (starts: number) =>
  Array.from({ length: starts }, (_, index) => 1 + Math.floor((index * MONTHS) / starts));

/** Whether a person who brings so many full months helps this year, or only the next one. */
const helps = (fullMonths: number) => fullMonths > ROUNDING;

/**
 * How many people have to come at each start that helps. They come in turn, the first start first, until the year's
 * work is done.
 * @param need full months of work
 * @param each full months that one person brings, by start
 */
export function hiresByStart(need: number, each: readonly number[]): number[] {
  // Of the last turn, only the first people may be needed.
  const turns = Math.max(0, ceilIgnoringNoise(need / sum(each)) - 1);
  let rest = need - turns * sum(each);
  return each.map((months) => {
    if (!helps(months)) return 0;
    if (rest <= ROUNDING) return turns;
    rest -= months;
    return turns + 1;
  });
}

function planInWords(hires: readonly number[], starts: readonly number[]): string {
  const parts = hires.flatMap((count, index) =>
    count > 0 ? [`${formatNumber(count)} in Monat ${starts[index]}`] : [],
  );
  return parts.join(", ").replace(/, ([^,]*)$/, " und $1");
}

type Plan = {
  people: number;
  atOnce: number;
  leavers: number;
  /** The month from which on people bring nothing within the year. */
  late: number | undefined;
};

function remarks({ people, atOnce, leavers, late }: Plan): string[] {
  return [
    late === undefined
      ? ""
      : `Ein Eintritt ab Monat ${late} zählt erst für das Folgejahr: Bis Monat 12 bringt er noch nichts.`,
    atOnce < people ? `Kämen alle in Monat 1, genügten ${counted(atOnce, "Person", "Personen")}.` : "",
    leavers > 0 ? `Der Ersatz für ${counted(leavers, "Abgang", "Abgänge")} im heutigen Team ist eingerechnet.` : "",
  ].filter((remark) => remark !== "");
}

/**
 * How many people a sales team has to hire for more new business within twelve months, and when.
 *
 * Work needed in full months: additional business ÷ (monthly quota × mean attainment), plus what people who leave take
 * with them. A new person brings the full months that the ramp leaves them. Leavers go evenly over the year; they are
 * expected values. Sources: Zoltners, Sinha and Lorimer, “Sales Force Design for Strategic Advantage”, on sizing a
 * sales force; Farris, Bendle, Pfeifer and Reibstein, “Marketing Metrics”, on sales force coverage.
 */
export const hiring = defineCalculator({
  name: "hiring",
  title: "Wie viele Sie einstellen müssen, und wann",
  fields: [
    {
      key: "target",
      label: "Zusätzliches Neugeschäft in 12 Monaten",
      unit: "€",
      group: "Ziel",
      min: 1000,
      max: 1_000_000_000,
    },
    { key: "quota", label: "Jahresziel einer Person", unit: "€", group: "Eine Person", min: 10_000, max: 100_000_000 },
    { key: "attainment", label: "Mittlere Zielerreichung", unit: "%", group: "Eine Person", min: 10, max: 150 },
    { key: "ramp", label: "Einarbeitung", unit: "Monate", group: "Eine Person", whole: true, min: 0, max: 12 },
    { key: "turnover", label: "Fluktuation im Jahr", unit: "%", group: "Das Team", min: 0, max: 80 },
    { key: "team", label: "Heutiges Team", unit: "Personen", group: "Das Team", min: 0, max: 10_000 },
    { key: "starts", label: "Eintrittstermine im Jahr", unit: "", group: "Das Team", whole: true, min: 1, max: 12 },
  ],
  compute: ({ target, quota, attainment, ramp, turnover, team, starts }) => {
    const fullMonth = (quota / MONTHS) * (attainment / 100);
    const lost = team * (MONTHS - sum(yearOf(1, 0, turnover).map(({ paid }) => paid)));
    const need = target / fullMonth + lost;
    const months = startMonths(starts);
    const years = months.map((start) => yearOf(start, ramp, turnover));
    const each = years.map((year) => sum(year.map(({ full }) => full)));
    const hires = hiresByStart(need, each);
    const late = months[each.findIndex((fullMonths) => !helps(fullMonths))];
    const people = sum(hires);
    const atOnce = ceilIgnoringNoise(need / (each[0] ?? 0));
    const timeline = Array.from({ length: MONTHS }, (_, index) => ({
      paid: sum(years.map((year, start) => (year[index]?.paid ?? 0) * (hires[start] ?? 0))),
      full: sum(years.map((year, start) => (year[index]?.full ?? 0) * (hires[start] ?? 0))),
    }));
    const full = sum(timeline.map((month) => month.full));
    const plan = planInWords(hires, months);
    const hundredth = (value: number) => Math.round(value * 100) / 100;
    const ask = `Für ${euros(target)} zusätzlich in zwölf Monaten brauchen Sie ${counted(people, "Einstellung", "Einstellungen")}: ${plan}.`;
    const leavers = Math.round((team * turnover) / 10) / 10;
    return {
      sentence: [ask, ...remarks({ people, atOnce, leavers, late })].join(" "),
      figures: [
        { label: "Einstellungen", value: counted(people, "Person", "Personen") },
        { label: "Alle in Monat 1", value: counted(atOnce, "Person", "Personen") },
        { label: "Volle Monate", value: formatNumber(full, 1) },
        { label: "Bezahlte Monate", value: formatNumber(Math.round(sum(timeline.map(({ paid }) => paid)))) },
        { label: "Ertrag der Neuen in 12 Monaten", value: euros(full * fullMonth) },
        { label: "Abgänge im heutigen Team", value: counted(leavers, "Person", "Personen") },
      ],
      chart: {
        kind: "line",
        title: "Bezahlt ab dem ersten Tag, voll im Einsatz erst später",
        description: `Eintritte: ${plan}. Im zwölften Monat sind ${formatNumber(timeline.at(-1)?.paid ?? 0, 1)} Stellen bezahlt und ${formatNumber(timeline.at(-1)?.full ?? 0, 1)} voll im Einsatz.`,
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
