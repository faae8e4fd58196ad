export type JobProcessProps = { title: string; steps: readonly { title: string; text: string }[] };

/** The steps from application to offer. */
export function JobProcess({ title, steps }: JobProcessProps) {
  return (
    <section className="mt-14">
      <h2 className="text-heading">{title}</h2>
      <ol className="mt-5 grid gap-x-8 gap-y-8 sm:grid-cols-2">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2.5rem_1fr] border-t-2 border-deep pt-4">
            <span aria-hidden="true" className="font-display text-subheading font-bold text-lake">
              {index + 1}
            </span>
            <span>
              <span className="block font-semibold">{step.title}</span>
              <span className="mt-1 block text-slate">{step.text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
