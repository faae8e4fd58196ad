/** The address of the tick that approves what the agent asks. */
export const APPROVAL_ID = "freigabe";

/** A text that gives way to another one once it is approved. */
export function ApprovedText({ before, approved }: { before?: string; approved: string | null | undefined }) {
  if (!approved) return <>{before}</>;
  return (
    <>
      {before && <span className="product-before">{before}</span>}
      <span data-initially-hidden="" className="product-done">
        {approved}
      </span>
    </>
  );
}
