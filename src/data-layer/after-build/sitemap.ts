import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import { required } from "../../components/required";

const NO_EXTENSIONS = { news: false, xhtml: false, image: false, video: false };

/**
 * Writes `sitemap.xml` and `robots.txt`.
 * @param publicFolder the built site
 * @param paths the pages that search engines should list
 */
export async function writeSitemap(
  publicFolder: string,
  data: Queries.AfterBuildQuery,
  paths: readonly string[],
): Promise<void> {
  const { url } = required(data.siteSettings, "site.json");
  const changed = lastChanges(data);
  // A further page of the overview changed with the overview.
  const dayOf = (page: string) => changed.get(page) ?? (page.startsWith("/blog/") ? changed.get("/blog") : undefined);
  const entries = [...paths].sort().map((page) => ({ url: page, lastmod: dayOf(page) }));
  const sitemap = Readable.from(entries).pipe(
    new SitemapStream({ hostname: url, lastmodDateOnly: true, xmlns: NO_EXTENSIONS }),
  );
  await writeFile(path.join(publicFolder, "sitemap.xml"), await streamToPromise(sitemap));
  await writeFile(path.join(publicFolder, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
}

/** The day each page last changed, where its content says so; a page of others changed with the newest of them. */
export function lastChanges({ allArticle, allJob }: Queries.AfterBuildQuery): Map<string, string> {
  const days = new Map<string, string>();
  for (const { path: page, updated } of allArticle.nodes) days.set(page, updated);
  const newestArticle = [...days.values()].sort().at(-1);
  const newestJob = allJob.nodes
    .map(({ published }) => published)
    .sort()
    .at(-1);
  for (const { path: page, published } of allJob.nodes) days.set(page, published);
  if (newestArticle) days.set("/blog", newestArticle);
  if (newestJob) days.set("/career", newestJob);
  return days;
}
