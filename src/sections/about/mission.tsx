import { Section } from "../../components/section";

/** The company's mission, in its own words, on a page of the logbook. */
export function Mission({ title, paragraphs }: Queries.AboutPageMission) {
  return (
    <Section tone="mist">
      <h2 className="text-title">{title}</h2>
      <div className="logbook max-md:[--line:0.6rem] mt-8 gap-x-12 bg-white py-8 pr-5 text-body/8 md:pr-10 md:text-lead/8 lg:columns-2">
        {paragraphs.map((paragraph, index) => (
          <p key={index} className="mb-8 break-inside-avoid last:mb-0">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}
