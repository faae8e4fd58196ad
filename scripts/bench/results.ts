import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Summaries } from "./metrics";

export const RESULTS = "bench/results.json";

export type PageResult = { site: Summaries; twin: Summaries };

export type PageResults = {
  measuredAt: string;
  runs: number;
  /** How many processes wanted to run at once in the minute before; much of it makes times worthless. */
  loadBefore: number;
  machine: string;
  conditions: string;
  /** By path. */
  pages: Record<string, PageResult>;
};

export type LighthouseResults = {
  measuredAt: string;
  /** By path, then by category: 0 to 100. */
  scores: Record<string, Record<string, number>>;
};

export type Results = { bench?: PageResults; lighthouse?: LighthouseResults };

/** The saved results; nothing when none were saved. */
export function readResults(): Results {
  return existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, "utf8")) as Results) : {};
}

/** Saves new results; those of the other kind of measurement stay. */
export async function saveResults(results: Results): Promise<void> {
  await mkdir(path.dirname(RESULTS), { recursive: true });
  await writeFile(RESULTS, `${JSON.stringify({ ...readResults(), ...results }, rounded, 2)}\n`);
}

/** Decimals beyond the third say nothing. */
const rounded = (_key: string, value: unknown) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : value);
