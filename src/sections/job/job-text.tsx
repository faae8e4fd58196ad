import type { CSSProperties } from "react";
import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import { Prose } from "../../components/prose";
import { Course } from "./course";
import type { Job, JobLabels } from "./job-header";

/** Tasks hang on a mast, what the person brings lies in a suitcase, the offer is freight on a ship: list, and entry. */
const LISTS = [
  [
    "tasks",
    "-ml-[18px] max-w-measure bg-[url(/mast.svg)] bg-no-repeat pt-10 pb-12 pl-[20px]",
    "min-h-12 bg-(image:--flag) bg-[length:4rem_2.75rem] bg-no-repeat pl-22 text-lead not-first:mt-7 [print-color-adjust:exact]",
  ],
  [
    "requirements",
    "relative flex max-w-measure flex-col justify-between rounded-control border-3 border-deep bg-white px-6 py-3 before:absolute before:bottom-full before:left-1/2 before:h-6 before:w-28 before:[translate:-50%] before:border-6 before:border-b-0 before:border-deep",
    "border-line py-3.5 not-first:border-t lg:text-lead",
  ],
  [
    "offers",
    "flex flex-wrap gap-1 bg-[url(/hull.svg)] px-6 pb-[72px] lg:bg-[url(/freighter.svg)] lg:pr-[15.25rem]",
    "grow basis-72 bg-deep px-5 py-4 text-paper outline outline-transparent nth-[3n]:bg-paper nth-[3n]:text-deep nth-[3n+2]:bg-lake print:bg-transparent!",
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
    <>
      <div className="px-gutter lg:pr-0">
        <Prose html={job.html} />
        {job.signedBy && (
          <p className="mt-6 text-note text-slate">
            {labels.signed} {job.signedBy}
          </p>
        )}
        {job.course && <Course title={labels.course} items={job.course} />}
      </div>
      <div className="col-span-full lg:-mr-gutter">
        <div className="grid gap-14 px-gutter pt-8 lg:grid-cols-[7fr_5fr]">
          {LISTS.map(([name, list, entry]) => (
            <section
              key={name}
              className="flex flex-col last:col-span-full last:-mx-gutter last:bg-mist last:px-gutter last:pt-14"
            >
              <h2 className="text-heading">{labels[name]}</h2>
              <ul className={`mt-10 grow ${list}`}>
                {job[name].map((item, index) => (
                  <li
                    key={index}
                    className={`break-inside-avoid ${entry}`}
                    style={{ "--flag": `url(/flags.svg#${Math.min(index, LAST_FLAG)})` } as CSSProperties}
                  >
                    <NoBreakWords text={item} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {/* A mole from the window's edge: at each step a bollard and a line to the next, then the pilot's boat. */}
        <section className="overflow-clip bg-lake pt-16 text-paper on-deep lg:grid lg:grid-cols-[1fr_max(16rem,var(--spacing-gutter))]">
          <h2 className="col-span-full px-gutter text-title">{labels.process}</h2>
          <ol className="mt-4 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[var(--spacing-gutter)] lg:before:mt-20 lg:before:border-t-12 lg:before:border-paper lg:before:bg-deep">
            {job.process.map(({ title, text }, index) => (
              <li
                key={index}
                className="relative mt-20 break-inside-avoid border-t-12 border-paper bg-deep px-gutter pt-5 pb-6 lg:pr-3 lg:pb-16 xl:pr-8 lg:pl-0 print:bg-transparent"
              >
                <img src="/mooring.svg" alt="" className="absolute bottom-full mb-3 h-16 w-full" />
                <span
                  aria-hidden="true"
                  className="absolute bottom-full mb-3 w-16 text-center font-display text-heading/16 font-bold text-deep [forced-color-adjust:none]"
                >
                  {index + 1}
                </span>
                <strong className="font-display text-subheading font-bold">{title}</strong>
                <NoBreakWords as="p" className="mt-2 max-w-measure text-mist" text={text} />
              </li>
            ))}
          </ol>
          <p className="px-gutter pb-16 lg:px-6" data-print="hidden">
            <img src="/pilot-boat.svg" alt="" width="240" height="102" className="mt-4 mb-6 ml-auto lg:-ml-6" />
            <Link to={mail} label={labels.apply} className="inline-block py-1 font-semibold link-underlined" />
          </p>
        </section>
      </div>
    </>
  );
}
