import type { Article, ArticleLabels } from "./article-header";

const BYTES_PER_KB = 1000;

/** The article's poster to print, if it has one. */
export function PrintSheet({ article: { slug, sheet }, labels }: { article: Article; labels: ArticleLabels["sheet"] }) {
  if (!sheet?.publicURL) return null;
  return (
    <aside
      aria-labelledby="sheet-title"
      className="mt-14 max-w-[42rem] border-t-2 border-deep pt-5"
      data-print="hidden"
    >
      <h2 id="sheet-title" className="text-subheading">
        {labels.title}
      </h2>
      <p className="mt-2 text-slate">{labels.text}</p>
      <p className="mt-3">
        <a
          href={sheet.publicURL}
          download={`${slug}.pdf`}
          type="application/pdf"
          className="font-semibold text-lake link-underlined"
        >
          {`${labels.link} (${slug}.pdf, ${Math.ceil(sheet.size / BYTES_PER_KB)}\u00a0KB)`}
        </a>
      </p>
    </aside>
  );
}
