import type { CSSProperties } from "react";
import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import { Prose } from "../../components/prose";
import { Course } from "./course";
import type { Job, JobLabels } from "./job-header";

/** Tasks hang on a halyard, what the person brings lies in a suitcase, the offer is freight on a ship: list, and entry. */
const LISTS = [
  ["tasks", "max-w-measure border-l-3 border-deep", "job-task relative min-h-12 pl-22 text-lead not-first:mt-7"],
  [
    "requirements",
    "relative max-w-measure rounded-control border-3 border-deep bg-white px-6 py-3 before:absolute before:bottom-full before:left-1/2 before:h-6 before:w-28 before:[translate:-50%] before:border-6 before:border-b-0 before:border-deep",
    "border-line py-3.5 not-first:border-t",
  ],
  [
    "offers",
    "grid gap-1 px-6 after:col-span-full after:-mx-6 after:-mt-1 after:h-14 after:bg-brick after:[clip-path:polygon(0_0,100%_0,calc(100%-2.5rem)_100%,1.25rem_100%)] sm:grid-cols-2 print:after:hidden",
    "bg-deep px-5 py-4 text-paper outline outline-transparent nth-[3n]:bg-mist nth-[3n]:text-deep nth-[3n+2]:bg-lake sm:last:odd:col-span-full print:bg-transparent",
  ],
] as const;

/** The answering pennant, after L, O, T, S, E and N. */
const LAST_FLAG = 6;

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
      {LISTS.map(([name, list, entry]) => (
        <section key={name} className="mt-14">
          <h2 className="text-heading">{labels[name]}</h2>
          <ul className={`mt-10 ${list}`}>
            {job[name].map((item, index) => (
              <li
                key={index}
                className={`break-inside-avoid ${entry}`}
                style={{ "--flag": Math.min(index, LAST_FLAG) } as CSSProperties}
              >
                <NoBreakWords text={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="mt-14">
        <h2 className="text-heading">{labels.process}</h2>
        <ol className="mt-5 gap-x-10 md:grid md:grid-cols-2">
          {job.process.map(({ title, text }, index) => (
            <li key={index} className="flex break-inside-avoid gap-4 border-t border-line py-3">
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
