/** `npm run test:all`: what `npm test` proves, and all that is too slow or too rare for it, or some of that. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { runPlaywright } from "./lib/chromium";
import { command } from "./lib/command";
import { installPackage } from "./lib/install-package";
import { run, runScript } from "./lib/run";
import { runSteps, type Step } from "./lib/steps";

/** Whole ways through copies of the project: `__tests__/journeys`. */
const JOURNEYS = {
  golive: "the first day: every fact filled in, claims backed, other content; then a release passes",
  authors: "an author's way: a new article, previewed, broken, mended",
  deploy: "a deploy while visitors have pages open",
  analytics: "a visit to a site that measures, event by event",
  builds: "a build on top of another equals one from nothing, byte for byte",
  editor: "an author's way through the editor",
  plugins: "a site of another kind with both Gatsby plugins",
} as const;

const WORDS = {
  test: "npm test",
  packages: "the tests of all packages",
  content: "npm test -- content",
  rare: "further cases in the browser: odd addresses, files that do not come, a hundred changes of page",
  journeys: `whole ways through the project: ${Object.keys(JOURNEYS).join(", ")}`,
  engines: "what the specification fixes, in Playwright's Firefox and WebKit, where they are installed",
  ...JOURNEYS,
  judges: "other people's checkers on both built sites: HTML, links, feed, access, late fonts, Lighthouse",
  mutants: "mutation tests of sums and calculators; only when named",
} as const;

/** What runs when nothing is named. */
const ALL = ["test", "packages", "content", "rare", "journeys", "engines", "judges"];

command(
  {
    usage: "npm run test:all [-- part …]",
    about: "Everything that can be tested, or these parts of it:",
    words: WORDS,
    options: {
      grep: {
        type: "string",
        value: "TEXT",
        about: "only the tests of journeys whose titles hold this, or this judge",
      },
    },
  },
  async ({ grep }, words) => {
    const parts = words.length > 0 ? words : ALL;
    // Those that are named together share their builds.
    const journeys = parts.flatMap((part) =>
      part === "journeys" ? Object.keys(JOURNEYS) : part in JOURNEYS ? part : [],
    );
    const others = parts.filter((part) => part !== "journeys" && !(part in JOURNEYS));
    const steps = others.map((part): Step => [part, () => test(part, grep)]);
    if (journeys.length > 0) steps.push([journeys.join(", "), () => runJourneys(journeys, grep)]);
    const failed = await runSteps(steps);
    console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nEverything holds.");
    if (failed.length > 0) process.exitCode = 1;
  },
);

async function test(part: string, grep: string | undefined): Promise<number> {
  switch (part) {
    case "test":
      return runScript("test");
    case "content":
      return runScript("test", ["content"]);
    case "packages":
      return (await run("jest", ["--selectProjects", "packages", "packages-dom"])) || testEditor();
    case "rare":
      return runPlaywright(["--project=product"], { RARE_CASES: "1" });
    case "engines":
      return testEngines();
    case "judges":
      return askJudges(grep);
    case "mutants":
      return run("stryker", ["run"]);
    default:
      throw new Error(`There is no part ${part}.`);
  }
}

function runJourneys(journeys: readonly string[], grep: string | undefined): Promise<number> {
  if (journeys.includes("editor")) installPackage("packages/editor", { withTests: true });
  const files = journeys.map((journey) => `__tests__/journeys/${journey}`);
  return runPlaywright(["--config=playwright.journeys.config.ts", ...files, ...(grep ? ["--grep", grep] : [])]);
}

/** The checkers of others, or one of them; they are installed when first used. */
async function askJudges(name: string | undefined): Promise<number> {
  const folder = "__tests__/judges";
  installPackage(folder);
  return (await run("tsc", ["--project", folder])) || run("tsx", [`${folder}/run.ts`, ...(name ? [name] : [])]);
}

/** Runs the tests of the editor, which is installed when first used. */
function testEditor(): number {
  installPackage("packages/editor", { withTests: true });
  const { status } = spawnSync("npm", ["test", "--prefix", "packages/editor"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status ?? 1;
}

async function testEngines(): Promise<number> {
  const installed = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));
  for (const engine of [firefox, webkit].filter((each) => !installed.includes(each))) {
    console.log(`Skipped in ${engine.name()}: not installed. To have it: npx playwright install ${engine.name()}`);
  }
  return installed.length === 0 ? 0 : runPlaywright(installed.map((engine) => `--project=${engine.name()}`));
}
