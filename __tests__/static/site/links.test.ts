import { existsSync } from "node:fs";
import path from "node:path";
import { aliases, built, leavingPaths, settings } from "../../browser/support/published-content";
import { all, documentOf } from "../support/document";

/** What the HTML of an address names. */
type Found = { links: string[]; ids: string[]; files: string[]; canonical: string[] };

const PATHS = built.paths();
function readNames(page: Document): Found {
  const valuesOf = (selector: string, attribute: string) =>
    all(page, selector).map((element) => element.getAttribute(attribute) ?? "");
  const sets = valuesOf("[srcset]", "srcset").flatMap((list) => list.split(","));
  const files = [
    valuesOf("link[href]:not([rel=canonical])", "href"),
    valuesOf("[src]", "src"),
    valuesOf("a[download]", "href"),
  ].flat();
  const cards = valuesOf("meta[property='og:image']", "content");
  return {
    links: valuesOf("a:not([download])", "href"),
    ids: valuesOf("[id]", "id"),
    canonical: valuesOf("link[rel=canonical]", "href"),
    files: [...files, ...cards, ...sets.map((entry) => entry.trim().split(/\s/)[0] ?? "")],
  };
}

/** What each page names. */
const pages = new Map(PATHS.map((address) => [address, readNames(documentOf(built, address))]));

/** The path and the anchor a link on a page leads to; undefined when it leaves the site. */
function resolve(link: string, from: string): { target: string; anchor: string } | undefined {
  const { origin, pathname, hash } = new URL(link, `${settings.url}${from}`);
  // A link to a calculation has its numbers after the anchor.
  const [anchor = ""] = hash.slice(1).split("&");
  return origin === settings.url ? { target: pathname, anchor: decodeURIComponent(anchor) } : undefined;
}

/** What is wrong with a link; `undefined` if it leads to a page and an anchor there, or properly out of the site. */
function faultOf(link: string, from: string): string | undefined {
  if (/^(mailto:[\w.+-]+@[\w.-]+(\?subject=\S+)?|mailto:\?subject=\S+|tel:\+\d{6,})$/.test(link)) return undefined;
  if (!/^(\/|#.|https:\/\/)/.test(link)) return `${link} is no address`;
  const to = resolve(link, from);
  if (!to || leavingPaths.includes(to.target)) return undefined;
  const there = pages.get(to.target);
  if (!there) return `${link} leads to no page`;
  return to.anchor && !there.ids.includes(to.anchor) ? `${link} finds no such anchor` : undefined;
}

describe.each(PATHS)("%s", (from) => {
  const { links = [], ids = [], files = [], canonical = [] } = pages.get(from) ?? {};

  it("has no broken link and no id twice", () => {
    expect(links.length).toBeGreaterThan(0);
    expect(links.flatMap((link) => faultOf(link, from) ?? [])).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("names files that exist, and as its main address one that is", () => {
    const own = files.flatMap((file) => resolve(file, from)?.target ?? []);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((file) => !existsSync(path.join(built.folder, decodeURIComponent(file))))).toEqual([]);
    const mains = canonical.map((address) => resolve(address, from)?.target ?? "");
    expect(mains.filter((main) => !PATHS.includes(main) || aliases.has(main))).toEqual([]);
  });
});

it("the home page leads to all that is listed", () => {
  const reached = new Set(["/"]);
  for (const from of reached) {
    const targets = (pages.get(from)?.links ?? []).flatMap((link) => resolve(link, from)?.target ?? []);
    for (const target of targets) reached.add(target);
  }
  const isListed = (address: string) => !aliases.has(address) && !built.html(address).includes('content="noindex"');
  expect(PATHS.filter((address) => isListed(address) && !reached.has(address))).toEqual([]);
});
