import { Sheet } from "../shared/sheet";
import type { Article, ArticleLabels } from "./article-header";

/** The article's poster to print, if it has one: the sheet itself, and how to get it. */
export function PrintSheet({ article, labels }: { article: Article; labels: ArticleLabels["sheet"] }) {
  return (
    article.sheet && (
      <aside
        aria-labelledby="sheet-title"
        className="mt-14 max-w-[42rem] bg-mist p-[min(2rem,8vw)]"
        data-print="hidden"
      >
        <h2 id="sheet-title" className="text-subheading">
          {labels.title}
        </h2>
        <p className="mt-2 mb-6 text-slate">{labels.text}</p>
        <Sheet {...article} label={labels.link} />
      </aside>
    )
  );
}
