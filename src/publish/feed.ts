import { writeFile } from "node:fs/promises";
import path from "node:path";
import { FEED_PATH } from "../config/constants";
import type { SiteSettings } from "../data-layer/model/content-type";
import { escapeHtml } from "../lib/escape-html";
import { socialCardPath } from "../lib/social-card";
import type { PublishedPage } from "./published-pages";

/** The maximum number of entries; feed readers keep older ones themselves. */
const MAX_ENTRIES = 50;

/** Writes the Atom feed of the newest pages that have an entry, each with its full text, into the built site. */
export async function writeFeed(
  publicFolder: string,
  site: SiteSettings,
  pages: readonly PublishedPage[],
): Promise<void> {
  const { Feed } = await import("feed");
  const entries = pages
    .flatMap(({ path: page, overview, feedEntry }) => (feedEntry ? [{ ...feedEntry, page, overview }] : []))
    .sort((a, b) => b.published.localeCompare(a.published))
    .slice(0, MAX_ENTRIES);
  const [newest] = entries.map(({ updated }) => updated).sort((a, b) => b.localeCompare(a));
  const overview = entries[0]?.overview ?? "/";
  const author = { name: site.name, link: `${site.url}/` };
  const feed = new Feed({
    id: site.url + overview,
    title: `${site.name}: ${site.tagline}`,
    description: site.description,
    link: site.url + overview,
    language: "de",
    favicon: `${site.url}/favicon.ico`,
    copyright: site.legalName,
    author,
    updated: new Date(newest ?? 0),
    feedLinks: { atom: site.url + FEED_PATH },
  });
  for (const { page, title, description, html, published, updated } of entries) {
    const link = site.url + page;
    feed.addItem({
      id: link,
      link,
      // Both are HTML in this feed.
      title: escapeHtml(title),
      description: escapeHtml(description),
      content: html,
      image: site.url + socialCardPath(page),
      author: [author],
      published: new Date(published),
      date: new Date(updated),
    });
  }
  // The library knows the language, but does not write it.
  const atom = feed.atom1().replace("<feed ", '<feed xml:lang="de" ');
  await writeFile(path.join(publicFolder, FEED_PATH), atom);
}
