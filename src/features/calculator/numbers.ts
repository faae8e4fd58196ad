import { withUnit } from "../../lib/german-numbers";

/** Whole euros: `14.000 €`. */
export const euros = (value: number) => withUnit(value, "€", 0);

/** A count with the word for one or for several: `1 Monat`, `22 Monate`. */
export const counted = (count: number, one: string, several: string) => withUnit(count, count === 1 ? one : several);

/** The number rounded up, ignoring floating-point noise: 3000.0000000005 becomes 3000. */
export const ceilIgnoringNoise = (value: number) => Math.ceil(Number(value.toPrecision(12)));

/** To three significant digits, for what is an estimate: 831.633 becomes 832.000. */
export const roughly = (value: number) => Number(value.toPrecision(3));

/** Stands where there is no figure. */
export const NO_FIGURE = "–";
