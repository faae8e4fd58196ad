import { withUnit } from "../../lib/german-numbers";

/** Whole euros: `14.000 €`. */
export const euros = (value: number) => withUnit(value, "€", 0);

/** A count as visitors read it, formatted and bound to the singular or the plural of its noun: `1 Monat`, `1.200 Leads`. */
export const withNoun = (count: number, singular: string, plural: string) =>
  withUnit(count, count === 1 ? singular : plural);

/** The number rounded up, ignoring floating-point noise: 3000.0000000005 becomes 3000. */
export const ceilIgnoringNoise = (value: number) => Math.ceil(Number(value.toPrecision(12)));

/** Rounds an estimate: 831,633 becomes 832,000. */
export const roundToThreeDigits = (value: number) => Number(value.toPrecision(3));

/** Placeholder for a result that does not exist. */
export const NO_FIGURE = "–";
