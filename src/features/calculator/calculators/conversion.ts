import { formatNumber, withUnit } from "../../../lib/german-numbers";
import { defineCalculator } from "../calculator";
import { NO_FIGURE } from "../numbers";
import { chanceOfDifference, roughTries, triesNeeded, wilsonRange } from "../proportions";

/** A difference that comes up more often than this by itself proves nothing. */
const MAY_BE_CHANCE = 0.05;
/** With fewer hits or misses to be expected in a group, the test is no more than a hint. */
const FEW = 5;

const rateOf = (hits: number, tries: number) => withUnit((100 * hits) / tries, "%", 1);

function rangeOf(hits: number, tries: number): string {
  const { low, high } = wilsonRange(hits, tries);
  // Between small shares, whole numbers would hide the range.
  const decimals = high < 0.1 ? 1 : 0;
  return `${formatNumber(100 * low, decimals)} bis ${withUnit(100 * high, "%", decimals)}`;
}

function outOfHundred(chance: number): string {
  if (chance < 0.01) return "weniger als 1 von 100";
  return `${Math.round(100 * chance)} von 100`;
}

/** The fewest hits or misses that a group could expect if both had the same rate. */
function fewestExpected(hits: number, tries: number, otherHits: number, otherTries: number): number {
  const pooled = (hits + otherHits) / (tries + otherTries);
  return Math.min(tries, otherTries) * Math.min(pooled, 1 - pooled);
}

/**
 * How far two rates may be from the truth, and whether their difference may be chance.
 *
 * Wilson's interval for each, the two-sided test of two proportions, and the sample size for the difference that was
 * measured; `proportions.ts` names the sources.
 */
export const conversion = defineCalculator({
  name: "conversion",
  title: "Fortschritt oder Zufall?",
  fields: [
    { key: "hitsBefore", label: "Treffer vorher", unit: "", group: "Vorher", whole: true, min: 0, max: 1_000_000 },
    { key: "triesBefore", label: "Versuche vorher", unit: "", group: "Vorher", whole: true, min: 1, max: 1_000_000 },
    { key: "hitsAfter", label: "Treffer nachher", unit: "", group: "Nachher", whole: true, min: 0, max: 1_000_000 },
    { key: "triesAfter", label: "Versuche nachher", unit: "", group: "Nachher", whole: true, min: 1, max: 1_000_000 },
  ],
  check: ({ hitsBefore, triesBefore, hitsAfter, triesAfter }) => {
    const message = "Bitte höchstens so viele Treffer wie Versuche eintragen.";
    if (hitsBefore > triesBefore) return { key: "hitsBefore", message };
    return hitsAfter > triesAfter ? { key: "hitsAfter", message } : undefined;
  },
  compute: ({ hitsBefore, triesBefore, hitsAfter, triesAfter }) => {
    const before = [hitsBefore, triesBefore] as const;
    const after = [hitsAfter, triesAfter] as const;
    const chance = chanceOfDifference(...before, ...after);
    const tries = triesNeeded(hitsBefore / triesBefore, hitsAfter / triesAfter);
    const needed = tries === undefined ? NO_FIGURE : roughTries(tries);
    return {
      sentence: sentenceFor(before, after, chance, needed),
      figures: [
        { label: "So großer Abstand auch ohne Wirkung", value: `in ${outOfHundred(chance)} Fällen` },
        { label: "Quote vorher", value: rateOf(...before) },
        { label: "Spanne vorher (95 %)", value: rangeOf(...before) },
        { label: "Quote nachher", value: rateOf(...after) },
        { label: "Spanne nachher (95 %)", value: rangeOf(...after) },
        { label: "Versuche je Seite, um ihn zu erkennen", value: needed },
      ],
    };
  },
});

type Group = readonly [hits: number, tries: number];

function sentenceFor(before: Group, after: Group, chance: number, needed: string): string {
  const rates = `Die Quote ging von ${rateOf(...before)} auf ${rateOf(...after)}.`;
  if (needed === NO_FIGURE) return `${rates} Zwischen beiden gibt es keinen Unterschied.`;
  const often = `Ein mindestens so großer Abstand käme auch ohne jede Wirkung in ${outOfHundred(chance)} Fällen vor`;
  const verdict =
    chance < MAY_BE_CHANCE
      ? "Zufall allein erklärt ihn schlecht."
      : `Er kann Zufall sein. Um einen solchen Unterschied zu erkennen, brauchen Sie auf jeder Seite ${needed} Versuche.`;
  const hint = fewestExpected(...before, ...after) < FEW ? " Bei so wenigen Fällen ist das nur ein Anhaltspunkt." : "";
  return `${rates} ${often}. ${verdict}${hint}`;
}
