import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { criticalCssOf, DEFERRED_MEDIA } from "./critical-css";
import { readPage } from "./page-content";

/** The stylesheet that Gatsby writes into every page, and the link that is added after it. */
const INLINED_STYLESHEET =
  /(<style data-href="([^"]+)" data-identity="gatsby-global-css">)[\s\S]*?(<\/style>)((?:<link rel="stylesheet"[^>]* onload="[^"]*"\/>)?<noscript><link[^>]*><\/noscript>)?/;

/** What a page has of it, in whatever form. */
const ANY_FORM = /<style data-href|\bstyles\.[0-9a-f]+\.css/;

/** What loads the app after the page, and the full stylesheet with it. */
const APP_LOADER = '<script id="app-loader"';

/** Links the full stylesheet, for print at first where nothing else fetches it, so that the page does not wait. */
const linksTo = (stylesheet: string, isFetched: boolean) =>
  isFetched
    ? `<noscript><link rel="stylesheet" href="${stylesheet}" media="${DEFERRED_MEDIA.join(", ")}"/></noscript>`
    : `<link rel="stylesheet" href="${stylesheet}" media="print" onload="this.media='all'"/><noscript><link rel="stylesheet" href="${stylesheet}"/></noscript>`;

/**
 * Replaces the inlined stylesheet of each built page with the rules that it needs, and links the full stylesheet. A page
 * of an earlier build, which has them already, stays as it is.
 * @param files the files of the pages
 * @returns what is wrong with pages that keep all their styles
 */
export function inlineCriticalCss(publicFolder: string, files: readonly string[]): string[] {
  const problems: string[] = [];
  const sheets = new Map<string, ReturnType<typeof criticalCssOf>>();
  for (const file of files) {
    const page = `/${path.relative(publicFolder, file)}`;
    const html = readFileSync(file, "utf8");
    const [, start, stylesheet = "", end, linked] = INLINED_STYLESHEET.exec(html) ?? [];
    // Its address may begin with another host or with the site's prefix.
    const source = path.join(publicFolder, path.posix.basename(stylesheet));
    if (!stylesheet || !existsSync(source)) {
      // A page whose component imports no styles has none.
      if (ANY_FORM.test(html)) problems.push(`Gatsby's stylesheet was not found in ${page}.`);
      continue;
    }
    if (linked) continue;
    const extract = sheets.get(stylesheet) ?? criticalCssOf(readFileSync(source, "utf8"));
    sheets.set(stylesheet, extract);
    const critical = extract(readPage(html.replace(INLINED_STYLESHEET, "")));
    // Later rules win.
    const styles = () => `${start}${critical}${end}${linksTo(stylesheet, html.includes(APP_LOADER))}`;
    writeFileSync(file, html.replace(INLINED_STYLESHEET, styles));
  }
  return problems;
}
