#!/usr/bin/env node
// Measures pages as a slow phone sees them, and prints the medians as a table:
//   npx playwright-core install chromium
//   node measure.mjs --runs 5 without=http://localhost:9000/ with=http://localhost:9001/
// CHROMIUM_PATH names another Chromium; --json prints the numbers alone.
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";

const CPU_SLOWDOWN = 4;
/** Slow 4G, as in Lighthouse. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Time without traffic after which a page is at rest, ms. */
const QUIET_MS = 1000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, json: { type: "boolean", default: false } },
});
const pages = positionals.map((text) => {
  const at = text.indexOf("=");
  return { name: text.slice(0, at), address: text.slice(at + 1), samples: /** @type {Sample[]} */ ([]) };
});

/** @typedef {{ scriptBytesBeforeLoad: number, lcpMs: number, tbtMs: number }} Sample */

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
});
// In turns, so that what else the machine does meets all of them.
for (let run = 0; run < Number(values.runs); run += 1)
  for (const page of pages) page.samples.push(await visit(page.address));
await browser.close();

const medians = Object.fromEntries(pages.map(({ name, samples }) => [name, medianOf(samples)]));
console.log(values.json ? JSON.stringify(medians) : table(medians));

/**
 * Visits a page with an empty cache and waits until it is at rest.
 * @param {string} address
 * @returns {Promise<Sample>}
 */
async function visit(address) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Page.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await session.send("Network.emulateNetworkConditions", NETWORK);
  const scripts = new Set();
  let [scriptBytes, scriptBytesBeforeLoad, isLoaded, changedAt] = [0, 0, false, Date.now()];
  session.on("Network.requestWillBeSent", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
    changedAt = Date.now();
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    changedAt = Date.now();
  });
  session.on("Page.loadEventFired", () => {
    if (!isLoaded) scriptBytesBeforeLoad = scriptBytes;
    isLoaded = true;
  });
  await page.addInitScript(recordPaints);
  await page.goto(address);
  while (Date.now() - changedAt < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
  const { lcpMs, tbtMs } = await page.evaluate(() => Object(window).measured);
  await context.close();
  return { scriptBytesBeforeLoad, lcpMs, tbtMs };
}

/** Runs in the page. */
function recordPaints() {
  const measured = { fcpMs: Number.POSITIVE_INFINITY, lcpMs: 0, tbtMs: 0 };
  Object.assign(window, { measured });
  const observe = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => {
    measured.lcpMs = startTime;
  });
  observe("paint", ({ name, startTime }) => {
    if (name !== "first-contentful-paint") return;
    measured.fcpMs = startTime;
    // The time over 50 ms of each task after the first paint; of a task running at that moment, the rest counts.
    observe("longtask", (task) => {
      measured.tbtMs += Math.max(0, task.startTime + task.duration - Math.max(task.startTime, startTime) - 50);
    });
  });
}

/**
 * @param {Sample[]} samples
 * @returns {Sample}
 */
function medianOf(samples) {
  const median = (/** @type {keyof Sample} */ metric) =>
    samples.map((sample) => sample[metric]).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
  return {
    scriptBytesBeforeLoad: median("scriptBytesBeforeLoad"),
    lcpMs: Math.round(median("lcpMs")),
    tbtMs: Math.round(median("tbtMs")),
  };
}

/** @param {Record<string, Sample>} all */
function table(all) {
  const lines = Object.entries(all).map(
    ([name, { scriptBytesBeforeLoad, lcpMs, tbtMs }]) =>
      `| ${name} | ${(scriptBytesBeforeLoad / 1024).toFixed(1)} KB | ${lcpMs} ms | ${tbtMs} ms |`,
  );
  return ["|  | script before load | LCP | blocking time |", "| --- | --- | --- | --- |", ...lines].join("\n");
}
