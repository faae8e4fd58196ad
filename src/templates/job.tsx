import { graphql, type PageProps } from "gatsby";
import { Seo } from "../layout/seo";
import { mailtoUrl } from "../lib/mailto-url";
import { required } from "../lib/required";
import { Application } from "../sections/job/application";
import { JobHeader } from "../sections/job/job-header";
import { JobText } from "../sections/job/job-text";

export default function JobTemplate({ data }: PageProps<Queries.JobTemplateQuery>) {
  const job = required(data.job, "job");
  const labels = required(data.jobPage, "job.json");
  const { company } = required(data.siteSettings, "site.json");
  const mail = mailtoUrl(company.jobsEmail, job.subject);
  return (
    <>
      <Seo title={job.seoTitle} description={job.description} path={job.path} />
      <article className="container-page pt-8 pb-24 md:pt-10">
        <JobHeader job={job} labels={labels} mail={mail} />
        <div className="mt-12 grid gap-x-14 gap-y-12 lg:mt-16 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <JobText job={job} labels={labels} />
          </div>
          <div className="lg:col-span-4">
            <Application labels={labels} mail={mail} address={company.jobsEmail} />
          </div>
        </div>
      </article>
    </>
  );
}

export const query = graphql`
  query JobTemplate($id: String!) {
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
      picture { ...HeaderPicture }
      intro
      status
      subject
      html
      signedBy
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
      picture { ...HeaderPicture }
      tasks
      requirements
      offers
      process
      signed
      apply
      applyTitle
      applyText
    }
    siteSettings {
      company { jobsEmail }
    }
  }
`;
