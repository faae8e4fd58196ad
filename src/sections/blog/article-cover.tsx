import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import type { ArticleCardProps } from "../shared/article-card";

/** The overview's first article: its poster up to the window's edge, its title beside it. */
export function ArticleCover({ title, path, meta, tag, description, picture }: ArticleCardProps) {
  return (
    <article className="group relative bg-deep text-paper on-deep lg:grid lg:grid-cols-[7fr_5fr] lg:items-center">
      <div className="hover-underline">
        <Picture
          picture={picture}
          priority
          sizes="(min-width: 64rem) 59vw, 100vw"
          className="aspect-[3/2] w-full object-cover"
        />
      </div>
      <div className="px-[clamp(1.25rem,4vw,2rem)] pt-6 pb-9 lg:py-10 lg:pr-[max(2rem,calc((100vw-77rem)/2+2rem))] lg:pl-12">
        <p className="text-note text-mist">
          {meta}
          {tag && <span className="ml-2.5 border border-current px-1.5 font-semibold">{tag}</span>}
        </p>
        <h3 className="mt-3 text-heading">
          <Link to={path} label={title} className="after:absolute after:inset-0 group-hover:underline" />
        </h3>
        <p className="mt-4 max-w-[36rem] text-lead text-mist">{description}</p>
      </div>
    </article>
  );
}
