import { Section } from "../../components/section";
import { Reveal } from "../../features/reveal/reveal";
import { toPicture } from "../../lib/picture-data";
import { ArticleCard } from "../shared/article-card";
import type { Article, ArticleLabels } from "./article-header";

/** Cards of the articles that the author has chosen to go on with. */
export function RelatedArticles({ articles, labels }: { articles: Article["related"]; labels: ArticleLabels }) {
  return (
    <Section data-print="hidden" aria-labelledby="related-title">
      <h2 id="related-title" className="text-heading">
        {labels.related.title}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-3">
        {articles.map(({ readTime, article: { title, path, minutes, poster } }) => (
          <li key={path}>
            <Reveal className="h-full">
              <ArticleCard
                title={title}
                path={path}
                meta={readTime ?? `${minutes} ${labels.minutes}`}
                picture={toPicture(poster)}
                action={labels.related.action}
              />
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
