import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "./run-query";

/** Makes a page for every article, at its slug and at each of its aliases. */
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
}
