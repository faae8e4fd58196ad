import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";

/** Where nearly every call to action leads. */
export const FORM = "/contact#form";

/** The articles in the order of the overview. */
export const ARTICLES = [
  "sales-enablement",
  "vertrieb-skalieren",
  "sales-performance-messen",
  "sales-conversion-rate",
  "sales-automation",
  "digital-sales",
  "cac-customer-acquisition-cost",
  "b2b-sales-pipeline",
  "b2b-sales-funnel",
  "b2b-lead-nurturing",
  "5-massnahmen-vertrieb-skalieren",
] as const;

export type ArticleSlug = (typeof ARTICLES)[number];

/** Second addresses of articles, each with the article it shows. */
export const ALIASES: readonly { alias: string; slug: ArticleSlug }[] = [
  { alias: "sales-performance", slug: "sales-performance-messen" },
  { alias: "conversion-rate", slug: "sales-conversion-rate" },
  { alias: "cac", slug: "cac-customer-acquisition-cost" },
  { alias: "massnahmen-skalieren", slug: "5-massnahmen-vertrieb-skalieren" },
];

export const ALIAS_PATHS = ALIASES.map(({ alias }) => `/blog/${alias}`);

export const JOBS = [
  "senior-account-executive",
  "sales-development-representative",
  "account-executive",
  "praktikum-business-development",
  "praktikum-marketing",
  "initiativbewerbung",
] as const;

export type JobSlug = (typeof JOBS)[number];

/** A path that nothing ever leads to. */
export const PATH_WITHOUT_PAGE = "/gibt-es-nicht";

/** One page of each kind, and a path without a page. */
export const PAGE_OF_EACH_KIND = [
  "/",
  "/product",
  "/about",
  "/contact",
  "/login",
  "/career",
  "/career/account-executive",
  "/blog",
  "/blog/cac",
  "/privacy",
  "/icp",
  PATH_WITHOUT_PAGE,
] as const;

/** Pages that visitors reach by a link they were sent. */
export const QUESTIONNAIRE_PATHS = ["/icp", "/onboarding"];

/** The footer leads to these; they have no page. */
export const PATHS_WITHOUT_PAGE = ["/support", "/docs"];

/** What the tests read of an article's front matter. */
export type ArticleFrontMatter = {
  title: string;
  intro: string;
  description: string;
  duration: number;
  poster: { alt: string };
  related: { slug: string; readTime: string }[];
  banner: { title: string; text: string; demo: string };
};

/** What the tests read of a job's front matter. */
export type JobFrontMatter = {
  title: string;
  description: string;
  department: string;
  type: string;
  intro: string;
  tags: string[];
  subject: string;
  tasks: string[];
  requirements: string[];
  offers: string[];
  process: { title: string; text: string }[];
};

export const readArticle = (slug: string): ArticleFrontMatter => frontMatter(`content/articles/${slug}/index.mdx`);

export const readJob = (slug: string): JobFrontMatter => frontMatter(`content/jobs/${slug}.mdx`);

function frontMatter<T>(file: string): T {
  const [, yaml = ""] = readFileSync(file, "utf8").split(/^---$/m);
  return parse(yaml) as T;
}

/** Text with every run of white space, non-breaking ones too, as one blank. */
export const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** What a reader reads in each of the elements. */
export async function texts(elements: Locator): Promise<string[]> {
  return (await elements.allInnerTexts()).map(tidy);
}

/** Label and target of each link. */
export async function targets(links: Locator): Promise<[label: string, target: string][]> {
  const found = await links.evaluateAll((elements) =>
    elements.map((element): [string, string] => [element.textContent ?? "", element.getAttribute("href") ?? ""]),
  );
  return found.map(([label, target]) => [tidy(label), target]);
}

/** The band of a page under this heading of the second level. */
export const sectionOf = (page: Page, title: string): Locator =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });

/** Headings of a running text, without the sign of their anchor. */
export async function headingsOf(page: Page, level: 2 | 3): Promise<{ id: string; title: string }[]> {
  const found = await page.locator(`.prose h${level}`).evaluateAll((elements) =>
    elements.map((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.querySelector(".anchor")?.remove();
      return { id: element.id, title: copy.textContent ?? "" };
    }),
  );
  return found.map(({ id, title }) => ({ id, title: tidy(title) }));
}

/** What a running text says under each of its main headings; under "" what comes before the first. */
export async function chaptersOf(page: Page): Promise<Map<string, string>> {
  const blocks = page.locator(".prose > :not(div), .prose > div > :not(.heading), .prose > div > .heading > *");
  const tags = await blocks.evaluateAll((elements) => elements.map(({ tagName }) => tagName));
  const contents = await texts(blocks);
  const chapters = new Map<string, string>();
  let chapter = "";
  for (const [index, text] of contents.entries()) {
    const isHeading = tags[index] === "H2";
    if (isHeading) chapter = tidy(text.replace(/#$/, ""));
    chapters.set(chapter, tidy(`${chapters.get(chapter) ?? ""} ${isHeading ? "" : text}`));
  }
  return chapters;
}
