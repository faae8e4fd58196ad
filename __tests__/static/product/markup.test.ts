import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import { calculators } from "../../../src/features/calculator/calculators";
import { ALIAS_PATHS, ARTICLES, fixtureSite, site } from "../../browser/support/fixture-site";
import views from "../../fixture-site/content/product-views.json";
import { all, documentOf, one, textOf, textsOf } from "../support/document";

/* What people who listen, print or block scripts get, and what a page weighs: as far as the HTML says it. */

const KB = 1024;
const ARTICLE_HTML_BYTES = 22 * KB;
const CALCULATOR_SCRIPT_BYTES = 7.2 * KB;

const ARTICLE = "/blog/cac-customer-acquisition-cost";
const PAGES = [...fixtureSite.paths(), PATH_WITHOUT_PAGE];

const compressed = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

describe("weight", () => {
  it("the HTML of an article, styles included, keeps its budget", () => {
    const addresses = [...ARTICLES.map((slug) => `/blog/${slug}`), ...ALIAS_PATHS];
    expect(addresses.filter((address) => compressed(fixtureSite.html(address)) > ARTICLE_HTML_BYTES)).toEqual([]);
  });

  it("the code of each calculator keeps its budget", () => {
    type Chunk = { assets: { name: string }[] };
    const { namedChunkGroups } = JSON.parse(fixtureSite.file("webpack.stats.json").toString()) as {
      namedChunkGroups: Record<string, Chunk>;
    };
    const sizes = Object.entries(namedChunkGroups)
      .filter(([name]) => name.startsWith("calculator-"))
      .map(([, own]) => [...own.assets, ...(namedChunkGroups["live-calculator"]?.assets ?? [])])
      .map((assets) => assets.reduce((sum, { name }) => sum + compressed(fixtureSite.file(name)), 0));
    expect(sizes).toHaveLength(Object.keys(calculators).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(CALCULATOR_SCRIPT_BYTES);
  });

  it("unused files of Gatsby's are not published", () => {
    const names = ["~partytown", "render-page.js", "page-renderer.js"];
    expect(names.filter((name) => existsSync(path.join(fixtureSite.folder, name)))).toEqual([]);
  });

  it("the home page loads one picture at once, before others", () => {
    const first = one(documentOf(fixtureSite, "/"), "img:not([loading=lazy])");
    expect(first.matches("main img[fetchpriority=high]")).toBe(true);
    expect(first.parentElement?.querySelector("source")?.getAttribute("type")).toBe("image/avif");
  });
});

it("no page shows a button that does nothing without script", () => {
  // The question of consent is shown by a script.
  const working = "[popovertarget], [type=submit], [type=reset], [class~='noscript:hidden'], [data-consent] *";
  expect(PAGES.filter((address) => all(documentOf(fixtureSite, address), `button:not(${working})`).length > 0)).toEqual(
    [],
  );
});

it("every printed sheet names the company and its address", () => {
  const parts = ["@bottom-left", site.company.street, site.company.city];
  const nameless = PAGES.filter((address) => {
    const [sheet = ""] = /<style media="print">.*?<\/style>/s.exec(fixtureSite.html(address)) ?? [];
    return !parts.every((part) => sheet.includes(part));
  });
  expect(nameless).toEqual([]);
});

// @spec 2.42
it("the theme is fixed to light: no page, style or script knows another, nor asks which one is preferred", () => {
  const files = readdirSync(fixtureSite.folder).filter((name) => /\.(css|js)$/.test(name));
  const sources = [...PAGES.map(fixtureSite.html), ...files.map((name) => fixtureSite.file(name).toString())];
  expect(sources.filter((source) => /prefers-color-scheme|theme-preference["'`]/.test(source))).toEqual([]);
  for (const address of PAGES) expect(documentOf(fixtureSite, address).documentElement.dataset.theme).toBe("light");
  expect(fixtureSite.html("/")).toMatch(/color-scheme:\s*light only[;}]/);
});

describe("names", () => {
  it.each([ARTICLE, "/privacy"])("the anchor of each heading of %s is named by it", (address) => {
    const headings = all(documentOf(fixtureSite, address), ".prose .heading");
    expect(headings.length).toBeGreaterThan(5);
    for (const heading of headings) {
      const named = one(heading, "a[data-anchor]").getAttribute("aria-labelledby");
      expect(one(heading, "h2, h3, h4").id).toBe(named);
    }
  });

  it("a drawn view says that it is an example before it is read", () => {
    for (const [address, count] of [
      ["/", 2],
      ["/product", 2],
    ] as const) {
      const figures = all(documentOf(fixtureSite, address), "main figure:not(.chart)");
      expect(figures.map((figure) => textOf(figure.firstElementChild ?? figure))).toEqual(
        Array.from({ length: count }, () => views.example),
      );
    }
  });

  it("the agent's question is approved by a checkbox, named by its words; no button of its does nothing", () => {
    const main = one(documentOf(fixtureSite, "/product"), "main");
    const ticks = all(main, "label:has(> input[type=checkbox])").map(textOf);
    expect(ticks).toEqual([views.approval.approve]);
    expect(textsOf(main, "button")).toEqual([]);
  });

  it("each table has a name, each of its rows a first cell that names it", () => {
    const tables = all(documentOf(fixtureSite, ARTICLE), "main .prose > table");
    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables) {
      expect(textOf(one(table, "caption"))).toMatch(/\S{3,}/);
      for (const row of all(table, "tbody tr")) expect(row.firstElementChild?.getAttribute("scope")).toBe("row");
    }
  });

  it("English words of the shell are said in English", () => {
    const english = site.header.navigation.filter(({ language }) => language === "en");
    expect(english).not.toHaveLength(0);
    const header = one(documentOf(fixtureSite, "/"), "header:has(nav)");
    for (const { label, to } of english) {
      const links = all(header, `a[href="${to}"]`).filter((link) => textOf(link) === label);
      for (const link of links) expect(link.getAttribute("lang")).toBe("en");
      expect(links.length).toBeGreaterThan(0);
    }
  });
});
