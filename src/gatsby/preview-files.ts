import type { CreatePageArgs } from "gatsby";
import { countListPages } from "../data-layer/model/content-type";
import type { ContentFile } from "../data-layer/read/read-content";

/** Address of a page → the file of which it is made. */
export type PageFiles = ReadonlyMap<string, string>;

/** The file of each page, at all its addresses. */
export function filesOfPages(files: readonly ContentFile[]): PageFiles {
  return new Map(
    files.flatMap(({ file, type, slug, data }): [string, string][] => {
      const { family, fixedPath, list } = type;
      const slugs = family ? [slug, ...((data?.aliases as string[] | undefined) ?? [])] : [];
      const listed = list ? files.filter(({ type: { name } }) => name === list.of).length : 0;
      const further = list
        ? Array.from({ length: countListPages(list, listed) - 1 }, (_, n) => list.pagePath(n + 2))
        : [];
      const addresses = [...slugs.map((each) => family?.pagePath(each)), fixedPath, ...further];
      return addresses.flatMap((address) => (address === undefined ? [] : [[address, file]]));
    }),
  );
}

/** Tells each page of a preview the file of which it is made. */
export function addFileToPage({ page, actions }: CreatePageArgs, files: PageFiles): void {
  const file = files.get(page.path);
  if (!file || page.context?.file === file) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, file } });
}
