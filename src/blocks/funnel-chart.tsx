import type { Block } from "./block";
import type { ChartData } from "./chart-data";
import { CHART_WIDTH, ChartFigure, type ChartProps, chartAttributes, withUnit } from "./chart-figure";

const ROW = 92;
const BAND = 38;
const CENTRE = CHART_WIDTH / 2;
const SMALLEST = 10;

function FunnelChart(props: ChartProps) {
  const data = JSON.parse(props.data) as ChartData;
  const rows = data.rows.map(({ label, values: [value = 0] }) => ({ label, value }));
  const first = rows[0]?.value || 1;
  const halfWidth = (value: number) => Math.max(SMALLEST, (value / first) * CHART_WIDTH) / 2;
  return (
    <ChartFigure props={props} data={data} height={rows.length * ROW}>
      {rows.map(({ label, value }, index) => {
        const top = index * ROW + 28;
        const next = rows[index + 1];
        const half = halfWidth(value);
        return (
          <g key={label}>
            {next && (
              <path
                d={`M${CENTRE - half} ${top + BAND}H${CENTRE + half}L${CENTRE + halfWidth(next.value)} ${top + ROW}H${CENTRE - halfWidth(next.value)}Z`}
                className="chart-fill-mist"
              />
            )}
            <rect
              x={CENTRE - half}
              y={top}
              width={half * 2}
              height={BAND}
              className={next ? "chart-fill-lake" : "chart-fill-signal"}
            />
            <text x="0" y={top - 8} className="chart-label">
              {label}
            </text>
            <text x={CHART_WIDTH} y={top - 8} textAnchor="end" className="chart-value">
              {withUnit(value, props.unit)}
            </text>
            {next && (
              <text x={CENTRE} y={top + BAND + 20} textAnchor="middle" className="chart-note">
                {withUnit(Math.round((next.value / (value || 1)) * 1000) / 10, "% ↓")}
              </text>
            )}
          </g>
        );
      })}
    </ChartFigure>
  );
}

/** Centred bands, as wide as their numbers; between two bands, the share that moves on. */
export const funnelChart: Block = {
  component: FunnelChart,
  required: chartAttributes,
  table: { columns: [2, 2], rows: [2, 6], falling: true },
  note: "Trichter mit der Quote zwischen zwei Stufen. Die Spalten: Stufe, Zahl, nie größer als die davor",
};
