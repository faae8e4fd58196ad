import { LeadList } from "./lead-list";
import { Logbook } from "./logbook";

type WorkspaceProps = {
  leads: Queries.ProductViewsLeads;
  logbook: Queries.ProductViewsLogbook;
  approval: Queries.ProductViewsApproval;
};

/** The product on one screen: whom to call, what the agent has done, and what it asks. A picture of it, not controls. */
export function Workspace({ leads, logbook, approval }: WorkspaceProps) {
  return (
    <div role="img" aria-label={approval.label} className="bg-white text-deep shadow-[0_24px_64px_rgb(4_20_28/0.45)]">
      <div className="grid sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {/* No room for it beside the narrow column of words. */}
        <div className="lg:max-xl:hidden">
          <LeadList {...leads} rows={leads.rows.slice(0, 3)} />
        </div>
        <Logbook {...logbook} entries={logbook.entries.slice(-2)} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-4 border-signal px-5 py-4 text-note">
        <p className="font-semibold">{approval.question}</p>
        <p className="flex flex-wrap gap-2 font-semibold">
          <span className="rounded-control bg-signal px-3.5 py-1.5 forced-colors:outline forced-colors:-outline-offset-1">
            {approval.approve}
          </span>
          <span className="rounded-control border-2 border-deep px-3.5 py-1 forced-colors:outline forced-colors:-outline-offset-1">
            {approval.change}
          </span>
        </p>
      </div>
    </div>
  );
}
