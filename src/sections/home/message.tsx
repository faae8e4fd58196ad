type MessageProps = Queries.ProductViewsDraft & {
  /** The ways after it, for as long as nobody answers. */
  next: readonly Pick<Queries.ProductViewsSequenceStep, "day" | "text">[];
};

/** A message that the agent has written and nobody has sent yet, and the ways after it. */
export function Message({ label, subject, text, next }: MessageProps) {
  return (
    <div className="bg-white p-5">
      <p className="text-note text-slate">{label}</p>
      <p className="mt-1 border-b border-line pb-3 font-semibold">{subject}</p>
      <p className="py-4">{text}</p>
      <ul className="text-note">
        {next.map(({ day, text: step }, index) => (
          <li key={index} className="flex flex-wrap gap-x-4 border-t border-line pt-2 pb-2 last:pb-0">
            <b className="font-semibold" style={{ width: "min(5.5rem, 100%)" }}>
              {day}
            </b>{" "}
            <span style={{ flex: "1 8rem" }}>{step}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
