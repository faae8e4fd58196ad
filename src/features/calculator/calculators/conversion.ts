import { formatNumber, withUnit } from "../../../lib/german-numbers";
import { defineCalculator } from "../calculator";
import { NO_FIGURE } from "../numbers";
import { approximateTriesText, sampleSizePerGroup, twoProportionPValue, wilsonInterval } from "../proportions";

/** A difference with a larger p-value may be chance. */
const SIGNIFICANCE_LEVEL = 0.05;
/** With fewer expected hits or misses in a group, the test is only a hint. */
const MIN_EXPECTED_COUNT = 5;

const rateText = (hits: number, tries: number) => withUnit((100 * hits) / tries, "%", 1);

function confidenceIntervalText(hits: number, tries: number): string {
  const { low, high } = wilsonInterval(hits, tries);
  // In whole percent, both ends of an interval of small shares could look the same.
  const decimals = high < 0.1 ? 1 : 0;
  return `${formatNumber(100 * low, decimals)} bis ${withUnit(100 * high, "%", decimals)}`;
}

function outOfHundredText(chance: number): string {
  if (chance < 0.01) return "weniger als 1 von 100";
  return `${Math.round(100 * chance)} von 100`;
}

/** The smallest number of hits or misses expected in a group if both had the same rate. */
function smallestExpectedCount(hits: number, tries: number, otherHits: number, otherTries: number): number {
  const pooled = (hits + otherHits) / (tries + otherTries);
  return Math.min(tries, otherTries) * Math.min(pooled, 1 - pooled);
}

/**
 * The confidence intervals of two rates, and whether their difference may be chance.
 *
 * Wilson's interval for each, the two-sided test of two proportions, and the sample size for the measured difference; `proportions.ts` names the sources.
 */
export const conversion = defineCalculator({
  name: "conversion",
  title: "Fortschritt oder Zufall?",
  groups: {
    Vorher: [
      { key: "hitsBefore", label: "Treffer vorher", unit: "", whole: true, min: 0, max: 1_000_000 },
      { key: "triesBefore", label: "Versuche vorher", unit: "", whole: true, min: 1, max: 1_000_000 },
    ],
    Nachher: [
      { key: "hitsAfter", label: "Treffer nachher", unit: "", whole: true, min: 0, max: 1_000_000 },
      { key: "triesAfter", label: "Versuche nachher", unit: "", whole: true, min: 1, max: 1_000_000 },
    ],
  },
  check: ({ hitsBefore, triesBefore, hitsAfter, triesAfter }) => {
    const message = "Bitte höchstens so viele Treffer wie Versuche eintragen.";
    if (hitsBefore > triesBefore) return { key: "hitsBefore", message };
    return hitsAfter > triesAfter ? { key: "hitsAfter", message } : undefined;
  },
  compute: ({ hitsBefore, triesBefore, hitsAfter, triesAfter }) => {
    const before = [hitsBefore, triesBefore] as const;
    const after = [hitsAfter, triesAfter] as const;
    const chance = twoProportionPValue(...before, ...after);
    const tries = sampleSizePerGroup(hitsBefore / triesBefore, hitsAfter / triesAfter);
    const needed = tries === undefined ? NO_FIGURE : approximateTriesText(tries);
    return {
      sentence: sentenceFor(before, after, chance, needed),
      figures: [
        { label: "So großer Abstand auch ohne Wirkung", value: `in ${outOfHundredText(chance)} Fällen` },
        { label: "Quote vorher", value: rateText(...before) },
        { label: "Spanne vorher (95 %)", value: confidenceIntervalText(...before) },
        { label: "Quote nachher", value: rateText(...after) },
        { label: "Spanne nachher (95 %)", value: confidenceIntervalText(...after) },
        { label: "Versuche je Seite, um ihn zu erkennen", value: needed },
      ],
    };
  },
});

type Group = readonly [hits: number, tries: number];

function sentenceFor(before: Group, after: Group, chance: number, needed: string): string {
  const rates = `Die Quote ging von ${rateText(...before)} auf ${rateText(...after)}.`;
  if (needed === NO_FIGURE) return `${rates} Zwischen beiden gibt es keinen Unterschied.`;
  const often = `Ein mindestens so großer Abstand käme auch ohne jede Wirkung in ${outOfHundredText(chance)} Fällen vor`;
  const verdict =
    chance < SIGNIFICANCE_LEVEL
      ? "Zufall allein erklärt ihn schlecht."
      : `Er kann Zufall sein. Um einen solchen Unterschied zu erkennen, brauchen Sie auf jeder Seite ${needed} Versuche.`;
  const hint =
    smallestExpectedCount(...before, ...after) < MIN_EXPECTED_COUNT
      ? " Bei so wenigen Fällen ist das nur ein Anhaltspunkt."
      : "";
  return `${rates} ${often}. ${verdict}${hint}`;
}
