import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../lib/chromium";
import type { Scratch } from "../lib/scratch";
import { CPU_SLOWDOWN, measureMenu, measureSite, measureTwin, NETWORK, PHONE } from "./measure-page";
import { type Sample, summarise } from "./metrics";
import { type BenchPage, PAGES } from "./pages";
import type { PageResults } from "./results";
import { inlineScriptBytes } from "./scripts-in-html";

export type Origins = {
  /** Of the built site's server. */
  site: string;
  /** Of the server with the same pages without scripts. */
  twin: string;
};

type Samples = { site: Sample[]; twin: Sample[] };

/**
 * Measures every page and its static twin in turn.
 * @param folder the built site
 * @param runs how many times each
 */
export async function runBench(folder: string, origins: Origins, runs: number, scratch: Scratch): Promise<PageResults> {
  const [loadBefore = 0] = os.loadavg();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  scratch.onEnd(() => browser.close());
  const samples = new Map(PAGES.map((page): [BenchPage, Samples] => [page, { site: [], twin: [] }]));
  // The first visit of a new browser is slower than those after it.
  await measureTwin(browser, origins.twin, { path: "/", nextLink: "" });
  for (let run = 1; run <= runs; run += 1) {
    for (const [page, { site, twin }] of samples) {
      console.log(`Run ${run} of ${runs}: ${page.path}`);
      const measure = [
        async () => site.push(await measureBoth(browser, folder, origins.site, page)),
        async () => twin.push(await measureTwin(browser, origins.twin, page)),
      ];
      // Whatever else the machine does hits both alike.
      for (const step of run % 2 === 0 ? measure.reverse() : measure) await step();
    }
  }
  return {
    measuredAt: new Date().toISOString(),
    runs,
    loadBefore,
    machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? "?"}, Chromium ${browser.version()}, Node ${process.version}`,
    conditions: `CPU ÷ ${CPU_SLOWDOWN}, ${NETWORK.latencyMs} ms, ${NETWORK.downBitsPerS / 1e6} Mbit/s down, ${NETWORK.upBitsPerS / 1e6} up, ${PHONE.viewport.width} × ${PHONE.viewport.height} px`,
    pages: Object.fromEntries(
      [...samples].map(([page, { site, twin }]) => [page.path, { site: summarise(site), twin: summarise(twin) }]),
    ),
  };
}

async function measureBoth(browser: Browser, folder: string, origin: string, page: BenchPage): Promise<Sample> {
  const html = readFileSync(path.join(folder, page.path, "index.html"), "utf8");
  const visit = await measureSite(browser, origin, page, inlineScriptBytes(html));
  return { ...visit, ...(await measureMenu(browser, origin, page)) };
}
