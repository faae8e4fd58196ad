import { Section } from "../../components/section";

/** What the company offers, as a list in columns. */
export function CareerBenefits({ title, items }: Queries.CareerPageBenefits) {
  return (
    <Section tone="mist">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <h2 className="text-title lg:col-span-4">{title}</h2>
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:col-span-8">
          {items.map((item, index) => (
            <li key={index} className="flex gap-4 border-t border-deep/25 py-4 font-medium">
              <span aria-hidden="true" className="drawn-shape mt-2.5 h-1 w-5 shrink-0 bg-lake" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
