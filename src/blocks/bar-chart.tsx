import type { Block } from "./block";
import type { ChartData } from "./chart-data";
import { CHART_WIDTH, ChartFigure, type ChartProps, chartAttributes, round, withUnit } from "./chart-figure";

const ROW = 78;
const BAR = 24;
const VALUE_ROOM = 150;

function BarChart(props: ChartProps) {
  const data = JSON.parse(props.data) as ChartData;
  const values = data.rows.map(({ values: [value = 0] }) => value);
  const largest = Math.max(...values) || 1;
  return (
    <ChartFigure props={props} data={data} height={data.rows.length * ROW}>
      {data.rows.map(({ label, values: [value = 0] }, index) => {
        const width = Math.max(2, ((CHART_WIDTH - VALUE_ROOM) * value) / largest);
        const top = index * ROW;
        return (
          <g key={label}>
            <text x="0" y={top + 24} className="chart-label">
              {label}
            </text>
            <rect
              x="0"
              y={top + 34}
              width={round(width)}
              height={BAR}
              className={value === largest ? "chart-fill-signal" : "chart-fill-lake"}
            />
            <text x={round(width) + 8} y={top + 53} className="chart-value">
              {withUnit(value, props.unit)}
            </text>
          </g>
        );
      })}
    </ChartFigure>
  );
}

/** Horizontal bars, the longest in the signal colour; label above, value beside each bar. */
export const barChart: Block = {
  component: BarChart,
  required: chartAttributes,
  table: { columns: [2, 2], rows: [2, 8] },
  note: "Waagerechte Balken. Die Spalten: Beschriftung, Zahl",
};
