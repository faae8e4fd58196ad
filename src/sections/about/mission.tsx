import { Section } from "../../components/section";

/** The company's mission, in its own words, on a page of the logbook. */
export function Mission({ title, paragraphs }: Queries.AboutPageMission) {
  return (
    <Section tone="mist">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
        <h2 className="text-title lg:col-span-4">{title}</h2>
        <div className="logbook grid gap-8 bg-white py-8 pr-5 text-body/8 [--edge:1.5rem] md:text-lead/8 md:[--edge:2.5rem] lg:col-span-8">
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
