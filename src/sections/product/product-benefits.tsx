import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";

type ProductBenefitsProps = NonNullable<Queries.ProductPageQuery["productPage"]>["benefits"];

/** What changes, as a list, beside a card of measured figures, each with what it is calculated from. */
export function ProductBenefits({ title, items, metrics }: ProductBenefitsProps) {
  return (
    <Section tone="mist">
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-title">{title}</h2>
          <ul className="mt-8 grid max-lg:gap-x-10 max-lg:sm:grid-cols-2 lg:mt-10">
            {items.map((item, index) => (
              <li key={index} className="border-t-2 border-deep pt-5 pb-7 lg:pb-10">
                <h3 className="text-subheading">{item.title}</h3>
                <NoBreakWords as="p" className="mt-2 max-w-[36rem] text-slate" text={item.text} />
              </li>
            ))}
          </ul>
        </div>
        <div className="on-deep bg-deep p-7 text-paper sm:p-9 lg:col-span-5">
          <h3 className="text-subheading">{metrics.title}</h3>
          <dl className="mt-5">
            {metrics.items.map(({ value, label, basis }, index) => (
              <div key={index} className="flex flex-col-reverse border-t border-white/20 py-3.5">
                <dt className="text-note text-mist">
                  {label} <span className="block text-mist/80">{basis}</span>
                </dt>
                <dd className="font-display text-heading leading-tight font-bold text-signal">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-note text-mist">{metrics.note}</p>
        </div>
      </div>
    </Section>
  );
}
