import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Thing } from "schema-dts";
import { structuredDataScript } from "../../publish/structured-data";
import { deferScripts } from "./defer-scripts";
import { fitStyles, INLINED_STYLES } from "./fit-styles";

export type BuiltPage = {
  /** e.g. `/blog/sales-automation`; `/404.html` is a file of its own. */
  path: string;
  /** Pages of one component share their styles. */
  componentChunkName: string;
};

export type FinishedSite = {
  /** Paths of the pages that search engines should list: those that name themselves as canonical. */
  listedPaths: string[];
  /** Text of every script that stands in a page. */
  inlineScripts: Set<string>;
};

const STRUCTURED_DATA = /<script type="application\/ld\+json">.*?<\/script>/g;
const CANONICAL = /<link[^>]* rel="canonical" href="https:\/\/[^/"]+([^"]*)"/;
const INLINE_SCRIPT = /<script(?![^>]* src=)(?![^>]* type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Gives every built page its final form: only the styles it needs, scripts that wait, structured
 * data. Pages that a warm build left as they were come out the same again.
 * @param publicFolder the built site
 * @param things what each path is about
 */
export async function finishPages(
  publicFolder: string,
  pages: readonly BuiltPage[],
  things: ReadonlyMap<string, readonly Thing[]>,
): Promise<FinishedSite> {
  const groups = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    groups.set(page.componentChunkName, [...(groups.get(page.componentChunkName) ?? []), page]);
  }
  const finished: FinishedSite = { listedPaths: [], inlineScripts: new Set() };
  for (const group of groups.values()) {
    // Thousands of pages do not fit into memory: each is read twice, once for its styles and once for its final form.
    const { stylesheet, css } = await groupStyles(publicFolder, group);
    for (const page of group) {
      const file = fileOf(publicFolder, page);
      const before = readFileSync(file, "utf8");
      const html = finishPage(before, page, { stylesheet, css, about: things.get(page.path) });
      if (CANONICAL.exec(html)?.[1] === page.path) finished.listedPaths.push(page.path);
      for (const [, script = ""] of html.matchAll(INLINE_SCRIPT)) finished.inlineScripts.add(script);
      if (html !== before) writeFileSync(file, html);
    }
  }
  return finished;
}

type Styles = { stylesheet: string; css: string };

/** The stylesheet of pages of one component, and what they need of it by themselves. */
async function groupStyles(publicFolder: string, group: readonly BuiltPage[]): Promise<Styles> {
  const [first] = group;
  const file = first ? fileOf(publicFolder, first) : "";
  const stylesheet = INLINED_STYLES.exec(readFileSync(file, "utf8"))?.[2];
  if (!stylesheet) throw new Error(`No stylesheet was found in ${file}. Has the form of Gatsby's HTML changed?`);
  const css = readFileSync(path.join(publicFolder, stylesheet), "utf8");
  return { stylesheet, css: await fitStyles(css, pagesOf(publicFolder, group, stylesheet)) };
}

function* pagesOf(publicFolder: string, group: readonly BuiltPage[], stylesheet: string): Generator<string> {
  for (const page of group) yield withoutExtras(readFileSync(fileOf(publicFolder, page), "utf8"), page, stylesheet);
}

function finishPage(
  before: string,
  page: BuiltPage,
  { stylesheet, css, about }: Styles & { about: readonly Thing[] | undefined },
): string {
  return withoutExtras(before, page, stylesheet)
    .replace(INLINED_STYLES, (_all, start, _href, end) => start + css + end)
    .replace("</head>", () => `${about ? structuredDataScript(about) : ""}</head>`);
}

/** A page with scripts that wait, and without the structured data of an earlier build. */
const withoutExtras = (html: string, { path: pagePath }: BuiltPage, stylesheet: string): string =>
  deferScripts(html, pagePath, stylesheet).replace(STRUCTURED_DATA, "");

const fileOf = (publicFolder: string, { path: pagePath }: BuiltPage): string =>
  path.join(publicFolder, pagePath.endsWith(".html") ? pagePath : path.join(pagePath, "index.html"));
