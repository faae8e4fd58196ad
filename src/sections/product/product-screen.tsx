import type { ReactNode } from "react";
import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";

/** What each part of the screen shows, small: a tick, scores, a letter, a comparison, columns. */
const MARKS: Readonly<Record<string, string>> = {
  agent: "M2 13 5 10 9.5 14.5 19 4 22 7 9.5 20Z",
  scoring: "M2 3H22V7.5H2ZM2 10H16V14.5H2ZM2 17H10V21.5H2Z",
  outreach: "M2 5H22L12 13.5ZM2 8V19H22V8L12 16.5Z",
  crm: "M2 7.5 8 2V5.5H22V9.5H8V13ZM22 16.5 16 22V18.5H2V14.5H16V11Z",
  analytics: "M2 14H7.5V21H2ZM9.5 9H15V21H9.5ZM17 3H22.5V21H17Z",
};

type ProductScreenProps = NonNullable<Queries.ProductPageQuery["productPage"]>["features"] & {
  /** The part of the screen that belongs to each feature, by the feature's icon. */
  parts: Readonly<Record<string, ReactNode>>;
  bar: Record<"tabs" | "counts", Readonly<Record<string, string>>>;
  /** Says that the screen is an example. */
  example: string;
};

/**
 * The product's screen with its legend: a line leads from each feature to its part of the screen, whose bar names it. On
 * a wide window the parts are one window, and the bar stays in view; on a narrow one each stands below its feature's
 * sentence.
 */
export function ProductScreen({ title, cards, parts, bar, example }: ProductScreenProps) {
  return (
    <Section id="features" tabIndex={-1} aria-labelledby="features-title">
      <h2 id="features-title" className="max-w-[44rem] text-title">
        {title}
      </h2>
      <figure className="product-tour mt-8">
        <figcaption className="mb-3 lg:col-start-2 text-note text-slate">{example}</figcaption>
        <ol className="lg:col-span-2">
          {cards.map(({ icon, ...card }) => (
            <Feature key={icon} {...card} icon={icon}>
              <p
                aria-hidden="true"
                className="product-bar z-1 flex flex-wrap justify-between gap-x-5 bg-lake px-gutter py-2.5 text-note text-paper lg:-mx-3 lg:px-8 lg:tall:sticky lg:top-(--header-height)"
              >
                <span className="font-display font-bold">{bar.tabs[icon]}</span>
                <span className="[font-variant-numeric:tabular-nums]">{bar.counts[icon]}</span>
              </p>
              {parts[icon]}
            </Feature>
          ))}
        </ol>
      </figure>
    </Section>
  );
}

const FEATURE =
  "product-feature max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:items-center max-lg:gap-x-3.5 max-lg:not-last:mb-16";
const TEXT =
  "max-lg:contents lg:col-start-1 lg:row-start-1 lg:self-start lg:pt-13 lg:pb-12 lg:tall:sticky lg:tall:top-[calc(var(--header-height)-1rem)]";

type FeatureProps = ProductScreenProps["cards"][number] & { children: ReactNode };

function Feature({ icon, title, titleLanguage, description, points, children }: FeatureProps) {
  return (
    <li id={icon === "crm" ? "integrations" : undefined} className={FEATURE}>
      <div className={TEXT}>
        <div className="max-lg:contents">
          <h3 lang={titleLanguage ?? undefined} className="text-heading max-lg:order-[-3]">
            {title}
          </h3>
          <NoBreakWords
            as="p"
            className="mt-2 max-w-measure text-slate max-lg:order-[-2] max-lg:col-span-2 max-lg:mb-5"
            text={description}
          />
        </div>
        <ul className="mt-4 grid max-lg:col-span-2 content-start gap-x-10 gap-y-2 md:max-lg:grid-cols-2">
          {points.map((point, row) => (
            <li key={row} className="border-l-3 border-lake pl-3.5 leading-normal">
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className={`product-part product-part-${icon}`}>{children}</div>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="z-2 max-lg:order-[-4] lg:col-start-2 lg:row-start-1 lg:mt-px lg:-ml-5.5 size-11 rounded-full border-3 border-lake bg-paper p-2"
      >
        <path d={MARKS[icon]} fill="currentColor" />
      </svg>
    </li>
  );
}
