import { existsSync } from "node:fs";
import path from "node:path";
import { all, parse, parseXml } from "../static/support/document";
import type { Checker, Finding } from "./checker";

/** The end of a word or sentence, and the beginning of one. */
const ENDS = /[a-zäöüß.:;,!?%€”“]$/;
const BEGINS = /^[A-ZÄÖÜ\d„]/;
/** What a feed reader sets apart by itself, or what belongs to the word before. */
const APART = "p, h1, h2, h3, h4, ul, ol, li, dl, dt, dd, div, figure, figcaption, blockquote, table, table *, br, hr";
const IN_WORD = "sub, sup";

/** The feed as a reader shows it: with the pictures, and without the site's styles. */
export const feed: Checker = async (site) => {
  const xml = parseXml(site.file("feed.xml").toString());
  const { origin } = new URL(all(xml, "feed > id")[0]?.textContent ?? "");
  return all(xml, "entry").flatMap((entry) => {
    const page = new URL(all(entry, "id")[0]?.textContent ?? "", origin).pathname;
    const content = parse(all(entry, "content")[0]?.textContent ?? "");
    const found: Omit<Finding, "page">[] = [
      ...all(content, "img").flatMap((image) => {
        const src = image.getAttribute("src") ?? "";
        const isThere = src.startsWith(`${origin}/`) && existsSync(path.join(site.folder, new URL(src).pathname));
        return isThere ? [] : [{ rule: "picture without file", place: image.outerHTML }];
      }),
      ...all(content, "svg, [style], [aria-hidden]").map(({ outerHTML: place }) => ({ rule: "needs styles", place })),
      ...all(content, "body *").flatMap((element) => {
        const before = element.previousSibling?.textContent ?? "";
        const text = element.textContent ?? "";
        const isGlued = !element.matches(APART) && !element.matches(IN_WORD) && ENDS.test(before) && BEGINS.test(text);
        return isGlued ? [{ rule: "glued words", place: before.slice(-20) + text.slice(0, 20) }] : [];
      }),
    ];
    return found.map((finding) => ({ ...finding, page }));
  });
};
