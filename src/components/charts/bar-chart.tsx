import { type ChartProps, round } from "./chart-figure";
import { RowChart } from "./row-chart";

function drawBar(values: number[], index: number) {
  const [value = 0] = values.slice(index);
  const largest = Math.max(...values) || 1;
  const width = `${round(Math.max(0.5, (100 * value) / largest))}%`;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a drawing that is hidden as a whole.
    <svg width="100%" height="22">
      <rect width={width} height="22" className={value === largest ? "chart-signal" : "text-lake"} />
    </svg>
  );
}

/** Horizontal bars, the longest in the signal colour; label and value above each. */
export const BarChart = (props: ChartProps) => <RowChart props={props} draw={drawBar} />;
