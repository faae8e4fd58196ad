import { BackLink } from "../../components/back-link";
import { Notice } from "../../components/notice";
import { Picture } from "../../components/picture";
import { formatDay } from "../../lib/format-date";
import { toPicture } from "../../lib/picture-data";

export type Article = NonNullable<Queries.ArticleTemplateQuery["article"]>;
export type ArticleLabels = NonNullable<Queries.ArticleTemplateQuery["articlePage"]>;

/** The month stays beside its day. */
const dayWithMonth = (day: string) => formatDay(day).replace(". ", ".\u00a0");

/** Title and reading time of an article beside its poster, which goes up to the window's edge, and its days; also a link to its calculator, if it has one. */
export function ArticleHeader({ article, labels }: { article: Article; labels: ArticleLabels }) {
  const { published, updated } = article;
  const calculator = article.headings.find(({ block }) => block === "Calculator");
  return (
    <header className="grid gap-y-6 lg:grid-cols-2">
      <div className="px-gutter pt-5 md:pt-10 lg:pr-12">
        <BackLink {...labels.back} />
        {article.status && <Notice text={article.status} />}
        <p className="mt-5 text-note font-semibold text-lake">
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
          {`${labels.published} `}
          <time dateTime={published}>{dayWithMonth(published)}</time>
          {updated > published && (
            <>
              {` · ${labels.updated} `}
              <time dateTime={updated}>{dayWithMonth(updated)}</time>
            </>
          )}
        </p>
      </div>
      <div className="max-lg:tall:order-first">
        <Picture
          picture={toPicture(article.poster)}
          priority
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="w-full"
        />
      </div>
    </header>
  );
}
