import type { ReactNode, SVGProps } from "react";
import { formatNumber } from "../lib/german-numbers";
import type { ChartData } from "./chart-data";

/** Props of every chart: the author's texts, and the table's numbers as JSON. */
export type ChartProps = { title: string; description: string; unit: string; data: string };

type ChartFigureProps = {
  props: ChartProps;
  data: ChartData;
  height: number;
  /** Room beside the shapes, for letters. */
  left?: number;
  right?: number;
  children: ReactNode;
};

/**
 * The frame of a chart: caption, drawing, description; for screen readers, a table in place of the drawing. The drawing has no scale of its
 * own: heights and letters are in pixels, widths in percent of what `left` and `right` leave.
 */
export function ChartFigure({ props, data, height, left = 0, right = 0, children }: ChartFigureProps) {
  const { title, description, unit } = props;
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg width="100%" height={height} style={{ paddingInline: `${left}px ${right}px` }} aria-hidden="true">
        {children}
      </svg>
      <p className="chart-description">{description}</p>
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
            {data.rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, column) => (
                  <td key={column}>{formatNumber(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Height of a row of letters. */
export const TEXT_ROW = 19;
/** Width of the drawing on a phone. */
export const NARROW = 310;
/** The same at 320 px. */
export const NARROWEST = 240;

/** About how wide a text is, rather more than less. */
export const widthOf = (text: string) => text.length * 8;

/** The text in rows of about this width at most; only a longer word has a longer row. */
export const wrap = (text: string, width: number): string[] =>
  text.match(new RegExp(`[^ ](?:.{0,${Math.floor(width / 8) - 2}}[^ ])?(?= |$)|[^ ]+`, "g")) ?? [];

/** Rows of text, the first on the given height. */
export const TextRows = ({ rows, y, ...props }: SVGProps<SVGTextElement> & { rows: string[]; y: number }) =>
  rows.map((row, index) => (
    <text key={index} y={y + index * TEXT_ROW} {...props}>
      {row}
    </text>
  ));

/** To a tenth. */
export const round = (value: number) => Math.round(value * 10) / 10;
