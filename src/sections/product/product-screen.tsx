import type { LucideIcon } from "lucide-react";
import BarChart3 from "lucide-react/icons/bar-chart-3";
import Compass from "lucide-react/icons/compass";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Send from "lucide-react/icons/send";
import Target from "lucide-react/icons/target";
import type { CSSProperties, ReactNode } from "react";
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
          <li
            aria-hidden="true"
            className="flex items-center gap-8 bg-lake px-5 text-note text-paper max-lg:mb-4 max-lg:-mr-[clamp(1.25rem,4vw,2rem)] max-lg:overflow-hidden max-lg:whitespace-nowrap lg:[grid-area:bar]"
          >
            <span className="font-display font-bold">{productName}</span>
            <span className="border-b-3 border-current pt-3.5 pb-3 font-semibold">{bar.label}</span>
            {bar.tabs.map((tab, index) => (
              <span key={index}>{tab}</span>
            ))}
            <span className="ml-auto tabular-nums">{bar.day}</span>
          </li>
          {cards.map((card, index) => (
            <Feature key={index} number={index + 1} card={card} part={parts[card.icon]} />
          ))}
        </ol>
      </figure>
    </Section>
  );
}

type FeatureProps = { card: ProductScreenProps["cards"][number]; number: number; part: ReactNode };

/** A feature, and its part of the screen. */
function Feature({ card: { icon, title, titleLanguage, description, points }, number, part }: FeatureProps) {
  const Icon = ICONS[icon] ?? Compass;
  return (
    <li className="grid gap-6 border-t-2 border-deep pt-7 pb-12 sm:grid-cols-2 sm:items-start sm:gap-10 lg:contents">
      {/* The element with the anchor needs a box of its own. */}
      <div
        id={icon === "crm" ? "integrations" : undefined}
        className={`lg:col-span-full lg:py-7 ${number === 1 ? "lg:mt-14 lg:border-t-2 lg:border-deep" : "lg:border-t lg:border-line"}`}
      >
        <Reveal className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
          <div className="flex gap-3 lg:col-span-4">
            <Badge number={number} className="max-lg:hidden" />
            <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-lake" />
            <h3 lang={titleLanguage ?? undefined} className="text-subheading">
              {title}
            </h3>
          </div>
          <NoBreakWords as="p" className="text-slate lg:col-span-5" text={description} />
          <ul className="lg:col-span-3">
            {points.map((point, row) => (
              <li key={row} className="border-t border-line py-2 text-note first:border-t-0 first:pt-0.5">
                {point}
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
      <div
        className="relative ml-3 -mr-[clamp(1.25rem,4vw,2rem)] border border-r-0 border-line bg-white lg:m-[0_-1px_-1px_0] lg:border-r lg:[grid-area:var(--part)]"
        style={{ "--part": icon } as CSSProperties}
      >
        <Badge number={number} className="absolute -top-3 -left-3 z-1" />
        {part}
      </div>
    </li>
  );
}

/** What joins a feature to its part of the screen, for the eye: a list has its numbers already. */
function Badge({ number, className }: { number: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 flex-none place-items-center rounded-full border-2 border-white bg-deep text-[0.9375rem]/none font-bold text-paper forced-colors:border-[CanvasText] ${className}`}
    >
      {number}
    </span>
  );
}
