/** `npm run test:all`: what `npm test` proves, and all that is too slow or too rare for it, or some of that. */
import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { runPlaywright } from "./lib/chromium";
import { command } from "./lib/command";
import { install } from "./lib/install.mjs";
import { run, runScript } from "./lib/run";
import { runSteps, type Step } from "./lib/steps";

/** End-to-end tests on copies of the project: `__tests__/e2e` and `workshop/tests/e2e`. */
const E2E_TESTS: Readonly<Record<string, string>> = {
  golive: "the first day: every fact filled in, claims backed, other content; then a release passes",
  authors: "an author's way: a new article, previewed, broken, mended",
  deploy: "a deploy while visitors have pages open",
  analytics: "a visit to a site that measures, event by event",
  "without-workshop":
    "the site alone, without the folder workshop/: installs, passes its tests, and builds the same pages",
  builds: "a build on top of another equals one from nothing, byte for byte",
  editor: "an author's way through the editor",
  plugins: "two sites of other kinds with both Gatsby plugins",
};

/** Those that need the workshop. */
const IN_WORKSHOP: readonly string[] = ["golive", "authors", "editor"];

type Part = { about: string; run: (grep?: string) => Promise<number> };

const PARTS: Readonly<Record<string, Part>> = {
  test: { about: "npm test", run: () => runScript("test") },
  workshop: { about: "npm test -- workshop", run: () => runScript("test", ["workshop"]) },
  content: { about: "npm test -- content", run: () => runScript("test", ["content"]) },
  rare: {
    about: "further cases in the browser: odd addresses, files that do not come, a hundred changes of page",
    run: () => runPlaywright(["--project=product"], { RARE_CASES: "1" }),
  },
  e2e: {
    about: `end-to-end tests: ${Object.keys(E2E_TESTS).join(", ")}`,
    run: (grep) => runE2eTests(Object.keys(E2E_TESTS), grep),
  },
  engines: {
    about: "what the specification fixes, in Playwright's Firefox and WebKit, where they are installed",
    run: testEngines,
  },
  external: {
    about: "other people's checkers on both built sites: access, Lighthouse",
    run: askExternal,
  },
  speed: {
    about: "what a slow phone's main thread does for four pages, beside the same pages without script; only when named",
    run: () => askExternal("speed"),
  },
  mutants: {
    about: "mutation tests of sums and calculators; only when named",
    run: testMutants,
  },
};

command(
  {
    usage: "npm run test:all [-- part …]",
    about: "Everything that can be tested, or these parts of it:",
    words: { ...Object.fromEntries(Object.entries(PARTS).map(([name, { about }]) => [name, about])), ...E2E_TESTS },
    options: {
      grep: {
        type: "string",
        value: "TEXT",
        about: "only the end-to-end tests whose titles hold this, or this checker",
      },
    },
  },
  async ({ grep }, words) => {
    const named = words.length > 0 ? words : Object.keys(PARTS).filter((name) => !["mutants", "speed"].includes(name));
    const steps = Object.entries(PARTS)
      .filter(([name]) => named.includes(name))
      .map(([name, part]): Step => [name, () => part.run(grep)]);
    // Those that are named together share their builds.
    const e2eTests = named.filter((name) => name in E2E_TESTS);
    if (e2eTests.length > 0) steps.push([e2eTests.join(", "), () => runE2eTests(e2eTests, grep)]);
    await runSteps(steps);
  },
);

function runE2eTests(names: readonly string[], grep?: string): Promise<number> {
  if (names.some((name) => IN_WORKSHOP.includes(name))) install("workshop");
  const files = names.map((name) => `${IN_WORKSHOP.includes(name) ? "workshop/tests" : "__tests__"}/e2e/${name}`);
  return runPlaywright(["--config=playwright.e2e.config.ts", ...files, ...(grep ? ["--grep", grep] : [])]);
}

/** The checkers of others, or one of them; they are installed when first used. */
async function askExternal(name?: string): Promise<number> {
  const folder = "__tests__/external";
  install(folder);
  return (await run("tsc", ["--project", folder])) || run("tsx", [`${folder}/run.ts`, ...(name ? [name] : [])]);
}

async function testEngines(): Promise<number> {
  const installed = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));
  for (const engine of [firefox, webkit].filter((each) => !installed.includes(each))) {
    console.log(`Skipped in ${engine.name()}: not installed. To have it: npx playwright install ${engine.name()}`);
  }
  return installed.length === 0 ? 0 : runPlaywright(installed.map((engine) => `--project=${engine.name()}`));
}

/** Stryker is installed beside the other checkers, and works on the whole project. */
function testMutants(): Promise<number> {
  install("__tests__/external");
  install("workshop");
  return run("tsx", ["__tests__/external/node_modules/@stryker-mutator/core/bin/stryker.js", "run"]);
}
