import type { ReactNode } from "react";

type WithChildren = { children?: ReactNode };

/** A thought that should stay. */
export function Callout({ title, children }: WithChildren & { title: string }) {
  return (
    <aside className="callout" aria-label={title}>
      <p className="callout-title">{title}</p>
      {children}
    </aside>
  );
}

/** One figure, set large, with what it counts and where it comes from. */
export function Statistic({ value, label, source }: { value: string; label: string; source?: string }) {
  return (
    <figure className="statistic">
      <p className="statistic-value">{value}</p>
      <figcaption>
        {label}
        {source && <cite>{source}</cite>}
      </figcaption>
    </figure>
  );
}

/** A formula with, if given, one calculation that follows it. */
export function Formula({
  name,
  formula,
  example,
  children,
}: WithChildren & { name: string; formula: string; example?: string }) {
  return (
    <figure className="formula">
      <figcaption>{name}</figcaption>
      <p className="formula-rule">
        <span className="formula-name">{name} =</span> {formula}
      </p>
      {example && <p className="formula-example">{example}</p>}
      {children}
    </figure>
  );
}

/** A list to tick off. */
export function Checklist({ title, children }: WithChildren & { title: string }) {
  return (
    <section className="checklist" aria-label={title}>
      <p className="checklist-title">{title}</p>
      {children}
    </section>
  );
}
