import type { CSSProperties } from "react";
import { ExampleNote } from "../../components/example-note";
import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";
import { lengthOf } from "./growth";

type ProductBenefitsProps = NonNullable<Queries.ProductPageQuery["productPage"]>["benefits"];

/** What changes, told in short paragraphs, and a card of figures, drawn to one scale, with what they follow from. */
export function ProductBenefits({ title, items, metrics }: ProductBenefitsProps) {
  const lengths = metrics.items.map(({ value }) => lengthOf(value));
  const longest = Math.max(1, ...lengths.map((one) => (one?.kind === "times" ? one.length : 0)));
  return (
    <Section tone="mist" className="max-sm:pb-0">
      <h2 className="max-w-[44rem] text-title">{title}</h2>
      <ol className="mt-8 border-t-8 border-deep bg-white shadow-flat">
        {items.map((item, index) => (
          <li
            key={index}
            className="grid gap-x-10 gap-y-3 border-b border-line px-[min(2rem,5vw)] py-7 lg:grid-cols-[3fr_4fr_5fr] lg:items-center"
          >
            <h3 className="text-subheading">{item.title}</h3>
            <NoBreakWords as="p" className="text-slate" text={item.text} />
            <p className="flex items-center gap-5 font-display text-subheading font-bold">
              <span
                aria-hidden="true"
                className="aspect-8/5 w-[min(9rem,32vw)] shrink-0"
                style={{ background: `url(/measures.svg) 0 ${(index * 100) / 3}% / 100%`, printColorAdjust: "exact" }}
              />
              <span>
                <span aria-hidden="true" className="mr-2 inline-block w-12 border-b-2" />
                {item.measure}
              </span>
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-14 bg-paper py-8 max-sm:-mx-gutter max-sm:px-gutter sm:p-9 lg:p-12">
        <div className="grid gap-x-14 gap-y-3 lg:grid-cols-12">
          <h3 className="text-heading lg:col-span-5">{metrics.title}</h3>
          <div className="max-w-measure text-slate lg:col-span-7">
            <p>{metrics.note}</p>
            <ExampleNote of={metrics.items.map(({ evidence }) => evidence)} className="mt-1" />
          </div>
        </div>
        <dl className="mt-12 grid gap-y-10" style={{ "--longest": longest } as CSSProperties}>
          {metrics.items.map(({ value, label, basis }, index) => (
            <div key={index} className="grid gap-x-14 gap-y-4 md:grid-cols-12 md:items-center">
              <dt className="row-start-2 md:col-span-6 md:col-start-7 md:row-start-1 lg:col-span-5 lg:col-start-8">
                <span className="block font-semibold text-balance">{label}</span>{" "}
                <span className="mt-1 block text-note text-pretty text-slate">{basis}</span>
              </dt>
              <dd className="md:col-span-6 lg:col-span-7">
                <span className="block font-display text-amount leading-none font-bold whitespace-nowrap">{value}</span>
                <Lengths {...lengths[index]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** Before and after, in boxes of what was before, or a part of a whole, as long as the longest. */
function Lengths({ kind, length }: Partial<NonNullable<ReturnType<typeof lengthOf>>>) {
  if (!kind) return null;
  const [before, after] = kind === "times" ? [1, length] : [0, "var(--longest)"];
  return (
    <span
      dir="ltr"
      aria-hidden="true"
      className={`growth growth-${kind} lg:[zoom:1.6]`}
      style={{ "--share": length } as CSSProperties}
    >
      {[before, after].map((boxes, index) => (
        <span key={index} style={{ "--boxes": boxes } as CSSProperties} />
      ))}
    </span>
  );
}
