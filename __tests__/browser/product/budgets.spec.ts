import home from "../../spec-site/content/pages/home.json";
import * as form from "../support/contact-form";
import { filesOf, loadedFiles, transferredBytes } from "../support/loaded-files";
import { expect, openApp, test } from "../support/test";

/** Budget in bytes, compressed with gzip; includes Radix Select, loaded for a fine pointer. */
const CONTACT_SCRIPT_BYTES = 158 * 1024;

test("all script of the contact page, until the inquiry is sent, keeps its budget", async ({ page }) => {
  await form.send(page);
  await form.expectSuccess(page);
  expect(transferredBytes(filesOf(await loadedFiles(page), ".js"))).toBeLessThanOrEqual(CONTACT_SCRIPT_BYTES);
});

/** The shape of the home page's first picture at each width, px. */
const HERO_FILES: ReadonlyMap<number, RegExp> = new Map([
  [390, /\/hero-wide\.\w+$/],
  [1024, /\/hero-tall\.\w+$/],
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
      if (path !== "/") continue;
      const hero = page.getByRole("main").getByRole("img", { name: home.hero.picture.alt, exact: true });
      expect(await hero.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(heroFile);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(hero).toBeInViewport({ ratio: 1 });
    }
  });
}
