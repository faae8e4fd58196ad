/** What the agent asks before it goes on. A picture of the question, not controls. */
export function Approval({ title, question, approve, change }: Omit<Queries.ProductViewsApproval, "label">) {
  return (
    <div className="border-t-4 border-signal bg-white p-5 text-note text-deep">
      <p className="font-semibold">{title}</p>
      <p className="mt-2">{question}</p>
      <p className="mt-4 flex flex-wrap gap-2 font-semibold">
        <span className="rounded-control bg-signal px-3.5 py-1.5 forced-colors:outline forced-colors:-outline-offset-1">
          {approve}
        </span>
        <span className="rounded-control border-2 border-deep px-3.5 py-1 forced-colors:outline forced-colors:-outline-offset-1">
          {change}
        </span>
      </p>
    </div>
  );
}
