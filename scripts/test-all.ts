/** `npm run test:all`: what `npm test` proves, and all that is too slow or too rare for it, or some of that. */
import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { runPlaywright } from "./lib/chromium";
import { command } from "./lib/command";
import { install } from "./lib/install.mjs";
import { run, runScript } from "./lib/run";
import { runSteps, type Step } from "./lib/steps";

/** Whole ways through copies of the project: `__tests__/journeys`. */
const JOURNEYS: Readonly<Record<string, string>> = {
  golive: "the first day: every fact filled in, claims backed, other content; then a release passes",
  authors: "an author's way: a new article, previewed, broken, mended",
  deploy: "a deploy while visitors have pages open",
  analytics: "a visit to a site that measures, event by event",
  builds: "a build on top of another equals one from nothing, byte for byte",
  editor: "an author's way through the editor",
  plugins: "three sites of other kinds with both Gatsby plugins",
};

type Part = { about: string; run: (grep?: string) => Promise<number> };

const PARTS: Readonly<Record<string, Part>> = {
  test: { about: "npm test", run: () => runScript("test") },
  packages: {
    about: "the tests of all packages",
    run: async () => (await run("jest", ["--selectProjects", "packages", "packages-dom"])) || testEditor(),
  },
  content: { about: "npm test -- content", run: () => runScript("test", ["content"]) },
  rare: {
    about: "further cases in the browser: odd addresses, files that do not come, a hundred changes of page",
    run: () => runPlaywright(["--project=product"], { RARE_CASES: "1" }),
  },
  journeys: {
    about: `whole ways through the project: ${Object.keys(JOURNEYS).join(", ")}`,
    run: (grep) => runJourneys(Object.keys(JOURNEYS), grep),
  },
  engines: {
    about: "what the specification fixes, in Playwright's Firefox and WebKit, where they are installed",
    run: testEngines,
  },
  judges: {
    about: "other people's checkers on both built sites: HTML, links, feed, access, late fonts, Lighthouse",
    run: askJudges,
  },
  mutants: {
    about: "mutation tests of sums and calculators; only when named",
    run: () => run("stryker", ["run"]),
  },
};

command(
  {
    usage: "npm run test:all [-- part …]",
    about: "Everything that can be tested, or these parts of it:",
    words: { ...Object.fromEntries(Object.entries(PARTS).map(([name, { about }]) => [name, about])), ...JOURNEYS },
    options: {
      grep: {
        type: "string",
        value: "TEXT",
        about: "only the tests of journeys whose titles hold this, or this judge",
      },
    },
  },
  async ({ grep }, words) => {
    const named = words.length > 0 ? words : Object.keys(PARTS).filter((name) => name !== "mutants");
    const steps = Object.entries(PARTS)
      .filter(([name]) => named.includes(name))
      .map(([name, part]): Step => [name, () => part.run(grep)]);
    // Those that are named together share their builds.
    const journeys = named.filter((name) => name in JOURNEYS);
    if (journeys.length > 0) steps.push([journeys.join(", "), () => runJourneys(journeys, grep)]);
    await runSteps(steps);
  },
);

function runJourneys(journeys: readonly string[], grep?: string): Promise<number> {
  if (journeys.includes("editor")) install("packages/editor");
  const files = journeys.map((journey) => `__tests__/journeys/${journey}`);
  return runPlaywright(["--config=playwright.journeys.config.ts", ...files, ...(grep ? ["--grep", grep] : [])]);
}

/** The checkers of others, or one of them; they are installed when first used. */
async function askJudges(name?: string): Promise<number> {
  const folder = "__tests__/judges";
  install(folder);
  return (await run("tsc", ["--project", folder])) || run("tsx", [`${folder}/run.ts`, ...(name ? [name] : [])]);
}

/** Runs the tests of the editor, which is installed when first used. */
async function testEditor(): Promise<number> {
  const folder = "packages/editor";
  install(folder);
  return (await run("tsc", [], {}, { folder })) || run("vitest", ["run", "--test-timeout=60000"], {}, { folder });
}

async function testEngines(): Promise<number> {
  const installed = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));
  for (const engine of [firefox, webkit].filter((each) => !installed.includes(each))) {
    console.log(`Skipped in ${engine.name()}: not installed. To have it: npx playwright install ${engine.name()}`);
  }
  return installed.length === 0 ? 0 : runPlaywright(installed.map((engine) => `--project=${engine.name()}`));
}
