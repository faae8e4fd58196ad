import { mkdir } from "node:fs/promises";
import path from "node:path";
import { CHROMIUM_ARGS, findChromium } from "../lib/chromium";
import type { Scratch } from "../lib/scratch";
import { categoryScores, type Report, reportLines } from "./lighthouse-report";
import { PAGES } from "./marks";

/** Runs Lighthouse, as for a phone, on the measured pages and prints what it finds. */
export async function runLighthouse(origin: string, scratch: Scratch) {
  const { default: lighthouse } = await import("lighthouse");
  const { launch } = await import("chrome-launcher");
  const userDataDir = path.join(scratch.folder, "lighthouse");
  await mkdir(userDataDir);
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", ...CHROMIUM_ARGS],
    userDataDir,
    handleSIGINT: false,
    logLevel: "silent",
  });
  scratch.onEnd(() => chrome.kill());
  const scores: Record<string, ReturnType<typeof categoryScores>> = {};
  for (const page of PAGES) {
    const result = await lighthouse(origin + page.path, { port: chrome.port, logLevel: "error", output: "json" });
    if (!result) throw new Error(`Lighthouse says nothing about ${page.path}.`);
    const report: Report = result.lhr;
    if (report.runtimeError) throw new Error(`Lighthouse, ${page.path}: ${report.runtimeError.message}`);
    scores[page.path] = categoryScores(report);
    console.log([`\n${page.path}`, ...reportLines(report)].join("\n"));
  }
  return { measuredAt: new Date().toISOString(), scores };
}
