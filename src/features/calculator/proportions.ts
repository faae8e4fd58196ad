import { formatNumber } from "../../lib/german-numbers";

/** For 95 % certainty, as two-sided tests and intervals take it. */
const CERTAINTY = 1.96;
/** For 80 % power. */
const POWER = 0.8416;

/**
 * The range that holds the true rate in 95 of 100 cases: Wilson's score interval.
 * Sources: E. B. Wilson, “Probable Inference, the Law of Succession, and Statistical Inference” (JASA 1927); Agresti,
 * “Categorical Data Analysis”, on intervals for a proportion.
 * @returns shares from 0 to 1
 */
export function wilsonRange(hits: number, tries: number): { low: number; high: number } {
  const extra = CERTAINTY ** 2;
  const middle = hits + extra / 2;
  const spread = CERTAINTY * Math.sqrt((hits * (tries - hits)) / tries + extra / 4);
  const share = (count: number) => Math.min(1, Math.max(0, count / (tries + extra)));
  return { low: share(middle - spread), high: share(middle + spread) };
}

/**
 * How likely a difference at least as large is if both rates are the same: the two-sided test of two proportions.
 * Source: Fleiss, Levin and Paik, “Statistical Methods for Rates and Proportions”, on comparing two proportions.
 */
export function chanceOfDifference(hits: number, tries: number, otherHits: number, otherTries: number): number {
  const pooled = (hits + otherHits) / (tries + otherTries);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / tries + 1 / otherTries));
  // All tries hit, or none: nothing differs.
  if (deviation === 0) return 1;
  return twoTails(Math.abs(hits / tries - otherHits / otherTries) / deviation);
}

/**
 * How many tries each of two groups needs so that a test with 95 % certainty finds this difference in 80 of 100 cases.
 * Source: Fleiss, Levin and Paik, “Statistical Methods for Rates and Proportions”, on sample sizes (without their
 * correction for continuity).
 * @param rate and `other`: shares from 0 to 1
 * @returns `undefined` if there is no difference
 */
export function triesNeeded(rate: number, other: number): number | undefined {
  if (rate === other) return undefined;
  const middle = (rate + other) / 2;
  const together = CERTAINTY * Math.sqrt(2 * middle * (1 - middle));
  const apart = POWER * Math.sqrt(rate * (1 - rate) + other * (1 - other));
  return ((together + apart) / (rate - other)) ** 2;
}

/** Nobody gets beyond so many tries: their number says nothing more. */
const MOST_TRIES = 1_000_000;

/** The number of tries as an estimate in German: tens from 100 on. */
export function roughTries(tries: number): string {
  if (tries > MOST_TRIES) return "über eine Million";
  return `rund ${formatNumber(tries < 100 ? Math.ceil(tries) : Math.round(tries / 10) * 10)}`;
}

/** The area below the normal curve beyond ±`z`. Source: Abramowitz and Stegun, formula 7.1.26 (error below 1.5e-7). */
function twoTails(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return series * Math.exp(-x * x);
}
