import path from "node:path";
import type { Node } from "gatsby";
import type { BreadcrumbList, Thing } from "schema-dts";
import type { AnyObject, InferType } from "yup";
import { contentTypes } from "../content-types";
import type { ContentType, DocumentFields, FeedEntry, PublishingContext, Site } from "../content-types/content-type";
import { siteSettings } from "../content-types/site-settings";
import { address } from "../content-types/site-settings/organization";

/** What is published about a page. */
export type PublishedPage = {
  path: string;
  /** Path of the overview that lists it. */
  overview?: string | undefined;
  /** Further addresses of the same page. */
  aliases: readonly string[];
  /** In schema.org terms; empty for a page that is about nothing in particular. */
  about: readonly Thing[];
  /** Day of its last change; an overview changes with the newest page it lists. */
  changed?: string | undefined;
  feedEntry?: FeedEntry | undefined;
  /** Its social card, with the file of its poster; further pages of a list show that of the first one. */
  card?: { title: string; poster: string };
};

export type Nodes = { ofType: (type: string) => readonly Node[]; byId: (id: string) => Node | undefined };

type PageNode = Node & Partial<DocumentFields> & AnyObject;

/** The site's own settings. */
export const siteOf = (nodes: Nodes): Site => only(nodes, siteSettings);

/** All pages that have a content type, with what is published about them; `today` as in `2026-03-31`. */
export function publishedPages(root: string, nodes: Nodes, today: string): PublishedPage[] {
  const site = siteOf(nodes);
  const context: PublishingContext = { site, today, contentOf: (type) => only(nodes, type) };
  const navigation = new Map(site.header.navigation.map(({ to, label }) => [to, label]));
  const trail = (...crumbs: { name: string; path: string }[]): BreadcrumbList => ({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: site.name, path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address(site, path),
    })),
  });
  const section = (page: string) => ({ path: page, name: navigation.get(page) ?? page });
  const cardOf = ({ cardPicture = "hero" }: ContentType, node: PageNode) => ({
    title: node.hero?.title ?? node.title ?? "",
    poster: node.poster
      ? path.join(folderOf(nodes, node), node.poster.src)
      : path.join(root, "content/pictures", `${cardPicture}.png`),
  });

  const documents = contentTypes.flatMap((type): PublishedPage[] => {
    const { family, publish } = type;
    if (!family) return [];
    return inOrder(nodes.ofType(type.name)).map((node): PublishedPage => {
      const publication = publish?.(node, context);
      const crumb = { path: node.path ?? "", name: String(node.title) };
      const crumbs = family.overview ? [section(family.overview), crumb] : [crumb];
      return {
        ...publication,
        path: crumb.path,
        overview: family.overview,
        aliases: ((node.aliases ?? []) as string[]).map(family.pagePath),
        about: [...(publication?.about ?? []), trail(...crumbs)],
        card: cardOf(type, node),
      };
    });
  });
  const newestOn = (overview: string) =>
    documents
      .flatMap((page) => (page.overview === overview && page.changed ? page.changed : []))
      .sort()
      .at(-1);

  const fixed = contentTypes.flatMap((type): PublishedPage[] => {
    const { fixedPath, list, publish } = type;
    const [node] = nodes.ofType(type.name) as PageNode[];
    if (!fixedPath || !node) return [];
    const publication = publish?.(node, context);
    const about = publication?.about ?? [];
    const isSection = fixedPath !== "/" && navigation.has(fixedPath);
    const page = { ...publication, path: fixedPath, aliases: [], changed: publication?.changed ?? newestOn(fixedPath) };
    const trails = isSection ? [trail(section(fixedPath))] : [];
    const first = { ...page, about: [...about, ...trails], card: cardOf(type, node) };
    if (!list) return [first];
    const further = Array.from({ length: pagesOf(list, nodes) - 1 }, (_, index): PublishedPage => {
      const crumb = { path: list.pagePath(index + 2), name: list.pageName(node, index + 2) };
      return { ...page, path: crumb.path, about: [trail(section(fixedPath), crumb)] };
    });
    return [first, ...further];
  });

  return [...fixed, ...documents];
}

/** In the authors' order; Gatsby keeps none. */
const inOrder = (nodes: readonly Node[]) =>
  ([...nodes] as PageNode[]).sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));

/** How many pages a list has; one even if it is empty. */
export function pagesOf({ of, perPage }: NonNullable<ContentType["list"]>, nodes: Pick<Nodes, "ofType">): number {
  return Math.max(1, Math.ceil(nodes.ofType(of).length / perPage));
}

function only<S extends ContentType["schema"]>(nodes: Nodes, { name, example }: ContentType<S>): InferType<S> {
  const [node] = nodes.ofType(name);
  if (!node) throw new Error(`There is no node of content/${example}.`);
  return node as AnyObject as InferType<S>;
}

function folderOf(nodes: Nodes, node: PageNode): string {
  const { absolutePath, parent } = node as { absolutePath?: string; parent?: string | null };
  if (absolutePath) return path.dirname(absolutePath);
  const source = parent ? nodes.byId(parent) : undefined;
  if (!source) throw new Error(`The node ${node.id} comes from no file.`);
  return folderOf(nodes, source as PageNode);
}
