import type { ReactNode } from "react";
import { type ChartData, formatGermanNumber } from "./chart-data";

/** Props of every chart: the author's texts, and the table's numbers as JSON. */
export type ChartProps = { id: string; title: string; description: string; unit: string; data: string };

/** The attributes written by the author. */
export const chartAttributes = ["title", "description", "unit"] as const;

type ChartFigureProps = {
  props: ChartProps;
  data: ChartData;
  /** Height of the drawing in SVG units; its width is `CHART_WIDTH`. */
  height: number;
  children: ReactNode;
};

/** Width of every chart in SVG units; one unit is about 1.1 px on a desktop and 0.6 px on a phone. */
export const CHART_WIDTH = 560;

/** The frame of a chart: caption, drawing with title and description, data table for screen readers. */
export function ChartFigure({ props: { id, title, description, unit }, data, height, children }: ChartFigureProps) {
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${CHART_WIDTH} ${height}`} role="img" aria-labelledby={`${id}-titel ${id}-text`}>
        <title id={`${id}-titel`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {children}
      </svg>
      <p className="chart-description" aria-hidden="true">
        {description}
      </p>
      <div className="sr-only">
        <table>
          <caption>{`${title} (${unit})`}</caption>
          <thead>
            <tr>
              {data.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other key.
                  <td key={index}>{formatGermanNumber(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** To a tenth of an SVG unit. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** The number with its unit, spaced as in German. */
export const withUnit = (value: number, unit: string) => `${formatGermanNumber(value)}\u00a0${unit}`;
