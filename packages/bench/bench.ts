import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { chromium } from "playwright-core";
import { type Chromium, runLighthouse, type Scores } from "./lighthouse";
import { type Budget, budgetSummary, medians, pageTable, type Sample } from "./metrics";
import { serveCompressed } from "./serve";
import { CONDITIONS, type MeasuredPage, type Visitor, visit } from "./visit";

/** The configuration: what is measured, and how. */
export type BenchConfig = {
  /** Folder of the built site. */
  folder: string;
  /** File of the saved results to compare with. */
  results: string;
  chromium: Chromium;
  visitor: Visitor;
  pages: readonly MeasuredPage[];
  budgets: readonly Budget[];
};

type Results = {
  visits?: { measuredAt: string; runs: number; machine: string; conditions: string; pages: Record<string, Sample> };
  lighthouse?: { measuredAt: string; scores: Record<string, Scores> };
};

/**
 * Measures every page several times and prints the medians with the budgets and the saved results.
 * @param runs visits of each page
 * @param save whether the results are saved
 */
export async function measurePages(config: BenchConfig, runs: number, save: boolean): Promise<void> {
  const { server, origin } = await serveCompressed(config.folder);
  const browser = await chromium.launch(config.chromium);
  const samples = new Map(config.pages.map(({ path }) => [path, [] as Sample[]]));
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const page of config.pages) {
        console.log(`Run ${run} of ${runs}: ${page.path}`);
        samples.get(page.path)?.push(await visit(browser, origin, page, config.visitor));
      }
  } finally {
    await browser.close();
    server.close();
  }
  const saved = readResults(config.results);
  const pages = Object.fromEntries([...samples].map(([path, all]) => [path, medians(all)]));
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Chromium ${browser.version()}, Node ${process.version}`;
  console.log(`\nMedians of ${runs}: ${CONDITIONS}\n${machine}`);
  if (saved.visits)
    console.log(`Saved: ${saved.visits.measuredAt}, medians of ${saved.visits.runs}, ${saved.visits.machine}`);
  for (const [path, now] of Object.entries(pages))
    console.log(`\n${pageTable(path, now, saved.visits?.pages[path], config.budgets).join("\n")}`);
  console.log(`\n${budgetSummary(pages, config.budgets)}`);
  const measuredAt = new Date().toISOString();
  if (save)
    writeResults(config.results, { ...saved, visits: { measuredAt, runs, machine, conditions: CONDITIONS, pages } });
}

/** Prints the mobile Lighthouse scores of every page and the audits that cost points. @param save whether they are saved */
export async function auditPages(config: BenchConfig, save: boolean): Promise<void> {
  const { server, origin } = await serveCompressed(config.folder);
  const paths = config.pages.map(({ path }) => path);
  const scores = await runLighthouse(origin, paths, config.chromium).finally(() => server.close());
  const lighthouse = { measuredAt: new Date().toISOString(), scores };
  if (save) writeResults(config.results, { ...readResults(config.results), lighthouse });
}

const readResults = (file: string): Results => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** Saves the results, rounded to three decimals. */
function writeResults(file: string, results: Results): void {
  const rounded = (_key: string, value: unknown) => (typeof value === "number" ? Number(value.toFixed(3)) : value);
  writeFileSync(file, `${JSON.stringify(results, rounded, 2)}\n`);
  console.log(`Saved in ${file}.`);
}
