import { ExampleNote } from "../../components/example-note";
import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";

type ProductBenefitsProps = NonNullable<Queries.ProductPageQuery["productPage"]>["benefits"];

/** What changes, in a row, and below it a card of measured figures, each with what it is calculated from. */
export function ProductBenefits({ title, items, metrics }: ProductBenefitsProps) {
  return (
    <Section tone="mist">
      <h2 className="max-w-[44rem] text-title">{title}</h2>
      <ul className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item, index) => (
          <li key={index} className="border-t-2 border-deep pt-5">
            <h3 className="text-subheading">{item.title}</h3>
            <NoBreakWords as="p" className="mt-2 text-slate" text={item.text} />
          </li>
        ))}
      </ul>
      <div className="mt-14 on-deep bg-deep p-7 text-paper sm:p-9 lg:p-11">
        <div className="flex flex-wrap items-baseline justify-between gap-x-14 gap-y-3">
          <h3 className="text-heading">{metrics.title}</h3>
          <div className="max-w-[36rem] text-note text-mist">
            <p>{metrics.note}</p>
            <ExampleNote of={metrics.items.map(({ evidence }) => evidence)} />
          </div>
        </div>
        <dl className="mt-8 grid gap-x-8 lg:grid-cols-5">
          {metrics.items.map(({ value, label, basis }, index) => (
            <div
              key={index}
              className="flex flex-col-reverse justify-end border-t border-white-20 py-4 sm:max-lg:grid sm:max-lg:grid-cols-[1fr_12rem] sm:max-lg:[direction:rtl]"
            >
              <dt className="text-mist sm:max-lg:[direction:ltr]">
                {label} <span className="mt-2 block text-note text-mist-80">{basis}</span>
              </dt>
              <dd className="mb-2 font-display text-heading leading-tight font-bold whitespace-nowrap lg:text-[clamp(1.5rem,2.5vw,2.25rem)] sm:max-lg:[direction:ltr]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
