import type { AnyObject, ObjectSchema } from "yup";
import { evidence } from "../data-layer/model/evidence";
import { link, picture } from "../data-layer/model/fields";
import { aboutPage } from "./about-page";
import { article, articlePage } from "./article";
import { blogPage } from "./blog-page";
import { careerPage } from "./career-page";
import { company } from "./company";
import { contactPage } from "./contact-page";
import type { ContentType } from "./content-type";
import { exampleCompany } from "./example-company";
import { homePage } from "./home-page";
import { hosting } from "./hosting";
import { job, jobPage } from "./job";
import { legalDocument, legalPage } from "./legal-document";
import { loginPage } from "./login-page";
import { measurement } from "./measurement";
import { notFoundPage } from "./not-found-page";
import { productPage } from "./product-page";
import { productViews } from "./product-views";
import { icpPage, onboardingPage } from "./questionnaire-page";
import { indexedSeo } from "./shared-fields";
import { siteSettings } from "./site-settings";
import { terms } from "./terms";

/** Everything allowed in `content/` besides pictures. */
export const contentTypes: readonly ContentType[] = [
  company,
  exampleCompany,
  measurement,
  hosting,
  siteSettings,
  terms,
  productViews,
  homePage,
  productPage,
  aboutPage,
  contactPage,
  loginPage,
  careerPage,
  blogPage,
  icpPage,
  onboardingPage,
  notFoundPage,
  articlePage,
  jobPage,
  legalPage,
  article,
  job,
  legalDocument,
];

/** Pages that exist regardless of the content: path → anchors on them that links may lead to. */
export const fixedPages: ReadonlyMap<string, readonly string[]> = new Map(
  contentTypes.flatMap(({ fixedPath, anchors = [] }) => (fixedPath ? [[fixedPath, anchors]] : [])),
);

/** Types shared by several content types. */
export const sharedTypes: Readonly<Record<string, ObjectSchema<AnyObject>>> = {
  Evidence: evidence(),
  Link: link(),
  Picture: picture(),
  Seo: indexedSeo(),
};

/**
 * Finds the content type of a file.
 * @param relativePath path inside `content/`
 * @returns the type and, for families, the slug; `undefined` for files that are not content
 */
export function contentTypeOf(relativePath: string): { type: ContentType; slug: string } | undefined {
  for (const type of contentTypes) {
    const match = type.path.exec(relativePath);
    if (match) return { type, slug: match.groups?.slug ?? "" };
  }
  return undefined;
}
