import { NoBreakWords } from "../../components/no-break-words";
import { Picture } from "../../components/picture";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";
import { toPicture } from "../../lib/picture-data";

type ProcessProps = NonNullable<Queries.CareerPageQuery["careerPage"]>["process"];

/** The way to an offer in numbered steps, each a scene of coming on board, and a line on internships. */
export function Process({ title, steps, internships }: ProcessProps) {
  return (
    <Section>
      <h2 className="text-title">{title}</h2>
      <Reveal>
        <ol className="mt-10 grid gap-x-1 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ drawing, title: name, text }, index) => (
            <li key={index} className="row-span-3 grid grid-rows-subgrid">
              {drawing && (
                <Picture
                  picture={toPicture({ src: drawing, alt: "" })}
                  className="mb-5 aspect-[16/11] w-full object-cover"
                />
              )}
              <h3 className="flex gap-3 text-subheading">
                <span aria-hidden="true" className="text-lake">
                  {index + 1}
                </span>{" "}
                {name}
              </h3>
              <NoBreakWords as="p" className="mt-2.5 mb-10 pr-5 text-slate" text={text} />
            </li>
          ))}
        </ol>
      </Reveal>
      <NoBreakWords as="p" className="max-w-[40rem] text-slate" text={internships} />
    </Section>
  );
}
