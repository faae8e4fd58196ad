import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { TEST_SITE_PORT } from "../../scripts/lib/ports";
import { test } from "./support/journey";
import {
  type BuiltSite,
  buildSampleSite,
  installExtras,
  type SampleSite,
  serveSampleSite,
} from "./support/sample-sites";

const SAMPLE_SITES: readonly SampleSite[] = [
  {
    name: "blog",
    prefix: "",
    pages: ["/", "/hello-world/", "/second-post/"],
    measured: "/hello-world/",
    pictures: ["src/images/picture.png", "content/hello-world/picture.png"],
  },
  {
    name: "docs",
    prefix: "/docs",
    pages: ["/", "/start", "/pictures"],
    measured: "/pictures",
    pictures: ["content/picture.png"],
  },
];

type Sample = { scriptBytesBeforeLoad: number; lcpMs: number; tbtMs: number };

for (const sample of SAMPLE_SITES) {
  test.describe(`The sample site ${sample.name}`, () => {
    test.describe.configure({ mode: "serial" });
    let sites: Record<"without" | "with", BuiltSite & { address: string }>;
    const stops: (() => void)[] = [];

    test.beforeAll(async ({ folder }) => {
      const extras = installExtras(sample, folder);
      test.skip(!extras, "Skipped: what this site needs could not be fetched. Is there a network?");
      const make = async (withPlugins: boolean, port: number) => {
        const site = await buildSampleSite(sample, folder, extras ?? "", withPlugins);
        const { address, stop } = await serveSampleSite(site, port);
        stops.push(stop);
        return { ...site, address };
      };
      sites = { without: await make(false, TEST_SITE_PORT), with: await make(true, TEST_SITE_PORT + 10) };
    });

    test.afterAll(() => {
      for (const stop of stops) stop();
    });

    test("has the same pages and no missing picture", () => {
      const [before, after] = [sites.without, sites.with].map((site) => path.join(site.folder, "public"));
      expect(namesIn(after ?? "", /\.html$/)).toEqual(namesIn(before ?? "", /\.html$/));
      // Kept where a page has a script in a web worker.
      expect(existsSync(path.join(after ?? "", "~partytown"))).toBe(sample.name === "docs");
      const named = picturesNamedIn(after ?? "");
      expect(named.length).toBeGreaterThan(1);
      expect(named.filter((file) => !existsSync(path.join(after ?? "", file)))).toEqual([]);
    });

    test("shows each page with its pictures, links and Back, without an error", async ({ page }) => {
      const problems = collectProblems(page);
      for (const each of sample.pages) {
        const texts = [];
        for (const { address } of [sites.without, sites.with]) {
          await page.goto(address + each.slice(1));
          await showPictures(page);
          texts.push(await page.locator("main").textContent());
        }
        expect(texts[1]).toBe(texts[0]);
        await expect(page.locator('html[data-app="ready"]')).toBeAttached();
      }

      const [home = "", next = ""] = sample.pages;
      await page.goto(sites.with.address + home.slice(1));
      await expect(page.locator('html[data-app="ready"]')).toBeAttached();
      const heading = (await page.locator("h1").textContent()) ?? "";
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.locator(`a[href="${sample.prefix}${next}"]`).click();
      await expect(page.locator("h1")).not.toHaveText(heading);
      expect(new URL(page.url()).pathname).toBe(sample.prefix + next);
      await page.goBack();
      await expect(page.locator("h1")).toHaveText(heading);
      expect(await page.evaluate(() => Object(window).isSameDocument)).toBe(true);
      if (sample.name === "docs") {
        const button = page.getByRole("button");
        await button.click();
        await expect(button).toHaveText("Helpful: 1");
        // Its style is in the full stylesheet only.
        await expect(button).toHaveCSS("background-color", "rgb(10, 102, 64)");
      }
      expect(problems).toEqual([]);
    });

    test("loads no script before the page, and paints sooner and blocks less on a slow phone", () => {
      const pages = Object.entries(sites).map(([name, { address }]) => `${name}=${address}${sample.measured.slice(1)}`);
      const { without, with: tried } = figures<Sample>("late-app", pages);
      expect(tried.scriptBytesBeforeLoad).toBe(0);
      expect(without.scriptBytesBeforeLoad).toBeGreaterThan(0);
      expect(tried.lcpMs).toBeLessThan(without.lcpMs);
      expect(tried.tbtMs).toBeLessThan(without.tbtMs);
      figures(
        "lean-build",
        Object.entries(sites).map(([name, { folder }]) => `${name}=${path.join(folder, "public")}`),
      );
    });
  });
}

/** Measures with the script of a plugin, and prints the figures. */
function figures<T>(plugin: string, args: string[]): Record<"without" | "with", T> {
  const script = `packages/gatsby-plugin-${plugin}/measure.mjs`;
  const { stdout, stderr } = spawnSync(process.execPath, [script, "--json", ...args], { encoding: "utf8" });
  if (!stdout) throw new Error(stderr);
  console.log(`${plugin}: ${stdout.trim()}`);
  return JSON.parse(stdout);
}

/** Paths of the files whose names match; Gatsby has folders with such names. */
const namesIn = (folder: string, kind: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith("~"))
    .sort();

/** Paths below `public` of all pictures whose address stands in a file. */
function picturesNamedIn(folder: string): string[] {
  const named = namesIn(folder, /\.(html|json|js|css|xml)$/).flatMap((name) => [
    ...readFileSync(path.join(folder, name), "utf8").matchAll(/\/(static\/[^"'\s,)&\\]+\.(?:png|jpe?g|webp|avif))/g),
  ]);
  return [...new Set(named.map(([, file = ""]) => decodeURI(file)))];
}

/** Scrolls every picture into view and waits until it is there. */
async function showPictures(page: Page): Promise<void> {
  for (const picture of await page.locator("img:visible").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
}

/** Errors in the console, and what could not be fetched; filled as they come. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on(
    "response",
    (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
  );
  return problems;
}
