import { withUnit } from "../../lib/german-numbers";
import { type ChartProps, round } from "./chart-figure";
import { RowChart } from "./row-chart";

const BAND = 28;

function drawBand(values: number[], index: number) {
  const [value = 0, next] = values.slice(index);
  const width = Math.max(1.5, (100 * value) / (values[0] || 1));
  const look = next === undefined ? "chart-signal" : "text-lake";
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a drawing that is hidden as a whole. */}
      <svg width="100%" height={BAND}>
        <rect width="100%" height={BAND} className="chart-track" />
        <rect x={`${round(50 - width / 2)}%`} width={`${round(width)}%`} height={BAND} className={look} />
      </svg>
      {next !== undefined && (
        <span className="text-center text-slate">{withUnit(round((100 * next) / (value || 1)), "% ↓")}</span>
      )}
    </>
  );
}

/** Centred bands, as wide as their numbers; between two bands, the share that moves on. */
export const FunnelChart = (props: ChartProps) => <RowChart props={props} draw={drawBand} />;
