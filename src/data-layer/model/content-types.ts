import type { AnyObject, ObjectSchema } from "yup";
import { aboutPage } from "./about-page";
import { article, articleDerived } from "./article";
import { blogPage } from "./blog-page";
import { careerPage } from "./career-page";
import { company } from "./company";
import { contactPage } from "./contact-page";
import { link, picture, seo } from "./fields";
import { homePage } from "./home-page";
import { job, jobDerived } from "./job";
import { legalDocument, legalDocumentDerived } from "./legal-document";
import { loginPage } from "./login-page";
import { productPage } from "./product-page";
import { productViews } from "./product-views";
import { questionnairePage } from "./questionnaire-page";
import { site } from "./site";
import { articlePage, jobPage, legalPage, notFoundPage } from "./template-labels";

/** A kind of content: which files hold it, what they must look like, where its pages are. */
export type ContentType = {
  /** Name of the GraphQL type. */
  name: string;
  /** Path inside `content/`; the named group `slug` makes it a family of many files. */
  path: RegExp;
  /** An example of such a path, for messages. */
  example: string;
  schema: ObjectSchema<AnyObject>;
  /** GraphQL fields that are computed, name → type reference. */
  derived?: Record<string, string>;
  /** Path of the page made for a slug; absent for content that fills a fixed page. */
  pagePath?: (slug: string) => string;
  /** Path of the fixed page this content fills; absent for content without a page of its own. */
  fixedPath?: string;
};

const page = (name: string, file: string, schema: ObjectSchema<AnyObject>, fixedPath?: string): ContentType => ({
  name,
  path: new RegExp(`^${file.replace(".", "\\.")}$`),
  example: file,
  schema,
  ...(fixedPath ? { fixedPath } : {}),
});

/** Everything that may stand in `content/` besides pictures. */
export const contentTypes: readonly ContentType[] = [
  page("Company", "company.json", company),
  page("SiteSettings", "site.json", site),
  page("ProductViews", "product-views.json", productViews),
  page("HomePage", "pages/home.json", homePage, "/"),
  page("ProductPage", "pages/product.json", productPage, "/product"),
  page("AboutPage", "pages/about.json", aboutPage, "/about"),
  page("ContactPage", "pages/contact.json", contactPage, "/contact"),
  page("LoginPage", "pages/login.json", loginPage, "/login"),
  page("CareerPage", "pages/career.json", careerPage, "/career"),
  page("BlogPage", "pages/blog.json", blogPage, "/blog"),
  page("IcpPage", "pages/icp.json", questionnairePage, "/icp"),
  page("OnboardingPage", "pages/onboarding.json", questionnairePage, "/onboarding"),
  page("NotFoundPage", "pages/not-found.json", notFoundPage, "/404"),
  page("ArticlePage", "pages/article.json", articlePage),
  page("JobPage", "pages/job.json", jobPage),
  page("LegalPage", "pages/legal.json", legalPage),
  {
    name: "Article",
    path: /^articles\/(?<slug>[^/]+)\/index\.mdx$/,
    example: "articles/mein-artikel/index.mdx",
    schema: article,
    derived: articleDerived,
    pagePath: (slug) => `/blog/${slug}`,
  },
  {
    name: "Job",
    path: /^jobs\/(?<slug>[^/]+)\.mdx$/,
    example: "jobs/meine-stelle.mdx",
    schema: job,
    derived: jobDerived,
    pagePath: (slug) => `/career/${slug}`,
  },
  {
    name: "LegalDocument",
    path: /^legal\/(?<slug>[^/]+)\.mdx$/,
    example: "legal/mein-text.mdx",
    schema: legalDocument,
    derived: legalDocumentDerived,
    pagePath: (slug) => `/${slug}`,
  },
];

/** Types that several kinds of content share. */
export const sharedTypes: Readonly<Record<string, ObjectSchema<AnyObject>>> = {
  Link: link(),
  Picture: picture(),
  Seo: seo(),
};

/**
 * The kind of content a file is.
 * @param relativePath path inside `content/`
 * @returns the type and, for families, the slug; `undefined` for files that are no content
 */
export function contentTypeOf(relativePath: string): { type: ContentType; slug: string } | undefined {
  for (const type of contentTypes) {
    const match = type.path.exec(relativePath);
    if (match) return { type, slug: match.groups?.slug ?? "" };
  }
  return undefined;
}
