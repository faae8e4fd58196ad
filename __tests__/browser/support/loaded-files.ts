import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { specSite } from "./spec-site";

/** A file that a page has asked for. */
export type LoadedFile = { pathname: string; isBeforeLoad: boolean };

const jsonOf = (name: string) => JSON.parse(specSite.file(name).toString());

/** Scripts of other pages' components, which are prefetched. */
function scriptsOfOtherPages(pathname: string): string[] {
  const own = specSite.template(pathname);
  const isOther = (name: string) => name.startsWith("component---") && name !== own;
  const chunks = jsonOf("chunk-map.json") as Record<string, string[]>;
  return Object.entries(chunks).flatMap(([name, files]) => (own && isOther(name) ? files : []));
}

/** What the page has loaded so far, the document first, without what it prefetched for other pages. */
export async function loadedFiles(page: Page): Promise<LoadedFile[]> {
  const { pathname } = new URL(page.url());
  const others = scriptsOfOtherPages(pathname);
  const files = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance.getEntriesByType("resource").map(({ name, startTime }) => ({
      pathname: new URL(name).pathname,
      isBeforeLoad: startTime < (navigation?.loadEventStart ?? 0),
    }));
  });
  return [{ pathname, isBeforeLoad: true }, ...files.filter((file) => !others.includes(file.pathname))];
}

/** The files whose name ends so, each once. */
export const filesOf = (files: readonly LoadedFile[], ending: `.${string}`): string[] => [
  ...new Set(files.map(({ pathname }) => pathname).filter((pathname) => pathname.endsWith(ending))),
];

/** Bytes of files of the spec site as a host sends them: text compressed, pictures and fonts as they are. */
export const transferredBytes = (pathnames: readonly string[]): number =>
  pathnames.reduce((total, pathname) => total + sizeOf(pathname), 0);

function sizeOf(pathname: string): number {
  if (!/\.\w+$/.test(pathname)) return gzipSync(specSite.html(pathname), { level: 9 }).length;
  const content = readFileSync(specSite.folder + pathname);
  return /\.(js|css|json|svg|webmanifest)$/.test(pathname) ? gzipSync(content, { level: 9 }).length : content.length;
}
