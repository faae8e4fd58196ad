import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Thing } from "schema-dts";
import { deferScripts } from "./defer-scripts";
import { fitStyles, INLINED_STYLES } from "./fit-styles";
import { structuredDataScript } from "./structured-data";

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

type Document = { path: string; file: string; before: string; html: string };

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
    const documents = await Promise.all(group.map((page) => readPage(publicFolder, page)));
    await finishGroup(publicFolder, documents, things);
    for (const { path: pagePath, html } of documents) {
      if (CANONICAL.exec(html)?.[1] === pagePath) finished.listedPaths.push(pagePath);
      for (const [, script = ""] of html.matchAll(INLINE_SCRIPT)) finished.inlineScripts.add(script);
    }
    await Promise.all(documents.map(({ file, before, html }) => html !== before && writeFile(file, html)));
  }
  return finished;
}

async function finishGroup(
  publicFolder: string,
  documents: Document[],
  things: ReadonlyMap<string, readonly Thing[]>,
): Promise<void> {
  const stylesheet = INLINED_STYLES.exec(documents[0]?.html ?? "")?.[2];
  if (!stylesheet) {
    throw new Error(`No stylesheet was found in ${documents[0]?.file}. Has the form of Gatsby's HTML changed?`);
  }
  for (const document of documents) {
    document.html = deferScripts(document.html, document.path, stylesheet).replace(STRUCTURED_DATA, "");
  }
  const css = await fitStyles(
    await readFile(path.join(publicFolder, stylesheet), "utf8"),
    documents.map(({ html }) => html),
  );
  for (const document of documents) {
    const about = things.get(document.path);
    document.html = document.html
      .replace(INLINED_STYLES, (_all, start, _href, end) => start + css + end)
      .replace("</head>", () => `${about ? structuredDataScript(about) : ""}</head>`);
  }
}

async function readPage(publicFolder: string, { path: pagePath }: BuiltPage): Promise<Document> {
  const file = path.join(publicFolder, pagePath.endsWith(".html") ? pagePath : path.join(pagePath, "index.html"));
  const before = await readFile(file, "utf8");
  return { path: pagePath, file, before, html: before };
}
