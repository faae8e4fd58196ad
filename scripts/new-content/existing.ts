import { pendingNotice } from "../../src/data-layer/model/release";
import { type ContentFile, readContent } from "../../src/data-layer/read/read-content";
import type { Kind } from "./kinds";

/** What the project holds before something new is created. */
export type Existing = {
  /** The project's folder. */
  root: string;
  files: readonly ContentFile[];
};

/** A document that others can refer to, with what it holds. */
export type Reference = Readonly<Record<string, unknown>> & { slug: string; title: string };

/** @param root the project's folder */
export const readExisting = (root: string): Existing => ({ root, files: readContent(root).files });

/**
 * The documents of a type that visitors see, in the order of their overview.
 * @param day today, e.g. `2025-03-31`
 */
export function publishedDocuments({ files }: Existing, typeName: string, day: string): Reference[] {
  return files
    .flatMap(({ type, slug, data }): Reference[] => {
      if (type.name !== typeName || !data || pendingNotice(data, day)) return [];
      return [{ ...data, slug, title: String(data.title) }];
    })
    .sort((a, b) => Number(a.order) - Number(b.order));
}

/** The first place in the overview that no file of this kind has, be the file otherwise right or not. */
export function freeOrder({ files }: Existing, { name }: Pick<Kind, "name">): number {
  const taken = new Set(
    files
      .filter(({ type }) => type.name === name)
      .map(({ parsed }) => (parsed.data as { order?: unknown } | undefined | null)?.order),
  );
  let order = 1;
  while (taken.has(order)) order += 1;
  return order;
}
