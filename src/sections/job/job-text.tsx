import { NoBreakWords } from "../../components/no-break-words";
import { Prose } from "../../components/prose";
import type { Job, JobLabels } from "./job-header";

const LISTS = ["tasks", "requirements", "offers"] as const;

/** The job in full: text, lists, and how an application goes on; on a tablet, in the column of the papers' values. */
export function JobText({ job, labels }: { job: Job; labels: JobLabels }) {
  return (
    <div className="max-w-measure md:max-lg:ml-auto md:max-lg:pl-7">
      <Prose html={job.html} />
      {job.signedBy && (
        <p className="mt-6 text-note text-slate">
          {labels.signed} {job.signedBy}
        </p>
      )}
      {LISTS.map((name) => (
        <section key={name} className="mt-14">
          <h2 className="text-heading">{labels[name]}</h2>
          <ul className="mt-5">
            {job[name].map((item, index) => (
              <li key={index} className="flex gap-4 border-t border-line py-3.5">
                <span aria-hidden="true" className="forced-colors-shape mt-3 h-0.75 w-4 shrink-0 bg-lake" />
                <NoBreakWords as="span" text={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ProcessSteps title={labels.process} steps={job.process} />
    </div>
  );
}

function ProcessSteps({ title, steps }: { title: string; steps: Job["process"] }) {
  return (
    <section className="mt-14">
      <h2 className="text-heading">{title}</h2>
      <ol className="mt-5 grid gap-x-8 gap-y-8 sm:grid-cols-2">
        {steps.map((step, index) => (
          <li key={index} className="grid grid-cols-[2.5rem_1fr] border-t-2 border-deep pt-4">
            <span aria-hidden="true" className="font-display text-subheading font-bold text-lake">
              {index + 1}
            </span>
            <span>
              <span className="block font-semibold">{step.title}</span>
              <NoBreakWords as="span" className="mt-1 block text-slate" text={step.text} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
