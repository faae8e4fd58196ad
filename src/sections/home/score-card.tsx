/** One lead as the product shows it: score, reasons, next step. */
export function ScoreCard({ label, score, company, reasons, nextLabel, next }: Queries.ProductViewsScore) {
  return (
    <div className="bg-white p-5 text-deep">
      <p className="flex items-baseline justify-between text-note">
        {label}
        <span className="font-display text-heading leading-none font-bold text-lake">{score}</span>
      </p>
      <span aria-hidden="true" className="mt-2 block h-1.5 bg-mist">
        <span className="forced-colors-shape block h-full bg-lake" style={{ width: `${score}%` }} />
      </span>
      <p className="mt-4 font-semibold">{company}</p>
      <ul className="text-note text-slate">
        {reasons.map((reason, index) => (
          <li key={index}>{reason}</li>
        ))}
      </ul>
      <p className="mt-3 border-t border-line pt-3 text-note">
        <span className="font-semibold">{nextLabel}</span>
        <br />
        {next}
      </p>
    </div>
  );
}
