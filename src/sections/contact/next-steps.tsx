import { ExampleNote } from "../../components/example-note";
import { Section } from "../../components/section";
import { SignalFlag } from "../../components/signal-flag";
import { isExample, SilentExampleMarks } from "../../components/silent-example-marks";

type NextStepsProps = NonNullable<Queries.ContactPageQuery["contactPage"]>["next"];

/** What follows an inquiry: three flags on one halyard or each on a mast of its own, and what each stands for here. */
export function NextSteps({ title, text, steps }: NextStepsProps) {
  return (
    <Section tone="mist">
      <h2 className="text-title">{title}</h2>
      <p className="mt-5 max-w-measure text-lead text-slate">{text}</p>
      <ol className="mt-10 lg:grid lg:grid-cols-3 lg:gap-x-10">
        {steps.map((step) => (
          <li
            key={step.title}
            className="items-start py-5 md:grid md:grid-cols-[13.5rem_1fr] md:gap-x-10 md:py-7 lg:block"
          >
            <SignalFlag
              letter={step.flag}
              className="max-md:-ml-gutter max-md:w-[72vw] lg:mt-4 print:ml-0 print:w-36"
            />
            <div className="max-md:mt-5 lg:mt-8">
              <p className="text-note text-slate">{step.meaning}</p>
              <h3 className="mt-1 text-heading">{step.title}</h3>
              <p className="font-semibold">
                <SilentExampleMarks text={step.time} />
              </p>
              <p className="mt-2 text-slate">
                <SilentExampleMarks text={step.text} />
              </p>
            </div>
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
