/** `npm test`: what must hold before each commit, cheapest first, or one part of it. */
import { copyFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runPlaywright } from "./lib/chromium";
import { command } from "./lib/command";
import { FIXTURE_SITE_FOLDER } from "./lib/fixture-site";
import { install } from "./lib/install.mjs";
import { FIXTURE_SITE_PORT, requireFreePorts, TEST_SERVICE_PORT, TEST_SITE_PORT } from "./lib/ports";
import { main, run, runScript } from "./lib/run";
import { runSteps, type Step } from "./lib/steps";

const GENERATED_TYPES = "gatsby-types.d.ts";
/** What `npm test` runs in the browser; further cases and other engines are part of `npm run test:all`. */
const CORE = "--project=product";

const SITE_UNITS = ["node", "dom", "packages", "packages-dom"];
const runJest = (projects: string[], ...args: string[]) =>
  run("jest", ["--selectProjects", ...projects, "--", ...args]);

const CHECKS: Step[] = [
  ["Types, style, content", checkAll],
  ["Unit tests", () => runJest(SITE_UNITS)],
];
const BUILD: Step[] = [
  ["Build of the fixture site", buildFixtureSite, { needed: true }],
  ["What its pages say", () => runJest(["static"], "__tests__/static/product")],
];
/** What the built site must hold, whatever stands in `content/`. */
const SITE: Step[] = [
  ["Bau", () => runScript("build", ["--if-changed"]), { needed: true }],
  ["Was die gebauten Seiten sagen", () => runJest(["static"], "__tests__/static/site")],
  ["Die Seiten im Browser", () => runPlaywright(["--project=site"])],
];
/** The workshop by itself; its end-to-end tests are part of `npm run test:all`. */
const WORKSHOP: Step[] = [
  ["Types", () => inWorkshop("tsc")],
  ["Unit tests", () => runJest(["workshop"])],
  ["The editor alone", () => inWorkshop("vitest", "run", "--test-timeout=60000", "tests/editor")],
];

type Part = {
  about: string;
  steps: Step[];
  /** Needs the tests' ports. */
  opensPages?: boolean;
};

const PARTS: Readonly<Record<string, Part>> = {
  all: {
    about: "all but content: what a developer runs before each commit",
    steps: [...CHECKS, ...BUILD, ["Browser tests", () => runPlaywright([CORE])]],
    opensPages: true,
  },
  checks: { about: "types, lint, content, unit tests", steps: CHECKS },
  build: { about: "builds the fixture site, if it changed, and reads what its pages say", steps: BUILD },
  site: { about: "builds content/ and tests its pages", steps: SITE, opensPages: true },
  content: {
    about: "what content/ must hold, and all that a change of it alone must pass: check, build, tests of its pages",
    steps: [["Inhalt", () => runScript("check-content"), { needed: true }], ...SITE],
    opensPages: true,
  },
  workshop: { about: "the tests of the workshop: types, unit tests, the editor alone", steps: WORKSHOP },
};

/** Parts that hand their arguments on to the program that runs the tests. */
const PROGRAMS: Readonly<Record<string, { about: string; run: (args: string[]) => Promise<number> }>> = {
  unit: {
    about: "the unit tests alone; arguments go to Jest",
    run: (args) => {
      const hasWorkshop = existsSync("workshop");
      if (hasWorkshop) install("workshop");
      return runJest([...SITE_UNITS, ...(hasWorkshop ? ["workshop"] : [])], ...args);
    },
  },
  browser: {
    about: "the browser tests on the built fixture site; arguments go to Playwright, e.g. --grep @spec-4",
    run: (args) => runPlaywright(args.some((arg) => arg.startsWith("--project")) ? args : [CORE, ...args]),
  },
};

const [first = "", ...rest] = process.argv.slice(2);
const program = PROGRAMS[first];
if (program) {
  main(async () => {
    process.exitCode = await program.run(rest);
  });
} else {
  command(
    {
      usage: "npm test [-- part]",
      about: "What must hold before each commit, or one part of it:",
      words: Object.fromEntries(Object.entries({ ...PARTS, ...PROGRAMS }).map(([name, { about }]) => [name, about])),
    },
    async (_, [name = "all", more]) => {
      if (more) throw new Error(`One part at a time: ${name}, or ${more}.`);
      const part = PARTS[name];
      // Fail early when the ports are taken.
      if (part?.opensPages)
        await requireFreePorts([TEST_SITE_PORT, FIXTURE_SITE_PORT, TEST_SERVICE_PORT], "TEST_SITE_PORT");
      rmSync("test-results", { recursive: true, force: true });
      await runSteps(part?.steps ?? []);
    },
  );
}

/** Runs a program of the workshop in its folder; it is installed when first used. */
function inWorkshop(program: string, ...args: string[]): Promise<number> {
  install("workshop");
  return run(program, args, {}, { folder: "workshop" });
}

/** At once: types take one core, the rest another. In CI, only the job that checks the content shows issues at their lines. */
async function checkAll(): Promise<number> {
  const codes = await Promise.all([
    run("tsc", ["--noEmit"]),
    run("biome", ["check", "--error-on-warnings", "."]),
    runScript("check-content", ["--refused", "--format", "text"]),
  ]);
  return Math.max(...codes);
}

/** Builds it; a query or a schema that is newer than the committed types of queries fails, and renews them. */
async function buildFixtureSite(): Promise<number> {
  if (await runScript("build-fixture-site")) return 1;
  const [committed, generated] = [GENERATED_TYPES, path.join(FIXTURE_SITE_FOLDER, GENERATED_TYPES)];
  if (readFileSync(committed).equals(readFileSync(generated))) return 0;
  copyFileSync(generated, committed);
  console.error(`A query or the schema is newer than ${committed}, which is renewed now. Commit it and run again.`);
  return 1;
}
