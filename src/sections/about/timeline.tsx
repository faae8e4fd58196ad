import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";

/** The company's history along one line. */
export function Timeline({ title, entries }: Queries.AboutPageTimeline) {
  return (
    <Section>
      <h2 className="text-title">{title}</h2>
      <Reveal>
        <ol className="mt-8 grid md:mt-12 md:grid-cols-3">
          {entries.map(({ year, title: name }, index) => (
            <li
              key={index}
              className="relative border-l-2 border-deep pb-9 pl-7 last:border-transparent last:pb-0 md:border-t-2 md:border-l-0 md:pt-9 md:pr-8 md:pb-0 md:pl-0 md:last:border-deep"
            >
              <span
                aria-hidden="true"
                className="forced-colors-shape absolute top-0 -left-[0.6875rem] size-5 rounded-full border-4 border-paper bg-lake md:-top-[0.6875rem] md:-left-1"
              />
              {/* The year is part of the heading, or it would be read as the end of the entry before. */}
              <h3 className="text-subheading">
                <span className="mb-3 block text-title leading-none text-lake">{year}</span> {name}
              </h3>
            </li>
          ))}
        </ol>
      </Reveal>
    </Section>
  );
}
