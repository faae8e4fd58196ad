import type { ReactNode } from "react";

type ApprovalProps = Pick<Queries.ProductViewsApproval, "title" | "question" | "approve"> & {
  /** What appears once it is approved. */
  done?: ReactNode;
};

/** What the agent asks before it goes on. A tick approves it, by the styles alone: what is done shows in the same part. */
export function Approval({ title, question, approve, done }: ApprovalProps) {
  return (
    <div className="product-approval bg-white px-[min(1.25rem,5vw)] py-5 text-note text-deep">
      <p className="font-semibold">{title}</p>
      <p className="mt-2">{question}</p>
      <label className="relative mt-4 inline-flex min-h-11 items-center rounded-control bg-deep px-5 font-semibold text-white select-none before:mr-2 before:content-['✓'/''] has-checked:bg-mist has-checked:text-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-lake not-has-checked:before:hidden forced-colors:border">
        <input type="checkbox" className="absolute inset-0 size-full cursor-pointer opacity-0" />
        {approve}
      </label>
      {done}
    </div>
  );
}
