import { type ChartData, formatGermanNumber } from "../chart-data";
import { CHART_WIDTH, ChartFigure, type ChartProps } from "./chart-figure";

const HEIGHT = 330;
const TOP = 64;
const BOTTOM = HEIGHT - 34;
const LEFT = 78;
const RIGHT = CHART_WIDTH - 12;
const STEPS = 4;
/** Series differ by dash and marker too, not by colour alone. */
const SERIES = ["chart-line-lake", "chart-line-signal", "chart-line-tile"] as const;

/** One to three lines over a common scale that starts at zero. */
export function LineChart(props: ChartProps) {
  const data = JSON.parse(props.data) as ChartData;
  const names = data.columns.slice(1);
  const top = niceCeiling(Math.max(...data.rows.flatMap(({ values }) => values), 0));
  const x = (index: number) => LEFT + ((RIGHT - LEFT) * index) / Math.max(1, data.rows.length - 1);
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * value) / top;
  const everyLabel = data.rows.length > 8 ? 2 : 1;
  return (
    <ChartFigure props={props} data={data} height={HEIGHT}>
      <text x="0" y="46" className="chart-note">
        {props.unit}
      </text>
      {Array.from({ length: STEPS + 1 }, (_, step) => {
        const value = (top / STEPS) * step;
        return (
          <g key={value}>
            <path d={`M${LEFT} ${y(value)}H${RIGHT}`} className="chart-grid" />
            <text x={LEFT - 8} y={y(value) + 5} textAnchor="end" className="chart-note">
              {formatGermanNumber(value)}
            </text>
          </g>
        );
      })}
      {data.rows.map(({ label }, index) =>
        index % everyLabel === 0 ? (
          <text key={label} x={x(index)} y={BOTTOM + 22} textAnchor="middle" className="chart-note">
            {label}
          </text>
        ) : null,
      )}
      {names.map((name, series) => {
        const points = data.rows.map(({ values }, index) => `${round(x(index))} ${round(y(values[series] ?? 0))}`);
        return <path key={name} d={`M${points.join("L")}`} className={SERIES[series % SERIES.length]} />;
      })}
      {names.length > 1 &&
        names.map((name, series) => (
          <g key={name}>
            <path d={`M${series * 190} 11h26`} className={SERIES[series % SERIES.length]} />
            <text x={34 + series * 190} y="16" className="chart-note">
              {name}
            </text>
          </g>
        ))}
    </ChartFigure>
  );
}

/** The next of 1, 2, 2.5, 4, 5, 8, 10 × a power of ten: splits well into four steps. */
function niceCeiling(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * power >= value) ?? 10;
  return factor * power;
}

const round = (value: number) => Math.round(value * 10) / 10;
