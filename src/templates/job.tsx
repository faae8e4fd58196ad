import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { mailtoUrl } from "../lib/mailto-url";
import { required } from "../lib/required";
import { FilledJob } from "../sections/job/filled-job";
import { JobHeader } from "../sections/job/job-header";
import { JobPapers } from "../sections/job/job-papers";
import { JobText } from "../sections/job/job-text";
import { Positions } from "../sections/shared/positions";

export default function JobTemplate({ data }: PageProps<Queries.JobTemplateQuery>) {
  const job = required(data.job, "job");
  const labels = required(data.jobPage, "job.json");
  const { company } = required(data.siteSettings, "site.json");
  const mail = mailtoUrl(company.jobsEmail, job.subject);
  const seo = <Seo title={job.seoTitle} description={job.description} path={job.path} noindex={job.ended} />;
  if (job.ended) {
    const { positions } = required(data.careerPage, "career.json");
    return (
      <>
        {seo}
        <FilledJob job={job} labels={labels} />
        <Positions
          {...positions}
          positions={required(data.allJob, "jobs").nodes}
          picture={required(labels.small, "picture")}
        />
      </>
    );
  }
  return (
    <>
      {seo}
      <article className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:pr-gutter">
        <JobHeader job={job} labels={labels} />
        <div className="px-gutter lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:px-0 lg:pt-10">
          <JobPapers job={job} labels={labels} mail={mail} address={company.jobsEmail} />
        </div>
        <JobText job={job} labels={labels} mail={mail} />
      </article>
    </>
  );
}

export const query = graphql`
  query JobTemplate($id: String!, $ended: Boolean = false) {
    job(id: { eq: $id }) {
      title
      titleLanguage
      seoTitle
      description
      department
      type
      location
      payRange
      start
      path
      tags
      picture { ...WidePicture }
      intro
      status
      ended
      subject
      html
      signedBy
      course { when text }
      tasks
      requirements
      offers
      process { title text }
    }
    jobPage {
      back { ...LinkFields }
      location
      department
      type
      pay
      start
      picture { ...WidePicture }
      course
      tasks
      requirements
      offers
      process
      signed
      apply
      applyTitle
      applyText
      filled { title text }
      small: picture @include(if: $ended) { ...JobPicture }
    }
    careerPage @include(if: $ended) {
      positions { title text action }
    }
    allJob(filter: { ended: { eq: false } }, sort: { order: ASC }) @include(if: $ended) {
      nodes { ...Position }
    }
    siteSettings {
      company { jobsEmail }
    }
  }
`;
