/** All values that a rounded number, or a sum of such numbers, can stand for. `NaN` where there is none. */
export type Range = readonly [low: number, high: number];

/** Room for the errors of binary fractions. */
const TOLERANCE = 1e-9;
const NOTHING: Range = [Number.NaN, Number.NaN];

export const plus = ([a, b]: Range, [c, d]: Range): Range => [a + c, b + d];
export const minus = ([a, b]: Range, [c, d]: Range): Range => [a - d, b - c];
export const times = (a: Range, b: Range): Range => across(a, b, (x, y) => x * y);
export const over = (a: Range, b: Range): Range => (b[0] <= 0 && b[1] >= 0 ? NOTHING : across(a, b, (x, y) => x / y));
/** Powers of numbers below zero are not calculated. */
export const power = (a: Range, b: Range): Range => (a[0] < 0 ? NOTHING : across(a, b, (x, y) => x ** y));
export const root = ([low, high]: Range): Range => [Math.sqrt(Math.max(low, 0)), Math.sqrt(high)];

/** The least and the greatest result; these operations take them at the ends of the ranges. */
function across([a, b]: Range, [c, d]: Range, calculate: (x: number, y: number) => number): Range {
  const ends = [calculate(a, c), calculate(a, d), calculate(b, c), calculate(b, d)];
  return [Math.min(...ends), Math.max(...ends)];
}

export const isKnown = (range: Range): boolean => range.every(Number.isFinite);

/** Whether both can stand for the same value. */
export function meet([a, b]: Range, [c, d]: Range): boolean {
  const room = TOLERANCE * Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  return a <= d + room && c <= b + room;
}
