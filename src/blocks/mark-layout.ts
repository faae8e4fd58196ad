import { BOTTOM } from "../components/charts/line-layout";

// Where the words about points of a line chart stand: along the axis in percent of the plot, else in pixels. Only texts
// have them, not calculators, whose code a browser fetches.

/** A part of the plot. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** Where the words about a point stand, and whether in one row or in two. */
export type Place = Box & { isRow: boolean };

/** From a point to the words about it, and from these to a line. */
const [GAP, CLEAR] = [8, 3];
/** Height of a row of such words. */
const MARK_ROW = 17;
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
  others: readonly Box[],
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
