import type { CSSProperties, ReactNode } from "react";
import { formatNumber } from "../../lib/german-numbers";
import type { ChartData } from "./chart-data";
import { ChartFigure, type ChartProps, round } from "./chart-figure";
import { BOTTOM, labelStep, scaleOf, TOP, widthOf } from "./line-layout";

const HEIGHT = BOTTOM + 52;
/** The narrowest drawing with words at its points, and the narrowest of all, on a phone of 320 px. */
const [WIDE, NARROW] = [540, 240];

/** A line of the drawing: its heights in pixels, and its class. */
export type Line = { heights: readonly number[]; look: string };

/**
 * Draws the annotations of points on the lines: their words, for the list of names, and the points.
 * @param x where a row stands along the axis, in percent of the plot
 * @param width of the narrowest plot with letters in it
 * @param zero height of the zero line
 */
export type DrawMarks = (
  data: ChartData,
  lines: readonly Line[],
  x: (index: number) => number,
  width: number,
  zero: number,
) => { words: ReactNode; points: ReactNode } | undefined;

/** One to three lines on a common scale that includes zero; with numbers below it, the zero line is stronger. */
export function LineChart({ drawMarks, ...props }: ChartProps & { drawMarks?: DrawMarks }) {
  const data = JSON.parse(props.data) as ChartData;
  const { columns, rows } = data;
  const scale = scaleOf(rows.flatMap(({ values }) => values));
  const last = rows.length - 1;
  const x = (index: number) => round((100 * index) / Math.max(1, last));
  const y = (value: number) => round(BOTTOM - ((BOTTOM - TOP) * (value - scale.low)) / (scale.high - scale.low));
  const lines = columns.slice(1).map((name, index) => {
    const heights = rows.map(({ values }) => y(values[index] || 0));
    return { name, heights, look: `chart-series-${index + 1}` };
  });
  const labelWidth = 16 + Math.max(...rows.map(({ label }) => widthOf(label)));
  const left = 10 + Math.max(...scale.ticks.map((value) => widthOf(formatNumber(value))));
  const edge = labelWidth / 2;
  const width = WIDE - left - edge;
  const marks = drawMarks?.(data, lines, x, width, y(0));
  const everyWide = labelStep(1, labelWidth, width, last);
  const everyNarrow = labelStep(everyWide, labelWidth, NARROW - left - edge, last);
  // Where nothing is marked, those who listen hear the points that the axis names.
  const listed = marks ? data : { ...data, rows: rows.filter((_, index) => index % everyWide === 0) };
  return (
    <ChartFigure props={props} data={listed}>
      {lines.length > 1 && (
        <ul className="chart-names">
          {lines.map(({ name, look }) => (
            <li key={look} className={look}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="chart-lines" style={{ "--left": `${left}px`, "--edge": `${edge}px` } as CSSProperties}>
        {/* Above the plot on a phone, at their places in it where there is room. */}
        {marks && <ul className="chart-names chart-marks">{marks.words}</ul>}
        {/* The drawing has no scale of its own: heights and letters are in pixels, widths in percent of the plot. */}
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a drawing that is hidden as a whole. */}
        <svg width="100%" height={HEIGHT}>
          <text x={-left} y={14}>
            {props.unit}
          </text>
          {drawScale(scale, y)}
          {drawLabels(rows, x, everyWide, everyNarrow)}
          <text x="50%" y={HEIGHT - 4} textAnchor="middle">
            {columns[0]}
          </text>
          {drawLines(lines, x)}
          {marks?.points}
        </svg>
      </div>
    </ChartFigure>
  );
}

const drawScale = ({ ticks, low }: ReturnType<typeof scaleOf>, y: (value: number) => number) =>
  ticks.map((value) => (
    <g key={value} className={value === 0 && low < 0 ? "chart-zero" : "chart-grid"}>
      <line x2="100%" y1={y(value)} y2={y(value)} />
      <text x="-10" y={y(value) + 5} textAnchor="end">
        {formatNumber(value)}
      </text>
    </g>
  ));

const drawLabels = (rows: ChartData["rows"], x: (index: number) => number, everyWide: number, everyNarrow: number) =>
  rows.map(
    ({ label }, index) =>
      index % everyWide === 0 && (
        <text
          key={label}
          x={`${x(index)}%`}
          y={BOTTOM + 24}
          textAnchor="middle"
          className={index % everyNarrow === 0 ? undefined : "chart-wide"}
        >
          {label}
        </text>
      ),
  );

/** As wide as the drawing; only the strokes are not stretched. */
const drawLines = (lines: readonly Line[], x: (index: number) => number) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: part of a drawing that is hidden as a whole.
  <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none">
    {lines.map(({ heights, look }) => (
      <path key={look} d={`M${heights.map((height, index) => `${x(index)} ${height}`).join("L")}`} className={look} />
    ))}
  </svg>
);
