import type { ReactNode } from "react";
import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";
import { FEATURE_ICONS } from "./feature-icons";

type FeaturesProps = NonNullable<Queries.HomePageQuery["homePage"]>["features"] & {
  views: Readonly<Record<string, ReactNode>>;
  /** Says that the views are examples. */
  example: string;
};

/** What the product does: three cards, each with an icon and a piece of the product that stands on a quay. */
export function Features({ title, cards, views, example }: FeaturesProps) {
  return (
    <Section className="lg:pt-32">
      <h2 className="max-w-[44rem] text-title">{title}</h2>
      <figure className="mt-8 flex flex-col">
        {/* Heard before the views, seen after them: the game above has just said so. */}
        <figcaption className="mt-5 text-note text-slate" style={{ order: 1 }}>
          {example}
        </figcaption>
        <ul className="features grid gap-x-8 gap-y-14 lg:grid-cols-3">
          {cards.map(({ title: name, description, view }, index) => (
            <li key={index} className="min-w-0 border-b-[0.625rem] border-deep">
              <Reveal>
                <h3 className="text-subheading">
                  <svg
                    aria-hidden="true"
                    className="shrink-0"
                    style={{ width: "var(--poster, min(4rem, 16vw))" }}
                    viewBox="0 0 64 64"
                  >
                    {FEATURE_ICONS[view]}
                  </svg>
                  {name}
                </h3>
                <NoBreakWords as="p" className="mt-3 max-w-[38rem] text-slate" text={description} />
              </Reveal>
              <Reveal className="grid px-2 *:border *:border-b-0 *:border-line">{views[view]}</Reveal>
            </li>
          ))}
        </ul>
      </figure>
    </Section>
  );
}
