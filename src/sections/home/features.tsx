import type { ReactNode } from "react";
import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";

type FeaturesProps = NonNullable<Queries.HomePageQuery["homePage"]>["features"] & {
  views: Readonly<Record<string, ReactNode>>;
  /** Says that the views are examples. */
  example: string;
};

/** What the product does: three cards along the course of one boat, each with a sea mark and a piece of the product. */
export function Features({ title, cards, views, example }: FeaturesProps) {
  return (
    <Section className="lg:pt-32">
      <h2 className="max-w-[44rem] text-title">{title}</h2>
      <figure className="mt-8 flex flex-col">
        {/* Heard before the views, seen after them: the game above has just said so. */}
        <figcaption className="mt-5 text-note text-slate" style={{ order: 1 }}>
          {example}
        </figcaption>
        <ul className="features -mx-gutter grid gap-x-8 lg:grid-cols-3">
          {cards.map(({ title: name, description, view }, index) => (
            <li key={index} className="relative grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-1">
              <svg aria-hidden="true" className="absolute max-lg:left-gutter print:hidden" viewBox="0 0 120 120">
                <image href={`/sea-marks/${view}.svg`} x={-1200} width={2400} height={120} />
              </svg>
              <Reveal>
                <h3 className="text-subheading">{name}</h3>
                <NoBreakWords as="p" className="mt-3 max-w-[38rem] text-slate" text={description} />
              </Reveal>
              <Reveal className="features-view grid *:border *:border-line">{views[view]}</Reveal>
            </li>
          ))}
        </ul>
      </figure>
    </Section>
  );
}
