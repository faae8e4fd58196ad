/**
 * `npm test`: everything that must hold before a change is good, in the order of its price.
 * `npm test -- checks`, `builds`, `browser`: one part of it, as machines share them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { builtSite } from "./lib/built-site";
import { runPlaywright } from "./lib/chromium";
import { notePassed } from "./lib/passed-pages";
import { main, run } from "./lib/run";

const REPORTS = "test-results";
const GENERATED_TYPES = "src/gatsby-types.d.ts";
const UNIT_REPORT = `${REPORTS}/unit.json`;
const BROWSER_REPORT = `${REPORTS}/browser.json`;
const EDITION_LOG = `${REPORTS}/edition.log`;
const BUILDS = "Builds of the site and, meanwhile, of the frozen edition";

main(async () => {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const typesBefore = readFileSync(GENERATED_TYPES, "utf8");
  const generatedTypesAreCurrent = async () => {
    if (readFileSync(GENERATED_TYPES, "utf8") === typesBefore) return 0;
    console.error(
      `The build changed ${GENERATED_TYPES}: a query or the schema is newer. Commit the file and run again.`,
    );
    return 1;
  };

  const parts: Record<string, [name: string, work: () => Promise<number>][]> = {
    checks: [
      ["Types", () => run("tsc", ["--noEmit"])],
      ["Lint", () => run("biome", ["check", "--error-on-warnings", "."])],
      ["Content", () => run("tsx", ["scripts/check-content.ts"])],
      ["Unit tests", () => run("jest", ["--json", `--outputFile=${UNIT_REPORT}`])],
    ],
    builds: [
      [BUILDS, buildBoth],
      ["Generated types", generatedTypesAreCurrent],
    ],
    browser: [
      ["Browser tests", () => runPlaywright([], { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT })],
      ["Walk in Firefox and WebKit", () => run("tsx", ["scripts/walk-engines.ts"])],
    ],
  };
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in parts));
  if (unknown) throw new Error(`There is no part “${unknown}”. There are: ${Object.keys(parts).join(", ")}.`);
  const wanted = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
  const steps = wanted.flatMap(([, part]) => part);
  const failed: string[] = [];
  for (const [name, work] of steps) {
    console.log(`\n▸ ${name}`);
    if ((await work()) === 0) continue;
    failed.push(name);
    // Browser tests on a site that was not built would only say the same again.
    if (name === BUILDS) break;
  }
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nEverything holds.");
  const counts = countTests();
  if (counts.flaky > 0) console.log(`${counts.flaky} browser tests passed at the second try only, see above.`);
  if (counts.passed + counts.failed > 0) console.log(`${counts.passed} passed, ${counts.failed} failed`);
  if (failed.length > 0) process.exitCode = 1;
  else if (steps.length === Object.values(parts).flat().length) notePassed(builtSite("public"));
});

/** Both at once: a build leaves a second core idle for most of its time. */
async function buildBoth(): Promise<number> {
  const [site, edition] = await Promise.all([
    run("tsx", ["scripts/build.ts", "--if-changed"]),
    run("tsx", ["scripts/build-edition.ts"], {}, { log: EDITION_LOG }),
  ]);
  if (edition !== 0) console.error(`${readFileSync(EDITION_LOG, "utf8")}\nThe frozen edition was not built.`);
  return site || edition;
}

/** Sums up the reports of Jest and Playwright; one that was not written counts nothing. */
function countTests() {
  const unit = read(UNIT_REPORT) as { numPassedTests: number; numFailedTests: number } | undefined;
  const report = read(BROWSER_REPORT) as { stats: Record<"expected" | "unexpected" | "flaky", number> } | undefined;
  const { expected, unexpected, flaky } = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  return {
    passed: (unit?.numPassedTests ?? 0) + expected + flaky,
    failed: (unit?.numFailedTests ?? 0) + unexpected,
    flaky,
  };
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);
