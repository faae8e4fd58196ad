/**
 * `npm run test:engines`: a short walk through the frozen edition in Firefox and in WebKit, Safari's engine, as Debian has
 * them, on a phone's window and on a desktop's. Whatever is not installed is skipped, and told.
 *
 *   --all  fails when an engine is not installed
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type EngineKind, type View, within } from "../__tests__/engines/engine";
import { firefox } from "../__tests__/engines/firefox";
import { pageOfEachKind, serveCopy } from "../__tests__/engines/served-site";
import { CONTACT, isExpected, type Step, stepsOf, type Visit } from "../__tests__/engines/walk";
import { webkit } from "../__tests__/engines/webkit";
import { EDITION } from "./lib/edition";
import { main } from "./lib/run";
import { type Scratch, withScratch } from "./lib/scratch";

const SITE = path.join(EDITION, "public");
const VIEWS: readonly View[] = [
  { width: 390, height: 844, finger: true },
  { width: 1440, height: 900, finger: false },
];

/** How long a browser may take to start, one step, and the end of a browser, ms. */
const START_MS = 60_000;
const STEP_MS = 60_000;
const CLOSE_MS = 5000;

/** Where a picture of each failed step is kept. */
const PICTURES = "test-results/engines";

const sums = { passed: 0, failed: 0 };

main(async () => {
  const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
  if (!existsSync(path.join(SITE, "index.html"))) {
    throw new Error("The frozen edition is not built. Run: npm test -- builds");
  }
  for (const kind of [firefox, webkit]) {
    if (kind.isInstalled()) await walkEngine(kind);
    else {
      console.log(`Skipped in ${kind.name}: not installed. To have it on Debian: apt-get install ${kind.packages}`);
      if (values.all) sums.failed += 1;
    }
  }
  console.log(`${sums.passed} passed, ${sums.failed} failed`);
  if (sums.failed > 0) process.exitCode = 1;
});

async function walkEngine(kind: EngineKind): Promise<void> {
  const begin = Date.now();
  for (const view of VIEWS) {
    await withScratch("walk", (scratch) => walkView(kind, view, scratch)).catch((error: unknown) => {
      // The browser did not start, or does not answer any more: its other steps would say the same.
      report(`${kind.name}  ${view.width} × ${view.height}  the browser: ${messageOf(error)}`);
    });
  }
  console.log(`${kind.name} took ${Math.round((Date.now() - begin) / 1000)} s.`);
}

async function walkView(kind: EngineKind, view: View, scratch: Scratch): Promise<void> {
  const options = { contact: CONTACT, collector: kind.needsCollector };
  const served = await serveCopy(SITE, scratch.folder, options, scratch.onEnd);
  const engine = await within(START_MS, "Starting", kind.start(view, scratch.folder, scratch.onEnd));
  scratch.onEnd(() => within(CLOSE_MS, "Ending", engine.close()));

  const size = await engine.run(() => [innerWidth, innerHeight]);
  if (size.join() !== [view.width, view.height].join()) throw new Error(`its window is ${size.join(" × ")}.`);
  for (const step of stepsOf(pageOfEachKind(SITE), view)) {
    const where = `${engine.name}  ${view.width} × ${view.height}  ${step.page}  ${step.what}`;
    const begin = Date.now();
    const failure = await takeStep(step, { engine, view, served });
    if (failure === undefined) {
      sums.passed += 1;
      console.log(`passed  ${where} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
    } else {
      report(`${where}: ${failure}`);
      mkdirSync(PICTURES, { recursive: true });
      const file = path.join(PICTURES, `${kind.name}-${view.width}-${sums.failed}.png`);
      writeFileSync(file, await within(STEP_MS, "The picture", engine.screenshot()));
      console.error(`        Picture: ${file}`);
    }
  }
}

/** @returns what was wrong; nothing when all was well */
async function takeStep(step: Step, visit: Visit): Promise<string | undefined> {
  const wrong: string[] = [];
  const work = step.take(visit).catch((error: unknown) => wrong.push(messageOf(error)));
  await within(STEP_MS, `${step.page}: ${step.what}`, work);
  const complaints = await within(STEP_MS, "Asking for complaints", visit.engine.complaints());
  wrong.push(...[...complaints, ...visit.served.refused()].filter((complaint) => !isExpected(complaint)));
  return wrong.length > 0 ? [...new Set(wrong)].join(" | ") : undefined;
}

function report(failure: string): void {
  sums.failed += 1;
  console.error(`FAILED  ${failure}`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
