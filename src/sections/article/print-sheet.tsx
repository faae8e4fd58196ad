import { mailtoUrl } from "../../lib/mailto-url";
import { useSite } from "../../lib/use-site";
import { Sheet } from "../shared/sheet";
import type { Article, ArticleLabels } from "./article-header";

/** The article's poster to print, if it has one: the sheet itself, how to get it, and a mail that tells of the article. */
export function PrintSheet({ article, labels }: { article: Article; labels: ArticleLabels["sheet"] }) {
  const { url } = useSite();
  const { title, intro, path, headings } = article;
  const [figure] = headings.flatMap(({ result }) => (result ? [`: ${result.value}`] : []));
  return (
    article.sheet && (
      <aside
        aria-labelledby="sheet-title"
        className="sheet mt-14 grid max-w-measure gap-x-10 gap-y-2 bg-mist p-6"
        data-print="hidden"
      >
        <Sheet {...article} label={labels.link} labels={labels}>
          <h2 id="sheet-title" className="self-end text-heading">
            {labels.title}
          </h2>
          <p className="text-slate">{labels.text}</p>
        </Sheet>
        <a href={mailtoUrl("", title + (figure ?? ""), `${intro}\r\n\r\n${url}${path}`)}>{labels.share}</a>
      </aside>
    )
  );
}
