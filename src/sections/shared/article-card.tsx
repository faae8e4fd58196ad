import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { type PictureData, toPicture } from "../../lib/picture-data";

export type ArticleCardProps = {
  title: string;
  path: string;
  /** First line: kind and reading time. */
  meta: string;
  /** On the lower edge of the picture, e.g. that the article has a calculator. */
  tag?: string | undefined;
  /** What its calculator shows above all, with the numbers of its text. */
  result?: { label: string; value: string } | null | undefined;
  description?: string;
  picture: PictureData;
  /** A last line that looks like a button; the whole card is the link. */
  action?: string;
  /** Half as wide as the page where there is room, instead of a third. */
  wide?: boolean;
};

const SIZES = {
  normal: "(min-width: 77rem) 384px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw",
  wide: "(min-width: 77rem) 584px, (min-width: 40rem) 46vw, 92vw",
};

/** An article as a poster with its title; the whole card is a link. */
export function ArticleCard(props: ArticleCardProps) {
  const { title, path, meta, tag, result, description, picture, action, wide = false } = props;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="shifting-picture relative">
        <Picture
          picture={picture}
          sizes={wide ? SIZES.wide : SIZES.normal}
          className="aspect-[3/2] w-full object-cover"
        />
        {tag && (
          <p className="absolute inset-x-0 bottom-0 flex flex-wrap items-baseline justify-between gap-x-4 border-t-4 border-paper bg-deep px-4 py-1.5 text-note text-paper forced-colors:outline print:static print:bg-transparent">
            {[tag, result?.label].filter(Boolean).join(": ")}{" "}
            <span className="font-display text-subheading font-bold">{result?.value}</span>
          </p>
        )}
      </div>
      <p className="mt-4 text-note text-slate">{meta}</p>
      <h3 className="mt-1.5 text-subheading">
        <Link to={path} label={title} className="after:absolute after:inset-0 group-hover:text-lake" />
      </h3>
      {description && <p className="mt-2 text-slate">{description}</p>}
      {action && (
        <p aria-hidden="true" className="mt-auto pt-3 font-semibold text-lake link-underlined">
          {action}
        </p>
      )}
    </article>
  );
}

/**
 * Converts an article to its card on the overview.
 * @param unit text after the number of minutes, e.g. „Minuten Lesezeit“
 * @param calculator word for an article that has one, e.g. „Rechner“
 */
export function toArticleCard(
  article: Queries.ArticleCardFragment,
  unit: string,
  calculator: string,
): ArticleCardProps {
  const { title, path, type, minutes, description, status, poster } = article;
  const meta = [status, type, `${minutes} ${unit}`].filter(Boolean).join(" · ");
  const heading = article.headings.find(({ block }) => block === "Calculator");
  return {
    title,
    path,
    description,
    meta,
    tag: heading && calculator,
    result: heading?.result,
    picture: toPicture(poster),
  };
}
