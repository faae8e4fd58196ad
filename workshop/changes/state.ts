import path from "node:path";
import type { Node } from "gatsby";
import { parse } from "node-html-parser";
import { contentModel } from "../../src/content-model";
import { type Link, linksOf } from "../../src/data-layer/check/check-links";
import type { DocumentFields, Nodes } from "../../src/data-layer/model/content-type";
import { listFieldValues } from "../../src/data-layer/model/field-values";
import { fieldsOf } from "../../src/data-layer/nodes/create-nodes";
import { type ContentFile, readContent } from "../../src/data-layer/read/read-content";
import type { DocumentCache } from "../../src/data-layer/render/document-cache";
import { renderAll } from "../../src/data-layer/render/render-document";
import { getSiteSettings, publishedPages } from "../../src/publish/published-pages";

/** What readers get of a content file. */
export type ReaderText = {
  file: string;
  type: ContentFile["type"];
  slug: string;
  /** Address of its page; absent if its texts stand on several. */
  address: string | undefined;
  /** All addresses of the page that visitors can open; none while nobody sees it. */
  addresses: readonly string[];
  /** Why visitors cannot see it yet. */
  status: string | undefined;
  title: string;
  /** What search engines show, and the reading time, by the name that authors know. */
  head: Readonly<Record<string, string>>;
  sentences: readonly string[];
  overview: string | undefined;
  data: Readonly<Record<string, unknown>>;
  /** As it stands in the file. */
  source: string;
};

/** The content at one moment, as readers get it. */
export type State = {
  texts: readonly ReaderText[];
  links: readonly Link[];
  siteUrl: string;
  /** Documents that have errors, of which nothing is known. */
  unreadable: readonly string[];
};

/** Labels of the fields that are told apart from sentences. */
const HEAD: Readonly<Record<string, string>> = {
  title: "Titel",
  seoTitle: "Titel im Suchergebnis",
  "seo.title": "Titel im Suchergebnis",
  description: "Beschreibung",
  "seo.description": "Beschreibung",
};

/**
 * Reads what readers get from the content of a project: the resolved values of which its pages are built.
 * @returns `texts` is missing while a file has errors without which there is no site
 */
export async function readState(root: string, cache: DocumentCache): Promise<State | Pick<State, "unreadable">> {
  const content = readContent(root, contentModel);
  const documents = await renderAll(content.files, cache);
  const fields = new Map<ContentFile, Record<string, unknown>>();
  for (const file of content.files) {
    const values = await fieldsOf(root, file, cache);
    if (values) fields.set(file, values);
  }
  const unreadable = content.files.filter((file) => !fields.has(file)).map(({ file }) => file);
  const missing = contentModel.types.filter(
    (type) => !type.collection && ![...fields.keys()].some((file) => file.type === type),
  );
  if (missing.length > 0) return { unreadable: missing.map(({ example }) => `content/${example}`) };
  const nodes = nodesOf(root, fields);
  const published = new Map(publishedPages(root, nodes, contentModel).map((page) => [page.path, page]));
  const texts = [...fields].map(([file, values]): ReaderText => {
    const { type, slug } = file;
    const address = type.collection?.pagePath(slug) ?? type.fixedPath;
    const page = address === undefined ? undefined : published.get(address);
    const copy = listFieldValues(type.schema, values).flatMap(({ path: names, value, textKind }) =>
      textKind === "copy" ? { name: names.join("."), value: String(value) } : [],
    );
    const head = copy.flatMap(({ name, value }) => (HEAD[name] ? [[HEAD[name], value] as const] : []));
    const { html = "", minutes, status } = values as Partial<DocumentFields>;
    const lines = [...copy.flatMap(({ name, value }) => (HEAD[name] ? [] : value)), ...linesOf(html)];
    return {
      file: file.file,
      type,
      slug,
      address,
      addresses: page ? [page.path, ...page.aliases] : [],
      status,
      title: String(values.title ?? (values.hero as { title?: string } | undefined)?.title ?? file.file),
      head: { ...Object.fromEntries(head), ...(typeof minutes === "number" && { Lesezeit: `${minutes} min` }) },
      sentences: lines.flatMap(sentencesOf),
      overview: page?.overview,
      data: values,
      source: file.text,
    };
  });
  const links = content.files.flatMap((file) => linksOf(file, documents.get(file)));
  return { texts, links, siteUrl: getSiteSettings(nodes, contentModel).url, unreadable };
}

/** What Gatsby would hold of the files that visitors see. */
function nodesOf(root: string, files: ReadonlyMap<ContentFile, Record<string, unknown>>): Nodes {
  const visible = [...files].filter(([, { status }]) => status === undefined);
  const nodes = visible.map(([{ file, type }, fields]) => ({
    type: type.name,
    node: { ...fields, id: file, absolutePath: path.join(root, file) } as unknown as Node,
  }));
  return {
    ofType: (name) => nodes.flatMap(({ type, node }) => (type === name ? node : [])),
    byId: () => undefined,
  };
}

/** The text of each paragraph, heading, item or cell. */
const linesOf = (html: string): string[] =>
  parse(html.replaceAll("</th>", "</th> "))
    .structuredText.split("\n")
    // Not the sign that links to a heading.
    .filter((line) => /[\p{L}\d]/u.test(line));

const segmenter = new Intl.Segmenter("de", { granularity: "sentence" });
/** Ends no sentence: „z. B.“, „31.“, „Abs.“ */
const NO_END = /(?:(?<!\p{L})\p{L}|\d|bzw|ca|Nr|Abs|Art|inkl|evtl|Mio|Mrd|Tsd|Std|Min|St[rf])\.\s*$/u;

/** The sentences of a text, without the spaces that only typography needs. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let begun = "";
  for (const { segment } of segmenter.segment(text.replace(/\s+/g, " "))) {
    begun += segment;
    if (NO_END.test(begun)) continue;
    sentences.push(begun);
    begun = "";
  }
  return [...sentences, begun].map((sentence) => sentence.trim()).filter(Boolean);
}
