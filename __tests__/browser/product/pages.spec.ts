import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import home from "../../fixture-site/content/pages/home.json";
import * as form from "../support/contact-form";
import { ARTICLES, fixtureSite, PAGE_OF_EACH_KIND, site } from "../support/fixture-site";
import {
  findLowLinks,
  findMisplacedTexts,
  findSticky,
  findWrongBreaks,
  TEXT_SPACING,
  watchLayoutShifts,
} from "../support/page-measurements";
import { menuToggle, PHONE } from "../support/shell";
import { expect, expectAccessible, openApp, test, waitForHydration } from "../support/test";

/* What holds of any page: one of each kind is loaded once and asked everything; further articles are rare cases. */

const KB = 1024;
/** Budgets in bytes as a host sends text, compressed with gzip. */
const HOME_BYTES_BEFORE_LOAD = 120 * KB;
const ARTICLE_SCRIPT_BYTES = 112 * KB;
/** Includes Radix Select, loaded for a fine pointer. */
const CONTACT_SCRIPT_BYTES = 158 * KB;

/** What the page has loaded so far, the document first, without scripts that it prefetched for other pages. */
async function loadedFiles(page: Page): Promise<{ pathname: string; isBeforeLoad: boolean }[]> {
  const { pathname } = new URL(page.url());
  const own = fixtureSite.template(pathname);
  const chunks: Record<string, string[]> = JSON.parse(fixtureSite.file("chunk-map.json").toString());
  const others = Object.entries(chunks).filter(([name]) => own && name.startsWith("component---") && name !== own);
  const files = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance.getEntriesByType("resource").map(({ name, startTime }) => ({
      pathname: new URL(name).pathname,
      isBeforeLoad: startTime < (navigation?.loadEventStart ?? 0),
    }));
  });
  const prefetched = others.flatMap(([, scripts]) => scripts);
  return [{ pathname, isBeforeLoad: true }, ...files.filter((file) => !prefetched.includes(file.pathname))];
}

/** The files whose name ends so, each once. */
const filesOf = (files: readonly { pathname: string }[], ending: `.${string}`): string[] => [
  ...new Set(files.map(({ pathname }) => pathname).filter((pathname) => pathname.endsWith(ending))),
];

/** Bytes of files of the fixture site as a host sends them: text compressed, pictures and fonts as they are. */
const transferredBytes = (pathnames: readonly string[]): number =>
  pathnames.reduce((total, pathname) => total + sizeOf(pathname), 0);

function sizeOf(pathname: string): number {
  if (!/\.\w+$/.test(pathname)) return gzipSync(fixtureSite.html(pathname), { level: 9 }).length;
  const content = readFileSync(fixtureSite.folder + pathname);
  return /\.(js|css|json|svg|webmanifest)$/.test(pathname) ? gzipSync(content, { level: 9 }).length : content.length;
}

/** Fails when, at one of these widths, a text cannot be read where it stands. */
async function expectTextsInPlace(page: Page, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(findMisplacedTexts);
    expect.soft(found, `${what}, ${width} px`).toEqual({ scrolls: false, pushedOut: [], meeting: [] });
    if (what === "as it is") expect.soft(await page.evaluate(findWrongBreaks), `${width} px`).toEqual([]);
  }
}

const kinds: readonly string[] = PAGE_OF_EACH_KIND;

