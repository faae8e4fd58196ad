import { type ContentType, contentTypes } from "../../src/data-layer/model/content-types";

/** A kind of content that can be created. */
export type KindOfNew = {
  /** What its authors call it. */
  label: string;
  schema: ContentType["schema"];
  typeName: string;
  /** Path of the page. */
  address: (slug: string) => string;
  /** The folder or file that is created, from the project's root. */
  target: (slug: string) => string;
};

export type Kind = "article" | "job";

export const KINDS: Readonly<Record<Kind, KindOfNew>> = {
  article: kindOfNew("Artikel", "Article", (slug) => `content/articles/${slug}`),
  job: kindOfNew("Stelle", "Job", (slug) => `content/jobs/${slug}.mdx`),
};

/**
 * @param word as somebody typed it
 * @throws when it names no kind; the message is for content authors
 */
export function toKind(word: string): Kind {
  if (word === "article" || word === "job") return word;
  throw new Error(`„${word}“ lässt sich nicht anlegen. Möglich sind: ${Object.keys(KINDS).join(", ")}.`);
}

function kindOfNew(label: string, typeName: string, target: KindOfNew["target"]): KindOfNew {
  const type = contentTypes.find(({ name }) => name === typeName);
  if (!type?.pagePath) throw new Error(`There is no content type ${typeName} with pages of its own.`);
  return { label, schema: type.schema, typeName, address: type.pagePath, target };
}
