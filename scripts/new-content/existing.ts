import { publicationStatus } from "../../src/data-layer/model/release";
import { type ContentFile, dataAsWritten, readContent } from "../../src/data-layer/read/read-content";
import type { Kind } from "./kinds";

/** What the project holds before something new is created. */
export type Existing = {
  /** The project's folder. */
  root: string;
  files: readonly ContentFile[];
};

/** @param root the project's folder */
export const readExisting = (root: string): Existing => ({ root, files: readContent(root).files });

/** The documents of a type that visitors see on a day, with what they hold, in the order of their overview. */
export function publishedDocuments({ files }: Existing, typeName: string, day: string) {
  return files
    .filter(({ type, data }) => type.name === typeName && data && !publicationStatus(data, day))
    .sort((a, b) => Number(a.data?.order) - Number(b.data?.order))
    .map(({ slug, data }) => ({ ...data, slug, title: String(data?.title) }));
}

/** The first place in the overview that no file of this kind has, be the file otherwise right or not. */
export function freeOrder({ files }: Existing, { name }: Pick<Kind, "name">): number {
  const taken = files.filter(({ type }) => type.name === name).map((file) => dataAsWritten(file).order);
  let order = 1;
  while (taken.includes(order)) order += 1;
  return order;
}
