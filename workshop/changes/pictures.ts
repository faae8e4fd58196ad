import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { builtSite } from "../../scripts/lib/built-site";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/lib/chromium";
import { linkPackages } from "../../scripts/lib/fixture-site";
import { workTree } from "../../scripts/lib/git";
import { previewEnvironment } from "../../scripts/lib/preview-environment";
import { runScript } from "../../scripts/lib/run";
import { serveSite } from "../../scripts/lib/site-server";
import { checkOut } from "./git";

/** A page as JPEG in both states, at one width of the window in px; a state without the page has none. */
export type PagePicture = {
  page: string;
  width: number;
  before?: Buffer;
  after?: Buffer;
  /** Where both begin to differ, in px from the top; 0 if one is missing. */
  top: number;
};

const WIDTHS_PX = [390, 1440];
/** Grey levels of 255 by which the same thing may differ after compression. */
const JPEG_NOISE = 24;
/** Chromium draws no picture that is higher. */
const MAX_HEIGHT_PX = 16_000;
/** More pages than anybody looks at, and than fit into the minutes that an author waits. */
const MAX_PAGES = 12;
const STATES = ["before", "after"] as const;
const CANONICAL = /<link[^>]* rel="canonical" href="https:\/\/[^/"]+([^"]*)"/;
const PROJECT = "project";
/** What a copy keeps, so that its next build is warm. */
const KEPT = [".cache", "public", "node_modules", "deploy"];

/**
 * Builds previews of a commit and of the work tree, one after the other in the same copy, so that the second is warm.
 * @param folder takes both, and stays for the next time
 * @returns the folders of the built sites
 * @throws when a build fails
 */
export async function buildBoth(root: string, base: string, folder: string) {
  const project = path.join(folder, PROJECT);
  const sites = { before: path.join(folder, "before"), after: path.join(project, "public") };
  const record = path.join(folder, "base");
  const state = `${base} ${JSON.stringify(previewEnvironment(process.env))}`;
  const build = async (commit: string) => {
    empty(root, project);
    checkOut(root, commit, ".", project);
    if (await runScript("build", ["--preview"], {}, { folder: project }))
      throw new Error("Die Vorschau lässt sich nicht bauen, siehe oben.");
  };
  mkdirSync(project, { recursive: true });
  if (!existsSync(record) || readFileSync(record, "utf8") !== state) {
    await build(base);
    rmSync(sites.before, { recursive: true, force: true });
    cpSync(sites.after, sites.before, { recursive: true });
    writeFileSync(record, state);
  }
  await build(workTree(root));
  return sites;
}

function empty(root: string, project: string): void {
  for (const name of readdirSync(project))
    if (!KEPT.includes(name)) rmSync(path.join(project, name), { recursive: true });
  const packages = path.join(project, "node_modules");
  for (const name of existsSync(packages) ? readdirSync(packages) : [])
    if (name !== ".cache") rmSync(path.join(packages, name), { recursive: true });
  linkPackages(path.join(root, "node_modules"), packages);
}

/**
 * Takes pictures of all pages that differ, without those that look the same; at most twelve pages.
 * @param first pages that come before others
 * @returns `left`: how many pages differ, too
 */
export async function takePictures(
  sites: Record<(typeof STATES)[number], string>,
  first: readonly string[],
): Promise<{ pictures: PagePicture[]; left: number }> {
  const built = { before: builtSite(sites.before), after: builtSite(sites.after) };
  const htmlOf = (state: (typeof STATES)[number], page: string) =>
    existsSync(path.join(sites[state], page, "index.html")) ? built[state].html(page) : undefined;
  const pages = [...new Set(STATES.flatMap((state) => built[state].paths()))].filter((page) => {
    const [before, after] = [htmlOf("before", page), htmlOf("after", page)];
    const [, canonical = page] = CANONICAL.exec(after ?? before ?? "") ?? [];
    return before !== after && canonical === page;
  });
  pages.sort((a, b) => Number(first.includes(b)) - Number(first.includes(a)));
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const taken = { before: new Map<string, Buffer>(), after: new Map<string, Buffer>() };
    const shown = pages.slice(0, MAX_PAGES);
    for (const state of STATES) {
      const there = shown.filter((page) => htmlOf(state, page) !== undefined);
      taken[state] = await photograph(browser, sites[state], there);
    }
    const pictures: PagePicture[] = [];
    for (const page of shown) {
      for (const width of WIDTHS_PX) {
        const [before, after] = STATES.map((state) => taken[state].get(`${page} ${width}`));
        const top = before && after ? await firstDifference(before, after) : 0;
        if (top !== undefined) pictures.push({ page, width, top, ...(before && { before }), ...(after && { after }) });
      }
    }
    return { pictures, left: pages.length - shown.length };
  } finally {
    await browser.close();
  }
}

/** The first row in which two pictures differ, in px; `undefined` if they look the same. */
export async function firstDifference(before: Buffer, after: Buffer): Promise<number | undefined> {
  if (before.equals(after)) return undefined;
  const [one, other] = await Promise.all(
    [before, after].map((picture) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!one || !other || one.info.width !== other.info.width) return 0;
  const length = Math.min(one.data.length, other.data.length);
  for (let index = 0; index < length; index += 1) {
    const difference = Math.abs(Number(one.data[index]) - Number(other.data[index]));
    if (difference > JPEG_NOISE) return Math.floor(index / one.info.width);
  }
  return one.info.height === other.info.height ? undefined : Math.floor(length / one.info.width);
}

/** The pages of a built site as a reader finds them without script: nothing moves, and every picture is loaded. */
async function photograph(browser: Browser, folder: string, pages: readonly string[]): Promise<Map<string, Buffer>> {
  const server = await serveSite(folder, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const pictures = new Map<string, Buffer>();
  for (const width of WIDTHS_PX) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: false });
    const tab = await context.newPage();
    for (const page of pages) {
      await tab.goto(origin + page, { waitUntil: "load" });
      const height = await tab.evaluate(() => document.documentElement.scrollHeight);
      const picture = await tab.screenshot({
        type: "jpeg",
        quality: 70,
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT_PX) },
        animations: "disabled",
        // What only the preview has is no part of the page.
        style: "[data-preview] { display: none !important }",
      });
      pictures.set(`${page} ${width}`, picture);
    }
    await context.close();
  }
  server.close();
  return pictures;
}
