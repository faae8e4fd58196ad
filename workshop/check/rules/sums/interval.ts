/** All values that a rounded number, or a calculation with such numbers, can have; `NaN` if undefined. */
export type Interval = readonly [low: number, high: number];

const TOLERANCE = 1e-9;
const UNDEFINED: Interval = [Number.NaN, Number.NaN];

export const add = ([a, b]: Interval, [c, d]: Interval): Interval => [a + c, b + d];
export const subtract = ([a, b]: Interval, [c, d]: Interval): Interval => [a - d, b - c];
export const multiply = (a: Interval, b: Interval): Interval => applyAtEnds(a, b, (x, y) => x * y);
export const divide = (a: Interval, b: Interval): Interval =>
  b[0] <= 0 && b[1] >= 0 ? UNDEFINED : applyAtEnds(a, b, (x, y) => x / y);
/** Undefined for negative bases. */
export const power = (a: Interval, b: Interval): Interval =>
  a[0] < 0 ? UNDEFINED : applyAtEnds(a, b, (x, y) => x ** y);
export const squareRoot = ([low, high]: Interval): Interval => [Math.sqrt(Math.max(low, 0)), Math.sqrt(high)];

/** The smallest and the largest result; these operations reach them at the ends of the intervals. */
function applyAtEnds([a, b]: Interval, [c, d]: Interval, calculate: (x: number, y: number) => number): Interval {
  const ends = [calculate(a, c), calculate(a, d), calculate(b, c), calculate(b, d)];
  return [Math.min(...ends), Math.max(...ends)];
}

export const isDefined = (interval: Interval): boolean => interval.every(Number.isFinite);

/** Whether two intervals have a value in common. */
export function overlap([a, b]: Interval, [c, d]: Interval): boolean {
  const tolerance = TOLERANCE * Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  return a <= d + tolerance && c <= b + tolerance;
}
