import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";
import { Answers } from "./answers";
import { PriceRange } from "./price-range";

type LimitsProps = NonNullable<Queries.ProductPageQuery["productPage"]>["limits"];

/** What it costs, large; beside it, for whom it is nothing; below, what is asked before a purchase. */
export function Limits({ title, text, more, price, notFor, topics }: LimitsProps) {
  return (
    <Section id="limits" className="[--color-signal:var(--color-brick)]">
      <h2 className="max-w-[44rem] text-title">{title}</h2>
      <NoBreakWords as="p" className="mt-5 max-w-measure text-lead text-slate" text={text} />
      <div className="mt-12 grid gap-x-14 gap-y-14 lg:grid-cols-12">
        <PriceRange {...price} />
        <div className="lg:col-span-5">
          <h3 className="border-t-2 border-deep pt-5 text-subheading">{notFor.title}</h3>
          <ul className="mt-5 grid gap-5">
            {notFor.lines.map((line) => (
              <li key={line} className="flex gap-3.5 font-display text-subheading font-bold lg:text-heading">
                <svg aria-hidden="true" viewBox="0 0 20 20" className="mt-1 size-5 shrink-0 text-brick lg:size-8">
                  <path d="M2 3Q9 9 18 17M17 2Q10 10 3 18" fill="none" stroke="currentColor" strokeWidth="3.5" />
                </svg>
                {line}
              </li>
            ))}
          </ul>
          <NoBreakWords as="p" className="mt-5 text-slate" text={notFor.text} />
        </div>
      </div>
      <Answers topics={topics} moreLabel={more} />
    </Section>
  );
}
