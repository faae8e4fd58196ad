import { existsSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { builtPaths } from "./support/built-site";
import { ALIAS_PATHS, PATHS_WITHOUT_PAGE, QUESTIONNAIRE_PATHS, texts } from "./support/routes";
import { site } from "./support/site";
import { expect, test } from "./support/test";

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
    const found = await this.page.evaluate(
      (html) => {
        const dom = new DOMParser().parseFromString(html, "text/html");
        const valuesOf = (selector: string, attribute: string) =>
          [...dom.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
        return {
          links: valuesOf("a", "href"),
          ids: valuesOf("[id]", "id"),
          canonical: valuesOf("link[rel=canonical]", "href"),
          files: [
            ...valuesOf("link[href]:not([rel=canonical])", "href"),
            ...valuesOf("[src]", "src"),
            ...valuesOf("meta[property='og:image']", "content"),
            ...valuesOf("[srcset]", "srcset").flatMap((list) =>
              list.split(",").map((entry) => entry.trim().split(/\s/)[0] ?? ""),
            ),
          ],
        };
      },
      await response.text(),
    );
    return { status: response.status(), ...found };
  }
}

/** The path and the anchor a link on a page leads to; undefined when it leaves the site. */
function resolve(link: string, from: string): { target: string; anchor: string } | undefined {
  const { origin, pathname, hash } = new URL(link, `${site.url}${from}`);
  return origin === site.url ? { target: pathname, anchor: decodeURIComponent(hash.slice(1)) } : undefined;
}

test("no link of the site is broken and none lacks its anchor", async ({ page, request }) => {
  const crawler = new Crawler(page, request);
  const faults: string[] = [];
  const deadEnds = new Set<string>();
  let followed = 0;
  for (const from of [...builtPaths(), ...PATHS_WITHOUT_PAGE]) {
    const { links, ids } = await crawler.visit(from);
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`${from}: two elements are #${id}`);
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
      if (status === 404 && PATHS_WITHOUT_PAGE.includes(target)) deadEnds.add(target);
      else if (status !== 200) faults.push(`${from}: ${link} answers ${status}`);
      else if (anchor && !there.includes(anchor)) faults.push(`${from}: ${link} finds no such anchor`);
    }
  }
  expect(faults).toEqual([]);
  expect([...deadEnds].sort()).toEqual([...PATHS_WITHOUT_PAGE].sort());
  expect(followed).toBeGreaterThan(builtPaths().length * 20);
});

test("every file and every main address that a page names exists", async ({ page, request }) => {
  const crawler = new Crawler(page, request);
  const paths = builtPaths();
  const missing = new Set<string>();
  const checked = new Set<string>();
  for (const from of paths) {
    const { files, canonical } = await crawler.visit(from);
    for (const file of files) {
      const target = resolve(file, from)?.target;
      if (!target) continue;
      checked.add(target);
      if (!existsSync(path.join("public", decodeURIComponent(target)))) missing.add(`${from}: ${file}`);
    }
    for (const address of canonical) {
      const target = resolve(address, from)?.target;
      if (!target || !paths.includes(target) || ALIAS_PATHS.includes(target)) missing.add(`${from}: ${address}`);
    }
  }
  expect([...missing]).toEqual([]);
  expect(checked.size).toBeGreaterThan(50);
});

test("every page is reached from the home page but those that visitors are sent to", async ({ page, request }) => {
  const crawler = new Crawler(page, request);
  const reached = new Set(["/"]);
  for (const from of reached) {
    const { status, links } = await crawler.visit(from);
    if (status !== 200) continue;
    for (const link of links) {
      const target = resolve(link, from)?.target;
      if (target) reached.add(target);
    }
  }
  expect(builtPaths().filter((address) => !reached.has(address))).toEqual(
    [...ALIAS_PATHS, ...QUESTIONNAIRE_PATHS].sort(),
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [...builtPaths(), "/gibt-es-nicht"]) {
    test(`${address} shows its text, its links and its menu`, async ({ page }) => {
      await page.goto(address);
      const main = page.getByRole("main");
      expect(await concealedTexts(page)).toEqual([]);
      const [text = ""] = await texts(main);
      expect(text.length).toBeGreaterThan(100);

      const banner = page.getByRole("banner");
      const [label, target] = address.startsWith("/blog") ? ["Über Uns", "/about"] : ["Blog", "/blog"];
      await banner.getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      expect(await concealedTexts(page)).toEqual([]);
      const menu = page.getByRole("navigation", { name: site.header.menu.label, exact: true });
      await expect(menu).toBeHidden();
      await banner.getByRole("button", { name: site.header.menu.open, exact: true }).click();
      await expect(menu).toBeVisible();
      await menu.getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(target);
      await expect(menu).toBeHidden();
    });
  }
});

/** What is there for later: thanks for an inquiry, and buttons that do nothing without script. */
const FOR_LATER = "[data-outcome], [class~='noscript:hidden']";

/** Texts in the main part that keep their place but cannot be seen, or that are taken out of it. */
function concealedTexts(page: Page): Promise<string[]> {
  return page.locator("main *").evaluateAll(
    (elements, forLater) =>
      elements
        .filter((element) => !element.closest(`.anchor, select, svg title, svg desc, ${forLater}`))
        .filter((element) =>
          [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /\p{L}/u.test(nodeValue ?? "")),
        )
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent ?? ""),
    FOR_LATER,
  );
}
