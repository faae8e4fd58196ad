import { Section } from "../../components/section";
import { ArticleCard, type ArticleCardProps } from "./article-card";

export type RelatedArticlesProps = { title: string; articles: readonly ArticleCardProps[] };

/** Three articles to read next. */
export function RelatedArticles({ title, articles }: RelatedArticlesProps) {
  return (
    <Section tone="mist" data-print="hidden" aria-labelledby="related-title">
      <h2 id="related-title" className="text-heading">
        {title}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.path}>
            <ArticleCard {...article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
