import { NoBreakWords } from "../../components/no-break-words";
import { Picture } from "../../components/picture";
import { toPicture } from "../../lib/picture-data";

/** A number at the beginning, with its unit. */
const FIGURE = /^(\d[\d.,]*(?:[\s\u00a0][%€])?)[\s\u00a0](.*)$/su;

/** What the company offers, as tiles: a number set large, or an object. */
export function Benefits({ title, items, drawings }: NonNullable<Queries.CareerPageQuery["careerPage"]>["benefits"]) {
  const objects = (drawings ?? []).values();
  return (
    <section className="lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0">
      <h2 className="self-end text-title">{title}</h2>
      <ul className="mt-8 grid gap-1 sm:grid-cols-3">
        {items.map((item, index) => {
          const [, figure, rest] = FIGURE.exec(item) ?? [];
          const object = figure ? undefined : objects.next().value;
          return (
            <li
              key={index}
              className={`flex gap-x-5 max-[15rem]:block p-5 [&>picture]:shrink-0 print:bg-transparent max-sm:min-h-28 sm:min-h-56 sm:flex-col sm:items-start sm:justify-between ${figure ? "flex-col gap-y-2 bg-deep text-paper" : "items-center bg-mist"}`}
            >
              {figure && (
                <>
                  <span className="font-display text-[2.25rem]/none font-bold max-[15rem]:text-title tracking-tight whitespace-nowrap sm:text-[3rem]/none">
                    {figure}
                  </span>{" "}
                </>
              )}
              {object && <Picture picture={toPicture({ ...object, alt: "" })} className="h-auto w-28 max-w-full" />}
              <NoBreakWords as="span" className="leading-snug font-semibold" text={rest ?? item} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
