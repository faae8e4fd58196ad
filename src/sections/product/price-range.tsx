import type { CSSProperties } from "react";
import { SilentExampleMarks } from "../../components/silent-example-marks";
import { markOn, splitPrice } from "./price";

type PriceRangeProps = NonNullable<Queries.ProductPageQuery["productPage"]>["limits"]["price"];

/** The range of prices, large, and a ruler from its lowest to its highest; examples stand on pins, the cheapest the highest. */
export function PriceRange({ title, range, marks, text }: PriceRangeProps) {
  const { amount, unit } = splitPrice(range);
  const [euro = ""] = /\s*€$/.exec(amount) ?? [];
  const ends = amount.replace("–", `${euro}–`).split("–");
  return (
    <div className="lg:col-span-7">
      <h3 className="border-t-2 border-deep pt-5 text-subheading">{title}</h3>
      <p className="mt-3 text-slate">
        <span className="block pb-3 font-display text-price font-bold tracking-[-0.025em] text-deep">{amount}</span>{" "}
        {unit}
      </p>
      <dl className="mt-8 grid max-sm:text-note">
        {marks.map((mark, index) => {
          const place = markOn(range, mark.price);
          const { amount: markAmount, unit: markUnit } = splitPrice(mark.price);
          const isRight = place !== undefined && place > 0.55;
          return (
            <div
              key={mark.label}
              className={`col-start-1 row-start-1 h-[calc(var(--row)*2.25rem+0.5rem)] self-end border-deep leading-[1.35] ${
                isRight
                  ? "mr-[calc((1-var(--at))*100%)] justify-self-end border-r-2 pr-2.5"
                  : "ml-[calc(var(--at)*100%)] justify-self-start border-l-2 pl-2.5"
              }`}
              style={{ "--at": place ?? 0, "--row": marks.length - index } as CSSProperties}
            >
              <dt className="inline">{mark.label}</dt>{" "}
              <dd className="inline font-semibold">
                {markAmount} <span className="sr-only">{markUnit}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      {ends.length > 1 && (
        <p
          aria-hidden="true"
          className="price-ruler flex justify-between pt-4 text-note text-slate [font-variant-numeric:tabular-nums]"
        >
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </p>
      )}
      <p className="mt-6 max-w-measure text-slate">
        <SilentExampleMarks text={text} />
      </p>
    </div>
  );
}
