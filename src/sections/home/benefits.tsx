import type { CSSProperties } from "react";
import { ButtonLink } from "../../components/button";
import { ExampleNote } from "../../components/example-note";
import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import { Picture } from "../../components/picture";
import { Section } from "../../components/section";
import { toPicture } from "../../lib/picture-data";

type BenefitsProps = NonNullable<Queries.HomePageQuery["homePage"]>["benefits"];

/** Hours since midnight. */
const hoursOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
};

/** What changes for the customer, told by one day at the harbour: each point stands below the flag of its time. */
export function Benefits({ title, text, day, drawing, items, action, more }: BenefitsProps) {
  const times = items.map(({ time }) => hoursOf(time));
  const evening = Math.ceil(Math.max(...times)) + 1;
  return (
    <Section tone="mist" className="overflow-clip">
      <h2 className="text-title">{title}</h2>
      <NoBreakWords as="p" className="mt-5 max-w-measure text-lead text-slate" text={text} />
      <div className="day relative mt-8">
        <Picture picture={toPicture({ src: drawing, alt: "" })} />
        <p className="day-name">{day}</p>
        <ol>
          {items.map((item, index) => (
            <li key={item.time} style={{ "--until": (times[index] ?? 0) / evening } as CSSProperties}>
              <p className="day-flag">{item.time}</p>
              <h3 className="text-subheading">{item.title}</h3>
              <NoBreakWords as="p" className="mt-2 text-note text-slate" text={item.text} />
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink {...action} variant="outline" size="lg" />
        <Link {...more} className="text-lake link-underlined" />
      </div>
      <ExampleNote of={items.map(({ evidence }) => evidence)} className="mt-6 text-note text-slate" />
    </Section>
  );
}
