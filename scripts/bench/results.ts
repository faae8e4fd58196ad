import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { runLighthouse } from "./lighthouse";
import type { Summaries } from "./metrics";
import type { runBench } from "./run-bench";

export const RESULTS = "bench/results.json";

export type PageResult = { site: Summaries; twin: Summaries };

type Results = {
  bench?: Awaited<ReturnType<typeof runBench>>;
  lighthouse?: Awaited<ReturnType<typeof runLighthouse>>;
};

/** The saved results; nothing when none were saved. */
export function readResults(): Results {
  return existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, "utf8")) as Results) : {};
}

/** Saves new results; those of the other kind of measurement stay. Decimals beyond the third say nothing. */
export async function saveResults(results: Results): Promise<void> {
  const rounded = (_key: string, value: unknown) =>
    typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
  await mkdir(path.dirname(RESULTS), { recursive: true });
  await writeFile(RESULTS, `${JSON.stringify({ ...readResults(), ...results }, rounded, 2)}\n`);
}
