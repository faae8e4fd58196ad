import { documents } from "../content-type";
import { publishArticle } from "./publish";
import { articleSchema } from "./schema";
import { articleStarter } from "./starter";

/** An article of the blog. */
export const article = documents({
  name: "Article",
  files: "articles/*/index.mdx",
  sample: "mein-artikel",
  overview: "/blog",
  template: "src/content-types/article/template.tsx",
  schema: articleSchema,
  publish: publishArticle,
  starter: articleStarter,
});
