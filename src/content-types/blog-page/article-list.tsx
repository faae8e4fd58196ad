import { Reveal } from "../../features/reveal/reveal";
import { ArticleCard, type ArticleCardProps } from "../article/article-card";

type ArticleListProps = { title: string; articles: readonly ArticleCardProps[] };

/** Articles as cards. If the last row would lack one, the first card gets double width. */
export function ArticleList({ title, articles }: ArticleListProps) {
  const isWide = (index: number) => index === 0 && articles.length % 3 === 2;
  return (
    <section aria-labelledby="articles-title" className="container-page pb-24">
      <h2 id="articles-title" className="sr-only">
        {title}
      </h2>
      <ul className="grid gap-x-8 gap-y-14 border-t-2 border-deep pt-8 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, index) => (
          <li key={article.path} className={isWide(index) ? "sm:col-span-2" : ""}>
            <Reveal className="h-full">
              <ArticleCard {...article} wide={isWide(index)} />
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}
