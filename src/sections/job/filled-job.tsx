import { BackLink } from "../../components/back-link";
import { NoBreakWords } from "../../components/no-break-words";
import type { Job, JobLabels } from "./job-header";

/** What is said of a job whose last day is over: its name, and that it is filled. */
export function FilledJob({ job, labels }: { job: Job; labels: JobLabels }) {
  return (
    <header className="container-page pt-8 md:pt-10">
      <BackLink {...labels.back} />
      <h1 lang={job.titleLanguage ?? undefined} className="mt-6 text-headline">
        {job.title}
      </h1>
      <p className="mt-6 font-display text-subheading font-bold">{labels.filled.title}</p>
      <NoBreakWords as="p" className="mt-2 max-w-[40rem] text-lead text-slate" text={labels.filled.text} />
    </header>
  );
}
