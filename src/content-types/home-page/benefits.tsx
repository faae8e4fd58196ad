import { ButtonLink } from "../../components/button";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";

/** What changes for the customer: claim on the left, list on the right. */
export function Benefits({ title, text, items, action }: Queries.HomePageBenefits) {
  return (
    <Section tone="mist">
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <h2 className="text-title">{title}</h2>
          <p className="mt-5 text-lead text-slate">{text}</p>
          <ButtonLink {...action} variant="outline" size="lg" className="mt-8" />
        </div>
        <Reveal className="lg:col-span-7">
          <ul>
            {items.map((item) => (
              <li key={item.title} className="border-t border-deep/25 py-7 first:border-t-2 first:border-deep">
                <h3 className="text-subheading">{item.title}</h3>
                <p className="mt-2 max-w-[36rem] text-slate">{item.text}</p>
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </Section>
  );
}
