import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** The browser that opens the pages. */
export type Chromium = { executablePath: string; args: string[] };

/** The score of each category, 0 to 100. */
export type Scores = Record<string, number>;

/** The part of Lighthouse's report that is used here. */
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
  runtimeError?: { message: string };
};

const LIGHTHOUSE = path.join(__dirname, "node_modules/.bin/lighthouse");
const MAX_REPORT_BYTES = 64_000_000;

/** Runs Lighthouse's mobile audits on pages; prints their scores and the audits that cost points. */
export async function runLighthouse(
  origin: string,
  paths: readonly string[],
  { executablePath, args }: Chromium,
): Promise<Record<string, Scores>> {
  const all: Record<string, Scores> = {};
  const flags = ["--quiet", "--output=json", `--chrome-flags=${["--headless=new", ...args].join(" ")}`];
  const options = {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: MAX_REPORT_BYTES,
    shell: process.platform === "win32",
  };
  for (const page of paths) {
    const { stdout } = await promisify(execFile)(LIGHTHOUSE, [origin + page, ...flags], options);
    const { categories, audits, runtimeError }: Report = JSON.parse(stdout);
    if (runtimeError) throw new Error(`Lighthouse, ${page}: ${runtimeError.message}`);
    const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)] as const);
    console.log(`\n${page}: ${scores.map((each) => each.join(" ")).join(", ")}`);
    for (const { id, weight } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
      const { score = null, title, displayValue = "" } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 1) console.log(`  ${score.toFixed(2)} ${title} ${displayValue}`);
    }
    all[page] = Object.fromEntries(scores);
  }
  return all;
}
