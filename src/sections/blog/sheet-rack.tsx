import { Sheet } from "../shared/sheet";

type SheetRackProps = {
  texts: Queries.BlogPageSheets;
  labels: Queries.SheetLabelsFragment;
  articles: readonly Queries.ArticleSheetFragment[];
};

/** The articles' posters side by side, on a rack that scrolls; where browsers draw them, arrows move it, without script. */
export function SheetRack({ texts: { title, text, previous, next }, labels, articles }: SheetRackProps) {
  const printed = articles.filter(({ sheet }) => sheet);
  return (
    printed.length > 0 && (
      <section
        className="relative bg-deep section-space text-paper on-deep"
        data-print="hidden"
        aria-labelledby="sheets-title"
      >
        <div className="container-page">
          <h2 id="sheets-title" className="text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-[40rem] text-lead text-mist">{text}</p>
        </div>
        <ul
          data-previous={previous}
          data-next={next}
          className="rack mt-10 flex [scroll-snap-type:x] gap-6 overflow-x-auto scroll-px-gutter px-gutter py-3"
        >
          {printed.map((article) => (
            <li key={article.slug} className="sheet w-66 shrink-0 snap-start text-note">
              <Sheet {...article} label={article.title} labels={labels} isFileHidden />
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
