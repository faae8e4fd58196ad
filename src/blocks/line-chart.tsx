import type { CSSProperties } from "react";
import { formatNumber, withUnit } from "../lib/german-numbers";
import type { Block } from "./block";
import type { ChartData } from "./chart-data";
import { ChartFigure, type ChartProps, round } from "./chart-figure";
import { BOTTOM, labelStep, placeMark, placeNames, scaleOf, TOP, widthOf, wrap } from "./line-layout";

const HEIGHT = BOTTOM + 52;
/** The narrowest drawing with letters beside its lines, the same with letters above it, and that on a phone of 320 px. */
const [WIDE, NARROW, NARROWEST] = [540, 300, 240];
/** From the end of a line to its name. */
const TO_NAME = 20;

type Line = { heights: readonly number[]; look: string };

/** Where a point stands along the axis, in percent. */
const placeOf = (index: number, points: readonly unknown[]) => round((100 * index) / Math.max(1, points.length - 1));

/** One to three lines on a common scale that includes zero; with numbers below it, the zero line is stronger. */
export function LineChart(props: ChartProps) {
  const data = JSON.parse(props.data) as ChartData;
  const { columns, rows } = data;
  const scale = scaleOf(rows.flatMap(({ values }) => values));
  const last = rows.length - 1;
  const x = (index: number) => placeOf(index, rows);
  const y = (value: number) => round(BOTTOM - ((BOTTOM - TOP) * (value - scale.low)) / (scale.high - scale.low));
  const lines = columns.slice(1).map((column, index) => {
    const name = column.replace(/[^ ]{15}(?=[^ ]{3})/g, "$&\u00ad");
    const heights = rows.map(({ values }) => y(values[index] ?? 0));
    const end = heights.at(-1) ?? 0;
    return {
      name,
      rows: wrap(name.replaceAll("\u00ad", "- "), 80),
      heights,
      end,
      middle: end,
      look: `chart-series-${index + 1}`,
    };
  });
  const named = lines.length > 1 ? lines : [];
  placeNames(named);
  const labelWidth = 16 + Math.max(...rows.map(({ label }) => widthOf(label)));
  const left = 10 + Math.max(...scale.ticks.map((value) => widthOf(formatNumber(value))));
  const right = Math.max(
    labelWidth / 2,
    ...named.flatMap(({ rows }) => rows.map((row) => TO_NAME + 14 + widthOf(row))),
  );
  const everyWide = labelStep(1, labelWidth, WIDE - left - right, last);
  const everyNarrow = labelStep(everyWide, labelWidth, NARROW - left - labelWidth / 2, last);
  const everyNarrowest = labelStep(everyNarrow, labelWidth, NARROWEST - left - labelWidth / 2, last);
  const lookOf = (index: number) => {
    if (index % everyNarrow !== 0) return "chart-wide";
    return index % everyNarrowest === 0 ? undefined : "chart-narrow";
  };
  const marks = marksOf(data, props.unit, lines, WIDE - left - right);
  return (
    <ChartFigure props={props} data={data}>
      <div
        className="chart-lines"
        style={{ "--left": `${left}px`, "--right": `${right}px`, "--edge": `${labelWidth / 2}px` } as CSSProperties}
      >
        {/* Above the plot on a phone, at their places in it where there is room. */}
        {named.length + marks.length > 0 && (
          <ul className="chart-names">
            {named.map(({ name, look, middle }) => (
              <li key={look} className={look} style={{ top: middle }}>
                {name}
              </li>
            ))}
            {marks.map(({ words, point, x, place: { left, right, top, isRow }, look }) => {
              const shift = { "--shift": `${round((100 * (left - x)) / (right - left || 1))}%` };
              return (
                <li
                  key={`${look} ${point}`}
                  className={`chart-mark ${look}`}
                  style={{ ...shift, top, left: `${x}%` } as CSSProperties}
                >
                  {words} {!isRow && <br />}
                  <span>{point}</span>
                </li>
              );
            })}
          </ul>
        )}
        {/* The drawing has no scale of its own: heights and letters are in pixels, widths in percent of the plot. */}
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a drawing that is hidden as a whole. */}
        <svg width="100%" height={HEIGHT}>
          <text x={-left} y={14}>
            {props.unit}
          </text>
          {scale.ticks.map((value) => (
            <g key={value} className={value === 0 && scale.low < 0 ? "chart-zero" : "chart-grid"}>
              <line x2="100%" y1={y(value)} y2={y(value)} />
              <text x="-10" y={y(value) + 5} textAnchor="end">
                {formatNumber(value)}
              </text>
            </g>
          ))}
          {rows.map(
            ({ label }, index) =>
              index % everyWide === 0 && (
                <text key={label} x={`${x(index)}%`} y={BOTTOM + 24} textAnchor="middle" className={lookOf(index)}>
                  {label}
                </text>
              ),
          )}
          <text x="50%" y={HEIGHT - 4} textAnchor="middle">
            {columns[0]}
          </text>
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
          {marks.map(({ point, x, y, place: { top, bottom }, look }) => (
            <g key={`${look} ${point}`} className={look}>
              <circle cx={`${x}%`} cy={y} r="5.5" />
              <line x1={`${x}%`} x2={`${x}%`} y1={y} y2={top > y ? top : bottom} className="chart-leader" />
            </g>
          ))}
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a drawing that is hidden as a whole. */}
          <svg x="100%">
            {named.map(({ look, end, middle }) => (
              <g key={look} className={look}>
                <circle cy={end} r="4.5" />
                {middle !== end && <path d={`M0 ${end}L${TO_NAME - 6} ${middle}`} className="chart-leader" />}
              </g>
            ))}
          </svg>
        </svg>
      </div>
    </ChartFigure>
  );
}

/** What is said at points of the lines, each at its place. */
function marksOf({ columns, rows }: ChartData, unit: string, lines: readonly Line[], plotWidth: number) {
  // Above the plot's left edge, the unit.
  const places: Parameters<typeof placeMark>[4][number][] = [
    { left: 0, right: (100 * widthOf(unit)) / plotWidth, top: 0, bottom: 18 },
  ];
  return rows.flatMap(({ label, values, marks = [] }, index) =>
    lines.flatMap(({ heights, look }, series) => {
      const [value = 0, words] = [values[series], marks[series]];
      if (!words) return [];
      const where = /^\d/.test(label) ? `${columns[0]} ${label}` : label;
      const point = `${where}: ${unit.length === 1 ? withUnit(value, unit) : formatNumber(value)}`;
      const [x, y] = [placeOf(index, rows), heights[index] ?? 0];
      const place = placeMark(
        [x, y],
        [words, point],
        plotWidth,
        lines.map((line) => line.heights),
        places,
      );
      places.push(place);
      return [{ words, point, x, y, place, look }];
    }),
  );
}

/** The block for it. */
export const lineChart: Block = {
  component: LineChart,
  required: ["title", "description", "unit"],
  table: { columns: [2, 4], rows: [3, 61], belowZero: true, marks: { most: 6, letters: 16 } },
  note: "Linien über einer Achse mit null, auch für Zahlen darunter. Die Spalten: x-Wert, dann je Linie eine. Worte in Klammern hinter einer Zahl, etwa `-832 (Tiefpunkt)`, stehen auch in der Zeichnung, an diesem Punkt: höchstens sechs Marken mit 16 Zeichen",
};
