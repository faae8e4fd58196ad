import type { LucideIcon } from "lucide-react";
import BarChart3 from "lucide-react/icons/bar-chart-3";
import Compass from "lucide-react/icons/compass";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Send from "lucide-react/icons/send";
import Target from "lucide-react/icons/target";
import type { ReactNode } from "react";
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

/**
 * The product's screen with its legend: a line leads from each feature to its part of the screen. On a wide window the
 * screen is one, as long as the five; on a narrow one each part stands above its feature.
 */
export function ProductScreen({ title, cards, parts, bar, productName, example }: ProductScreenProps) {
  return (
    <Section id="features" tabIndex={-1} aria-labelledby="features-title">
      <h2 id="features-title" className="max-w-[44rem] text-title">
        {title}
      </h2>
      <figure className="product-tour mt-8">
        <figcaption className="text-note text-slate">{example}</figcaption>
        <div className="product-screen">
          <p
            aria-hidden="true"
            className="z-1 flex items-center gap-5 bg-lake px-5 text-note whitespace-nowrap text-paper max-[15rem]:flex-wrap md:tall:sticky md:top-(--header-height) xl:gap-7"
          >
            <span className="font-display font-bold">{productName}</span>
            <span className="border-b-3 border-current pt-3 pb-2.25 font-semibold">{bar.label}</span>
            {bar.tabs.map((tab, index) => (
              <span key={index} className="max-xl:hidden">
                {tab}
              </span>
            ))}
            <span className="ml-auto tabular-nums max-[22.5rem]:hidden">{bar.day}</span>
          </p>
        </div>
        <ol className="product-features">
          {cards.map((card, index) => (
            <Feature key={card.icon} {...card} number={index + 1} part={parts[card.icon]} />
          ))}
        </ol>
      </figure>
    </Section>
  );
}

type FeatureProps = ProductScreenProps["cards"][number] & { number: number; part: ReactNode };

function Feature({ icon, title, titleLanguage, description, points, number, part }: FeatureProps) {
  const Icon = ICONS[icon] ?? Compass;
  return (
    <li id={icon === "crm" ? "integrations" : undefined} className="product-feature" data-number={number}>
      <div className="product-text">
        <Icon aria-hidden="true" strokeWidth={1.5} className="float-right size-7 text-lake" />
        <h3 lang={titleLanguage ?? undefined} className="text-subheading">
          {title}
        </h3>
        <NoBreakWords as="p" className="mt-2 max-w-[36rem] text-slate" text={description} />
        <ul className="mt-4 grid gap-2">
          {points.map((point, row) => (
            <li key={row} className="border-l-3 border-lake pl-3.5 leading-normal">
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className={`product-part product-part-${icon}`}>{part}</div>
    </li>
  );
}
