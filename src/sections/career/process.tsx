import { NoBreakWords } from "../../components/no-break-words";
import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";

/** The way to an offer in numbered steps, side by side, and a line on internships. */
export function Process({ title, steps, internships }: Queries.CareerPageProcess) {
  return (
    <Section>
      <h2 className="text-title">{title}</h2>
      <Reveal>
        <ol className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={index} className="border-t-2 border-deep pt-5">
              <span aria-hidden="true" className="mb-3 block font-display text-title font-bold text-lake">
                {index + 1}
              </span>
              <h3 className="text-subheading">{step.title}</h3>
              <NoBreakWords as="p" className="mt-2.5 text-slate" text={step.text} />
            </li>
          ))}
        </ol>
      </Reveal>
      <NoBreakWords as="p" className="mt-10 max-w-[40rem] text-slate" text={internships} />
    </Section>
  );
}
