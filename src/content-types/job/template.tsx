import { graphql, type PageProps } from "gatsby";
import { BackLink } from "../../components/back-link";
import { Notice } from "../../components/notice";
import { Prose } from "../../components/prose";
import { Seo } from "../../layout/seo";
import { mailAddress } from "../../lib/mail-address";
import { required } from "../../lib/required";
import { ApplyCard } from "./apply-card";
import { JobLists } from "./job-lists";
import { JobProcess } from "./job-process";

export default function JobTemplate({ data }: PageProps<Queries.JobTemplateQuery>) {
  const job = required(data.job, "job");
  const labels = required(data.jobPage, "job.json");
  const { company } = required(data.siteSettings, "site.json");
  const facts = [
    { label: labels.department, value: job.department },
    { label: labels.location, value: job.location },
    { label: labels.type, value: job.type },
    ...(job.payRange ? [{ label: labels.pay, value: job.payRange }] : []),
  ];
  return (
    <>
      <Seo title={job.seoTitle} description={job.description} path={job.path} />
      <article className="container-page pt-8 pb-24 md:pt-10">
        <BackLink {...labels.back} />
        {job.notice && <Notice text={job.notice} />}
        <h1 className="mt-6 max-w-[52rem] text-title">{job.title}</h1>
        <ul className="mt-5 flex flex-wrap gap-2">
          {job.tags.map((tag) => (
            <li key={tag} className="bg-mist px-3 py-1 text-note font-medium">
              {tag}
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-[46rem] text-lead text-slate">{job.intro}</p>
        <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <Prose html={job.html} />
            <JobLists
              lists={[
                { title: labels.tasks, items: job.tasks },
                { title: labels.requirements, items: job.requirements },
                { title: labels.offers, items: job.offers },
              ]}
            />
            <JobProcess title={labels.process} steps={job.process} />
          </div>
          <div className="lg:col-span-4">
            <ApplyCard
              title={labels.applyTitle}
              text={labels.applyText}
              label={labels.apply}
              to={mailAddress(company.jobsEmail, job.subject)}
              facts={facts}
            />
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
      seoTitle
      description
      department
      type
      location
      payRange
      path
      tags
      intro
      notice
      subject
      html
      tasks
      requirements
      offers
      process {
        title
        text
      }
    }
    jobPage {
      back {
        ...LinkFields
      }
      location
      department
      type
      pay
      tasks
      requirements
      offers
      process
      apply
      applyTitle
      applyText
    }
    siteSettings {
      company {
        jobsEmail
      }
    }
  }
`;
