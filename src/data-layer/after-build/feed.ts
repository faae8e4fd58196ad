import { writeFile } from "node:fs/promises";
import path from "node:path";
import { required } from "../../components/required";
import { FEED_PATH } from "../../config/feed";
import { socialCardPath } from "../../config/social-card";

/** Entries a feed holds; readers keep the older ones by themselves. */
const NEWEST = 50;

/**
 * Writes the Atom feed of the newest articles, each with its whole text.
 * @param publicFolder the built site
 */
export async function writeFeed(publicFolder: string, data: Queries.AfterBuildQuery): Promise<void> {
  const { Feed } = await import("feed");
  const site = required(data.siteSettings, "site.json");
  const articles = data.allArticle.nodes.slice(0, NEWEST);
  const author = { name: site.name, link: `${site.url}/` };
  const feed = new Feed({
    id: `${site.url}/blog`,
    title: `${site.name}: ${site.tagline}`,
    description: site.description,
    link: `${site.url}/blog`,
    language: "de",
    favicon: `${site.url}/favicon.ico`,
    copyright: site.legalName,
    author,
    updated: new Date(
      articles
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? 0,
    ),
    feedLinks: { atom: site.url + FEED_PATH },
  });
  for (const article of articles) {
    const link = site.url + article.path;
    feed.addItem({
      id: link,
      link,
      title: article.title,
      description: article.intro,
      content: standAlone(article.html, link),
      image: site.url + socialCardPath(article.path),
      author: [author],
      published: new Date(article.published),
      date: new Date(article.updated),
    });
  }
  await writeFile(path.join(publicFolder, FEED_PATH), feed.atom1());
}

/**
 * An article's text as it can stand outside the site: whole addresses, no controls.
 * @param link the article's own address
 */
export function standAlone(html: string, link: string): string {
  const { origin } = new URL(link);
  return html
    .replace(/<a [^>]*data-anchor[^>]*>.*?<\/a>/g, "")
    .replace(/ (href|src)="\//g, ` $1="${origin}/`)
    .replace(/ href="#/g, ` href="${link}#`);
}
