import { NoBreakWords } from "../../components/no-break-words";

/** The company's values as a page of a ruled logbook, with the time at its edge. */
export function Logbook({ title, items }: Queries.CareerPageValues) {
  return (
    <section className="lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0">
      <h2 className="self-end text-title">{title}</h2>
      <ul className="logbook mt-8 bg-white py-8 pr-5 font-normal">
        {items.map(({ time, title: name, text }, index) => (
          <li key={index} className="not-first:mt-8">
            <span className="[font-variant-numeric:tabular-nums]">{time}</span>
            <h3 className="text-[1.25rem]/8">{name}</h3>
            <NoBreakWords as="p" className="text-body/8 text-slate" text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
