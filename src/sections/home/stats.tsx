import { ExampleNote } from "../../components/example-note";

type StatsProps = NonNullable<Queries.HomePageQuery["homePage"]>["stats"];

/** Three numbers, set large, each with what it is calculated from, and what they are the best or the mean of. */
export function Stats({ label, items, note }: StatsProps) {
  return (
    <section aria-label={label} className="bg-deep text-paper">
      <dl className="container-page grid divide-white-20 pt-4 max-md:divide-y md:grid-cols-3 md:divide-x md:pt-14">
        {items.map((item, index) => (
          <div
            key={index}
            className="flex flex-col-reverse justify-end py-6 md:px-10 md:py-0 md:first:pl-0 md:last:pr-0"
          >
            <dt className="mt-2 max-w-[19rem] text-mist">
              {item.label} <span className="mt-1 block text-note text-mist-80">{item.basis}</span>
            </dt>
            <dd className="font-display text-[min(clamp(3rem,2.2rem+3vw,4.75rem),22vw)] leading-none font-bold tracking-tight whitespace-nowrap">
              {item.value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="container-page pt-2 pb-6 text-note text-mist md:pt-8 md:pb-12">
        <p>{note}</p>
        <ExampleNote of={items.map(({ evidence }) => evidence)} />
      </div>
    </section>
  );
}
