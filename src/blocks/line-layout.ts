// Where the letters of a line chart stand. Heights are in pixels, places along the axis in percent of the plot.

/** The plot's highest and lowest grid line. */
export const [TOP, BOTTOM] = [52, 300];
/** Height of a row of letters. */
const TEXT_ROW = 19;
const STEPS = 4;

/** About how wide a text is, rather more than less. */
export const widthOf = (text: string) => text.length * 8;

/** The text in rows of about this width at most; only a longer word has a longer row. */
export const wrap = (text: string, width: number): string[] =>
  text.match(new RegExp(`[^ ](?:.{0,${Math.floor(width / 8) - 2}}[^ ])?(?= |$)|[^ ]+`, "g")) ?? [];

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
  const factor = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * power >= value) ?? 10;
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

/** A name beside the end of its line: its rows, and at which height their middle is. */
type Name = { rows: readonly string[]; heights: readonly number[]; end: number; middle: number };

/** Moves the names of lines away from their ends as far as the other names and the drawing need it. */
export function placeNames(names: readonly Name[]): void {
  const sum = ({ heights }: Name) => heights.reduce((total, height) => total + height, 0);
  // Where lines end together, the one that ran above is named above.
  const places = names.slice().sort((a, b) => a.end - b.end || sum(a) - sum(b));
  const half = ({ rows }: Name) => (rows.length * TEXT_ROW) / 2;
  let edge = 0;
  for (const place of places) {
    place.middle = Math.max(place.end, edge + half(place));
    edge = place.middle + half(place);
  }
  edge = BOTTOM + TEXT_ROW / 2;
  for (const place of places.reverse()) {
    place.middle = Math.min(place.middle, edge - half(place));
    edge = place.middle - half(place);
  }
}

/** Words about a point: in which part of the plot they stand, and whether in one row or in two. */
export type Place = { left: number; right: number; top: number; bottom: number; isRow: boolean };

/** From a point to the words about it, and from these to a line. */
const [GAP, CLEAR] = [8, 3];
/** Height of a row of such words. */
export const MARK_ROW = 17;
/** What keeps words from being near to their point, in pixels: what they cross, and how they look. */
const [CROSSING, ASIDE, ONE_ROW] = [80, 8, 8];

const widthOfMark = (text: string) => text.length * 7.25;

/**
 * The nearest place above or below a point where the words about it lie on no line and on no other words: what it is
 * and, below or behind it, where it is.
 * @param point x in percent, y
 * @param plotWidth of the narrowest plot with words in it; in a wider one they take less of it, so that a place stays free
 * @param lines the heights of each line, its points evenly spread
 */
export function placeMark(
  [x, y]: readonly [number, number],
  texts: readonly string[],
  plotWidth: number,
  lines: readonly (readonly number[])[],
  others: readonly Pick<Place, "left" | "right" | "top" | "bottom">[],
): Place {
  const widths = texts.map((text) => (100 * widthOfMark(text)) / plotWidth);
  const shapes = [
    { isRow: false, width: Math.max(...widths), height: texts.length * MARK_ROW },
    { isRow: true, width: widths.reduce((sum, width) => sum + width, 1.5), height: MARK_ROW },
  ];
  const places = shapes.flatMap(({ isRow, width, height }) =>
    [x - width / 2, x, x - width].flatMap((left, aside) => {
      const right = left + width;
      if (left < 0 || right > 100) return [];
      const taken = [
        ...lines.map((heights) => extentOf(heights, left, right)),
        ...others.filter((other) => other.left < right && other.right > left).map(({ top, bottom }) => [top, bottom]),
      ];
      const isFree = (top: number) =>
        top >= 0 &&
        top + height <= BOTTOM &&
        taken.every(([from = 0, to = 0]) => top + height + CLEAR <= from || top - CLEAR >= to);
      const tops = Array.from({ length: BOTTOM }, (_, away) => [y - GAP - height - away, y + GAP + away]).flat();
      return tops.filter(isFree).map((top) => {
        const bottom = top + height;
        const away = Math.max(top - y, y - bottom);
        const crossed = lines.filter((heights) => {
          const [height] = extentOf(heights, x, x);
          return Math.abs(height - y) > 1 && height > Math.min(y, top) && height < Math.max(y, bottom);
        });
        const cost = away + CROSSING * crossed.length + (aside ? ASIDE : 0) + (isRow ? ONE_ROW : 0);
        return { left, right, top, bottom, isRow, cost };
      });
    }),
  );
  const [first] = places.sort((a, b) => a.cost - b.cost);
  return first ?? { left: x, right: x, top: y + GAP, bottom: y + GAP + MARK_ROW, isRow: true };
}

/** Between which heights a line runs in a part of the plot. */
function extentOf(heights: readonly number[], left: number, right: number): readonly [top: number, bottom: number] {
  const step = 100 / Math.max(1, heights.length - 1);
  const at = (x: number) => {
    const index = Math.min(Math.floor(x / step), heights.length - 1);
    const [from = 0, to = from] = heights.slice(index);
    return from + (to - from) * (x / step - index);
  };
  const within = heights.filter((_, index) => index * step > left && index * step < right);
  const all = [at(left), ...within, at(right)];
  return [Math.min(...all), Math.max(...all)];
}
