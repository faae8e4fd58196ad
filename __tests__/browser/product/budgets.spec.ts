import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { PATH_WITHOUT_PAGE } from "../../../scripts/lib/built-site";
import * as form from "../support/contact-form";
import { PHONE } from "../support/shell";
import { ALIAS_PATHS, ARTICLES, PAGE_OF_EACH_KIND, specSite } from "../support/spec-site";
import { expect, openApp, test, waitForHydration } from "../support/test";

/* Budgets in bytes, as a host sends text: compressed with gzip. */
const KB = 1024;
const ARTICLE_SCRIPT_BYTES = 112 * KB;
const CONTACT_SCRIPT_BYTES = 146 * KB;
/** Includes Radix Select, loaded for a fine pointer. */
const CONTACT_SCRIPT_BYTES_FINE_POINTER = 158 * KB;
const ARTICLE_HTML_BYTES = 22 * KB;
const HOME_BYTES_BEFORE_LOAD = 120 * KB;

const compressed = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Size of a file as it travels; pictures and fonts are compressed already. */
function transferred(pathname: string): number {
  if (!/\.(js|css|json|svg|html|webmanifest)$|\/[^.]*$/.test(pathname))
    return readFileSync(specSite.folder + pathname).length;
  return compressed(/\.\w+$/.test(pathname) ? readFileSync(specSite.folder + pathname) : specSite.html(pathname));
}

type Loaded = { pathname: string; type: string; beforeLoad: boolean };

const jsonOf = (name: string) => JSON.parse(readFileSync(path.join(specSite.folder, name), "utf8"));

/** The scripts of each page component, by its name. */
const chunks = jsonOf("chunk-map.json") as Record<string, string[]>;

/** Scripts that belong to other pages alone and are prefetched. */
function scriptsOfOtherPages(pathname: string): string[] {
  const own = jsonOf(`page-data/${pathname === "/" ? "index" : pathname}/page-data.json`).componentChunkName as string;
  const isOther = (name: string) => name.startsWith("component---") && name !== own;
  return Object.entries(chunks).flatMap(([name, files]) => (isOther(name) ? files : []));
}

/** What the page has loaded so far, the document included, but nothing that it prefetched for other pages. */
async function loadedFiles(page: Page): Promise<Loaded[]> {
  const { pathname: ownPath } = new URL(page.url());
  const prefetched = ownPath === PATH_WITHOUT_PAGE ? [] : scriptsOfOtherPages(ownPath);
  const files = await page.evaluate((others) => {
    const { loadEventStart } = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => !others.includes(new URL(name).pathname))
      .map(({ name, initiatorType, startTime }) => ({
        pathname: new URL(name).pathname,
        type: name.endsWith(".js") ? "script" : initiatorType,
        beforeLoad: startTime < loadEventStart,
      }));
  }, prefetched);
  return [{ pathname: ownPath, type: "document", beforeLoad: true }, ...files];
}

const scripts = (files: readonly Loaded[]) => [
  ...new Set(files.filter(({ type }) => type === "script").map(({ pathname }) => pathname)),
];
const sum = (pathnames: readonly string[]) => pathnames.reduce((total, pathname) => total + transferred(pathname), 0);

/** What the page loads before the load event, on a phone. */
async function loadedEarly(page: Page, address: string): Promise<Loaded[]> {
  await page.setViewportSize(PHONE);
  await page.goto(address);
  await waitForHydration(page);
  return (await loadedFiles(page)).filter(({ beforeLoad }) => beforeLoad);
}

/** Fails when all script that the page has loaded so far is more than its budget. */
async function expectScript(page: Page, budget: number): Promise<void> {
  expect(sum(scripts(await loadedFiles(page)))).toBeLessThanOrEqual(budget);
}

for (const address of PAGE_OF_EACH_KIND) {
  test(`${address} loads no script, and two fonts at most, before the load event`, async ({ page }) => {
    const early = await loadedEarly(page, address);
    expect(scripts(early)).toEqual([]);
    expect(early.filter(({ pathname }) => pathname.endsWith(".css"))).toEqual([]);
    expect(early.filter(({ pathname }) => pathname.endsWith(".woff2")).length).toBeLessThanOrEqual(2);
  });
}

