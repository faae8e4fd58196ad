import { BarChart3, Compass, type LucideIcon, RefreshCw, Send, Target } from "lucide-react";
import type { ReactNode } from "react";
import { Section } from "../../components/section";
import { WholeWords } from "../../components/whole-words";
import { Reveal } from "../../features/reveal/reveal";
import { Example } from "../product-views/example";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  agent: Compass,
  scoring: Target,
  outreach: Send,
  crm: RefreshCw,
  analytics: BarChart3,
};

/** `views`: the view of the product for each feature, by its icon. */
type ProductFeaturesProps = Queries.ProductPageFeatures & {
  views: Readonly<Record<string, ReactNode>>;
  /** Says that a view is an example. */
  example: string;
};

/** The five features; text and view side by side, alternating sides. */
export function ProductFeatures({ title, cards, views, example }: ProductFeaturesProps) {
  return (
    <Section id="features" tabIndex={-1} aria-labelledby="features-title">
      <h2 id="features-title" className="max-w-[44rem] text-title">
        {title}
      </h2>
      <ul className="mt-14 grid gap-16 md:gap-24">
        {cards.map(({ icon, title: name, titleLanguage, description, points }, index) => {
          const Icon = ICONS[icon] ?? Compass;
          return (
            <li
              key={index}
              id={icon === "crm" ? "integrations" : undefined}
              className="border-t-2 border-deep pt-8 md:pt-10"
            >
              <Reveal className="grid grid-cols-1 items-center gap-x-14 gap-y-8 lg:grid-cols-12">
                <div className={`lg:col-span-6 ${index % 2 === 1 ? "lg:order-last" : ""}`}>
                  <Icon aria-hidden="true" strokeWidth={1.75} className="size-9 text-lake" />
                  <h3 lang={titleLanguage ?? undefined} className="mt-4 text-heading">
                    {name}
                  </h3>
                  <p className="mt-4 max-w-[34rem] text-lead text-slate">
                    <WholeWords text={description} />
                  </p>
                  <ul className="mt-6 max-w-[34rem]">
                    {points.map((point, row) => (
                      <li key={row} className="flex gap-4 border-t border-line py-3">
                        <span aria-hidden="true" className="drawn-shape mt-3 h-0.75 w-4 shrink-0 bg-signal" />
                        {point}
                      </li>
                    ))}
                  </ul>
                </div>
                <Example
                  note={example}
                  className="px-[min(1.25rem,5vw)] pt-3 pb-5 sm:px-14 sm:pt-6 sm:pb-12 lg:col-span-6"
                >
                  {views[icon]}
                </Example>
              </Reveal>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
