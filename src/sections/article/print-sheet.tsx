import { Sheet } from "../shared/sheet";
import type { Article, ArticleLabels } from "./article-header";

/** The article's poster to print, if it has one: the sheet itself, and how to get it. */
export function PrintSheet({ article, labels }: { article: Article; labels: ArticleLabels["sheet"] }) {
  return (
    article.sheet && (
      <aside
        aria-labelledby="sheet-title"
        className="mt-14 grid max-w-[42rem] gap-x-8 gap-y-2 bg-mist p-[min(2rem,8vw)] sm:grid-cols-2 sm:grid-rows-[auto_1fr]"
        data-print="hidden"
      >
        <h2 id="sheet-title" className="text-subheading">
          {labels.title}
        </h2>
        <p className="text-slate">{labels.text}</p>
        <div className="sm:col-start-1 sm:row-span-2 sm:row-start-1">
          <Sheet {...article} label={labels.link} />
        </div>
      </aside>
    )
  );
}
