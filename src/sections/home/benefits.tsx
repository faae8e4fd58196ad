import { ButtonLink } from "../../components/button";
import { ExampleNote } from "../../components/example-note";
import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";

type BenefitsProps = NonNullable<Queries.HomePageQuery["homePage"]>["benefits"];

/** What changes for the customer, told by one day: a page of its diary, with what is seen at each hour. */
export function Benefits({ title, text, day, items, action, more }: BenefitsProps) {
  const first = Math.min(...items.map(({ from }) => from));
  const last = Math.max(...items.map(({ to }) => to));
  const rowOf = (hour: number) => hour - first + 1;
  return (
    <Section tone="mist">
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="sticky-column lg:col-span-5">
          <h2 className="text-title">{title}</h2>
          <NoBreakWords as="p" className="mt-5 text-lead text-slate" text={text} />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink {...action} variant="outline" size="lg" />
            <Link {...more} className="text-lake link-underlined" />
          </div>
        </div>
        <Reveal className="border-t-8 border-deep bg-white p-5 sm:px-8 lg:col-span-7">
          <p className="font-display text-heading font-bold">{day}</p>
          <div className="mt-4 grid" style={{ grid: "auto-flow minmax(3.75rem, auto) / min(3.5rem, 16vw) 1fr" }}>
            {Array.from({ length: last - first + 1 }, (_, hour) => (
              <span
                key={hour}
                aria-hidden="true"
                className="border-t border-line pt-1 text-note text-slate"
                style={{ gridArea: `${hour + 1} / 1 / auto / -1` }}
              >
                {first + hour}:00
              </span>
            ))}
            <ul className="contents">
              {items.map((item, index) => (
                <li
                  key={index}
                  className="border-l-8 border-lake bg-mist py-3"
                  style={{
                    gridArea: `${rowOf(item.from)} / 2 / ${rowOf(item.to)}`,
                    marginBottom: 1,
                    paddingInline: "min(1rem, 4vw)",
                  }}
                >
                  <h3 className="text-subheading">{item.title}</h3>
                  <NoBreakWords as="p" className="mt-2 border border-line bg-white p-3 text-note" text={item.text} />
                </li>
              ))}
            </ul>
          </div>
          <ExampleNote of={items.map(({ evidence }) => evidence)} className="text-note text-slate" />
        </Reveal>
      </div>
    </Section>
  );
}
