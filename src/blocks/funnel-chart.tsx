import { withUnit } from "../lib/german-numbers";
import type { Block } from "./block";
import { type ChartProps, round, TextRows } from "./chart-figure";
import { RowChart } from "./row-chart";

const BAND = 28;

function drawBand(values: number[], index: number, top: number) {
  const [value = 0, next] = values.slice(index);
  const width = Math.max(1.5, (100 * value) / (values[0] || 1));
  const look = next === undefined ? "chart-signal" : "chart-lake";
  const share = next === undefined ? [] : [withUnit(round((100 * next) / (value || 1)), "% ↓")];
  return (
    <>
      <rect y={top} width="100%" height={BAND} className="chart-track" />
      <rect x={`${round(50 - width / 2)}%`} y={top} width={`${round(width)}%`} height={BAND} className={look} />
      <TextRows rows={share} x="50%" y={top + BAND + 20} textAnchor="middle" className="chart-note" />
    </>
  );
}

/** Centred bands, as wide as their numbers; between two bands, the share that moves on. */
export const FunnelChart = (props: ChartProps) => <RowChart props={props} room={68} draw={drawBand} />;

/** The block for it. */
export const funnelChart: Block = {
  component: FunnelChart,
  required: ["title", "description", "unit"],
  table: { columns: [2, 2], rows: [2, 6], falling: true },
  note: "Trichter mit der Quote zwischen zwei Stufen. Die Spalten: Stufe, Zahl, nie größer als die davor",
};
