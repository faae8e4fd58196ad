import { renderAll } from "../../../../src/data-layer/render/render-document";
import { issueInFile } from "../../../../src/data-layer/text/issue";
import { slugFrom } from "../../../../src/data-layer/text/slug";
import { finder, type Rule } from "../../rule";

const LINK = /\[([^\]]+)\]\((\/[^)#\s]*)/g;

/** Links whose words are the name of one document and which lead to another. */
export const rule = {
  inContent: async ({ files }, cache) => {
    const pages = new Map(
      files.flatMap(({ type, slug }) => (type.collection ? [[slug, type.collection.pagePath(slug)] as const] : [])),
    );
    const find = finder(LINK, (_found, { 1: words = "", 2: to = "" }) => {
      const named = pages.get(slugFrom(words));
      const isOther = named && named !== to && to !== "/" && [...pages.values()].includes(to);
      return isOther && `Der Link „${words}“ führt nach ${to}; so heißt ${named}. Bitte angleichen.`;
    });
    return [...(await renderAll(files, cache)).keys()].flatMap(({ file, parsed: { body } }) =>
      find(body).map((issue) => issueInFile(file, body, issue)),
    );
  },
} satisfies Rule;
