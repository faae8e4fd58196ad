import type { ReactNode } from "react";
import { withUnit } from "../../lib/german-numbers";
import type { ChartData } from "./chart-data";
import { ChartFigure, type ChartProps } from "./chart-figure";

/** What is drawn below the label and the number of a row. */
type Draw = (values: number[], index: number) => ReactNode;

/** A chart of rows, each with label and number above its shapes. */
export function RowChart({ props, draw }: { props: ChartProps; draw: Draw }) {
  const data = JSON.parse(props.data) as ChartData;
  const values = data.rows.map(({ values: [value = 0] }) => value);
  // In a column, numbers have as many decimals as the one that needs most.
  const decimals = Math.max(...values.map((value) => String(Math.round(value * 100) / 100).split(".")[1]?.length ?? 0));
  return (
    <ChartFigure props={props} data={data}>
      <div className="chart-note">{data.columns.join(" · ")}</div>
      {data.rows.map(({ label }, index) => (
        <div key={label} className="chart-row">
          <span>{label}</span>
          <span className="chart-value">{withUnit(values[index] ?? 0, props.unit, decimals)}</span>
          {draw(values, index)}
        </div>
      ))}
    </ChartFigure>
  );
}