for (const path of [...kinds, ...ARTICLES.map((slug) => `/blog/${slug}`)]) {
  test(`${path} is light, steady, accessible and readable at every size`, {
    tag: kinds.includes(path) ? [] : ["@rare"],
  }, async ({ page, pageErrors }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(watchLayoutShifts);
    await page.goto(path);
    await waitForHydration(page);

    await test.step("before the load event: no script, no stylesheet, two fonts at most", async () => {
      const early = (await loadedFiles(page)).filter(({ isBeforeLoad }) => isBeforeLoad);
      expect.soft([...filesOf(early, ".js"), ...filesOf(early, ".css")]).toEqual([]);
      expect.soft(filesOf(early, ".woff2").length).toBeLessThanOrEqual(2);
      if (path !== "/") return;
      const bytes = transferredBytes(early.map(({ pathname }) => pathname));
      expect.soft(bytes).toBeLessThanOrEqual(HOME_BYTES_BEFORE_LOAD);
    });

    await test.step("nothing moves on the way down, where little script is loaded", async () => {
      for (const block of await page.locator("main > section, main > article, footer").all())
        await block.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      if (kinds.includes(path)) expect.soft(await page.evaluate("shifts")).toEqual([]);
      if (!path.startsWith("/blog/")) return;
      const bytes = transferredBytes(filesOf(await loadedFiles(page), ".js"));
      expect.soft(bytes).toBeLessThanOrEqual(ARTICLE_SCRIPT_BYTES);
    });

    // From here on, nothing is on its way into view.
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect.soft(await page.evaluate(findLowLinks), "lower than 24 px").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await test.step("axe", () => expectAccessible(page));

    await expectTextsInPlace(page, "as it is", [1440, 768, 390, 320]);
    const settings = await page.context().newCDPSession(page);
    await settings.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
    await expectTextsInPlace(page, "letters of 32 px", [1280, 320]);
    await expect.soft(menuToggle(page)).toBeInViewport({ ratio: 1 });
    await settings.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 16 } });
    await page.addStyleTag({ content: TEXT_SPACING });
    await expectTextsInPlace(page, "spacing", [1280, 390, 320]);
    const name = page.getByRole("banner").getByText(site.name, { exact: true });
    expect.soft(await name.evaluate((element) => element.getClientRects().length)).toBe(1);

    await test.step("on a phone that lies, the first screen begins with words", async () => {
      await page.reload();
      await page.setViewportSize({ width: 640, height: 300 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect.soft(page.getByRole("heading", { level: 1 })).toBeInViewport();
    });

    await test.step("as at 400 %, nothing is sticky", async () => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 256 });
        expect.soft(await page.evaluate(findSticky), `${width} px`).toEqual([]);
      }
    });
    // A browser writes down that the not-found page is answered with 404.
    expect(pageErrors.filter((error) => !error.includes("404"))).toEqual([]);
  });
}

test("all script of the contact page, until the inquiry is sent, keeps its budget", async ({ page }) => {
  await form.send(page);
  await form.expectSuccess(page);
  expect(transferredBytes(filesOf(await loadedFiles(page), ".js"))).toBeLessThanOrEqual(CONTACT_SCRIPT_BYTES);
});

/** The shape of the home page's first picture at each width, px. */
const HERO_FILES: ReadonlyMap<number, RegExp> = new Map([
  [390, /\/hero-wide\.\w+$/],
  [1024, /\/hero\.\w+$/],
  [1440, /\/hero\.\w+$/],
]);

for (const path of ["/", "/about", "/career", "/blog", "/blog/sales-automation"]) {
  test(`${path} loads the smallest sufficient picture at each width`, {
    tag: path === "/" ? [] : ["@rare"],
  }, async ({ page }) => {
    // From narrow to wide: a larger file in the cache would be taken again.
    for (const [width, heroFile] of HERO_FILES) {
      await page.setViewportSize({ width, height: 900 });
      await openApp(page, path);
      for (const image of await page.locator("main img[srcset], main picture:has(source) img").all()) {
        await image.scrollIntoViewIfNeeded();
        const isLoaded = () => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
        await expect.poll(isLoaded).toBe(true);
        const { chosen, candidates, shown } = await image.evaluate((element: HTMLImageElement) => {
          const file = new URL(element.currentSrc).pathname;
          const sets = [element, ...(element.parentElement?.querySelectorAll("source") ?? [])].map((e) => e.srcset);
          const entries = sets.find((set) => set.includes(file))?.split(",") ?? [];
          const widthOf = (entry = "") => Number.parseInt(entry.trim().split(" ")[1] ?? "0", 10);
          return {
            chosen: widthOf(entries.find((entry) => entry.includes(file))),
            candidates: entries.map(widthOf),
            shown: element.clientWidth * window.devicePixelRatio,
          };
        });
        // The smallest file that fills its place, but for a fifth that `sizes` may be off.
        const enough = candidates.filter((width) => width >= shown * 0.8).sort((a, b) => a - b);
        expect(enough.length > 0 ? enough.slice(0, 2) : [Math.max(...candidates)]).toContain(chosen);
      }
      if (path !== "/") continue;
      const hero = page.getByRole("main").getByRole("img", { name: home.hero.picture.alt, exact: true });
      expect(await hero.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(heroFile);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(hero).toBeInViewport({ ratio: 1 });
    }
  });
}
