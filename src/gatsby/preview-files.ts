import type { CreatePageArgs } from "gatsby";
import { countListPages } from "../data-layer/model/content-type";
import type { ContentFile } from "../data-layer/read/read-content";

/** Address of a page → the file of which it is made; empty but in a preview. */
let pageFiles: ReadonlyMap<string, string> = new Map();

/** Sets the content of which pages are made, so that each page of a preview leads to its file. */
export function setPreviewFiles(files: readonly ContentFile[]): void {
  pageFiles = filesOfPages(files);
}

/** The file of each page, at all its addresses. */
export function filesOfPages(files: readonly ContentFile[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ file, type, slug, data }): [string, string][] => {
      const { collection, fixedPath, list } = type;
      const slugs = collection ? [slug, ...((data?.aliases as string[] | undefined) ?? [])] : [];
      const listed = list ? files.filter(({ type: { name } }) => name === list.of).length : 0;
      const further = list
        ? Array.from({ length: countListPages(list, listed) - 1 }, (_, n) => list.pagePath(n + 2))
        : [];
      const addresses = [...slugs.map((each) => collection?.pagePath(each)), fixedPath, ...further];
      return addresses.flatMap((address) => (address === undefined ? [] : [[address, file]]));
    }),
  );
}

/** What a page of a preview knows besides: its file. Nothing in other builds. */
export function previewContext(address: string): { file?: string } {
  const file = pageFiles.get(address);
  return file ? { file } : {};
}

/** Adds that to a page of `src/pages`; Gatsby does not call it for those that we create. */
export function addPreviewContext({ page, actions }: CreatePageArgs): void {
  const { file } = previewContext(page.path);
  if (!file || page.context?.file === file) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, file } });
}
