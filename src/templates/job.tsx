import { graphql, type PageProps } from "gatsby";
import { BackLink } from "../components/back-link";
import { ButtonLink } from "../components/button";
import { Link } from "../components/link";
import { NoBreakWords } from "../components/no-break-words";
import { Notice } from "../components/notice";
import { Picture } from "../components/picture";
import { Prose } from "../components/prose";
import { Seo } from "../layout/seo";
import { mailtoUrl } from "../lib/mailto-url";
import { toPicture } from "../lib/picture-data";
import { required } from "../lib/required";

const LISTS = ["tasks", "requirements", "offers"] as const;

export default function JobTemplate({ data }: PageProps<Queries.JobTemplateQuery>) {
  const job = required(data.job, "job");
  const labels = required(data.jobPage, "job.json");
  const { company } = required(data.siteSettings, "site.json");
  const mail = mailtoUrl(company.jobsEmail, job.subject);
  const facts = [
    { label: labels.department, value: job.department },
    { label: labels.location, value: job.location },
    { label: labels.type, value: job.type },
    { label: labels.pay, value: job.payRange },
    { label: labels.start, value: job.start },
  ];
  return (
    <>
      <Seo title={job.seoTitle} description={job.description} path={job.path} />
      <article className="container-page pt-8 pb-24 md:pt-10">
        <header className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <BackLink {...labels.back} />
            {job.status && <Notice text={job.status} />}
            <ul className="mt-6 flex flex-wrap text-note font-semibold text-lake">
              {job.tags.map((tag, index) => (
                <li key={index} className="not-last:after:mx-2 not-last:after:content-['·']">
                  {tag}
                </li>
              ))}
            </ul>
            <h1 lang={job.titleLanguage ?? undefined} className="mt-3 text-title">
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
              picture={toPicture(labels.picture)}
              priority
              sizes="(min-width: 77rem) 572px, (min-width: 64rem) 47vw, 92vw"
              className="aspect-[3/2] w-full object-cover"
            />
          </div>
        </header>
        <div className="mt-12 grid gap-x-14 gap-y-12 lg:mt-16 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <p className="mb-8 text-lead text-slate">
              <NoBreakWords text={job.intro} />
            </p>
            <Prose html={job.html} />
            {job.signedBy && (
              <p className="mt-6 text-note text-slate">
                {labels.signed} {job.signedBy}
              </p>
            )}
            {LISTS.map((name) => (
              <section key={name} className="mt-14">
                <h2 className="text-heading">{labels[name]}</h2>
                <ul className="mt-5">
                  {job[name].map((item, index) => (
                    <li key={index} className="flex gap-4 border-t border-line py-3.5">
                      <span aria-hidden="true" className="forced-colors-shape mt-3 h-0.75 w-4 shrink-0 bg-lake" />
                      <span>
                        <NoBreakWords text={item} />
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            <section className="mt-14">
              <h2 className="text-heading">{labels.process}</h2>
              <ol className="mt-5 grid gap-x-8 gap-y-8 sm:grid-cols-2">
                {job.process.map((step, index) => (
                  <li key={index} className="grid grid-cols-[2.5rem_1fr] border-t-2 border-deep pt-4">
                    <span aria-hidden="true" className="font-display text-subheading font-bold text-lake">
                      {index + 1}
                    </span>
                    <span>
                      <span className="block font-semibold">{step.title}</span>
                      <span className="mt-1 block text-slate">
                        <NoBreakWords text={step.text} />
                      </span>
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          </div>
          <div className="lg:col-span-4">
            <aside
              aria-label={labels.applyTitle}
              className="bg-mist p-[min(1.75rem,8vw)] lg:tall:not-in-data-banner:sticky lg:top-[calc(var(--header-height)+2rem)]"
            >
              <p className="font-display text-subheading font-bold">{labels.applyTitle}</p>
              <p className="mt-2 mb-5 text-note text-slate">
                <NoBreakWords text={labels.applyText} />
              </p>
              <ButtonLink
                to={mail}
                label={labels.apply}
                variant="hero"
                size="lg"
                className="w-full"
                data-print="hidden"
              />
              <p className="mt-4 text-note">
                <Link
                  to={mail}
                  label={company.jobsEmail}
                  className="-my-1 inline-block py-1 text-lake link-underlined"
                />
              </p>
            </aside>
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
      picture {
        alt
        src {
          childImageSharp { gatsbyImageData(width: 576, breakpoints: [384, 576, 768, 1152], formats: [AVIF, WEBP]) }
        }
      }
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
