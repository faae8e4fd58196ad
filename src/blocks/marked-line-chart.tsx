import type { CSSProperties } from "react";
import { type ChartProps, round } from "../components/charts/chart-figure";
import { type DrawMarks, LineChart } from "../components/charts/line-chart";
import { widthOf } from "../components/charts/line-layout";
import { formatNumber, withUnit } from "../lib/german-numbers";
import type { Block } from "./block";
import { type Box, placeMark } from "./mark-layout";

/** A line chart with annotations at points of its lines. */
const MarkedLineChart = (props: ChartProps) => (
  <LineChart {...props} drawMarks={(...drawing) => drawMarks(placedMarks(props.unit, ...drawing))} />
);

function drawMarks(marks: ReturnType<typeof placedMarks>): ReturnType<DrawMarks> {
  if (marks.length === 0) return undefined;
  const words = marks.map(({ words, point, x, place: { left, right, top, isRow }, look }) => {
    const shift = { "--shift": `${round((100 * (left - x)) / (right - left || 1))}%` };
    const style = { ...shift, top, left: `${x}%` } as CSSProperties;
    return (
      <li key={`${look} ${point}`} className={`chart-mark ${look}`} style={style}>
        {words} {!isRow && <br />}
        <span>{point}</span>
      </li>
    );
  });
  const points = marks.map(({ point, x, y, place: { top, bottom }, look }) => (
    <g key={`${look} ${point}`} className={look}>
      <circle cx={`${x}%`} cy={y} r="5.5" />
      <line x1={`${x}%`} x2={`${x}%`} y1={y} y2={top > y ? top : bottom} className="chart-leader" />
    </g>
  ));
  return { words, points };
}

/** The annotations, each at its point. */
function placedMarks(unit: string, ...[{ columns, rows }, lines, x, width, zero]: Parameters<DrawMarks>) {
  const heightsOfAll = lines.map(({ heights }) => heights);
  // The unit and the zero line are here, so no annotation may be.
  const taken: Box[] = [
    { left: 0, right: (100 * widthOf(unit)) / width, top: 0, bottom: 18 },
    { left: 0, right: 100, top: zero, bottom: zero },
  ];
  return rows.flatMap(({ label, values, marks = [] }, index) =>
    lines.flatMap(({ heights, look }, series) => {
      const [value = 0, words, y = 0] = [values[series], marks[series], heights[index]];
      if (!words) return [];
      const where = /^\d/.test(label) ? `${columns[0]} ${label}` : label;
      const point = `${where}: ${unit.length === 1 ? withUnit(value, unit) : formatNumber(value)}`;
      const place = placeMark([x(index), y], [words, point], width, heightsOfAll, taken);
      taken.push(place);
      return [{ words, point, x: x(index), y, place, look }];
    }),
  );
}

export const lineChart: Block = {
  component: MarkedLineChart,
  required: ["title", "description", "unit"],
  table: { columns: [2, 4], rows: [3, 61], belowZero: true, marks: { most: 6, letters: 16 } },
  attributes: {
    title: "Überschrift über dem Diagramm",
    description:
      "was das Diagramm zeigt, in einem Satz mit den Zahlen: steht darunter, und wer es nicht sieht, liest das",
    unit: "was die Zahlen sind: €, Tsd. €, %",
  },
  note: "Linien über einer Achse mit null, auch für Zahlen darunter. Die Spalten: x-Wert, dann je Linie eine. Worte in Klammern hinter einer Zahl, etwa `-832 (Tiefpunkt)`, stehen auch in der Zeichnung, an diesem Punkt: höchstens sechs Marken mit 16 Zeichen",
  sample: `<LineChart title="Termine je Monat" description="Mit Anlass steigt die Zahl der Termine, ohne Anlass bleibt sie gleich." unit="Termine">

| Monat | mit Anlass | ohne Anlass |
|---|---|---|
| Jan. | 4 | 4 |
| Feb. | 7 | 4 |
| März | 12 (Höchststand) | 5 |

</LineChart>
`,
};
