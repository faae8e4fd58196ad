/**
 * `npm run bench`: measures the built site as a slow phone sees it and compares with `scripts/bench/results.json`. Installs
 * `packages/bench` when it is first used. A missed mark is reported but is no failure.
 *
 *   --runs N      how many times each page, 7 unless told
 *   --save        writes the results to that file
 *   --lighthouse  runs Lighthouse instead
 *
 * `npm run bench -- builds`: measures builds by number of articles, see `scripts/bench/builds.ts`.
 */
import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { measureBuilds } from "./bench/builds";
import { SITE } from "./bench/site";
import { CHROMIUM_ARGS, findChromium } from "./lib/chromium";
import { installPackage } from "./lib/install-package";
import { main } from "./lib/run";

main(async () => {
  const [first, ...rest] = process.argv.slice(2);
  if (first === "builds") return measureBuilds(rest);
  const { values } = parseArgs({
    options: { runs: { type: "string", default: "7" }, save: { type: "boolean" }, lighthouse: { type: "boolean" } },
  });
  const { save = false, lighthouse } = values;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a whole number from 1 on, not ${values.runs}.`);
  if (!existsSync(path.join(SITE.folder, "index.html"))) throw new Error("There is no build. Run: npm run build");
  // Numbers of bytes hold on any machine, times only on a quiet one.
  const [load = 0] = os.loadavg();
  if (load > os.cpus().length / 2)
    console.log(`This machine is busy (load ${load.toFixed(1)}): do not trust the times.`);

  installPackage("bench");
  const { auditPages, measurePages } = await import("../packages/bench/bench");
  const bench = { ...SITE, chromium: { executablePath: findChromium(), args: CHROMIUM_ARGS } };
  await (lighthouse ? auditPages(bench, save) : measurePages(bench, runs, save));
});
