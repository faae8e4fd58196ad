import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { chromium } from "playwright-core";
import { type Chromium, runLighthouse, type Scores } from "./lighthouse";
import { type Budget, budgetSummary, medians, pageTable, type Sample } from "./metrics";
import { serveCompressed } from "./serve";
import { CONDITIONS, type MeasuredPage, type Visitor, visit } from "./visit";

/** The configuration: what is measured, and how. */
export type Bench = {
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
  bench?: { measuredAt: string; runs: number; machine: string; conditions: string; pages: Record<string, Sample> };
  lighthouse?: { measuredAt: string; scores: Record<string, Scores> };
};

/**
 * Measures every page several times and prints the medians with the budgets and the saved results.
 * @param runs visits of each page
 * @param save whether the results are saved
 */
export async function measurePages(bench: Bench, runs: number, save: boolean): Promise<void> {
  const { server, origin } = await serveCompressed(bench.folder);
  const browser = await chromium.launch(bench.chromium);
  const samples = new Map(bench.pages.map(({ path }) => [path, [] as Sample[]]));
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const page of bench.pages) {
        console.log(`Run ${run} of ${runs}: ${page.path}`);
        samples.get(page.path)?.push(await visit(browser, origin, page, bench.visitor));
      }
  } finally {
    await browser.close();
    server.close();
  }
  const saved = readResults(bench.results);
  const pages = Object.fromEntries([...samples].map(([path, all]) => [path, medians(all)]));
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Chromium ${browser.version()}, Node ${process.version}`;
  console.log(`\nMedians of ${runs}: ${CONDITIONS}\n${machine}`);
  if (saved.bench)
    console.log(`Saved: ${saved.bench.measuredAt}, medians of ${saved.bench.runs}, ${saved.bench.machine}`);
  for (const [path, now] of Object.entries(pages))
    console.log(`\n${pageTable(path, now, saved.bench?.pages[path], bench.budgets).join("\n")}`);
  console.log(`\n${budgetSummary(pages, bench.budgets)}`);
  const measuredAt = new Date().toISOString();
  if (save)
    writeResults(bench.results, { ...saved, bench: { measuredAt, runs, machine, conditions: CONDITIONS, pages } });
}

/** Prints the mobile Lighthouse scores of every page and the audits that cost points. @param save whether they are saved */
export async function auditPages(bench: Bench, save: boolean): Promise<void> {
  const { server, origin } = await serveCompressed(bench.folder);
  const paths = bench.pages.map(({ path }) => path);
  const scores = await runLighthouse(origin, paths, bench.chromium).finally(() => server.close());
  const lighthouse = { measuredAt: new Date().toISOString(), scores };
  if (save) writeResults(bench.results, { ...readResults(bench.results), lighthouse });
}

const readResults = (file: string): Results => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** Saves the results, rounded to three decimals. */
function writeResults(file: string, results: Results): void {
  const rounded = (_key: string, value: unknown) => (typeof value === "number" ? Number(value.toFixed(3)) : value);
  writeFileSync(file, `${JSON.stringify(results, rounded, 2)}\n`);
  console.log(`Saved in ${file}.`);
}
