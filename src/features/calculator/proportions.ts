import { formatNumber } from "../../lib/german-numbers";

/** The z-score of 95 % confidence, two-sided. */
const Z_CONFIDENCE_95 = 1.96;
/** The z-score of 80 % power. */
const Z_POWER_80 = 0.8416;

/**
 * The 95 % confidence interval of a rate: Wilson's score interval.
 * Sources: E. B. Wilson, “Probable Inference, the Law of Succession, and Statistical Inference” (JASA 1927); Agresti,
 * “Categorical Data Analysis”, on intervals for a proportion.
 * @returns shares from 0 to 1
 */
export function wilsonInterval(hits: number, tries: number): { low: number; high: number } {
  const zSquared = Z_CONFIDENCE_95 ** 2;
  const middle = hits + zSquared / 2;
  const spread = Z_CONFIDENCE_95 * Math.sqrt((hits * (tries - hits)) / tries + zSquared / 4);
  const share = (count: number) => Math.min(1, Math.max(0, count / (tries + zSquared)));
  return { low: share(middle - spread), high: share(middle + spread) };
}

/**
 * The probability of a difference at least as large if both rates are equal: the two-sided test of two proportions.
 * Source: Fleiss, Levin and Paik, “Statistical Methods for Rates and Proportions”, on comparing two proportions.
 */
export function twoProportionPValue(hits: number, tries: number, otherHits: number, otherTries: number): number {
  const pooled = (hits + otherHits) / (tries + otherTries);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / tries + 1 / otherTries));
  // All tries hit, or none: the rates are equal.
  if (deviation === 0) return 1;
  return twoTailedProbability(Math.abs(hits / tries - otherHits / otherTries) / deviation);
}

/**
 * The tries that each of two groups needs so that a test at 95 % confidence finds this difference in 80 of 100 cases.
 * Source: Fleiss, Levin and Paik, “Statistical Methods for Rates and Proportions”, on sample sizes (without their
 * correction for continuity).
 * @param rate and `other`: shares from 0 to 1
 * @returns `undefined` if there is no difference
 */
export function sampleSizePerGroup(rate: number, other: number): number | undefined {
  if (rate === other) return undefined;
  const middle = (rate + other) / 2;
  const pooledSpread = Z_CONFIDENCE_95 * Math.sqrt(2 * middle * (1 - middle));
  const separateSpread = Z_POWER_80 * Math.sqrt(rate * (1 - rate) + other * (1 - other));
  return ((pooledSpread + separateSpread) / (rate - other)) ** 2;
}

/** A larger number of tries is out of reach, so it is not shown. */
const MAX_SHOWN_TRIES = 1_000_000;

/** Formats a number of tries as a German estimate: tens from 100 on. */
export function approximateTriesText(tries: number): string {
  if (tries > MAX_SHOWN_TRIES) return "über eine Million";
  return `rund ${formatNumber(tries < 100 ? Math.ceil(tries) : Math.round(tries / 10) * 10)}`;
}

/** The area under the normal curve beyond ±`z`. Source: Abramowitz and Stegun, formula 7.1.26 (error below 1.5e-7). */
function twoTailedProbability(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return series * Math.exp(-x * x);
}
