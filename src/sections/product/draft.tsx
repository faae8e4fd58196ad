/** A message that the agent has written and nobody has sent yet. */
export function Draft({ label, subject, text }: Queries.ProductViewsDraft) {
  return (
    <div className="mt-4 border-l-4 border-line bg-paper px-4 py-3.5 text-note">
      <p className="text-slate">{label}</p>
      <p className="mt-1 font-semibold">{subject}</p>
      <p className="mt-2">{text}</p>
    </div>
  );
}
