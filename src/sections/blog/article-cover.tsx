import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import type { ArticleCardProps } from "../shared/article-card";

/** The overview's first article: its whole poster up to the window's edge, its title below. */
export function ArticleCover({ title, path, meta, tag, description, picture }: ArticleCardProps) {
  return (
    <div className="group relative flex h-full flex-col bg-deep text-paper on-deep">
      <div className="shifting-picture">
        <Picture
          picture={picture}
          priority
          sizes="(min-width: 64rem) 57vw, 100vw"
          className="aspect-[3/2] w-full object-cover"
        />
      </div>
      <div className="grow px-[clamp(1.25rem,4vw,2rem)] pt-6 pb-9 lg:pl-8">
        <p className="text-note text-mist">
          {meta}
          {tag && <span className="ml-2.5 border border-current px-1.5 font-semibold">{tag}</span>}
        </p>
        <h3 className="mt-2 text-heading">
          <Link to={path} label={title} className="after:absolute after:inset-0 group-hover:underline" />
        </h3>
        <p className="mt-3 max-w-[40rem] text-mist">{description}</p>
      </div>
    </div>
  );
}
