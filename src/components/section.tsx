import type { ComponentPropsWithoutRef } from "react";

const TONES = { paper: "bg-paper", mist: "bg-mist" };

export type SectionProps = ComponentPropsWithoutRef<"section"> & { tone?: keyof typeof TONES };

/** A full-width band of a page with its background and the usual spacing. */
export function Section({ tone = "paper", className = "", children, ...props }: SectionProps) {
  return (
    <section className={`${TONES[tone]} section-space ${className}`} {...props}>
      <div className="container-page">{children}</div>
    </section>
  );
}
