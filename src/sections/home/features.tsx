import type { LucideIcon } from "lucide-react";
import BarChart3 from "lucide-react/icons/bar-chart-3";
import Send from "lucide-react/icons/send";
import Target from "lucide-react/icons/target";
import type { ReactNode } from "react";
import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";

type FeaturesProps = NonNullable<Queries.HomePageQuery["homePage"]>["features"] & {
  views: Readonly<Record<string, ReactNode>>;
  /** Says that the views are examples. */
  example: string;
};

/** A card's icon, by its view of the product. */
const ICONS: Readonly<Record<string, LucideIcon>> = { leads: Target, message: Send, report: BarChart3 };

/** What the product does: three cards, each with an icon and a piece of the product: a list, a message, a chart. */
export function Features({ title, cards, views, example }: FeaturesProps) {
  return (
    <Section className="lg:pt-32">
      <h2 className="max-w-[44rem] text-title">{title}</h2>
      <figure className="mt-10">
        <figcaption className="text-note text-slate">{example}</figcaption>
        <ul className="mt-3 grid gap-x-8 gap-y-14 lg:grid-cols-3 lg:grid-rows-[auto_auto_auto] lg:gap-y-0">
          {cards.map(({ title: name, description, view }, index) => {
            const Icon = ICONS[view] ?? Target;
            return (
              <li key={index} className="min-w-0 lg:row-span-3 lg:grid lg:grid-rows-subgrid">
                <Reveal className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_1fr] sm:max-lg:gap-x-8 lg:row-span-3 lg:grid lg:grid-rows-subgrid">
                  <div className="bg-mist p-5 sm:max-lg:row-span-2 *:h-full *:border-t-8 *:border-deep">
                    {views[view]}
                  </div>
                  <h3 className="mt-6 flex sm:max-lg:mt-0 gap-3 text-subheading">
                    <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-lake" />
                    {name}
                  </h3>
                  <NoBreakWords as="p" className="mt-3 text-slate" text={description} />
                </Reveal>
              </li>
            );
          })}
        </ul>
      </figure>
    </Section>
  );
}
