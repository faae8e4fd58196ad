import { JSDOM } from "jsdom";
import type { BuiltSite } from "../../../scripts/lib/built-site";
import { normalizeSpaces } from "../../browser/support/text";

/* Reads built pages without a browser: what their HTML says, not how it looks or behaves. */

/** Elements whose text continues that around them. */
const INLINE = new Set("A ABBR B BDI CITE CODE EM I MARK SMALL STRONG SUB SUP WBR".split(" "));
/** Shown in other states only, or no text of the page. */
const HIDDEN =
  "[hidden], .hidden, [popover], [data-outcome], [data-initially-hidden], option, style, script, noscript, svg, .anchor";

const parsed = new Map<string, Document>();

/** Parses HTML, once for the same text. Styles are left out: they take longest, and nothing here asks for them. */
export function parse(html: string): Document {
  const known = parsed.get(html);
  if (known) return known;
  const { document } = new JSDOM(html.replace(/<style.*?<\/style>/gs, "")).window;
  parsed.set(html, document);
  return document;
}

/** The document of a path, parsed. */
export const documentOf = (site: BuiltSite, address: string): Document => parse(site.html(address));

/** Parses XML. @throws when it is none */
export const parseXml = (xml: string): Document => new JSDOM(xml, { contentType: "application/xml" }).window.document;

/** All elements that match. */
export const all = (within: ParentNode, selector: string): Element[] => [...within.querySelectorAll(selector)];

/** The one element that matches. @throws when there is none or more than one */
export function one(within: ParentNode, selector: string): Element {
  const [element, ...others] = all(within, selector);
  if (!element || others.length > 0) throw new Error(`${others.length + (element ? 1 : 0)} elements match ${selector}`);
  return element;
}

function innerText(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  if (node.nodeType !== 1) return "";
  const element = node as Element;
  if (element.matches(HIDDEN)) return "";
  const text = [...element.childNodes].map(innerText).join("");
  // A span inside a word holds it together; any other stands by itself.
  const isInline = INLINE.has(element.tagName) || (element.tagName === "SPAN" && isInWord(element));
  return isInline ? text : ` ${text} `;
}

const isInWord = ({ previousSibling, nextSibling }: Element): boolean =>
  previousSibling?.nodeType === 3 || nextSibling?.nodeType === 3;

/** What a reader reads in an element, on one line. */
export const textOf = (element: Element): string => normalizeSpaces(innerText(element));

/** What a reader reads in each element that matches. */
export const textsOf = (within: ParentNode, selector: string): string[] => all(within, selector).map(textOf);

/** Label and target of each link, `Blog → /blog`. */
export const linksIn = (within: ParentNode): string[] =>
  all(within, "a[href]").map((link) => `${textOf(link) || nameOf(link)} → ${link.getAttribute("href")}`);

/** The name that an element has by attribute. */
export const nameOf = (element: Element): string =>
  normalizeSpaces(element.getAttribute("aria-label") ?? element.getAttribute("alt") ?? "");

/** The band of a page below this heading of the second level. @throws when there is none or more than one */
export function sectionOf(within: ParentNode, title: string): Element {
  const found = all(within, "main section").filter((section) =>
    textsOf(section, "h2").includes(normalizeSpaces(title)),
  );
  const [section, ...others] = found;
  if (!section || others.length > 0) throw new Error(`${found.length} sections have the title “${title}”.`);
  return section;
}

/** Headings of a running text, without the sign of their anchor. */
export const headingsOf = (within: ParentNode, level: 2 | 3): { id: string; title: string }[] =>
  all(within, `.prose h${level}`).map((heading) => ({ id: heading.id, title: textOf(heading) }));

/** What a running text says below each of its main headings; below "" what comes before the first. */
export function chaptersOf(within: ParentNode): Map<string, string> {
  const chapters = new Map<string, string>();
  let chapter = "";
  for (const block of all(within, ".prose > :not(div), .prose > div > :not(.heading), .prose > div > .heading > *")) {
    const text = textOf(block);
    if (block.tagName === "H2") chapter = text;
    chapters.set(chapter, normalizeSpaces(`${chapters.get(chapter) ?? ""} ${block.tagName === "H2" ? "" : text}`));
  }
  return chapters;
}
