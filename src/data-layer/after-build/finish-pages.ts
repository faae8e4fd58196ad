import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { deferScripts } from "./defer-scripts";
import { fitStyles, INLINED_STYLES } from "./fit-styles";

export type BuiltPage = {
  /** e.g. `/blog/sales-automation`; `/404.html` is a file of its own. */
  path: string;
  /** Pages of one component share their styles. */
  componentChunkName: string;
};

type Document = { path: string; file: string; before: string; html: string };

/**
 * Gives every built page its final form: only the styles it needs, scripts that wait. Pages that
 * a warm build left as they were come out the same again.
 * @param publicFolder the built site
 */
export async function finishPages(publicFolder: string, pages: readonly BuiltPage[]): Promise<void> {
  const groups = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    groups.set(page.componentChunkName, [...(groups.get(page.componentChunkName) ?? []), page]);
  }
  for (const group of groups.values()) {
    const documents = await Promise.all(group.map((page) => readPage(publicFolder, page)));
    await finishGroup(publicFolder, documents);
    await Promise.all(documents.map(({ file, before, html }) => html !== before && writeFile(file, html)));
  }
}

async function finishGroup(publicFolder: string, documents: Document[]): Promise<void> {
  const stylesheet = INLINED_STYLES.exec(documents[0]?.html ?? "")?.[2];
  if (!stylesheet)
    throw new Error(`No stylesheet was found in ${documents[0]?.file}. Has the form of Gatsby's HTML changed?`);
  for (const document of documents) document.html = deferScripts(document.html, document.path, stylesheet);
  const css = await fitStyles(
    await readFile(path.join(publicFolder, stylesheet), "utf8"),
    documents.map(({ html }) => html),
  );
  for (const document of documents) {
    document.html = document.html.replace(INLINED_STYLES, (_all, start, _href, end) => `${start}${css}${end}`);
  }
}

async function readPage(publicFolder: string, { path: pagePath }: BuiltPage): Promise<Document> {
  const file = path.join(publicFolder, pagePath.endsWith(".html") ? pagePath : path.join(pagePath, "index.html"));
  const before = await readFile(file, "utf8");
  return { path: pagePath, file, before, html: before };
}
