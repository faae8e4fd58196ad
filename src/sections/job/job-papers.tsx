import { ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import type { Job, JobLabels } from "./job-header";

type JobPapersProps = { job: Job; labels: JobLabels; mail: string; address: string };

/**
 * The job as a ship has its papers: where, for how much and since when, on a page of the logbook, and how to apply;
 * on a desk in view beside the text, else before it.
 * @param props.address e-mail address, which `mail` begins a message to
 */
export function JobPapers({ job, labels, mail, address }: JobPapersProps) {
  const facts = [
    { label: labels.department, value: job.department },
    { label: labels.location, value: job.location },
    { label: labels.type, value: job.type },
    { label: labels.pay, value: job.payRange },
    { label: labels.start, value: job.start },
  ];
  return (
    <aside
      aria-label={labels.applyTitle}
      className="max-w-measure lg:tall:not-in-data-banner:sticky lg:top-[calc(var(--header-height)+2rem)]"
    >
      <dl className="logbook bg-white pr-5 pb-8 forced-colors:outline">
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="text-body/8 font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="bg-mist p-5 shadow-flat forced-colors:outline">
        <ButtonLink
          to={mail}
          label={labels.apply}
          variant="hero"
          size="lg"
          className="max-sm:w-full lg:w-full"
          data-print="hidden"
        />
        <p className="mt-5 font-semibold">{labels.applyTitle}</p>
        <NoBreakWords as="p" className="mt-1 max-w-[34rem] text-note text-slate" text={labels.applyText} />
        <p className="mt-2 text-note">
          <Link to={mail} label={address} className="-my-1 inline-block py-1 text-lake link-underlined" />
        </p>
      </div>
    </aside>
  );
}
