import { parse } from "node-html-parser";

/** What needs the site's styles or scripts: drawings, copy links, further formats of a picture, places for a script. */
const BOUND_TO_SITE = "[aria-hidden=true], [data-anchor], source, [data-room], [data-slot]";
const ATTRIBUTE_BOUND_TO_SITE = / (?:class|style|tabindex)="[^"]*"/g;
const PATH_OR_ANCHOR = / (href|src)="([/#])/g;

/** A document's HTML, as React writes it, for feed readers: full addresses, nothing that needs styles or scripts. */
export function portableHtml(html: string, url: string): string {
  const text = parse(html);
  for (const element of text.querySelectorAll(BOUND_TO_SITE)) element.remove();
  const bases: Readonly<Record<string, string>> = { "/": new URL(url).origin, "#": url };
  return text
    .toString()
    .replace(ATTRIBUTE_BOUND_TO_SITE, "")
    .replace(PATH_OR_ANCHOR, (_found, name: string, sign: string) => ` ${name}="${bases[sign]}${sign}`);
}
