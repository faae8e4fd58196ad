import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Thing } from "schema-dts";
import { structuredDataScript } from "./structured-data";

type FinishedSite = {
  /** Paths of the pages that search engines should list: those that are their own canonical page. */
  listedPaths: string[];
  /** Text of every inline script in the pages. */
  inlineScripts: Set<string>;
};

const STRUCTURED_DATA = /<script type="application\/ld\+json">.*?<\/script>/g;
const SHEET_STYLES = /<style media="print">[^<]*<\/style>/g;
const CANONICAL = /<link[^>]* rel="canonical" href="https:\/\/[^/"]+([^"]*)"/;
const INLINE_SCRIPT = /<script(?![^>]* src=)(?![^>]* type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Adds to every built page what it is about and the foot of its printed sheets, and collects what its head and its
 * scripts say. A page that a warm build left unchanged comes out the same again; `/404.html` is a file of its own.
 */
export function finishPages(
  publicFolder: string,
  paths: Iterable<string>,
  things: ReadonlyMap<string, readonly Thing[]>,
  sheetStyles: string,
): FinishedSite {
  const finished: FinishedSite = { listedPaths: [], inlineScripts: new Set() };
  for (const page of paths) {
    const file = path.join(publicFolder, page.endsWith(".html") ? page : path.join(page, "index.html"));
    const before = readFileSync(file, "utf8");
    const about = things.get(page);
    const script = about ? structuredDataScript(about) : "";
    const html = before
      .replace(STRUCTURED_DATA, "")
      .replace(SHEET_STYLES, "")
      .replace("</head>", () => `${sheetStyles}${script}</head>`);
    if (CANONICAL.exec(html)?.[1] === page) finished.listedPaths.push(page);
    for (const [, inline = ""] of html.matchAll(INLINE_SCRIPT)) finished.inlineScripts.add(inline);
    if (html !== before) writeFileSync(file, html);
  }
  return finished;
}
