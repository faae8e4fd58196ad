import type { Block } from "./block";
import { type ChartData, formatGermanNumber } from "./chart-data";
import { CHART_WIDTH, ChartFigure, type ChartProps, chartAttributes, round } from "./chart-figure";

const HEIGHT = 346;
const TOP = 74;
const BOTTOM = HEIGHT - 40;
const LEFT = 92;
const RIGHT = CHART_WIDTH - 12;
const STEPS = 4;
/** Series also differ in dash pattern and marker, not only in colour. */
const SERIES = ["chart-line-lake", "chart-line-signal", "chart-line-tile"] as const;

function LineChart(props: ChartProps) {
  const data = JSON.parse(props.data) as ChartData;
  const names = data.columns.slice(1);
  const scale = scaleOf(data.rows.flatMap(({ values }) => values));
  const x = (index: number) => LEFT + ((RIGHT - LEFT) * index) / Math.max(1, data.rows.length - 1);
  const y = (value: number) => round(BOTTOM - ((BOTTOM - TOP) * (value - scale.low)) / (scale.high - scale.low));
  const nameWidth = CHART_WIDTH / names.length;
  const everyLabel = data.rows.length > 8 ? 2 : 1;
  return (
    <ChartFigure props={props} data={data} height={HEIGHT}>
      <text x="0" y="44" className="chart-note">
        {props.unit}
      </text>
      {scale.ticks.map((value) => (
        <g key={value}>
          <path
            d={`M${LEFT} ${y(value)}H${RIGHT}`}
            className={value === 0 && scale.low < 0 ? "chart-zero" : "chart-grid"}
          />
          <text x={LEFT - 8} y={y(value) + 5} textAnchor="end" className="chart-note">
            {formatGermanNumber(value)}
          </text>
        </g>
      ))}
      {data.rows.map(({ label }, index) =>
        index % everyLabel === 0 ? (
          <text key={label} x={x(index)} y={BOTTOM + 29} textAnchor="middle" className="chart-note">
            {label}
          </text>
        ) : null,
      )}
      {names.map((name, series) => {
        const points = data.rows.map(({ values }, index) => `${round(x(index))} ${y(values[series] ?? 0)}`);
        return <path key={name} d={`M${points.join("L")}`} className={SERIES[series % SERIES.length]} />;
      })}
      {names.length > 1 &&
        names.map((name, series) => (
          <g key={name}>
            <path d={`M${series * nameWidth} 11h26`} className={SERIES[series % SERIES.length]} />
            <text x={34 + series * nameWidth} y="16" className="chart-note">
              {name}
            </text>
          </g>
        ))}
    </ChartFigure>
  );
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

/** One to three lines on a common scale that includes zero; with numbers below it, the zero line is stronger. */
export const lineChart: Block = {
  component: LineChart,
  required: chartAttributes,
  table: { columns: [2, 4], rows: [3, 13], belowZero: true },
  note: "Linien über einer Achse mit null, auch für Zahlen darunter. Die Spalten: x-Wert, dann je Linie eine",
};
