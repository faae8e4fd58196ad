import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import { Prose } from "../../components/prose";
import { Course } from "./course";
import type { Job, JobLabels } from "./job-header";

const LISTS = ["tasks", "requirements", "offers"] as const;
const ENTRY = "break-inside-avoid border-t border-line py-3";

type JobTextProps = { job: Job; labels: JobLabels; mail: string };

/**
 * The job in full: text, lists, how an application goes on, and a link to it where the button is out of view.
 * @param props.mail address that begins a message
 */
export function JobText({ job, labels, mail }: JobTextProps) {
  return (
    <div>
      <Prose html={job.html} />
      {job.signedBy && (
        <p className="mt-6 text-note text-slate">
          {labels.signed} {job.signedBy}
        </p>
      )}
      {job.course && <Course title={labels.course} items={job.course} />}
      {LISTS.map((name) => (
        <section key={name} className="mt-14">
          <h2 className="text-heading">{labels[name]}</h2>
          <ul className="mt-5 gap-x-10 md:columns-2">
            {job[name].map((item, index) => (
              <NoBreakWords key={index} as="li" className={ENTRY} text={item} />
            ))}
          </ul>
        </section>
      ))}
      <section className="mt-14">
        <h2 className="text-heading">{labels.process}</h2>
        <ol className="mt-5 gap-x-10 md:grid md:grid-cols-2">
          {job.process.map(({ title, text }, index) => (
            <li key={index} className={`flex gap-4 ${ENTRY}`}>
              <span aria-hidden="true" className="w-6 shrink-0 font-display text-heading font-bold text-lake">
                {index + 1}
              </span>
              <div>
                <strong className="font-semibold">{title}</strong>
                <NoBreakWords as="p" className="text-slate" text={text} />
              </div>
            </li>
          ))}
        </ol>
      </section>
      <p className="mt-8 lg:hidden" data-print="hidden">
        <Link to={mail} label={labels.apply} className="inline-block py-1 font-semibold text-lake link-underlined" />
      </p>
    </div>
  );
}
