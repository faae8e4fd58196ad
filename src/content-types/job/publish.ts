import type { JobPosting } from "schema-dts";
import type { InferType } from "yup";
import { endOfDay } from "../../data-layer/model/release";
import type { DocumentFields, Publication, PublishingContext } from "../content-type";
import { employer, postalAddress } from "../site-settings/organization";
import { jobPage } from "./labels";
import type { jobSchema } from "./schema";

type Job = InferType<typeof jobSchema> & DocumentFields;

/** schema.org's terms for the job types; „6 Monate“ is an internship. */
const EMPLOYMENT_TYPES: Readonly<Record<Job["type"], string | string[]>> = {
  Vollzeit: "FULL_TIME",
  "6 Monate": "INTERN",
  "Vollzeit/Teilzeit": ["FULL_TIME", "PART_TIME"],
};

/** What is published about a job; an expired one is no longer offered. */
export const publishJob = (job: Job, context: PublishingContext): Publication => ({
  about: !job.expires || job.expires >= context.today ? [jobPosting(job, context)] : [],
  changed: job.published,
});

const jobPosting = (job: Job, { site, contentOf }: PublishingContext): JobPosting => {
  const labels = contentOf(jobPage);
  const list = (title: string, items: readonly string[]) =>
    `<h2>${title}</h2><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  return {
    "@type": "JobPosting",
    title: job.title,
    description: [
      `<p>${job.intro}</p>${job.html}`,
      list(labels.tasks, job.tasks),
      list(labels.requirements, job.requirements),
      list(labels.offers, job.offers),
      list(
        labels.process,
        job.process.map(({ title, text }) => `${title}: ${text}`),
      ),
    ].join(""),
    identifier: { "@type": "PropertyValue", name: site.name, value: job.slug },
    datePosted: job.published,
    ...(job.expires ? { validThrough: endOfDay(job.expires) } : {}),
    employmentType: EMPLOYMENT_TYPES[job.type],
    hiringOrganization: employer(site),
    jobLocation: { "@type": "Place", address: postalAddress(site) },
    directApply: false,
  };
};