test("the HTML of an article, styles included, keeps its budget", () => {
  for (const address of [...ARTICLES.map((slug) => `/blog/${slug}`), ...ALIAS_PATHS]) {
    expect(compressed(specSite.html(address)), address).toBeLessThanOrEqual(ARTICLE_HTML_BYTES);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test("all script an article ever loads keeps its budget", async ({ page }) => {
    await openApp(page, "/blog/sales-automation");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    await expectScript(page, ARTICLE_SCRIPT_BYTES);
  });

  test("all script the contact page loads until the inquiry is sent keeps its budget", async ({ page }) => {
    const { interest, ...texts } = form.completeValues();
    await openApp(page, "/contact");
    await form.fillIn(page, texts);
    await expect(form.contactForm(page)).toHaveAttribute("novalidate", "");
    await form.fieldOf(page, "interest").selectOption(interest);
    await form.sendButton(page).click();
    await form.expectSuccess(page);
    await expectScript(page, CONTACT_SCRIPT_BYTES);
  });
});

test("with a pointer, all script of the contact page keeps its budget", async ({ page }) => {
  await form.send(page);
  await form.expectSuccess(page);
  await expectScript(page, CONTACT_SCRIPT_BYTES_FINE_POINTER);
});

test("the home page keeps its budget before the load event, and has one picture at once", async ({ page }) => {
  const early = await loadedEarly(page, "/");
  expect(sum(early.map(({ pathname }) => pathname))).toBeLessThanOrEqual(HOME_BYTES_BEFORE_LOAD);
  const hero = page.locator("main img").first();
  await expect(hero).toHaveAttribute("fetchpriority", "high");
  await expect(hero).toHaveAttribute("loading", "eager");
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  await expect(page.locator("img[loading=eager]")).toHaveCount(1);
});

for (const [width, scale] of [
  [390, 1],
  [390, 2],
  [1440, 1],
] as const) {
  test.describe(`at ${width} px, ${scale} device pixels each`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale });

    // One test per page: a cached larger file would be reused.
    for (const address of ["/", "/about", "/career", "/blog", "/blog/sales-automation"]) {
      test(`${address} loads the smallest sufficient picture`, async ({ page }) => {
        await openApp(page, address);
        for (const image of await page.locator("main img[srcset], main picture:has(source) img").all()) {
          await image.scrollIntoViewIfNeeded();
          const isLoaded = () => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
          await expect.poll(isLoaded).toBe(true);
          const { file, candidates, shown } = await image.evaluate((element: HTMLImageElement) => {
            const chosen = new URL(element.currentSrc).pathname;
            const sets = [element, ...(element.parentElement?.querySelectorAll("source") ?? [])].map((e) => e.srcset);
            const set = sets.find((candidate) => candidate.includes(chosen)) ?? "";
            return {
              file: chosen,
              shown: element.clientWidth * window.devicePixelRatio,
              candidates: set.split(",").map((entry) => {
                const [url = "", size = "0w"] = entry.trim().split(" ");
                return { url, width: Number.parseInt(size, 10) };
              }),
            };
          });
          // The smallest file that fills its place, but for a fifth that `sizes` may be off.
          const enough = candidates.filter((candidate) => candidate.width >= shown * 0.8);
          const best = enough.sort((a, b) => a.width - b.width).slice(0, 2);
          const largest = candidates.sort((a, b) => b.width - a.width).slice(0, 1);
          expect([...best, ...largest.filter(() => best.length === 0)].map(({ url }) => url)).toContain(file);
        }
      });
    }
  });
}

for (const address of ["/", "/product", "/about", "/contact", "/career", "/blog", "/blog/sales-automation"]) {
  test(`${address} has no layout shift`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
          if (!entry.hadRecentInput) (window as unknown as { shifts: number[] }).shifts.push(entry.value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address);
    await waitForHydration(page);
    const blocks = page.locator("main > section, main > article, footer");
    for (const block of await blocks.all()) await block.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate("shifts.filter((value) => value >= 0.001)")).toEqual([]);
  });
}

test("publishes no unused Gatsby files", () => {
  const names = ["~partytown", "render-page.js", "page-renderer.js"];
  const unused = names.filter((name) => existsSync(path.join(specSite.folder, name)));
  expect(unused).toEqual([]);
});
