import type { ReactNode } from "react";
import { formatNumber } from "../../lib/german-numbers";
import { NoBreakWords } from "../no-break-words";
import type { ChartData } from "./chart-data";

/** Props of every chart: the author's texts, and the table's numbers as JSON. */
export type ChartProps = { title: string; description: string; unit: string; data: string };

type ChartFigureProps = { props: ChartProps; data: ChartData; children: ReactNode };

/** The frame of a chart: caption, drawing, description; for screen readers, a table in place of the drawing. */
export function ChartFigure({ props, data, children }: ChartFigureProps) {
  const { title, description, unit } = props;
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <div className="chart-drawing" aria-hidden="true">
        {children}
      </div>
      <NoBreakWords as="p" className="chart-description" text={description} />
      <div className="sr-only">
        <table>
          <caption>{`Einheit: ${unit}`}</caption>
          <thead>
            <tr>
              {data.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ label, values, marks }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, column) => (
                  <td key={column}>{formatNumber(value) + (marks?.[column] ? ` (${marks[column]})` : "")}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** To a tenth. */
export const round = (value: number) => Math.round(value * 10) / 10;
