import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";
import { Answers } from "./answers";
import { PriceRange } from "./price-range";

type LimitsProps = NonNullable<Queries.ProductPageQuery["productPage"]>["limits"];

/** What it costs and for whom it is nothing, large; below, folded, what is asked before a purchase. */
export function Limits({ title, text, price, unfit, items, answers }: LimitsProps) {
  const points = items.map((item) => ({ question: item.title, text: item.text, points: null, chart: null }));
  return (
    <Section id="limits">
      <h2 className="max-w-[44rem] text-title">{title}</h2>
      <NoBreakWords as="p" className="mt-5 max-w-[40rem] text-lead text-slate" text={text} />
      <div className="mt-12 grid gap-x-14 gap-y-14 lg:grid-cols-12">
        <PriceRange {...price} />
        <div className="lg:col-span-5">
          <h3 className="border-t-2 border-deep pt-5 text-subheading">{unfit.title}</h3>
          <ul className="mt-5 font-display text-[clamp(1.25rem,2vw,1.5rem)] leading-tight font-bold">
            {unfit.lines.map((line) => (
              <li
                key={line}
                className="border-t border-line py-4 text-pretty line-through decoration-brick decoration-2 [text-decoration-skip-ink:none] first:border-t-0 first:pt-0"
              >
                {line}
              </li>
            ))}
          </ul>
          <NoBreakWords as="p" className="text-slate" text={unfit.text} />
        </div>
      </div>
      <Answers title={answers.title} items={[...points, ...answers.items]} />
    </Section>
  );
}
