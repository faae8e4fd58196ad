import { ExampleNote } from "../../components/example-note";
import { Picture } from "../../components/picture";
import { toPicture } from "../../lib/picture-data";

type StatsProps = NonNullable<Queries.HomePageQuery["homePage"]>["stats"];

/** Three numbers on the lake's horizon, each drawn beside, with what it is calculated from, and what they are the best or the mean of. */
export function Stats({ label, items, note }: StatsProps) {
  return (
    <section aria-label={label} className="stats bg-lake text-paper">
      <dl>
        {items.map(({ value, drawing, label: meaning, basis }, index) => (
          <div key={index} className="flex flex-col-reverse justify-end">
            <dt>
              {meaning} <span className="mt-1 block text-note text-mist-80">{basis}</span>
            </dt>
            <dd>
              {value}
              {drawing && (
                <Picture picture={toPicture({ src: drawing, alt: "" })} className="w-auto min-w-0 print:hidden" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="text-note text-mist">
        <p className="col-span-2 max-w-[68ch]">{note}</p>
        <ExampleNote of={items.map(({ evidence }) => evidence)} />
      </div>
    </section>
  );
}
