import { Reveal } from "../../features/reveal/reveal";
import { ArticleCard, type ArticleCardProps } from "../shared/article-card";
import { ArticleCover } from "./article-cover";

type ArticleListProps = {
  title: string;
  articles: readonly ArticleCardProps[];
  /** Shows the first article as a cover, beside what stands before the list in a grid. */
  hasCover?: boolean;
};

/** How many rows of two begin the list, by how many cards the last row of three would hold, so that it is full. */
const ROWS_OF_TWO = [0, 2, 1];

/** Articles as cards, in rows of three and a few of two; on a phone, their posters run from edge to edge. */
export function ArticleList({ title, articles, hasCover = false }: ArticleListProps) {
  const cover = hasCover ? articles[0] : undefined;
  const cards = cover ? articles.slice(1) : articles;
  const wide = 2 * (ROWS_OF_TWO[cards.length % ROWS_OF_TWO.length] ?? 0);
  return (
    <section aria-labelledby="articles-title" className="contents">
      <h2 id="articles-title" className="sr-only">
        {title}
      </h2>
      {cover && (
        <ul>
          <li className="h-full">
            <ArticleCover {...cover} />
          </li>
        </ul>
      )}
      <ul className="col-span-full container-page grid gap-x-8 gap-y-14 py-14 max-sm:[&_.shifting-picture]:-mx-gutter sm:grid-cols-2 lg:grid-cols-6 lg:py-20">
        {cards.map((article, index) => {
          const isWide = index < wide;
          return (
            <li key={article.path} className={isWide ? "lg:col-span-3" : "lg:col-span-2"}>
              <Reveal className="h-full">
                <ArticleCard {...article} wide={isWide} />
              </Reveal>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
