import type { BlogPosting } from "schema-dts";
import type { InferType } from "yup";
import { socialCardPath } from "../../lib/social-card";
import type { DocumentFields, Publication, PublishingContext, Site } from "../content-type";
import { address, publisher } from "../site-settings/organization";
import type { articleSchema } from "./schema";

type Article = InferType<typeof articleSchema> & DocumentFields;

/** What is published about an article. */
export const publishArticle = (article: Article, { site }: PublishingContext): Publication => ({
  about: [blogPosting(site, article)],
  changed: article.updated,
  feedEntry: {
    title: article.title,
    description: article.intro,
    html: article.html,
    published: article.published,
    updated: article.updated,
  },
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
