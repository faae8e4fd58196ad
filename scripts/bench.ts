/**
 * `npm run bench`: measures the built site as a slow phone sees it, next to the same pages without
 * any script, and compares with `bench/results.json`. A missed mark is reported but is no failure.
 *
 *   --runs N      how many times each page, 7 unless told
 *   --save        writes the results to `bench/results.json`
 *   --lighthouse  runs Lighthouse instead, on texts compressed as CDNs do
 */
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Changes, copyCompressed } from "./bench/copy-compressed";
import { runLighthouse } from "./bench/lighthouse";
import { marksLine, pageTable } from "./bench/report";
import { RESULTS, readResults, saveResults } from "./bench/results";
import { runBench } from "./bench/run-bench";
import { withoutScripts } from "./bench/scripts-in-html";
import { main } from "./lib/run";
import { type Scratch, withScratch } from "./lib/scratch";
import { serveSite } from "./lib/site-server";

const BUILT_SITE = "public";

main(async () => {
  const { values } = parseArgs({
    options: { runs: { type: "string", default: "7" }, save: { type: "boolean" }, lighthouse: { type: "boolean" } },
  });
  const { save = false, lighthouse } = values;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a whole number from 1 on, not ${values.runs}.`);
  if (!existsSync(path.join(BUILT_SITE, "index.html"))) throw new Error("There is no build. Run: npm run build");
  // Numbers of bytes hold on any machine, times only on a quiet one.
  const [load = 0] = os.loadavg();
  if (load > os.cpus().length / 2)
    console.log(`This machine is busy (load ${load.toFixed(1)}): do not trust the times.`);

  await withScratch("bench", (scratch) => (lighthouse ? audit(scratch, save) : bench(scratch, runs, save)));
});

async function bench(scratch: Scratch, runs: number, save: boolean): Promise<void> {
  const site = await serve(scratch, "site");
  const twin = await serve(scratch, "twin", { page: withoutScripts, leaveOut: (file) => file.endsWith(".js") });
  const before = readResults().bench;
  const results = await runBench(BUILT_SITE, { site, twin }, runs, scratch);
  console.log(`\nMedians of ${runs}: ${results.conditions}\n${results.machine}`);
  if (before) console.log(`Before: ${before.measuredAt}, medians of ${before.runs}, ${before.machine}`);
  for (const [page, result] of Object.entries(results.pages)) {
    console.log(`\n${pageTable(page, result, before?.pages[page])}`);
  }
  console.log(`\n${marksLine(results.pages)}`);
  if (!save) return;
  await saveResults({ bench: results });
  console.log(`Saved in ${RESULTS}.`);
}

async function audit(scratch: Scratch, save: boolean): Promise<void> {
  const lighthouse = await runLighthouse(await serve(scratch, "site", { encoding: "br" }), scratch);
  if (save) await saveResults({ lighthouse });
}

/** Serves a compressed copy of the built site on a free port; returns its origin. */
async function serve(scratch: Scratch, name: string, changes?: Changes): Promise<string> {
  const folder = path.join(scratch.folder, name);
  await copyCompressed(BUILT_SITE, folder, changes);
  const server = await serveSite(folder, 0);
  scratch.onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
