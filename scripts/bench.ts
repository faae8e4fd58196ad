/** `npm run bench`: measures the built site as a slow phone sees it. Installs `packages/bench` at first use. */
import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { measureBuilds } from "./bench/builds";
import { SITE } from "./bench/site";
import { CHROMIUM_ARGS, findChromium } from "./lib/chromium";
import { command } from "./lib/command";
import { installPackage } from "./lib/install-package";

command(
  {
    usage: "npm run bench [-- builds] [options]",
    about:
      "Measures the built site as a slow phone sees it, and compares with scripts/bench/results.json. An exceeded limit is no failure.",
    words: { builds: "measures builds by number of articles instead; an exceeded limit is a failure" },
    options: {
      runs: { type: "string", value: "N", about: "how many times each page, 7 unless told" },
      save: { type: "boolean", about: "writes the results to scripts/bench/" },
      lighthouse: { type: "boolean", about: "runs Lighthouse instead" },
      articles: { type: "string", value: "N,N", about: "numbers of articles for builds, 11,1000 unless told" },
    },
  },
  async ({ runs: given = "7", save = false, lighthouse, articles = "11,1000" }, [word]) => {
    if (word === "builds") return measureBuilds(articles.split(",").map(Number), save);
    const runs = Number(given);
    if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a whole number from 1 on, not ${given}.`);
    if (!existsSync(path.join(SITE.folder, "index.html"))) throw new Error("There is no build. Run: npm run build");
    // Numbers of bytes hold on any machine, times only on a quiet one.
    const [load = 0] = os.loadavg();
    if (load > os.cpus().length / 2)
      console.log(`This machine is busy (load ${load.toFixed(1)}): do not trust the times.`);

    installPackage("bench");
    const { auditPages, measurePages } = await import("../packages/bench/bench");
    const config = { ...SITE, chromium: { executablePath: findChromium(), args: CHROMIUM_ARGS } };
    await (lighthouse ? auditPages(config, save) : measurePages(config, runs, save));
  },
);
