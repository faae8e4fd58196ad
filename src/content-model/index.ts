import type { ContentModel } from "../data-layer/model/content-type";
import { evidence } from "../data-layer/model/evidence";
import { link, picture } from "../data-layer/model/fields";
import { aboutPage } from "./about-page";
import { analytics } from "./analytics";
import { article, articlePage } from "./article";
import { blogPage } from "./blog-page";
import { careerPage } from "./career-page";
import { company } from "./company";
import { contactPage } from "./contact-page";
import { exampleCompany, secondExampleCompany } from "./example-company";
import { homePage } from "./home-page";
import { hosting } from "./hosting";
import { job, jobPage } from "./job";
import { legalDocument, legalPage } from "./legal-document";
import { loginPage } from "./login-page";
import { notFoundPage } from "./not-found-page";
import { productPage } from "./product-page";
import { productViews } from "./product-views";
import { icpPage, onboardingPage } from "./questionnaire-page";
import { indexedSeo } from "./shared-fields";
import { siteSettings } from "./site-settings";
import { terms } from "./terms";

/** Everything allowed in `content/` besides pictures. */
export const contentModel: ContentModel = {
  types: [
    company,
    exampleCompany,
    secondExampleCompany,
    analytics,
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
  ],
  sharedTypes: {
    Evidence: evidence(),
    Link: link(),
    Picture: picture(),
    Seo: indexedSeo(),
  },
  siteSettings,
};
