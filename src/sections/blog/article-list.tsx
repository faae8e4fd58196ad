import { Reveal } from "../../features/reveal/reveal";
import { ArticleCard, type ArticleCardProps } from "../shared/article-card";
import { ArticleCover } from "./article-cover";

type ArticleListProps = {
  title: string;
  articles: readonly ArticleCardProps[];
  /** Shows the first article as wide as the window. */
  hasCover?: boolean;
};

/** Which cards get double width, by how many the last row of three would hold, so that it is full. */
const WIDE_CARDS: readonly (readonly number[])[] = [[], [0, 3], [0]];

/** Articles as cards. */
export function ArticleList({ title, articles, hasCover = false }: ArticleListProps) {
  const cover = hasCover ? articles[0] : undefined;
  const cards = cover ? articles.slice(1) : articles;
  const wideCards = WIDE_CARDS[cards.length % WIDE_CARDS.length];
  return (
    <section aria-labelledby="articles-title" className="overflow-x-clip pb-20">
      <h2 id="articles-title" className="sr-only">
        {title}
      </h2>
      <ul className="container-page grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {cover && (
          <li className="col-span-full mx-[calc(50%-50vw)]">
            <ArticleCover {...cover} />
          </li>
        )}
        {cards.map((article, index) => {
          const isWide = wideCards?.includes(index);
          return (
            <li key={article.path} className={isWide ? "sm:col-span-2" : ""}>
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
