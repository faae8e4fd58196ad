import type { ReactNode } from "react";
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
        <LogbookPage key={name} title={labels[name]}>
          <ul>
            {job[name].map((item, index) => (
              <li key={index}>
                <span aria-hidden="true" className="forced-colors-shape mt-3.5 block h-0.75 w-3 bg-lake" />
                <NoBreakWords as="span" text={item} />
              </li>
            ))}
          </ul>
        </LogbookPage>
      ))}
      <LogbookPage title={labels.process}>
        <ol>
          {job.process.map(({ title, text }, index) => (
            <li key={index}>
              <span aria-hidden="true">{index + 1}</span>
              <strong className="block font-semibold">{title}</strong>
              <NoBreakWords as="p" className="text-slate" text={text} />
            </li>
          ))}
        </ol>
      </LogbookPage>
    </div>
  );
}

/** A list whose dashes or numbers stand at the edge of a ruled page. */
function LogbookPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-14">
      <h2 className="text-heading">{title}</h2>
      <div className="logbook mt-5 bg-white py-8 pr-5 text-body/8 [--edge:2.5rem]">{children}</div>
    </section>
  );
}
