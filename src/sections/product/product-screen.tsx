import type { LucideIcon } from "lucide-react";
import BarChart3 from "lucide-react/icons/bar-chart-3";
import Compass from "lucide-react/icons/compass";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Send from "lucide-react/icons/send";
import Target from "lucide-react/icons/target";
import type { CSSProperties, ReactNode } from "react";
import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";

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

/** A feature and its part of the screen share a timeline: the part is lit while the feature is read. */
const timelineOf = (index: number) => ({ "--view": `--feature-${index + 1}` }) as CSSProperties;

/**
 * The product's screen and the five features, whose parts of the screen bear their numbers. On a wide window the screen
 * stays beside the features; on a narrow one it stands above them and shows one part a swipe.
 */
export function ProductScreen({ title, cards, parts, bar, productName, example }: ProductScreenProps) {
  return (
    <Section id="features" tabIndex={-1} aria-labelledby="features-title">
      <h2 id="features-title" className="max-w-[44rem] text-title">
        {title}
      </h2>
      <div className="product-tour mt-10">
        <figure>
          <figcaption className="text-note text-slate">{example}</figcaption>
          <div className="product-screen mt-3">
            <p
              aria-hidden="true"
              className="flex items-center gap-5 bg-lake px-5 max-[15rem]:flex-wrap text-note whitespace-nowrap text-paper lg:gap-7"
            >
              <span className="font-display font-bold">{productName}</span>
              <span className="border-b-3 border-current pt-3 pb-2.25 font-semibold">{bar.label}</span>
              {bar.tabs.map((tab, index) => (
                <span key={index} className="max-sm:hidden">
                  {tab}
                </span>
              ))}
              <span className="ml-auto tabular-nums max-[22.5rem]:hidden">{bar.day}</span>
            </p>
            <div className="product-view">
              <ol className="product-parts">
                {cards.map(({ icon, title: name }, index) => (
                  <li
                    key={icon}
                    className={`product-part product-part-${icon}`}
                    style={timelineOf(index)}
                    data-number={index + 1}
                    data-name={name}
                  >
                    {parts[icon]}
                  </li>
                ))}
              </ol>
            </div>
          </div>
        </figure>
        <ol className="product-features">
          {cards.map((card, index) => (
            <Feature key={card.icon} index={index} card={card} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

type FeatureProps = { card: ProductScreenProps["cards"][number]; index: number };

function Feature({ card: { icon, title, titleLanguage, description, points }, index }: FeatureProps) {
  const Icon = ICONS[icon] ?? Compass;
  return (
    <li className="border-t-2 border-deep pt-5 pb-12" style={timelineOf(index)}>
      {/* The element with the anchor needs a box of its own. */}
      <div id={icon === "crm" ? "integrations" : undefined}>
        <p
          aria-hidden="true"
          className="flex items-center justify-between font-display text-heading font-bold text-lake"
        >
          {index + 1}
          <Icon strokeWidth={1.5} className="size-8" />
        </p>
        <h3 lang={titleLanguage ?? undefined} className="mt-3 text-subheading">
          {title}
        </h3>
        <NoBreakWords as="p" className="mt-2 max-w-[36rem] text-slate" text={description} />
        <ul className="mt-4">
          {points.map((point, row) => (
            <li key={row} className="border-t border-line py-2">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
