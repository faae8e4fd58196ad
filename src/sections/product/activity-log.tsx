import { APPROVAL_ID } from "../shared/approved-text";

type ActivityLogProps = Queries.ProductViewsLogbook & Pick<Queries.ProductViewsApproval, "approve" | "done">;

/** The product's activity log: what the agent did and when; the last entry waits until a person has approved it. */
export function ActivityLog({ title, entries, approve, done }: ActivityLogProps) {
  return (
    <div className="bg-white px-[min(1.25rem,5vw)] py-5">
      <p className="text-note font-semibold">{title}</p>
      <ol className="mt-3">
        {entries.map((entry, index) => (
          <li key={index} className={index === entries.length - 1 ? "product-waiting" : undefined}>
            <LogEntry {...entry} />
          </li>
        ))}
        <li className="product-before border-t border-line pt-3 max-lg:hidden">
          <label
            htmlFor={APPROVAL_ID}
            className="inline-block cursor-pointer rounded-control bg-deep px-4 py-2 text-note font-semibold text-white"
          >
            {approve}
          </label>
        </li>
        <li data-initially-hidden="" className="product-done font-semibold">
          <LogEntry {...done} />
        </li>
      </ol>
    </div>
  );
}

/** What happened when, and how it stands. */
export function LogEntry({ time, text, state }: Queries.ProductViewsApproval["done"]) {
  return (
    <p className="flex flex-wrap gap-x-3 border-t border-line py-2 text-note">
      <span className="w-12 text-slate [font-variant-numeric:tabular-nums]">{time}</span>
      <span className="flex-[1_1_min(8rem,100%)]">
        {text} <span className="text-slate min-[20em]:whitespace-nowrap">{state}</span>
      </span>
    </p>
  );
}
