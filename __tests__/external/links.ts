import { LinkChecker, LinkState } from "linkinator";
import { all, documentOf, one } from "../static/support/document";
import type { Checker } from "./checker";

/**
 * Every link and file that a page names, by linkinator (https://github.com/JustinBeckwith/linkinator); others' sites are not
 * asked. The anchors are looked up here: linkinator forgets those of pages that it has read before.
 */
export const links: Checker = async (site) => {
  const own = new URL(one(documentOf(site, "/"), "link[rel=canonical]").getAttribute("href") ?? "").origin;
  const found = await new LinkChecker().check({
    path: site.paths().map((page) => site.origin + page),
    urlRewriteExpressions: [{ pattern: new RegExp(`^${own}`), replacement: site.origin }],
    linksToSkip: async (link) => !link.startsWith(site.origin),
  });
  const broken = found.links.filter(({ state }) => state === LinkState.BROKEN);
  const astray = site.paths().flatMap((page) =>
    all(documentOf(site, page), "a[href*='#']").flatMap((link) => {
      const { href, origin, pathname, hash } = new URL(link.getAttribute("href") ?? "", own + page);
      // A link to a calculation has its numbers after the anchor.
      const [id = ""] = decodeURIComponent(hash.slice(1)).split("&");
      const isAstray = origin === own && id !== "" && !documentOf(site, pathname).getElementById(id);
      return isAstray ? [{ rule: "no such anchor", page, place: href }] : [];
    }),
  );
  const pathOf = (address = "") => address.replace(site.origin, "");
  const gone = broken.map(({ url, parent, status }) => ({
    rule: `${status}`,
    page: pathOf(parent),
    place: pathOf(url),
  }));
  return [...gone, ...astray];
};
