import { ExampleNote } from "../../components/example-note";

type StatsProps = NonNullable<Queries.HomePageQuery["homePage"]>["stats"];

/** Three numbers, set large, each with what it is calculated from, and what they are the best or the mean of. */
export function Stats({ label, items, note }: StatsProps) {
  return (
    <section aria-label={label} className="bg-deep text-paper">
      <dl className="container-page grid gap-x-12 pt-4 lg:grid-cols-3 lg:pt-14">
        {items.map((item, index) => (
          <div
            key={index}
            className="flex flex-col-reverse justify-end gap-x-8 border-white-20 py-6 not-first:border-t md:max-lg:flex-row-reverse md:max-lg:items-center lg:border-none lg:py-0"
          >
            <dt className="mt-2 flex-1 text-mist">
              {item.label} <span className="mt-1 block text-note text-mist-80">{item.basis}</span>
            </dt>
            <dd className="w-[3.2em] font-display text-[min(clamp(3.5rem,2.2rem+5vw,6.5rem),22vw)] leading-none font-bold tracking-tight whitespace-nowrap">
              {item.value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="container-page pt-2 pb-8 text-note text-mist lg:pt-8 lg:pb-12">
        <p className="max-w-[68ch]">{note}</p>
        <ExampleNote of={items.map(({ evidence }) => evidence)} />
      </div>
    </section>
  );
}
