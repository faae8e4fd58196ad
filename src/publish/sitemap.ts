import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import type { PublishedPage } from "./published-pages";

const NO_EXTENSIONS = { news: false, xhtml: false, image: false, video: false };

/** Writes `robots.txt` and `sitemap.xml` with the given paths. @param url the site's URL without a trailing slash */
export async function writeSitemap(
  publicFolder: string,
  url: string,
  pages: readonly PublishedPage[],
  paths: readonly string[],
): Promise<void> {
  const changes = new Map(pages.map(({ path: page, changed }) => [page, changed]));
  const entries = [...paths].sort().map((page) => ({ url: page, lastmod: changes.get(page) }));
  const sitemap = Readable.from(entries).pipe(
    new SitemapStream({ hostname: url, lastmodDateOnly: true, xmlns: NO_EXTENSIONS }),
  );
  await writeFile(path.join(publicFolder, "sitemap.xml"), await streamToPromise(sitemap));
  await writeFile(path.join(publicFolder, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
}
