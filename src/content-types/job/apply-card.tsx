import { ButtonLink } from "../../components/button";

export type ApplyCardProps = {
  title: string;
  text: string;
  label: string;
  /** mailto address including the subject. */
  to: string;
  facts: readonly { label: string; value: string }[];
};

/** Facts of the job and the button to apply. */
export function ApplyCard({ title, text, label, to, facts }: ApplyCardProps) {
  return (
    <aside aria-label={title} className="bg-mist p-7 lg:sticky lg:top-24">
      <dl className="mb-6 grid gap-3 border-b border-deep/20 pb-6">
        {facts.map((fact) => (
          <div key={fact.label} className="grid grid-cols-[5.5rem_1fr] gap-3">
            <dt className="text-slate">{fact.label}</dt>
            <dd className="font-semibold">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <div data-print="hidden">
        <p className="font-display text-subheading font-bold">{title}</p>
        <p className="mt-2 mb-5 text-note text-slate">{text}</p>
        <ButtonLink to={to} variant="hero" size="lg" className="w-full">
          {label}
        </ButtonLink>
      </div>
    </aside>
  );
}
