import type { Thing } from "schema-dts";
import type { AnyObject, InferType, ObjectSchema } from "yup";
import type { siteSchema } from "./site-settings/schema";

type Schema = ObjectSchema<AnyObject>;

/** A kind of content: which files hold it, what they must look like, where it is shown, what is published about it. */
export type ContentType<S extends Schema = Schema> = {
  /** Name of the GraphQL type. */
  name: string;
  /** Path inside `content/`; the named group `slug` makes it a family of many files. */
  path: RegExp;
  /** An example of such a path, for messages. */
  example: string;
  schema: S;
  /** Path of the fixed page that this content fills; absent for content without a page of its own. */
  fixedPath?: string;
  /** Places on the fixed page that links may lead to. */
  anchors?: readonly string[];
  /** What each document of a family becomes; absent for a single file. */
  family?: Family;
  /** A list of all documents of a family that goes on over several pages, the first one at `fixedPath`. */
  list?: PagedList;
  /** Picture of the house on the social card of a page without a poster; `hero` unless told. */
  cardPicture?: "hero" | "office";
  publish?: (content: AnyObject, context: PublishingContext) => Publication;
};

/** Documents with a text and a page each. */
type Family = {
  /** The file of a slug, inside `content/`. */
  file: (slug: string) => string;
  /** Path of the page made for a slug. */
  pagePath: (slug: string) => string;
  /** Path of the page that lists all documents. */
  overview?: string;
  /** The page's component, from the project's root. */
  template: string;
  /** How `npm run new` starts one; absent for what is not created that way. */
  starter?: Starter;
};

type PagedList = {
  /** Name of the type that is listed. */
  of: string;
  perPage: number;
  /** @param page first page is 1 */
  pagePath: (page: number) => string;
  /** Name of a further page in the trail that leads to it. */
  pageName: (content: AnyObject, page: number) => string;
  template: string;
};

/** What the data layer adds to a document's own fields, as GraphQL types. */
export const DOCUMENT_FIELDS = {
  slug: "String!",
  path: "String!",
  html: "String!",
  words: "Int!",
  headings: "[Heading!]!",
  notice: "String",
} as const;

/** The same as values; `notice` says why visitors do not see the document yet. */
export type DocumentFields = {
  slug: string;
  path: string;
  html: string;
  words: number;
  headings: { id: string; title: string; depth: number }[];
  notice?: string | undefined;
};

/** What is told about a page: to search engines, feed readers and networks. */
export type Publication = {
  /** What the page is about, in the words of schema.org, besides the trail that leads to it. */
  about?: readonly Thing[];
  /** Day on which the page last changed, e.g. `2025-03-31`. */
  changed?: string;
  feedEntry?: FeedEntry;
};

export type FeedEntry = {
  title: string;
  description: string;
  html: string;
  published: string;
  updated: string;
};

export type Site = InferType<typeof siteSchema>;

/** What is known while something is published. */
export type PublishingContext = {
  site: Site;
  /** E.g. `2026-03-31`. */
  today: string;
  /** What stands in the one file of a type. */
  contentOf: <S extends Schema>(type: ContentType<S>) => InferType<S>;
};

/** How `npm run new` starts a document; what its fields begin with stands at each field of the schema. */
export type Starter = {
  /** What is created, on the command line. */
  word: string;
  /** What is created, for authors. */
  label: string;
  /** The text below the fields. */
  body: string;
  /** File beside the text → what draws it. Only for families with a folder for each document. */
  pictures?: Readonly<Record<string, () => Promise<Buffer>>>;
  /** What the author is told about the pictures. */
  picturesNote?: string;
};

type Told<Content> = { publish?: (content: Content, context: PublishingContext) => Publication };

/**
 * The type of a single file.
 * @param file its path inside `content/`
 * @param path of the fixed page that it fills, if it does
 */
export function singleFile<S extends Schema>({
  file,
  path,
  ...rest
}: Pick<ContentType<S>, "name" | "schema" | "anchors" | "list" | "cardPicture"> &
  Told<InferType<S>> & { file: string; path?: string }): ContentType<S> {
  return {
    ...(rest as Omit<typeof rest, "publish"> & Pick<ContentType<S>, "publish">),
    path: new RegExp(`^${file.replace(".", "\\.")}$`),
    example: file,
    ...(path ? { fixedPath: path } : {}),
  };
}

/**
 * The type of many documents with a page each.
 * @param files their paths inside `content/`, with `*` for the slug
 * @param sample a slug, for messages
 */
export function documents<S extends Schema>({
  files,
  sample,
  pagePath,
  overview,
  template,
  starter,
  ...rest
}: Pick<ContentType<S>, "name" | "schema" | "cardPicture"> &
  Told<InferType<S> & DocumentFields> &
  Omit<Family, "file"> & { files: string; sample: string }): ContentType<S> & { family: Family } {
  const file = (slug: string) => files.replace("*", slug);
  return {
    ...(rest as Omit<typeof rest, "publish"> & Pick<ContentType<S>, "publish">),
    path: new RegExp(`^${files.replaceAll(".", "\\.").replace("*", "(?<slug>[^/]+)")}$`),
    example: file(sample),
    family: { file, pagePath, template, ...(overview ? { overview } : {}), ...(starter ? { starter } : {}) },
  };
}
