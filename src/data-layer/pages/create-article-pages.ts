import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { ARTICLES_PER_PAGE, articleListPath } from "../../config/article-lists";
import { runQuery } from "./run-query";

/** Makes a page for every article, at its slug and at each of its aliases, and the pages of the overview. */
export async function createArticlePages(args: CreatePagesArgs): Promise<void> {
  const { allArticle } = await runQuery<Queries.ArticlePathsQuery>(
    args,
    /* GraphQL */ `
      query ArticlePaths {
        allArticle {
          nodes {
            id
            path
            aliases
          }
        }
      }
    `,
  );
  const component = path.resolve("src/templates/article.tsx");
  for (const { id, path: main, aliases } of allArticle.nodes) {
    for (const address of [main, ...aliases.map((alias) => `/blog/${alias}`)]) {
      args.actions.createPage({ path: address, component, context: { id } });
    }
  }
  const list = path.resolve("src/templates/article-list.tsx");
  const pages = Math.max(1, Math.ceil(allArticle.nodes.length / ARTICLES_PER_PAGE));
  for (let page = 1; page <= pages; page += 1) {
    const context = { page, skip: (page - 1) * ARTICLES_PER_PAGE, limit: ARTICLES_PER_PAGE };
    args.actions.createPage({ path: articleListPath(page), component: list, context });
  }
}
