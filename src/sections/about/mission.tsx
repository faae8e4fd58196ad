import { Section } from "../../components/section";

/** The company's mission, in its own words. */
export function Mission({ title, paragraphs }: Queries.AboutPageMission) {
  return (
    <Section tone="mist">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
        <h2 className="text-title lg:col-span-4">{title}</h2>
        <div className="grid max-w-[44rem] gap-5 text-lead lg:col-span-8">
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
