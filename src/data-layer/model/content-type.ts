import type { Node } from "gatsby";
import type { Thing } from "schema-dts";
import type { AnyObject, InferType, ObjectSchema } from "yup";

export type Schema = ObjectSchema<AnyObject>;

/** A content type: its files, their schema, where it is shown and what is published about it. */
export type ContentType<S extends Schema = Schema> = {
  name: string;
  /** The slug of a file of this type, by its path inside `content/`, empty for a single one; `undefined` for other files. */
  slugIn: (path: string) => string | undefined;
  /** An example of such a path, for messages. */
  example: string;
  schema: S;
  /** Path of the fixed page that this content fills; absent if it has no page of its own. */
  fixedPath?: string;
  anchors?: readonly string[];
  /** How the documents of a collection are set up; absent for a single file. */
  collection?: Collection;
  /** A paged list of all documents of a collection; its first page is at `fixedPath`. */
  list?: {
    of: string;
    perPage: number;
    /** @param page first page is 1 */
    pagePath: (page: number) => string;
    /** Name of a further page in its breadcrumbs. */
    pageName: (content: AnyObject, page: number) => string;
    template: string;
  };
  publish?(content: AnyObject, context: PublishingContext): Publication;
};

/** The number of pages of a list, at least one. @param documents how many there are */
export const countListPages = ({ perPage }: NonNullable<ContentType["list"]>, documents: number): number =>
  Math.max(1, Math.ceil(documents / perPage));

type Collection = {
  /** The file for a slug, inside `content/`. */
  file: (slug: string) => string;
  pagePath: (slug: string) => string;
  overview?: string;
  /** The page's component, relative to the project root. */
  template: string;
  /** How `npm run new` creates one; absent if it does not. */
  documentTemplate?: DocumentTemplate;
  /** Whether its texts name each deadline as a fact. */
  deadlinesAreFacts?: true;
  /** The fact that says how many of them visitors see, what texts call them, and which do not count. */
  counted?: { fact: string; noun: string; leavesOut?: (fields: Readonly<Record<string, unknown>>) => boolean };
};

/** Fields that the data layer adds to a document, as GraphQL types. */
export const DOCUMENT_FIELDS = {
  slug: "String!",
  path: "String!",
  html: "String!",
  words: "Int!",
  minutes: "Int!",
  headings: "[Heading!]!",
  status: "String",
  ended: "Boolean!",
} as const;

/** The same as values; `minutes` is its reading time, `status` says why visitors cannot see it, `ended` that its last day is over. */
export type DocumentFields = {
  slug: string;
  path: string;
  html: string;
  words: number;
  minutes: number;
  headings: { id: string; title: string; depth: number; block?: string; result?: { label: string; value: string } }[];
  status?: string | undefined;
  ended: boolean;
};

/** What is published about a page: for search engines, feed readers and networks. */
export type Publication = {
  /** What the page is about, in schema.org terms, besides its breadcrumbs. */
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

/** What the settings of the site say to all that is published of it. */
export type SiteSettings = {
  /** Start of every full address, without a slash at its end. */
  url: string;
  name: string;
  legalName: string;
  tagline: string;
  description: string;
  company: { street: string; postalCode: string; city: string; countryCode: string; founded: string; email: string };
  header: { navigation: { to: string; label: string }[] };
};

/** All that authors may write: the types of files, and what the data layer must know of them as a whole. */
export type ContentModel = {
  types: readonly ContentType[];
  sharedTypes: Readonly<Record<string, ObjectSchema<AnyObject>>>;
  siteSettings: ContentType<ObjectSchema<SiteSettings>>;
};

/** The types with many documents, which have texts. */
export const collectionsOf = ({ types }: ContentModel) =>
  types.flatMap((type) => (type.collection ? [{ ...type, collection: type.collection }] : []));

/** Pages that exist regardless of the content: path → anchors on them that links may lead to. */
export const fixedPagesOf = ({ types }: ContentModel): ReadonlyMap<string, readonly string[]> =>
  new Map(types.flatMap(({ fixedPath, anchors = [] }) => (fixedPath ? [[fixedPath, anchors]] : [])));

/** The content type of a file inside `content/`, and the slug in a collection; `undefined` if it is no content. */
export function contentTypeOf(
  { types }: ContentModel,
  relativePath: string,
): { type: ContentType; slug: string } | undefined {
  for (const type of types) {
    const slug = type.slugIn(relativePath);
    if (slug !== undefined) return { type, slug };
  }
  return undefined;
}

export type PublishingContext = {
  site: SiteSettings;
  contentOf: <S extends Schema>(type: ContentType<S>) => InferType<S>;
};

/** How `npm run new` creates a document; the schema holds the initial value of each field. */
export type DocumentTemplate = {
  /** The document's type, on the command line. */
  kind: string;
  label: string;
  /** The initial text below the fields. */
  body: string;
  /** File next to the text → function that draws it. Only for collections with a folder per document. */
  pictures?: Readonly<Record<string, () => Promise<Buffer>>>;
  picturesNote?: string;
};

/** A method, as its content is known more exactly here than in the list of all content types. */
type Published<Content> = {
  publish?(content: Content, context: PublishingContext): Publication;
};

/** Defines a singleton: one file inside `content/`, and the path of the fixed page that it fills, if any. */
export function singleton<S extends Schema>({
  file,
  path,
  ...rest
}: Pick<ContentType<S>, "name" | "schema" | "anchors" | "list"> &
  Published<InferType<S>> & { file: string; path?: string }): ContentType<S> {
  return {
    ...rest,
    slugIn: (name) => (name === file ? "" : undefined),
    example: file,
    fixedPath: path,
  };
}

/** Defines a collection: many documents with a page each; `*` in `files` stands for the slug, `sample` is one. */
export function collection<S extends Schema>({
  name,
  schema,
  publish,
  files,
  sample,
  ...collection
}: Pick<ContentType<S>, "name" | "schema"> &
  Published<InferType<S> & DocumentFields> &
  Omit<Collection, "file" | "pagePath"> & { files: string; sample: string }): ContentType<S> & {
  collection: Collection;
} {
  const [before = "", after = ""] = files.split("*");
  const file = (slug: string) => before + slug + after;
  return {
    name,
    schema,
    publish,
    slugIn: (name) => {
      const slug = name.slice(before.length, -after.length);
      return slug && !slug.includes("/") && file(slug) === name ? slug : undefined;
    },
    example: file(sample),
    collection: { ...collection, file, pagePath: (slug) => `${collection.overview ?? ""}/${slug}` },
  };
}

/** Every node as its page reads it: texts with their pictures. */
export type Nodes = { ofType: (type: string) => readonly Node[]; byId: (id: string) => Node | undefined };
