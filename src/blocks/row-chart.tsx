import type { ReactNode } from "react";
import { withUnit } from "../lib/german-numbers";
import type { ChartData } from "./chart-data";
import { ChartFigure, type ChartProps, NARROWEST, TEXT_ROW, TextRows, widthOf, wrap } from "./chart-figure";

/** For a row of letters, also where a reader has set them apart. */
const ROOM = NARROWEST - 30;

/** The shapes of a row, from `top` on. */
type Draw = (values: number[], index: number, top: number) => ReactNode;

/** A chart of rows, each with label and number above its shapes, which have the given room. */
export function RowChart({ props, room, draw }: { props: ChartProps; room: number; draw: Draw }) {
  const data = JSON.parse(props.data) as ChartData;
  const values = data.rows.map(({ values: [value = 0] }) => value);
  const numbers = values.map((value) => withUnit(value, props.unit));
  const head = wrap(data.columns.join(" · "), ROOM);
  let height = head.length * TEXT_ROW + 11;
  const rows = data.rows.map(({ label }, index) => {
    const lines = wrap(label, ROOM - 10 - Math.max(...numbers.map(widthOf)));
    const y = height + 14;
    height += lines.length * TEXT_ROW + room;
    return (
      <g key={label}>
        <TextRows rows={lines} y={y} />
        <TextRows rows={numbers.slice(index, index + 1)} x="100%" y={y} textAnchor="end" className="chart-value" />
        {draw(values, index, height - room + 3)}
      </g>
    );
  });
  return (
    <ChartFigure props={props} data={data} height={height - 22}>
      <TextRows rows={head} y={14} className="chart-note" />
      {rows}
    </ChartFigure>
  );
}
