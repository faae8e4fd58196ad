import { launch } from "chrome-launcher";

/** The program that opens the pages. */
export type Chromium = { executablePath: string; args: string[] };

/** Of each category, 0 to 100. */
export type Scores = Record<string, number>;

/** Runs Lighthouse, as for a phone, on pages; prints their scores and the audits that cost points. */
export async function runLighthouse(
  origin: string,
  paths: readonly string[],
  { executablePath, args }: Chromium,
): Promise<Record<string, Scores>> {
  const { default: lighthouse } = await import("lighthouse");
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ["--headless=new", ...args] });
  const all: Record<string, Scores> = {};
  try {
    for (const path of paths) {
      const result = await lighthouse(origin + path, { port: chrome.port, logLevel: "error", output: "json" });
      if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse says nothing about ${path}.`);
      const { categories, audits } = result.lhr;
      const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const);
      console.log(`\n${path}: ${scores.map((each) => each.join(" ")).join(", ")}`);
      for (const { id, weight } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
        const { score = null, title, displayValue = "" } = audits[id] ?? {};
        if (weight > 0 && score !== null && score < 1) console.log(`  ${score.toFixed(2)} ${title} ${displayValue}`);
      }
      all[path] = Object.fromEntries(scores);
    }
  } finally {
    chrome.kill();
  }
  return all;
}
