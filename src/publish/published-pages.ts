import path from "node:path";
import type { Node } from "gatsby";
import type { BreadcrumbList, Thing } from "schema-dts";
import type { AnyObject, InferType } from "yup";
import {
  type ContentModel,
  type ContentType,
  collectionsOf,
  countListPages,
  type DocumentFields,
  type FeedEntry,
  type Nodes,
  type PublishingContext,
  type SiteSettings,
} from "../data-layer/model/content-type";
import { absoluteUrl } from "../lib/absolute-url";
import { portableHtml } from "./portable-html";
import { sheetTexts } from "./sheet-texts";

export type PublishedPage = {
  path: string;
  overview?: string | undefined;
  aliases: readonly string[];
  /** Its schema.org objects; may be empty. */
  about: readonly Thing[];
  /** Day of its last change; an overview changes with the newest page it lists. */
  changed?: string | undefined;
  feedEntry?: FeedEntry | undefined;
  /** Its social card with the poster's file; further pages of a list use that of the first page. */
  card?: Card;
};

/** What a social card says and shows: an article's number, the file of its picture, and what that shows. */
export type Card = { title: string; number?: string | undefined; pictureFile: string; alt: string };

type PageNode = Node & Partial<DocumentFields> & AnyObject;

/** The site settings. */
export const getSiteSettings = (nodes: Nodes, model: ContentModel): SiteSettings => onlyNode(nodes, model.siteSettings);

const breadcrumbs = (site: SiteSettings, ...crumbs: { name: string; path: string }[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: site.name, path: "/" }, ...crumbs].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absoluteUrl(site, path),
  })),
});

/** All pages that have a content type, with their metadata. */
export function publishedPages(root: string, nodes: Nodes, model: ContentModel): PublishedPage[] {
  const site = getSiteSettings(nodes, model);
  const context: PublishingContext = { site, contentOf: (type) => onlyNode(nodes, type) };
  const navigation = new Map(site.header.navigation.map(({ to, label }) => [to, label]));
  const section = (page: string) => ({ path: page, name: navigation.get(page) ?? page });
  const cardFor = (type: ContentType, node: PageNode) =>
    cardOf(root, model, type, node, () => folderOf(nodes, node), context.contentOf);
  /** An overview without a card of its own shows the picture of the first page that it lists. */
  const cardForList = (type: ContentType, node: PageNode) => {
    const listed = model.types.find(({ name }) => name === type.list?.of);
    const [first] = listed ? sortByOrder(nodes.ofType(listed.name)) : [];
    const card = cardFor(type, node);
    return listed && first && !node.seo?.card
      ? { ...cardFor(listed, first), number: undefined, title: card.title }
      : card;
  };

  const documents = collectionsOf(model).flatMap((type) => {
    const { collection, publish } = type;
    return sortByOrder(nodes.ofType(type.name)).map((node): PublishedPage => {
      const html = portableHtml(node.html ?? "", absoluteUrl(site, node.path ?? ""));
      const publication = publish?.({ ...node, html }, context);
      const crumb = { path: node.path ?? "", name: String(node.title) };
      const crumbs = collection.overview ? [section(collection.overview), crumb] : [crumb];
      return {
        ...publication,
        path: crumb.path,
        overview: collection.overview,
        aliases: ((node.aliases ?? []) as string[]).map(collection.pagePath),
        about: [...(publication?.about ?? []), breadcrumbs(site, ...crumbs)],
        card: cardFor(type, node),
      };
    });
  });
  const newestOn = (overview: string) =>
    documents
      .flatMap((page) => (page.overview === overview && page.changed ? page.changed : []))
      .sort()
      .at(-1);

  const fixedPages = model.types.flatMap((type): PublishedPage[] => {
    const { fixedPath, list, publish } = type;
    const [node] = nodes.ofType(type.name) as PageNode[];
    if (!fixedPath || !node) return [];
    const publication = publish?.(node, context);
    const about = publication?.about ?? [];
    const isSection = fixedPath !== "/" && navigation.has(fixedPath);
    const page = { ...publication, path: fixedPath, aliases: [], changed: publication?.changed ?? newestOn(fixedPath) };
    const trails = isSection ? [breadcrumbs(site, section(fixedPath))] : [];
    const first = { ...page, about: [...about, ...trails], card: cardForList(type, node) };
    if (!list) return [first];
    const further = Array.from(
      { length: countListPages(list, nodes.ofType(list.of).length) - 1 },
      (_, index): PublishedPage => {
        const crumb = { path: list.pagePath(index + 2), name: list.pageName(node, index + 2) };
        return { ...page, path: crumb.path, about: [breadcrumbs(site, section(fixedPath), crumb)] };
      },
    );
    return [first, ...further];
  });

  return [...fixedPages, ...documents];
}

/**
 * The social card of a page: with a picture for it, or that with which the page or the one above begins.
 * @param folderOf folder of the page's file
 */
export function cardOf(
  root: string,
  { types }: ContentModel,
  type: ContentType,
  data: AnyObject,
  folderOf: () => string,
  contentOf: (type: ContentType) => AnyObject,
): Card {
  const title = String(data.seo?.cardTitle ?? data.hero?.title ?? data.title ?? "");
  const number = sheetTexts(String(data.html ?? ""))?.result;
  const above = [type.collection?.overview, "/"].flatMap((address) =>
    types.filter(({ fixedPath }) => fixedPath === address && address),
  );
  const places = [
    {
      picture: data.card ?? data.seo?.card ?? pictureOf(data),
      folder: type.collection ? folderOf : () => contentFolder(root, type),
    },
    ...above.map((page) => ({ picture: pictureOf(contentOf(page)), folder: () => contentFolder(root, page) })),
  ];
  for (const { picture, folder } of places)
    if (picture) return { title, number, alt: picture.alt, pictureFile: path.join(folder(), picture.src) };
  throw new Error("The home page has no picture for social cards.");
}

/** What a social card shows, in words. */
export const cardText = ({ title, number, alt }: Card): string => `„${title}“${number ? `, ${number}` : ""}: ${alt}`;

/** The picture that a page begins with. */
const pictureOf = ({ poster, picture, hero }: AnyObject): { src: string; alt: string } | undefined =>
  poster ?? picture ?? hero?.picture;

const contentFolder = (root: string, { example }: ContentType) => path.join(root, "content", path.dirname(example));

/** Sorts by the authors' order, because Gatsby returns nodes in any order. */
const sortByOrder = (nodes: readonly Node[]) =>
  ([...nodes] as PageNode[]).sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));

function onlyNode<S extends ContentType["schema"]>(nodes: Nodes, { name, example }: ContentType<S>): InferType<S> {
  const [node] = nodes.ofType(name);
  if (!node) throw new Error(`There is no node of content/${example}.`);
  return node as AnyObject as InferType<S>;
}

function folderOf(nodes: Nodes, node: PageNode): string {
  const { absolutePath, parent } = node as { absolutePath?: string; parent?: string | null };
  if (absolutePath) return path.dirname(absolutePath);
  const source = parent ? nodes.byId(parent) : undefined;
  if (!source) throw new Error(`The node ${node.id} has no source file.`);
  return folderOf(nodes, source as PageNode);
}
