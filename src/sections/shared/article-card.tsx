import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { type PictureData, toPicture } from "../../lib/picture-data";

export type ArticleCardProps = {
  title: string;
  path: string;
  /** First line: kind and reading time. */
  meta: string;
  /** That the article has a calculator, e.g. „Rechner“. */
  tag?: string | undefined;
  /** What that calculator answers, and what it shows above all with the numbers of its text. */
  question?: string | undefined;
  result?: string | undefined;
  description?: string;
  picture: PictureData;
  /** A last line that looks like a button; the whole card is the link. */
  action?: string;
  /** Half as wide as the page where there is room, instead of a third. */
  wide?: boolean;
};

const SIZES = {
  normal: "(min-width: 77rem) 384px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 100vw",
  wide: "(min-width: 77rem) 584px, (min-width: 40rem) 46vw, 100vw",
};

/** An article as a poster with its title; the whole card is a link. */
export function ArticleCard(props: ArticleCardProps) {
  const { title, path, meta, tag, question, result, description, picture, action, wide = false } = props;
  return (
    <div className="group relative flex h-full flex-col">
      <div className="shifting-picture">
        <Picture
          picture={picture}
          sizes={wide ? SIZES.wide : SIZES.normal}
          className="aspect-[3/2] w-full object-cover"
        />
      </div>
      <p className="mt-4 text-note text-slate">{meta}</p>
      <h3 className="mt-1.5 text-subheading">
        <Link to={path} label={title} className="after:absolute after:inset-0 group-hover:text-lake" />
      </h3>
      {description && <p className="mt-2 text-slate">{description}</p>}
      {question && (
        <p className="mt-auto pt-5 text-note print:pt-2">
          <span
            className={`flex flex-col items-baseline justify-between gap-x-4 bg-[repeating-linear-gradient(to_right,var(--color-deep)_0_1px,transparent_1px_0.75rem)] bg-size-[100%_0.5rem] bg-no-repeat pt-3.5 ${wide ? "lg:flex-row" : ""}`}
          >
            <span>
              {tag}: {question}
            </span>{" "}
            <span className="font-display text-subheading font-bold text-lake max-sm:text-heading">{result}</span>
          </span>
        </p>
      )}
      {action && (
        <p aria-hidden="true" className="mt-auto pt-3 font-semibold text-lake link-underlined">
          {action}
        </p>
      )}
    </div>
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
    question: heading?.title,
    result: heading?.result?.value,
    picture: toPicture(poster),
  };
}
