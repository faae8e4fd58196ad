import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../lib/chromium";
import type { Scratch } from "../lib/scratch";
import { PAGES } from "./marks";
import { CPU_SLOWDOWN, measureSite, measureTwin, NETWORK, PHONE } from "./measure-page";
import { type Sample, summarise } from "./metrics";
import { inlineScriptBytes } from "./scripts-in-html";

/** Measures every page of the built site in a folder and its static twin in turn, so many times each. */
export async function runBench(
  folder: string,
  origins: Record<"site" | "twin", string>,
  runs: number,
  scratch: Scratch,
) {
  // How many processes wanted to run at once in the minute before; much of it makes times worthless.
  const [loadBefore = 0] = os.loadavg();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  scratch.onEnd(() => browser.close());
  const samples = PAGES.map((page) => ({ page, site: [] as Sample[], twin: [] as Sample[] }));
  // The first visit of a new browser is slower than those after it.
  await measureTwin(browser, `${origins.twin}/`);
  for (let run = 1; run <= runs; run += 1) {
    for (const { page, site, twin } of samples) {
      console.log(`Run ${run} of ${runs}: ${page.path}`);
      const inlineBytes = inlineScriptBytes(readFileSync(path.join(folder, page.path, "index.html"), "utf8"));
      const measure = [
        async () => site.push(await measureSite(browser, origins.site + page.path, page.nextLink, inlineBytes)),
        async () => twin.push(await measureTwin(browser, origins.twin + page.path)),
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
      samples.map(({ page, site, twin }) => [page.path, { site: summarise(site), twin: summarise(twin) }]),
    ),
  };
}
