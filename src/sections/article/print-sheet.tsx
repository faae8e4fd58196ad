import { Sheet } from "../shared/sheet";
import type { Article, ArticleLabels } from "./article-header";

/** The article's poster to print, if it has one: the sheet itself, and how to get it. */
export function PrintSheet({ article, labels }: { article: Article; labels: ArticleLabels["sheet"] }) {
  return (
    article.sheet && (
      <aside
        aria-labelledby="sheet-title"
        className="sheet mt-14 grid lg:max-w-measure gap-x-10 gap-y-2 bg-mist p-[min(2rem,8vw)] sm:grid-cols-2 sm:grid-rows-[1fr_auto_1fr] sm:[&>img]:row-span-3"
        data-print="hidden"
      >
        <Sheet {...article} label={labels.link}>
          <h2 id="sheet-title" className="self-end text-heading">
            {labels.title}
          </h2>
          <p className="text-slate">{labels.text}</p>
        </Sheet>
      </aside>
    )
  );
}
