/** The product's weekly report: meetings per week as bars, three figures below. */
export function Report({ title, chartTitle, chartLabel, bars, summary }: Queries.ProductViewsReport) {
  const highest = Math.max(...bars.map(({ value }) => value));
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
        {bars.map(({ value }, index) => (
          <span
            key={index}
            className={`bar forced-colors-shape relative origin-bottom ${index === bars.length - 1 ? "bg-deep" : "bg-lake"}`}
            style={{ height: `${Math.round((value / highest) * 82)}%` }}
          >
            <span className="absolute inset-x-0 -top-5 text-center text-note leading-none font-semibold">{value}</span>
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
