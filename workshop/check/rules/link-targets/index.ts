import { renderAll } from "../../../../src/data-layer/render/render-document";
import { lineAt } from "../../../../src/data-layer/text/line-at";
import { slugFrom } from "../../../../src/data-layer/text/slug";
import type { Rule } from "../../rule";

const LINK = /\[([^\]]+)\]\((\/[^)#\s]*)/g;

/** Links whose words are the name of one document and which lead to another. */
export const rule = {
  inContent: async ({ files }, cache) => {
    const pages = new Map(
      files.flatMap(({ type, slug }) => (type.collection ? [[slug, type.collection.pagePath(slug)] as const] : [])),
    );
    return [...(await renderAll(files, cache)).keys()].flatMap(({ file, parsed: { body } }) =>
      [...body.matchAll(LINK)].flatMap(({ 1: words = "", 2: to, index }) => {
        const named = pages.get(slugFrom(words));
        const message = `Der Link „${words}“ führt nach ${to}; so heißt ${named}. Bitte angleichen.`;
        return named && named !== to && to !== "/" && [...pages.values()].includes(to ?? "")
          ? [{ file, line: lineAt(body, index), message }]
          : [];
      }),
    );
  },
} satisfies Rule;
