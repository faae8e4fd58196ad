import type { CSSProperties } from "react";
import { ApprovedText } from "./approved-text";

/** The product's weekly report: meetings per week as bars, three figures below. */
export function Report({ title, chartTitle, chartLabel, bars, summary }: Queries.ProductViewsReport) {
  const highest = Math.max(...bars.map(({ value }) => value));
  const heightOf = (value: number) => `${Math.round((value / highest) * 82)}%`;
  return (
    <div className="flex flex-col bg-white p-5">
      <p className="text-note font-semibold">{title}</p>
      <p aria-hidden="true" className="mt-1 text-note text-slate">
        {chartTitle}
      </p>
      <div
        role="img"
        aria-label={chartLabel}
        className="mt-3 grid min-h-40 flex-1 grid-flow-col items-end gap-2.5 border-b-2 border-deep"
      >
        {bars.map(({ value, approved }, index) => (
          <span
            key={index}
            className={`bar forced-colors-shape relative origin-bottom ${index === bars.length - 1 ? "bg-deep" : "bg-lake"} ${approved ? "product-grows" : ""}`}
            style={
              { height: `var(--now, ${heightOf(value)})`, "--approved": heightOf(approved ?? value) } as CSSProperties
            }
          >
            <span className="absolute inset-x-0 -top-5 text-center text-note leading-none font-semibold">
              <ApprovedText before={`${value}`} approved={approved?.toString()} />
            </span>
          </span>
        ))}
      </div>
      <dl className="mt-3">
        {summary.map(({ label, value }, index) => (
          <div key={index} className="flex flex-wrap justify-between gap-x-4 py-1 text-note">
            <dt className="text-slate">{label}</dt>
            <dd className="ml-auto font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
