import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";

/** What the company offers, as one list. */
export function CareerBenefits({ title, items }: NonNullable<Queries.CareerPageQuery["careerPage"]>["benefits"]) {
  return (
    <Section tone="mist">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <h2 className="text-title lg:col-span-5">{title}</h2>
        <ul className="border-t-2 border-deep lg:col-span-7">
          {items.map((item, index) => (
            <NoBreakWords
              key={index}
              as="li"
              className="border-b border-deep/25 py-3.5 font-display text-subheading font-semibold"
              text={item}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}
