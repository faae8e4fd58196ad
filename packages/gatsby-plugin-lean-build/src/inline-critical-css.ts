import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEFERRED_MEDIA, extractCriticalCss, INLINED_STYLESHEET } from "./extract-critical-css";

/** A page that Gatsby has built; pages of one component share their styles. */
export type BuiltPage = { path: string; componentChunkName: string };

/** What loads the app after the page, and the full stylesheet with it. */
const APP_LOADER = '<script id="app-loader"';

/** Links the full stylesheet without script; it follows the inlined part, because later rules win. */
const linkForDeferredMedia = (stylesheet: string) =>
  `<noscript><link rel="stylesheet" href="${stylesheet}" media="${DEFERRED_MEDIA.join(", ")}"/></noscript>`;

/** The same where nothing else fetches it: for print at first, so that the page does not wait. */
const linkForLater = (stylesheet: string) =>
  `<link rel="stylesheet" href="${stylesheet}" media="print" onload="this.media='all'"/><noscript><link rel="stylesheet" href="${stylesheet}"/></noscript>`;

/** The file of a page's HTML. */
export const fileOf = (publicFolder: string, page: string): string =>
  path.join(publicFolder, /\.html?$/i.test(page) ? page : path.join(page, "index.html"));

/**
 * Replaces the inlined stylesheet of every built page with the critical CSS of all pages of its component, and links the
 * full stylesheet. Repeated runs give the same result.
 * @param report takes what is wrong with a page in which Gatsby's stylesheet is missing; its component's pages stay as they are
 */
export async function inlineCriticalCss(
  publicFolder: string,
  pages: readonly BuiltPage[],
  report: (problem: string) => void,
): Promise<void> {
  const groups = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    groups.set(page.componentChunkName, [...(groups.get(page.componentChunkName) ?? []), page]);
  }
  for (const group of groups.values()) {
    // Thousands of pages do not fit into memory, so each is read twice: to collect its styles and to write it.
    const files = group.map((page) => fileOf(publicFolder, page.path));
    const stylesheets = files.map((file) => INLINED_STYLESHEET.exec(readFileSync(file, "utf8"))?.[2]);
    const [stylesheet] = stylesheets;
    const other = group[stylesheets.findIndex((each) => each === undefined || each !== stylesheet)];
    if (!stylesheet || other) {
      report(`Gatsby's stylesheet was not found in ${other?.path}.`);
      continue;
    }
    const css = await extractCriticalCss(readStylesheet(publicFolder, stylesheet), readAll(files));
    for (const file of files) {
      const before = readFileSync(file, "utf8");
      const link = before.includes(APP_LOADER) ? linkForDeferredMedia : linkForLater;
      const html = before.replace(INLINED_STYLESHEET, (_all, start, href, end) => start + css + end + link(href));
      if (html !== before) writeFileSync(file, html);
    }
  }
}

/** A stylesheet by its address, which may begin with another host or with the site's prefix. */
const readStylesheet = (publicFolder: string, address: string): string =>
  readFileSync(path.join(publicFolder, path.posix.basename(address)), "utf8");

function* readAll(files: readonly string[]): Generator<string> {
  for (const file of files) yield readFileSync(file, "utf8");
}
