import { BackLink } from "../../components/back-link";
import { Notice } from "../../components/notice";
import { Picture } from "../../components/picture";
import { formatDay } from "../../lib/format-date";
import { toPicture } from "../../lib/picture-data";

export type Article = NonNullable<Queries.ArticleTemplateQuery["article"]>;
export type ArticleLabels = NonNullable<Queries.ArticleTemplateQuery["articlePage"]>;

/** Title, reading time and days of an article beside its poster; also a link to its calculator, if it has one. */
export function ArticleHeader({ article, labels }: { article: Article; labels: ArticleLabels }) {
  const { published, updated } = article;
  const calculator = article.headings.find(({ block }) => block === "Calculator");
  return (
    <header className="container-page pt-5 md:pt-10">
      <BackLink {...labels.back} />
      <div className="mt-4 grid md:mt-6 items-start gap-x-12 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-6">
          {article.status && <Notice text={article.status} />}
          <p className="text-note font-semibold text-lake">
            {`${article.type} · ${article.minutes} ${labels.minutes}`}
            {calculator && (
              <>
                {" · "}
                <a href={`#${calculator.id}`} className="inline-block py-0.5 link-underlined">
                  {labels.calculator.name}
                </a>
              </>
            )}
          </p>
          <h1 className="mt-3 text-statement">{article.title}</h1>
          <p className="mt-5 text-lead text-slate">{article.intro}</p>
          <p className="mt-4 text-note text-slate">
            {labels.published} <time dateTime={published}>{formatDay(published)}</time>
            {updated > published && (
              <>
                <br />
                {labels.updated} <time dateTime={updated}>{formatDay(updated)}</time>
              </>
            )}
          </p>
        </div>
        <div className="lg:col-span-6">
          <Picture
            picture={toPicture(article.poster)}
            priority
            sizes="(min-width: 77rem) 572px, (min-width: 64rem) 47vw, 92vw"
            className="aspect-[3/2] w-full object-cover"
          />
        </div>
      </div>
    </header>
  );
}
