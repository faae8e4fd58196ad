import { formatNumber, withUnit } from "../../../lib/german-numbers";
import { defineCalculator } from "../calculator";
import { ceilIgnoringNoise, counted, euros, NO_FIGURE } from "../numbers";

/** A gap smaller than this is none. */
const LEAST_GAP = 0.5;

const countOpportunities = (count: number) => counted(count, "Verkaufschance", "Verkaufschancen");

const times = (value: number) => withUnit(value, "×", 1);

/**
 * By when a sale has to begin that is to be won before the period ends.
 * @param days left for its beginning; below zero if it is too late
 */
function deadline(days: number): string {
  if (days < 0) return `vor ${counted(-days, "Tag", "Tagen")}`;
  return days === 0 ? "heute" : `in ${counted(days, "Tag", "Tagen")}`;
}

const compare = (rest: number, needed: number, open: number) =>
  `Für die noch offenen ${euros(rest)} brauchen Sie ${euros(needed)} Pipeline, das ${formatNumber(needed / rest, 1)}-Fache; Sie haben das ${formatNumber(open / rest, 1)}-Fache.`;

function adviseOn(missing: number, opportunities: number, cycle: number, days: number): string {
  if (missing === 0) return "Es fehlt nichts.";
  const gap = `Es fehlen ${euros(missing)}, also ${countOpportunities(opportunities)}.`;
  const length = `denn ein Verkauf dauert ${counted(cycle, "Tag", "Tage")}`;
  const left = days - cycle;
  const isOne = opportunities === 1;
  if (left >= 0) return `${gap} Spätestens ${deadline(left)} ${isOne ? "muss" : "müssen"} sie offen sein, ${length}.`;
  const late = isOne ? "Eine neue kommt" : "Neue kommen";
  return `${gap} Diese ${isOne ? "hätte" : "hätten"} schon ${deadline(left)} offen sein müssen, ${length}: ${late} für dieses Ziel zu spät.`;
}

/** Whose yield is meant: with the first day's, too much pipeline would be asked for later on. */
const explainYield = (share: number) =>
  `Gerechnet ist mit ${withUnit(share, "%")} Ausbeute der noch offenen Pipeline bis zum Ende des Zeitraums. Diese Ausbeute steigt unterwegs, in einem Quartal etwa von 25\u00a0% am ersten Tag auf 30\u00a0% in Woche\u00a09 und 42\u00a0% in Woche\u00a012.`;

/**
 * How much open pipeline a target needs, how much is missing, and by when.
 *
 * Pipeline needed: what is left of the target ÷ the share of the open pipeline's value that becomes orders before the
 * period ends, so that the coverage needed is the reciprocal of that share. New opportunities count if the mean sales cycle still fits
 * into the period. Sources: Farris, Bendle, Pfeifer and Reibstein, “Marketing Metrics”, on pipeline analysis; Jordan
 * and Vazzana, “Cracking the Sales Management Code”, on pipeline coverage.
 */
export const pipeline = defineCalculator({
  name: "pipeline",
  title: "Wie viel Pipeline Ihr Ziel braucht",
  fields: [
    { key: "target", label: "Ziel im Zeitraum", unit: "€", group: "Ziel", min: 1000, max: 1_000_000_000 },
    { key: "won", label: "Davon schon gewonnen", unit: "€", group: "Ziel", min: 0, max: 1_000_000_000 },
    {
      key: "open",
      label: "Offene Pipeline, bereinigt",
      unit: "€",
      group: "Offene Pipeline",
      min: 0,
      max: 10_000_000_000,
    },
    // Links hold it by this key.
    {
      key: "winRate",
      label: "Ausbeute der noch offenen Pipeline",
      unit: "%",
      group: "Offene Pipeline",
      min: 1,
      max: 100,
    },
    { key: "deal", label: "Mittlerer Auftragswert", unit: "€", group: "Verkauf und Zeit", min: 100, max: 100_000_000 },
    {
      key: "cycle",
      label: "Mittlerer Verkaufszyklus",
      unit: "Tage",
      group: "Verkauf und Zeit",
      whole: true,
      min: 1,
      max: 1000,
    },
    {
      key: "days",
      label: "Noch bis zum Ende des Zeitraums",
      unit: "Tage",
      group: "Verkauf und Zeit",
      whole: true,
      min: 0,
      max: 1000,
    },
  ],
  compute: ({ target, won, open, winRate, deal, cycle, days }) => {
    const rest = Math.max(0, target - won);
    const needed = rest / (winRate / 100);
    const gap = needed - open;
    const missing = gap < LEAST_GAP ? 0 : gap;
    const opportunities = ceilIgnoringNoise(missing / deal);
    const have = rest > 0 ? times(open / rest) : NO_FIGURE;
    const want = rest > 0 ? times(needed / rest) : NO_FIGURE;
    return {
      sentence:
        rest > 0
          ? `${compare(rest, needed, open)} ${adviseOn(missing, opportunities, cycle, days)} ${explainYield(winRate)}`
          : "Ihr Ziel ist schon erreicht, es braucht keine weitere Pipeline.",
      figures: [
        { label: "Nötige Pipeline", value: euros(needed) },
        { label: "Nötige Abdeckung", value: want },
        { label: "Abdeckung heute", value: have },
        { label: "Es fehlen", value: euros(missing) },
        { label: "Das sind", value: countOpportunities(opportunities) },
        { label: "Spätester Beginn", value: missing > 0 ? deadline(days - cycle) : NO_FIGURE },
      ],
    };
  },
});
