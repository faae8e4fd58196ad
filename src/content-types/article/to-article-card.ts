import { toPicture } from "../../lib/picture-data";
import type { ArticleCardProps } from "./article-card";

/**
 * Converts an article to its card on the overview.
 * @param minutes text after the number of minutes, e.g. „Minuten Lesezeit“
 */
export function toArticleCard(article: Queries.ArticleCardFragment, minutes: string): ArticleCardProps {
  const { title, path, type, duration, description, notice, poster } = article;
  const meta = [notice, type, `${duration} ${minutes}`].filter(Boolean).join(" · ");
  return { title, path, description, meta, picture: toPicture(poster) };
}
