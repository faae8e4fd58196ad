import { type ContentFile, readContent } from "../../src/data-layer/content/read-content";
import { pendingNotice } from "../../src/data-layer/content/release";
import { fixedPaths } from "../../src/data-layer/pages/fixed-paths";
import { KINDS, type Kind } from "./kinds";

/** What the project holds before something new is created. */
export type Existing = {
  /** The project's folder. */
  root: string;
  files: readonly ContentFile[];
  /** Paths of `src/pages`, e.g. `/about`. */
  fixedPaths: readonly string[];
};

/** An article that others can refer to. */
export type Reference = { slug: string; title: string; readTime: string };

/** @param root the project's folder */
export function readExisting(root: string): Existing {
  const { files } = readContent(root);
  return { root, files, fixedPaths: fixedPaths(root) };
}

/**
 * The articles that visitors see, in the order of the overview.
 * @param day today, e.g. `2025-03-31`
 */
export function publishedArticles({ files }: Existing, day: string): Reference[] {
  return files
    .flatMap(({ type, slug, data }) => {
      if (type.name !== KINDS.article.typeName || !data || pendingNotice(data, day)) return [];
      return [{ slug, title: String(data.title), readTime: `${data.duration} min`, order: Number(data.order) }];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ order: _, ...reference }) => reference);
}

/** The first place in the overview that no file of this kind has, be the file otherwise right or not. */
export function freeOrder({ files }: Existing, kind: Kind): number {
  const taken = new Set(
    files
      .filter(({ type }) => type.name === KINDS[kind].typeName)
      .map(({ parsed }) => (parsed.data as { order?: unknown } | undefined | null)?.order),
  );
  let order = 1;
  while (taken.has(order)) order += 1;
  return order;
}
