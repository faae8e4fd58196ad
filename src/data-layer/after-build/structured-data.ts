import type { BlogPosting, BreadcrumbList, JobPosting, Organization, PostalAddress, Thing, WebSite } from "schema-dts";
import { required } from "../../components/required";
import { ARTICLES_PER_PAGE, articleListPath } from "../../config/article-lists";
import { socialCardPath } from "../../config/social-card";
import { endOfDay } from "../content/release";

type Data = Queries.AfterBuildQuery;
type Site = NonNullable<Data["siteSettings"]>;
type Article = Data["allArticle"]["nodes"][number];
type Job = Data["allJob"]["nodes"][number];

/** schema.org's words for the types of a job; an internship of six months is one for them, too. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string | string[]>> = {
  Vollzeit: "FULL_TIME",
  "6 Monate": "INTERN",
  "Vollzeit/Teilzeit": ["FULL_TIME", "PART_TIME"],
};

/**
 * What search engines read about each page, in the words of schema.org.
 * @param today e.g. `2026-03-31`; a job that has expired is no longer offered
 * @returns the things each path is about, aliases of articles included
 * @see https://developers.google.com/search/docs/appearance/structured-data
 */
export function structuredData(data: Data, today: string): Map<string, Thing[]> {
  const site = required(data.siteSettings, "site.json");
  const things = new Map<string, Thing[]>();
  const names = new Map(site.header.navigation.map(({ to, label }) => [to, label]));
  const trail = (...crumbs: { name: string; path: string }[]) =>
    breadcrumbs(site, [{ name: site.name, path: "/" }, ...crumbs]);
  const section = (path: string) => ({ path, name: names.get(path) ?? path });

  things.set("/", [organization(site), website(site)]);
  for (const [path, name] of names) if (path !== "/") things.set(path, [trail({ path, name })]);
  const { articles } = required(data.blogPage, "blog.json");
  for (let page = 2; page <= Math.ceil(data.allArticle.nodes.length / ARTICLES_PER_PAGE); page += 1) {
    const path = articleListPath(page);
    things.set(path, [trail(section("/blog"), { path, name: `${articles.page} ${page}` })]);
  }
  for (const document of data.allLegalDocument.nodes) {
    things.set(document.path, [trail({ path: document.path, name: document.title })]);
  }
  for (const article of data.allArticle.nodes) {
    const about = [blogPosting(site, article), trail(section("/blog"), { path: article.path, name: article.title })];
    for (const path of [article.path, ...article.aliases.map((alias) => `/blog/${alias}`)]) things.set(path, about);
  }
  for (const job of data.allJob.nodes) {
    const crumbs = trail(section("/career"), { path: job.path, name: job.title });
    const isOffered = !job.expires || job.expires >= today;
    things.set(job.path, isOffered ? [jobPosting(site, job, data), crumbs] : [crumbs]);
  }
  return things;
}

/** The block of a page's head that holds them; safe to stand in HTML. */
export function structuredDataScript(things: readonly Thing[]): string {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${graph}</script>`;
}

const address = (site: Site, path: string) => (path === "/" ? `${site.url}/` : site.url + path);

const organizationId = (site: Site) => `${site.url}/#organization`;

const postalAddress = ({ company }: Site): PostalAddress => ({
  "@type": "PostalAddress",
  streetAddress: company.street,
  postalCode: company.postalCode,
  addressLocality: company.city,
  addressCountry: "DE",
});

const organization = (site: Site): Organization => ({
  "@type": "Organization",
  "@id": organizationId(site),
  name: site.name,
  legalName: site.legalName,
  url: address(site, "/"),
  logo: `${site.url}/icon-512.png`,
  description: site.description,
  email: site.company.email,
  foundingDate: "2023",
  address: postalAddress(site),
});

const website = (site: Site): WebSite => ({
  "@type": "WebSite",
  "@id": `${site.url}/#website`,
  name: site.name,
  url: address(site, "/"),
  description: site.description,
  inLanguage: "de",
  publisher: { "@id": organizationId(site) },
});

const breadcrumbs = (site: Site, crumbs: readonly { name: string; path: string }[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: address(site, path),
  })),
});

const publisher = (site: Site): Organization => ({
  "@type": "Organization",
  "@id": organizationId(site),
  name: site.name,
  url: address(site, "/"),
});

const blogPosting = (site: Site, article: Article): BlogPosting => ({
  "@type": "BlogPosting",
  headline: article.title,
  description: article.description,
  image: site.url + socialCardPath(article.path),
  datePublished: article.published,
  dateModified: article.updated,
  author: publisher(site),
  publisher: publisher(site),
  mainEntityOfPage: address(site, article.path),
  inLanguage: "de",
  wordCount: article.words,
});

const jobPosting = (site: Site, job: Job, { jobPage }: Data): JobPosting => {
  const labels = required(jobPage, "job.json");
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
    hiringOrganization: {
      "@type": "Organization",
      name: site.name,
      sameAs: address(site, "/"),
      logo: `${site.url}/icon-512.png`,
    },
    jobLocation: { "@type": "Place", address: postalAddress(site) },
    directApply: false,
  };
};
