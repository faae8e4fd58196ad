import { formatNumber, withUnit } from "../../../lib/german-numbers";
import { defineCalculator } from "../calculator";
import { ceilIgnoringNoise, euros, NO_FIGURE, withNoun } from "../numbers";

/** In euros; a smaller gap counts as none. */
const MIN_GAP = 0.5;

const opportunitiesText = (count: number) => withNoun(count, "Verkaufschance", "Verkaufschancen");

const timesText = (value: number) => withUnit(value, "×", 1);

/**
 * The latest start of a sale that is to be won before the period ends, in German.
 * @param days from today; negative if it has passed
 */
function deadlineText(days: number): string {
  if (days < 0) return `vor ${withNoun(-days, "Tag", "Tagen")}`;
  return days === 0 ? "heute" : `in ${withNoun(days, "Tag", "Tagen")}`;
}

const coverageSentence = (rest: number, needed: number, open: number) =>
  `Für die noch offenen ${euros(rest)} brauchen Sie ${euros(needed)} Pipeline, das ${formatNumber(needed / rest, 1)}-Fache; Sie haben das ${formatNumber(open / rest, 1)}-Fache.`;

function gapSentences(missing: number, opportunities: number, cycle: number, days: number): string {
  if (missing === 0) return "Es fehlt nichts.";
  const gap = `Es fehlen ${euros(missing)}, also ${opportunitiesText(opportunities)}.`;
  const length = `denn ein Verkauf dauert ${withNoun(cycle, "Tag", "Tage")}`;
  const left = days - cycle;
  const isOne = opportunities === 1;
  if (left >= 0)
    return `${gap} Spätestens ${deadlineText(left)} ${isOne ? "muss" : "müssen"} sie offen sein, ${length}.`;
  const late = isOne ? "Eine neue kommt" : "Neue kommen";
  return `${gap} Diese ${isOne ? "hätte" : "hätten"} schon ${deadlineText(left)} offen sein müssen, ${length}: ${late} für dieses Ziel zu spät.`;
}

/** The yield rises during the period: with the first day's, the calculation would ask for too much pipeline later on. */
const yieldSentences = (share: number) =>
  `Gerechnet ist mit ${withUnit(share, "%")} Ausbeute der noch offenen Pipeline bis zum Ende des Zeitraums. Diese Ausbeute steigt unterwegs, in einem Quartal etwa von 25\u00a0% am ersten Tag auf 30\u00a0% in Woche\u00a09 und 42\u00a0% in Woche\u00a012.`;

/**
 * The open pipeline that a target needs, the missing part of it, and its deadline.
 *
 * Pipeline needed: the remaining target ÷ the share of the open pipeline's value that becomes orders before the period
 * ends, so that the coverage needed is the reciprocal of that share. New opportunities count if the mean sales cycle still
 * fits into the period. Sources: Farris, Bendle, Pfeifer and Reibstein, “Marketing Metrics”, on pipeline analysis; Jordan
 * and Vazzana, “Cracking the Sales Management Code”, on pipeline coverage.
 */
export const pipeline = defineCalculator({
  name: "pipeline",
  title: "Wie viel Pipeline Ihr Ziel braucht",
  groups: {
    Ziel: [
      { key: "target", label: "Ziel im Zeitraum", unit: "€", min: 1000, max: 1_000_000_000 },
      { key: "won", label: "Davon schon gewonnen", unit: "€", min: 0, max: 1_000_000_000 },
    ],
    "Offene Pipeline": [
      { key: "open", label: "Offene Pipeline, bereinigt", unit: "€", min: 0, max: 10_000_000_000 },
      // Not renamed to match the label, because links contain the key.
      { key: "winRate", label: "Ausbeute der noch offenen Pipeline", unit: "%", min: 1, max: 100 },
    ],
    "Verkauf und Zeit": [
      { key: "deal", label: "Mittlerer Auftragswert", unit: "€", min: 100, max: 100_000_000 },
      { key: "cycle", label: "Mittlerer Verkaufszyklus", unit: "Tage", whole: true, min: 1, max: 1000 },
      { key: "days", label: "Noch bis zum Ende des Zeitraums", unit: "Tage", whole: true, min: 0, max: 1000 },
    ],
  },
  compute: ({ target, won, open, winRate, deal, cycle, days }) => {
    const rest = Math.max(0, target - won);
    const needed = rest / (winRate / 100);
    const gap = needed - open;
    const missing = gap < MIN_GAP ? 0 : gap;
    const opportunities = ceilIgnoringNoise(missing / deal);
    const have = rest > 0 ? timesText(open / rest) : NO_FIGURE;
    const want = rest > 0 ? timesText(needed / rest) : NO_FIGURE;
    return {
      sentence:
        rest > 0
          ? `${coverageSentence(rest, needed, open)} ${gapSentences(missing, opportunities, cycle, days)} ${yieldSentences(winRate)}`
          : "Ihr Ziel ist schon erreicht, es braucht keine weitere Pipeline.",
      figures: [
        { label: "Nötige Pipeline", value: euros(needed) },
        { label: "Nötige Abdeckung", value: want },
        { label: "Abdeckung heute", value: have },
        { label: "Es fehlen", value: euros(missing) },
        { label: "Das sind", value: opportunitiesText(opportunities) },
        { label: "Spätester Beginn", value: missing > 0 ? deadlineText(days - cycle) : NO_FIGURE },
      ],
    };
  },
});
