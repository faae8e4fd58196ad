import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { builtSite, PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { FIXTURE_SITE_FOLDER } from "../../../scripts/lib/fixture-site";
import { contentModel } from "../../../src/content-model";
import { insertFacts, readFacts } from "../../../src/data-layer/read/facts";
import siteFile from "../../fixture-site/content/site.json";

/* What the fixture site holds: the content kept with the tests, as the specification fixes it. */

const ROOT = "__tests__/fixture-site";

/** Its build. */
export const fixtureSite = builtSite(path.join(FIXTURE_SITE_FOLDER, "public"));

/** Where nearly every call to action leads. */
export const FORM = "/contact#form";

/** The articles in the order of the overview. */
export const ARTICLES =
  `sales-enablement vertrieb-skalieren sales-performance-messen sales-conversion-rate sales-automation digital-sales
  cac-customer-acquisition-cost b2b-sales-pipeline b2b-sales-funnel b2b-lead-nurturing
  5-massnahmen-vertrieb-skalieren`.split(/\s+/);

/** Second addresses of articles, each with the article it shows. */
export const ALIASES = [
  { alias: "sales-performance", slug: "sales-performance-messen" },
  { alias: "conversion-rate", slug: "sales-conversion-rate" },
  { alias: "cac", slug: "cac-customer-acquisition-cost" },
  { alias: "massnahmen-skalieren", slug: "5-massnahmen-vertrieb-skalieren" },
];

export const ALIAS_PATHS = ALIASES.map(({ alias }) => `/blog/${alias}`);

/** The jobs in the order of the overview. */
export const JOBS =
  `senior-account-executive account-executive sales-development-representative praktikum-business-development
  praktikum-marketing initiativbewerbung`.split(/\s+/);

/** One page of each kind, and a path without a page. */
export const PAGE_OF_EACH_KIND = [
  ..."/ /product /about /contact /login /career /career/account-executive /blog /blog/cac /privacy /icp".split(" "),
  PATH_WITHOUT_PAGE,
];

/** What the tests read of an article's front matter. */
export type ArticleFrontMatter = {
  title: string;
  description: string;
  duration: number;
  related: { slug: string; readTime: string }[];
  banner: { title: string; demo: string };
};

/** What the tests read of a job's front matter. */
export type JobFrontMatter = {
  title: string;
  description: string;
  department: string;
  type: string;
  tags: string[];
  subject: string;
  course?: { when: string; text: string }[];
  tasks: string[];
  requirements: string[];
  offers: string[];
  process: { title: string; text: string }[];
};

export const readArticle = (slug: string): ArticleFrontMatter => frontMatter(`content/articles/${slug}/index.mdx`);

export const readJob = (slug: string): JobFrontMatter => frontMatter(`content/jobs/${slug}.mdx`);

function frontMatter<T>(file: string): T {
  const [, yaml = ""] = readFileSync(path.join(ROOT, file), "utf8").split(/^---$/m);
  return parse(yaml) as T;
}

const facts = readFacts(ROOT, contentModel);

/**
 * What a content file says once the company's facts are put in.
 * @param file path for messages
 */
export function withFacts<T>(file: string, content: T): T {
  return JSON.parse(insertFacts(file, JSON.stringify(content), facts).text) as T;
}

/** What every page has around it. */
export const site = withFacts("content/site.json", siteFile);
