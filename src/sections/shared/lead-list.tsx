import { ApprovedText } from "./approved-text";

/** The product's list of leads, each with a score and its reason. */
export function LeadList({ title, scoreLabel, rows }: Queries.ProductViewsLeads) {
  return (
    <div className="bg-white px-[min(1.25rem,5vw)] py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-note font-semibold">
        {title} <span className="font-normal text-slate">{scoreLabel}</span>
      </p>
      <ol className="mt-3">
        {rows.map(({ company, reason, score, approved }, index) => (
          <li key={index} className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-2.5">
            <span className="text-balance text-note font-semibold">{company}</span>
            <span className="row-span-2 self-center font-display text-subheading font-bold">{score}</span>
            <span className="text-balance text-note text-slate">
              <ApprovedText before={reason} approved={approved} />
            </span>
            <span aria-hidden="true" className="col-span-2 mt-2 block h-1 bg-mist">
              <span className="forced-colors-shape block h-full bg-lake" style={{ width: `${score}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
