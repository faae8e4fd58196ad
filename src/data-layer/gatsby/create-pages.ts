import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { contentTypes } from "../../content-types";
import { countListPages } from "../../publish/published-pages";

/** Creates a page for every document, at its slug and at each of its aliases, and the pages of paged lists. */
export function createContentPages({
  actions,
  getNodesByType,
}: Pick<CreatePagesArgs, "actions" | "getNodesByType">): void {
  for (const { name, family, list } of contentTypes) {
    if (family) {
      const component = path.resolve(family.template);
      for (const node of getNodesByType(name)) {
        const { id, path: main, aliases = [] } = node as unknown as { id: string; path: string; aliases?: string[] };
        for (const address of [main, ...aliases.map(family.pagePath)])
          actions.createPage({ path: address, component, context: { id } });
      }
    }
    if (list) {
      const pages = countListPages(list, { ofType: getNodesByType });
      for (let page = 1; page <= pages; page += 1) {
        const context = { page, skip: (page - 1) * list.perPage, limit: list.perPage };
        actions.createPage({ path: list.pagePath(page), component: path.resolve(list.template), context });
      }
    }
  }
}
