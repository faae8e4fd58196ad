/** The product's activity log: what the agent did and when; the last entry waits for a person. */
export function ActivityLog({ title, entries }: Queries.ProductViewsLogbook) {
  return (
    <div className="bg-white p-5">
      <p className="text-note font-semibold">{title}</p>
      <ol className="mt-3">
        {entries.map(({ time, text, state }, index) => (
          <li key={index} className="grid grid-cols-[3rem_1fr] gap-x-3 border-t border-line py-2.5 text-note">
            <span className="text-slate tabular-nums">{time}</span>
            <span>
              {text}{" "}
              <span
                className={`whitespace-nowrap ${index === entries.length - 1 ? "bg-signal px-1.5 font-semibold" : "text-slate"}`}
              >
                {state}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
