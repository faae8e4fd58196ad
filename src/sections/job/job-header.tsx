import { BackLink } from "../../components/back-link";
import { NoBreakWords } from "../../components/no-break-words";
import { Notice } from "../../components/notice";
import { Picture } from "../../components/picture";
import { toPicture } from "../../lib/picture-data";

export type Job = NonNullable<Queries.JobTemplateQuery["job"]>;
export type JobLabels = NonNullable<Queries.JobTemplateQuery["jobPage"]>;

/** The job's scene from the window's edge on, and below it what the job is. */
export function JobHeader({ job, labels }: { job: Job; labels: JobLabels }) {
  return (
    <header>
      <Picture
        picture={toPicture(job.picture ?? labels.picture)}
        priority
        sizes="(min-width: 64rem) calc(100vw - 27rem), 100vw"
        className="aspect-2/1 max-h-[25vh] w-full object-cover tall:max-h-144"
      />
      <div className="mt-6 px-gutter md:mt-8 lg:pr-0">
        <BackLink {...labels.back} />
        {job.status && <Notice text={job.status} />}
        <ul className="mt-6 flex flex-wrap text-note font-semibold text-lake">
          {job.tags.map((tag, index) => (
            <li key={index} className="not-first:before:mx-2 not-first:before:content-['·']">
              {tag}
            </li>
          ))}
        </ul>
        <h1 lang={job.titleLanguage ?? undefined} className="mt-3 text-headline">
          {job.title}
        </h1>
        <NoBreakWords as="p" className="mt-5 max-w-measure text-lead text-slate" text={job.intro} />
      </div>
    </header>
  );
}
