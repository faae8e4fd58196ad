import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { minifySync } from "@swc/core";
import type { Thing } from "schema-dts";
import { escapeHtml } from "../lib/escape-html";
import { structuredDataScript } from "./structured-data";

type PageSummary = {
  /** Paths of the pages that are their own canonical page, which search engines should list. */
  listedPaths: string[];
  inlineScripts: Set<string>;
};

const STRUCTURED_DATA = /<script type="application\/ld\+json">.*?<\/script>/g;
const PRINT_FOOTER_STYLE = /<style media="print">[^<]*<\/style>/g;
const CARD = /<meta[^>]* property="og:image" content="[^"]*(\/social\/[^"]+)"[^>]*>/;
const CARD_TEXT = /<meta property="og:image:alt"[^>]*>/;
const CANONICAL = /<link[^>]* rel="canonical" href="https:\/\/[^/"]+([^"]*)"/;
/** The site's own inline scripts, which the renderer writes as they stand in the source. */
const OWN_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const INLINE_SCRIPT = /<script(?![^>]* src=)(?![^>]* type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Adds structured data, the print footer and what the social card shows to every built page, however often it runs;
 * collects what others need.
 * @param cards what each social card shows, by its path
 */
export function addHeadMetadata(
  publicFolder: string,
  paths: Iterable<string>,
  things: ReadonlyMap<string, readonly Thing[]>,
  cards: ReadonlyMap<string, string>,
  printFooterStyle: string,
): PageSummary {
  const summary: PageSummary = { listedPaths: [], inlineScripts: new Set() };
  for (const page of paths) {
    const file = path.join(publicFolder, page.endsWith(".html") ? page : path.join(page, "index.html"));
    const before = readFileSync(file, "utf8");
    const canonical = CANONICAL.exec(before)?.[1];
    // A page that search engines are not to list has nothing to tell them.
    const about = canonical === undefined ? undefined : things.get(page);
    const script = about ? structuredDataScript(about) : "";
    const html = before
      .replace(STRUCTURED_DATA, "")
      .replace(CARD_TEXT, "")
      .replace(CARD, (card, address) => card + cardTextElement(cards.get(address)))
      .replace(OWN_SCRIPT, (_all, code) => `<script>${minify(code)}</script>`)
      .replace(PRINT_FOOTER_STYLE, "")
      .replace("</head>", () => `${printFooterStyle}${script}</head>`);
    if (canonical === page) summary.listedPaths.push(page);
    for (const [, inline = ""] of html.matchAll(INLINE_SCRIPT)) summary.inlineScripts.add(inline);
    if (html !== before) writeFileSync(file, html);
  }
  return summary;
}

const cardTextElement = (text = "") => `<meta property="og:image:alt" content="${escapeHtml(text)}"/>`;

const minified = new Map<string, string>();

/** Minifies a script once: every page has the same. */
function minify(code: string): string {
  const result = minified.get(code) ?? minifySync(code, { compress: true, mangle: true, module: false }).code;
  minified.set(code, result).set(result, result);
  return result;
}
