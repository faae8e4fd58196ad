import type { LucideIcon } from "lucide-react";
import BarChart3 from "lucide-react/icons/bar-chart-3";
import Compass from "lucide-react/icons/compass";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Send from "lucide-react/icons/send";
import Target from "lucide-react/icons/target";
import type { ReactNode } from "react";
import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  agent: Compass,
  scoring: Target,
  outreach: Send,
  crm: RefreshCw,
  analytics: BarChart3,
};

type ProductScreenProps = NonNullable<Queries.ProductPageQuery["productPage"]>["features"] & {
  /** The part of the screen that belongs to each feature, by the feature's icon. */
  parts: Readonly<Record<string, ReactNode>>;
  bar: Queries.ProductViewsScreen;
  productName: string;
  /** Says that the screen is an example. */
  example: string;
};

/**
 * The five features, numbered, and the product's screen, whose parts bear the same numbers. On a wide window the parts
 * are one screen above the list; on a narrow one each follows its feature.
 */
export function ProductScreen({ title, cards, parts, bar, productName, example }: ProductScreenProps) {
  return (
    <Section id="features" tabIndex={-1} aria-labelledby="features-title" className="isolate overflow-clip">
      <h2 id="features-title" className="max-w-[44rem] text-title lg:text-paper">
        {title}
      </h2>
      <figure className="mt-10">
        <figcaption className="text-note text-slate lg:bg-deep lg:text-mist">{example}</figcaption>
        <ol className="product-screen mt-3">
          <li aria-hidden="true" className="product-screen-bar">
            <span className="font-display font-bold">{productName}</span>
            <span className="border-b-3 border-current pt-3.5 pb-3 font-semibold">{bar.label}</span>
            {bar.tabs.map((tab, index) => (
              <span key={index}>{tab}</span>
            ))}
            <span className="ml-auto tabular-nums">{bar.day}</span>
          </li>
          {cards.map(({ icon, title: name, titleLanguage, description, points }, index) => {
            const Icon = ICONS[icon] ?? Compass;
            return (
              <li key={index} className="product-feature">
                {/* The element with the anchor needs a box of its own. */}
                <div id={icon === "crm" ? "integrations" : undefined} className="product-feature-text">
                  <Reveal className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
                    <div className="flex gap-3 lg:col-span-4">
                      <Badge value={index + 1} />
                      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-lake" />
                      <h3 lang={titleLanguage ?? undefined} className="text-subheading">
                        {name}
                      </h3>
                    </div>
                    <p className="text-slate lg:col-span-5">
                      <NoBreakWords text={description} />
                    </p>
                    <ul className="lg:col-span-3">
                      {points.map((point, row) => (
                        <li key={row} className="border-t border-line py-2 text-note first:border-t-0 first:pt-0.5">
                          {point}
                        </li>
                      ))}
                    </ul>
                  </Reveal>
                </div>
                <div className="product-screen-part" data-part={icon}>
                  <Badge value={index + 1} />
                  {parts[icon]}
                </div>
              </li>
            );
          })}
        </ol>
      </figure>
    </Section>
  );
}

/** What joins a feature to its part of the screen, for the eye: a list has its numbers already. */
function Badge({ value }: { value: number }) {
  return (
    <span aria-hidden="true" className="product-screen-number">
      {value}
    </span>
  );
}
