import { ExampleNote } from "../../components/example-note";
import { Section } from "../../components/section";
import { isExample, SilentExampleMarks } from "../../components/silent-example-marks";

type NextStepsProps = NonNullable<Queries.ContactPageQuery["contactPage"]>["next"];

/** Flags of the International Code of Signals, 3:2: what is lake blue and what is red on white. */
const FLAGS: Readonly<Record<string, { blue?: string; red?: string }>> = {
  C: { blue: "M0 0H90V12H0ZM0 48H90V60H0Z", red: "M0 24H90V36H0Z" },
  X: { blue: "M0 24H39V0H51V24H90V36H51V60H39V36H0Z" },
  H: { red: "M45 0H90V60H45Z" },
};

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
            className="grid grid-cols-[min(6rem,26vw)_1fr] items-start gap-x-5 py-5 md:grid-cols-[13.5rem_1fr] md:gap-x-10 md:py-7 lg:block"
          >
            <svg
              aria-hidden="true"
              viewBox="-8 -14 112 88"
              className="bg-deep forced-colors:outline print:outline lg:mt-4"
            >
              <path d="M-4-14V74" stroke="var(--color-mist)" strokeWidth="2" />
              <g transform="skewY(-4)">
                <path d="M0 0H90V60H0Z" fill="var(--color-white)" />
                <path d={FLAGS[step.flag]?.blue} fill="var(--color-lake)" />
                <path d={FLAGS[step.flag]?.red} fill="var(--color-brick)" />
                <path d="M62 0H90V60H62Z" fill="var(--color-deep)" opacity=".14" />
              </g>
            </svg>
            <div className="lg:mt-8">
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
