import type { ReactNode } from "react";
import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import { Prose } from "../../components/prose";
import type { Job, JobLabels } from "./job-header";

const LISTS = ["tasks", "requirements", "offers"] as const;

type JobTextProps = { job: Job; labels: JobLabels; mail: string };

/**
 * The job in full: text, lists, how an application goes on, and a link to it where the button is out of view.
 * @param props.mail address that begins a message
 */
export function JobText({ job, labels, mail }: JobTextProps) {
  return (
    <div className="max-w-measure">
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
      <p className="mt-8 lg:hidden" data-print="hidden">
        <Link to={mail} label={labels.apply} className="inline-block py-1 font-semibold text-lake link-underlined" />
      </p>
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
