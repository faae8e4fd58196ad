import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "../../components/link";
import { articleListPath } from "../../lib/overview-pages";

/** The first `page` is 1. */
type PaginationProps = { labels: Queries.BlogPageArticles; page: number; pages: number };

const STEP = "inline-flex items-center gap-2 py-3 font-semibold text-lake link-underlined";

/** Links between the pages of an overview; nothing if there is only one. */
export function Pagination({ labels, page, pages }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label={labels.title}
      className="container-page -mt-10 grid grid-cols-[1fr_auto_1fr] items-center gap-4 pb-24"
    >
      {page > 1 ? (
        <Link to={articleListPath(page - 1)} rel="prev" className={`${STEP} justify-self-start`}>
          <ArrowLeft aria-hidden="true" className="size-4" /> {labels.newer}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-note text-slate">
        {labels.page} {page}/{pages}
      </p>
      {page < pages && (
        <Link to={articleListPath(page + 1)} rel="next" className={`${STEP} justify-self-end`}>
          {labels.older} <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  );
}
