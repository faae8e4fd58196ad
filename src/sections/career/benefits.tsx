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
      <ul className="mt-8 grid gap-1 min-[20rem]:grid-cols-2 sm:grid-cols-3">
        {items.map((item, index) => {
          const [, figure, rest] = FIGURE.exec(item) ?? [];
          const object = figure ? undefined : objects.next().value;
          return (
            <li
              key={index}
              className={`flex min-h-44 flex-col justify-between gap-y-3 p-4 sm:min-h-56 sm:p-5 max-sm:last:odd:col-span-full print:bg-transparent ${figure ? "bg-deep text-paper" : "bg-mist"}`}
            >
              {figure && (
                <>
                  <span className="font-display text-[min(3rem,10vw)]/none font-bold tracking-tight whitespace-nowrap">
                    {figure}
                  </span>{" "}
                </>
              )}
              {object && <Picture picture={toPicture({ ...object, alt: "" })} className="h-auto w-36 max-w-full" />}
              <NoBreakWords as="span" className="leading-snug font-semibold max-sm:text-note" text={rest ?? item} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
