import { BackLink } from "../../components/back-link";
import { ButtonLink } from "../../components/button";
import { Notice } from "../../components/notice";
import { Picture } from "../../components/picture";
import { toPicture } from "../../lib/picture-data";

export type Job = NonNullable<Queries.JobTemplateQuery["job"]>;
export type JobLabels = NonNullable<Queries.JobTemplateQuery["jobPage"]>;

/** What the job is, where, and for how much. @param mail address that begins an application */
export function JobHeader({ job, labels, mail }: { job: Job; labels: JobLabels; mail: string }) {
  const facts = [
    { label: labels.department, value: job.department },
    { label: labels.location, value: job.location },
    { label: labels.type, value: job.type },
    { label: labels.pay, value: job.payRange },
    { label: labels.start, value: job.start },
  ];
  return (
    <header className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <BackLink {...labels.back} />
        {job.status && <Notice text={job.status} />}
        <ul className="mt-6 flex flex-wrap text-note font-semibold text-lake">
          {job.tags.map((tag, index) => (
            <li key={index} className="not-first:before:mx-2 not-first:before:content-['·']">
              {tag}
            </li>
          ))}
        </ul>
        <h1 lang={job.titleLanguage ?? undefined} className="mt-3 text-statement">
          {job.title}
        </h1>
        <dl className="mt-6 border-t-2 border-deep">
          {facts.map(
            ({ label, value }) =>
              value && (
                <div key={label} className="flex flex-wrap gap-x-3 border-b border-line py-2">
                  <dt className="w-22 text-slate">{label}</dt>
                  <dd className="min-w-[min(100%,8rem)] flex-1 font-semibold">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <ButtonLink
          to={mail}
          label={labels.apply}
          variant="hero"
          size="lg"
          data-print="hidden"
          className="mt-6 max-sm:w-full"
        />
      </div>
      <div className="lg:col-span-6">
        <Picture
          picture={toPicture(job.picture ?? labels.picture)}
          priority
          sizes="(min-width: 77rem) 572px, (min-width: 64rem) 47vw, 92vw"
          className="aspect-[3/2] w-full object-cover"
        />
      </div>
    </header>
  );
}
