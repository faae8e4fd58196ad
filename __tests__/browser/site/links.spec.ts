import { existsSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { aliases, built, leavingPaths, settings } from "../support/published";
import { expect, test } from "../support/test";

/** What the HTML of an address names. */
type Found = { status: number; links: string[]; ids: string[]; files: string[]; canonical: string[] };

/** Fetches addresses of the site, each once, and reads their HTML as a browser does. */
class Crawler {
  private readonly known = new Map<string, Promise<Found>>();

  constructor(
    private readonly page: Page,
    private readonly request: APIRequestContext,
  ) {}

  visit(address: string): Promise<Found> {
    const found = this.known.get(address) ?? this.fetch(address);
    this.known.set(address, found);
    return found;
  }

  private async fetch(address: string): Promise<Found> {
    const response = await this.request.get(address, { maxRedirects: 0 });
    return { status: response.status(), ...(await this.page.evaluate(readNames, await response.text())) };
  }
}

/** Runs in the page: what an HTML document names. */
function readNames(html: string): Omit<Found, "status"> {
  const dom = new DOMParser().parseFromString(html, "text/html");
  const valuesOf = (selector: string, attribute: string) =>
    [...dom.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
  const sets = valuesOf("[srcset]", "srcset").flatMap((list) => list.split(","));
  const files = [valuesOf("link[href]:not([rel=canonical])", "href"), valuesOf("[src]", "src")].flat();
  const cards = valuesOf("meta[property='og:image']", "content");
  return {
    links: valuesOf("a", "href"),
    ids: valuesOf("[id]", "id"),
    canonical: valuesOf("link[rel=canonical]", "href"),
    files: [...files, ...cards, ...sets.map((entry) => entry.trim().split(/\s/)[0] ?? "")],
  };
}

/** The path and the anchor a link on a page leads to; undefined when it leaves the site. */
function resolve(link: string, from: string): { target: string; anchor: string } | undefined {
  const { origin, pathname, hash } = new URL(link, `${settings.url}${from}`);
  // A link to a calculation has its numbers after the anchor.
  const [anchor = ""] = hash.slice(1).split("&");
  return origin === settings.url ? { target: pathname, anchor: decodeURIComponent(anchor) } : undefined;
}

test("no link is broken, every file exists, the home page leads to all that is listed", async ({ page, request }) => {
  const crawler = new Crawler(page, request);
  const paths = built.paths();
  await test.step("links and their anchors", async () => {
    const faults: string[] = [];
    let followed = 0;
    for (const from of [...paths, ...leavingPaths]) {
      const { links, ids } = await crawler.visit(from);
      for (const id of ids)
        if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`${from}: two elements are #${id}`);
      for (const link of links) {
        if (/^(mailto:[\w.+-]+@[\w.-]+(\?subject=\S+)?|tel:\+\d{6,})$/.test(link)) continue;
        if (!/^(\/|#.|https:\/\/)/.test(link)) {
          faults.push(`${from}: ${link} is no address`);
          continue;
        }
        const to = resolve(link, from);
        if (!to) continue;
        followed += 1;
        const { target, anchor } = to;
        const { status, ids: there } = await crawler.visit(target);
        if (status === 404 && leavingPaths.includes(target)) continue;
        if (status !== 200) faults.push(`${from}: ${link} answers ${status}`);
        else if (anchor && !there.includes(anchor)) faults.push(`${from}: ${link} finds no such anchor`);
      }
    }
    expect.soft(faults).toEqual([]);
    expect.soft(followed).toBeGreaterThan(paths.length);
  });

  await test.step("files and main addresses", async () => {
    const missing = new Set<string>();
    const checked = new Set<string>();
    for (const from of paths) {
      const { files, canonical } = await crawler.visit(from);
      for (const file of files) {
        const target = resolve(file, from)?.target;
        if (!target) continue;
        checked.add(target);
        if (!existsSync(path.join(built.folder, decodeURIComponent(target)))) missing.add(`${from}: ${file}`);
      }
      for (const address of canonical) {
        const target = resolve(address, from)?.target;
        if (!target || !paths.includes(target) || aliases.has(target)) missing.add(`${from}: ${address}`);
      }
    }
    expect.soft([...missing]).toEqual([]);
    expect.soft(checked.size).toBeGreaterThan(paths.length);
  });

  await test.step("ways from the home page", async () => {
    const reached = new Set(["/"]);
    for (const from of reached) {
      const { status, links } = await crawler.visit(from);
      if (status !== 200) continue;
      for (const { target } of links.flatMap((link) => resolve(link, from) ?? [])) reached.add(target);
    }
    const isListed = (address: string) => !aliases.has(address) && !built.html(address).includes('content="noindex"');
    expect.soft(paths.filter((address) => isListed(address) && !reached.has(address))).toEqual([]);
  });
});
