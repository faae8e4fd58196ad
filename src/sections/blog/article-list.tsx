import { ArticleCard, type ArticleCardProps } from "../../components/article-card";

export type ArticleListProps = { title: string; articles: readonly ArticleCardProps[] };

/** All articles as cards. */
export function ArticleList({ title, articles }: ArticleListProps) {
  return (
    <section aria-labelledby="articles-title" className="container-page pb-24">
      <h2 id="articles-title" className="sr-only">
        {title}
      </h2>
      <ul className="grid gap-x-8 gap-y-14 border-t-2 border-deep pt-8 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, index) => (
          // Eleven cards and a first one of double width fill every row.
          <li key={article.path} className={index === 0 ? "sm:col-span-2" : ""}>
            <ArticleCard {...article} wide={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
