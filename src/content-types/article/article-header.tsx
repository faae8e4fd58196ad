import { BackLink } from "../../components/back-link";
import { Notice } from "../../components/notice";
import { Picture } from "../../components/picture";
import { formatDay } from "../../lib/format-date";
import type { PictureData } from "../../lib/picture-data";

export type ArticleHeaderProps = {
  back: { label: string; to: string };
  title: string;
  intro: string;
  meta: string;
  /** Why visitors cannot see the article yet; `null` if they can. */
  notice: string | null;
  published: { label: string; day: string };
  updated: { label: string; day: string };
  picture: PictureData;
};

/** Title, lead and poster of an article. */
export function ArticleHeader({ back, title, intro, meta, notice, published, updated, picture }: ArticleHeaderProps) {
  return (
    <header className="container-page pt-8 md:pt-10">
      <BackLink {...back} />
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          {notice && <Notice text={notice} />}
          <p className="text-note font-semibold text-lake">{meta}</p>
          <h1 className="mt-3 text-title">{title}</h1>
          <p className="mt-5 text-lead text-slate">{intro}</p>
          <p className="mt-6 text-note text-slate">
            {published.label} <time dateTime={published.day}>{formatDay(published.day)}</time>
            {updated.day > published.day && (
              <>
                <br />
                {updated.label} <time dateTime={updated.day}>{formatDay(updated.day)}</time>
              </>
            )}
          </p>
        </div>
        <div className="lg:col-span-6">
          <Picture
            picture={picture}
            priority
            sizes="(min-width: 77rem) 572px, (min-width: 64rem) 47vw, 92vw"
            className="aspect-[3/2] w-full object-cover"
          />
        </div>
      </div>
    </header>
  );
}
