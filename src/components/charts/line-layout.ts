// Where the letters of a line chart stand. Heights are in pixels, places along the axis in percent of the plot.

/** The plot's highest and lowest grid line. */
export const [TOP, BOTTOM] = [52, 300];
const STEPS = 4;

/** About how wide a text is, rather more than less. */
export const widthOf = (text: string) => text.length * 8;

/** Round numbers from the lowest value to the highest, including zero. */
export function scaleOf(values: readonly number[]): { low: number; high: number; ticks: number[] } {
  const [lowest, highest] = [Math.min(...values, 0), Math.max(...values, 0)];
  const step = niceCeiling(highest - lowest) / STEPS;
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first < 0 ? 0 : 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { low: first * step, high: last * step, ticks };
}

/** The next number whose quarter is round, e.g. 12, 16, 20 or 24. */
function niceCeiling(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * power >= value) || 10;
  return factor * power;
}

/**
 * How many points lie from one label of the axis to the next: a multiple of `base`, as there are fewer labels where
 * there is less room; and such that the last point has a label, if that is not much more.
 * @param last index of the last point
 */
export function labelStep(base: number, labelWidth: number, plotWidth: number, last: number): number {
  const least = base * Math.max(1, Math.ceil((labelWidth * last) / plotWidth / base));
  for (let step = least; step <= 2 * least; step += base) if (last % step === 0) return step;
  return least;
}
