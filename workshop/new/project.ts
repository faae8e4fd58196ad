import { contentModel } from "../../src/content-model";
import { publicationStatus } from "../../src/data-layer/model/release";
import { type ContentFile, readContent } from "../../src/data-layer/read/read-content";

/** What the project holds before something new is created. */
export type Project = {
  root: string;
  files: readonly ContentFile[];
};

export const readProject = (root: string): Project => ({ root, files: readContent(root, contentModel).files });

/** The documents of a type that visitors see on a day, with what they hold, in the order of their overview. */
export function publishedDocuments({ files }: Project, typeName: string, day: string) {
  return files
    .filter(({ type, data }) => type.name === typeName && data && !publicationStatus(data, day))
    .sort((a, b) => Number(a.data?.order) - Number(b.data?.order))
    .map(({ slug, data }) => ({ ...data, slug, title: String(data?.title) }));
}
