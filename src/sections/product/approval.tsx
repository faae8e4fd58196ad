import { APPROVAL_ID, ApprovedText } from "../shared/approved-text";
import { LogEntry } from "./activity-log";

/**
 * What the agent asks before it goes on. A tick approves it, by the styles alone: all views of the page then show what has
 * become of it.
 */
export function Approval({ title, question, approve, approved, done }: Queries.ProductViewsApproval) {
  return (
    <div className="bg-white p-5 text-note text-deep">
      <p className="product-before font-semibold">{title}</p>
      <p className="mt-2">{question}</p>
      <label className="relative mt-4 inline-flex min-h-11 items-center rounded-control bg-deep px-5 font-semibold text-white select-none has-checked:bg-mist has-checked:text-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-lake forced-colors:border">
        <input
          type="checkbox"
          id={APPROVAL_ID}
          aria-label={approve}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <ApprovedText before={approve} approved={`✓ ${approved}`} />
      </label>
      <div role="status">
        <div data-initially-hidden="" className="product-done mt-3">
          <LogEntry {...done} />
        </div>
      </div>
    </div>
  );
}
