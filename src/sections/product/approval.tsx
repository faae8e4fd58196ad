import type { ReactNode } from "react";

type ApprovalProps = Pick<Queries.ProductViewsApproval, "title" | "question" | "approve"> & {
  /** What appears once it is approved. */
  done?: ReactNode;
  /** The look of its button. */
  buttonClasses: string;
};

/** What the agent asks before it goes on. A tick approves it, by the styles alone: what is done shows in the same part. */
export function Approval({ title, question, approve, done, buttonClasses }: ApprovalProps) {
  return (
    <div className="product-approval bg-white p-5 text-note text-deep">
      <p className="font-semibold">{title}</p>
      <p className="mt-2">{question}</p>
      <label
        className={`mt-4 inline-flex cursor-pointer items-center gap-2.5 rounded-control px-3.5 py-2 font-semibold select-none has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-lake forced-colors:border ${buttonClasses}`}
      >
        <input type="checkbox" className="size-4.5 cursor-pointer accent-deep outline-none" />
        {approve}
      </label>
      {done}
    </div>
  );
}
