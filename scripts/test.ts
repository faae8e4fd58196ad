/** `npm test`: all checks, cheapest first, or one part of them. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { builtSite } from "./lib/built-site";
import { CHROMIUM_PROJECTS, runPlaywright } from "./lib/chromium";
import { command } from "./lib/command";
import { savePassedPages } from "./lib/passed-pages-cache";
import { NGINX_PORT, requireFreePorts, SPEC_SITE_PORT, TEST_SERVICE_PORT, TEST_SITE_PORT } from "./lib/ports";
import { main, run, runScript } from "./lib/run";
import { runSteps, type Step } from "./lib/steps";

const REPORTS = "test-results";
const GENERATED_TYPES = "src/gatsby-types.d.ts";
const UNIT_REPORT = `${REPORTS}/unit.json`;
const STATIC_REPORT = `${REPORTS}/static.json`;
const BROWSER_REPORT = `${REPORTS}/browser.json`;
const SPEC_SITE_LOG = `${REPORTS}/spec-site.log`;

const CHECKS: Step[] = [
  ["Types", () => run("tsc", ["--noEmit"])],
  ["Lint", () => run("biome", ["check", "--error-on-warnings", "."])],
  ["Content", () => runScript("check-content")],
];
/** Jest's projects: tests of the site and of its packages. */
const UNIT_PROJECTS = ["node", "dom", "packages", "packages-dom"];
const UNIT: Step[] = [["Unit tests", () => runJest(UNIT_PROJECTS, UNIT_REPORT)]];
const BUILDS: Step[] = [["Builds of the site and, meanwhile, of the spec site", buildBoth, { needed: true }]];
const STATIC: Step[] = [["What the built pages say", () => runJest(["static"], STATIC_REPORT)]];
const BROWSER: Step[] = [
  ["Browser tests", () => runPlaywright(CHROMIUM_PROJECTS, { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT })],
];
/** What a change of `content/` alone must pass; pages whose HTML has passed are not opened again. */
const CONTENT: Step[] = [
  ["Content", () => runScript("check-content"), { needed: true }],
  ["Build", () => runScript("build", ["--if-changed"]), { needed: true }],
  ["What the built pages say", () => runJest(["static"], STATIC_REPORT, ["__tests__/static/site"])],
  ["Site", () => runPlaywright(["--project=site"], { ONLY_CHANGED: "1" })],
];

/** The parts of `npm test`; `opensPages`: needs the tests' ports. */
const PARTS: Readonly<Record<string, { steps: Step[]; opensPages?: boolean; savesPassedPages?: boolean }>> = {
  all: { steps: [...CHECKS, ...UNIT, ...BUILDS, ...STATIC, ...BROWSER], opensPages: true, savesPassedPages: true },
  checks: { steps: [...CHECKS, ...UNIT] },
  builds: { steps: [...BUILDS, ...STATIC] },
  content: { steps: CONTENT, opensPages: true, savesPassedPages: true },
};

/** Parts that hand their arguments on to the program that runs the tests. */
const PROGRAMS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  unit: (args) => run("jest", ["--selectProjects", ...UNIT_PROJECTS, "--", ...args]),
  browser: (args) =>
    runPlaywright(args.some((arg) => arg.startsWith("--project")) ? args : [...CHROMIUM_PROJECTS, ...args]),
};

const [first = "", ...rest] = process.argv.slice(2);
const program = PROGRAMS[first];
if (program) {
  main(async () => {
    process.exitCode = await program(rest);
  });
} else {
  command(
    {
      usage: "npm test [-- part]",
      about: "Everything that must hold before a change is good, or one part of it:",
      words: {
        checks: "types, lint, content, unit tests",
        unit: "the unit tests alone; arguments go to Jest",
        builds: "builds the site and the spec site, if they changed, and reads what their pages say",
        browser: "the browser tests on these builds; arguments go to Playwright, e.g. --grep @spec-4",
        content: "what a change of content/ alone must pass: check, build, tests of the site's changed pages",
      },
    },
    async (_, [part = "all", more]) => {
      if (more) throw new Error(`One part at a time: ${part}, or ${more}.`);
      const { steps = [], opensPages, savesPassedPages } = PARTS[part] ?? {};
      // Fail early when the ports are taken.
      if (opensPages) {
        await requireFreePorts([TEST_SITE_PORT, SPEC_SITE_PORT, NGINX_PORT, TEST_SERVICE_PORT], "TEST_SITE_PORT");
      }
      rmSync(REPORTS, { recursive: true, force: true });
      mkdirSync(REPORTS, { recursive: true });
      const failed = await runSteps(steps);
      console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nEverything holds.");
      reportCounts();
      if (failed.length > 0) process.exitCode = 1;
      else if (savesPassedPages) savePassedPages(builtSite("public"));
    },
  );
}

const runJest = (projects: string[], report: string, files: string[] = []): Promise<number> =>
  run("jest", ["--selectProjects", ...projects, "--json", `--outputFile=${report}`, ...files]);

/** Both at once: a build leaves a second core idle for most of its time. */
async function buildBoth(): Promise<number> {
  const typesBefore = readFileSync(GENERATED_TYPES, "utf8");
  const [site, specSite] = await Promise.all([
    runScript("build", ["--if-changed"]),
    runScript("build-spec-site", [], {}, { log: SPEC_SITE_LOG }),
  ]);
  if (specSite !== 0) console.error(`${readFileSync(SPEC_SITE_LOG, "utf8")}\nThe spec site was not built.`);
  if (site || specSite) return 1;
  if (readFileSync(GENERATED_TYPES, "utf8") === typesBefore) return 0;
  console.error(`The build changed ${GENERATED_TYPES}: a query or the schema is newer. Commit the file and run again.`);
  return 1;
}

/** Sums up the reports of Jest and Playwright; one that was not written counts nothing. */
function reportCounts(): void {
  const jest = [UNIT_REPORT, STATIC_REPORT].map(read) as (
    | { numPassedTests: number; numFailedTests: number }
    | undefined
  )[];
  const sum = (key: "numPassedTests" | "numFailedTests") => jest.reduce((total, one) => total + (one?.[key] ?? 0), 0);
  const report = read(BROWSER_REPORT) as { stats: Record<"expected" | "unexpected" | "flaky", number> } | undefined;
  const { expected, unexpected, flaky } = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  const passed = sum("numPassedTests") + expected + flaky;
  const failed = sum("numFailedTests") + unexpected;
  if (flaky > 0) console.log(`${flaky} browser tests passed at the second try only, see above.`);
  if (passed + failed > 0) console.log(`${passed} passed, ${failed} failed`);
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);
