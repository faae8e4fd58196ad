import { ExampleNote } from "../../components/example-note";
import { Section } from "../../components/section";
import { isExample, SilentExampleMarks } from "../../components/silent-example-marks";

type NextStepsProps = NonNullable<Queries.ContactPageQuery["contactPage"]>["next"];

/** What follows an inquiry: stops on one line, as on the map. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <Section tone="mist">
      <h2 className="max-w-[44rem] text-title">{title}</h2>
      <ol className="mt-10 grid gap-x-8 md:grid-cols-3">
        {steps.map((step) => (
          <li
            key={step.title}
            className="relative border-lake pb-10 pl-9 before:absolute before:size-6 before:rounded-full before:border-4 before:border-lake before:bg-paper max-md:not-last:border-l-4 max-md:ml-2.5 max-md:before:-left-3.5 max-md:last:ml-3.5 max-md:last:pb-0 md:border-t-4 md:pt-8 md:pb-0 md:pl-0 md:before:-top-3.5"
          >
            <h3 className="font-sans text-body font-semibold tracking-normal text-lake">{step.title}</h3>
            <p className="mt-1 font-display text-heading leading-tight font-bold text-balance">
              <SilentExampleMarks text={step.time} />
            </p>
            <p className="mt-3 max-w-[24rem] text-slate">
              <SilentExampleMarks text={step.text} />
            </p>
          </li>
        ))}
      </ol>
      <ExampleNote
        of={steps.map(({ time, text }) => (isExample(time + text) ? { kind: "example" } : null))}
        className="mt-8 text-note text-slate"
      />
    </Section>
  );
}
