import { formatNumber } from "../lib/german-numbers";
import type { Block } from "./block";
import type { ChartData } from "./chart-data";
import {
  ChartFigure,
  type ChartProps,
  NARROW,
  NARROWEST,
  round,
  TEXT_ROW,
  TextRows,
  widthOf,
  wrap,
} from "./chart-figure";

const [TOP, BOTTOM] = [38, 274];
const HEIGHT = BOTTOM + 52;
/** Width of the drawing on a desktop. */
const WIDE = 620;
const STEPS = 4;
/** From the end of a line to its name. */
const TO_NAME = 20;

/** One to three lines on a common scale that includes zero; with numbers below it, the zero line is stronger. */
export function LineChart(props: ChartProps) {
  const data = JSON.parse(props.data) as ChartData;
  const scale = scaleOf(data.rows.flatMap(({ values }) => values));
  const last = data.rows.length - 1;
  const x = (index: number) => round((100 * index) / Math.max(1, last));
  const y = (value: number) => round(BOTTOM - ((BOTTOM - TOP) * (value - scale.low)) / (scale.high - scale.low));
  const lines = data.columns.slice(1).map((name, index) => {
    const heights = data.rows.map(({ values }) => y(values[index] ?? 0));
    const end = heights.at(-1) ?? 0;
    const rows = wrap(name.replace(/[^ ]{15}(?=[^ ]{3})/g, "$&- "), 80);
    return { rows, heights, end, middle: end, look: `chart-series-${index + 1}` };
  });
  const named = lines.length > 1 ? lines : [];
  placeNames(named);
  const labelWidth = 10 + Math.max(...data.rows.map(({ label }) => widthOf(label)));
  const left = 10 + Math.max(...scale.ticks.map((value) => widthOf(formatNumber(value))));
  const right = Math.max(labelWidth / 2, ...named.flatMap(({ rows }) => rows.map((row) => TO_NAME + 6 + widthOf(row))));
  const stepIn = (width: number) => Math.ceil((labelWidth * last) / (width - left - right));
  const everyWide = stepIn(WIDE);
  const everyNarrow = everyWide * Math.ceil(stepIn(NARROW) / everyWide);
  const everyNarrowest = everyNarrow * Math.ceil(stepIn(NARROWEST) / everyNarrow);
  const lookOf = (index: number) => {
    if (index % everyNarrow !== 0) return "chart-wide";
    return index % everyNarrowest === 0 ? undefined : "chart-narrow";
  };
  return (
    <ChartFigure props={props} data={data} height={HEIGHT} left={left} right={right}>
      <TextRows rows={[props.unit]} x={-left} y={14} className="chart-note" />
      {scale.ticks.map((value) => (
        <g key={value} className={value === 0 && scale.low < 0 ? "chart-zero" : "chart-grid"}>
          <line x2="100%" y1={y(value)} y2={y(value)} />
          <TextRows rows={[formatNumber(value)]} x="-10" y={y(value) + 5} textAnchor="end" className="chart-note" />
        </g>
      ))}
      {data.rows.map(({ label }, index) => (
        <g key={label} className={lookOf(index)}>
          {index % everyWide === 0 && (
            <TextRows rows={[label]} x={`${x(index)}%`} y={BOTTOM + 24} textAnchor="middle" className="chart-note" />
          )}
        </g>
      ))}
      <TextRows rows={data.columns.slice(0, 1)} x="50%" y={HEIGHT - 4} textAnchor="middle" className="chart-note" />
      {/* As wide as the drawing; only the strokes are not stretched. */}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a drawing that is hidden as a whole. */}
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none">
        {lines.map(({ heights, look }) => (
          <path
            key={look}
            d={`M${heights.map((height, index) => `${x(index)} ${height}`).join("L")}`}
            className={look}
          />
        ))}
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a drawing that is hidden as a whole. */}
      <svg x="100%">
        {named.map(({ rows, look, end, middle }) => (
          <g key={look} className={look}>
            <circle cy={end} r="4.5" />
            {middle !== end && <path d={`M0 ${end}L${TO_NAME - 6} ${middle}`} className="chart-leader" />}
            <TextRows rows={rows} x={TO_NAME} y={middle + 5 - ((rows.length - 1) * TEXT_ROW) / 2} />
          </g>
        ))}
      </svg>
    </ChartFigure>
  );
}

type Named = { rows: string[]; heights: number[]; end: number; middle: number };

/** Moves the names of lines away from their ends as far as the other names and the drawing need it. */
function placeNames(lines: readonly Named[]): void {
  const sum = ({ heights }: Named) => heights.reduce((total, height) => total + height, 0);
  // Where lines end together, the one that ran above is named above.
  const places = lines.slice().sort((a, b) => a.end - b.end || sum(a) - sum(b));
  const half = ({ rows }: Named) => (rows.length * TEXT_ROW) / 2;
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

/** Round numbers from the lowest value to the highest, including zero. */
function scaleOf(values: readonly number[]): { low: number; high: number; ticks: number[] } {
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

/** The block for it. */
export const lineChart: Block = {
  component: LineChart,
  required: ["title", "description", "unit"],
  table: { columns: [2, 4], rows: [3, 13], belowZero: true },
  note: "Linien über einer Achse mit null, auch für Zahlen darunter. Die Spalten: x-Wert, dann je Linie eine",
};
