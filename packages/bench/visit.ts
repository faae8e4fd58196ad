import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright-core";
import type { Sample } from "./metrics";

/** The factor by which the simulated phone is slower than this machine. */
const CPU_SLOWDOWN = 4;
/** Slow 4G, as in Lighthouse. */
const NETWORK = { latencyMs: 150, downBitsPerS: 1_600_000, upBitsPerS: 750_000 };
/** A common phone; sizes in px. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The measuring conditions as text, saved with the results. */
export const CONDITIONS = `CPU ÷ ${CPU_SLOWDOWN}, ${NETWORK.latencyMs} ms, ${NETWORK.downBitsPerS / 1e6} Mbit/s down, ${NETWORK.upBitsPerS / 1e6} up, ${PHONE.viewport.width} × ${PHONE.viewport.height} px`;

const QUIET_MS = 2000;
const QUIET_LIMIT_MS = 30_000;
const POLL_MS = 100;
/** Time for an interaction to be painted and its INP to be reported. */
const PAINT_MS = 1000;

const WEB_VITALS = readFileSync(require.resolve("web-vitals").replace(/[^/\\]+$/, "web-vitals.iife.js"), "utf8");

/** A page, and the interaction with it after it is loaded and scrolled through. */
export type MeasuredPage = {
  path: string;
  /** Selector of a field that digits are typed into. */
  type?: string;
  /** Selector of the elements of which the first visible one is tapped. It must not cause a full page load. */
  tap?: string;
};

export type Visitor = {
  /** Local storage from earlier visits. */
  localStorage?: Readonly<Record<string, string>>;
  /** Selector that matches once the page's scripts have run. */
  ready?: string;
};

/** Visits a page as a slow phone with an empty cache. */
export async function visit(browser: Browser, origin: string, target: MeasuredPage, visitor: Visitor): Promise<Sample> {
  const localStorage = Object.entries(visitor.localStorage ?? {}).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...PHONE,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    await slowDown(session);
    // A single script, because Playwright wraps each one in its own function.
    await page.addInitScript(`${WEB_VITALS};(${recordVitals})(webVitals)`);
    await page.goto(origin + target.path);
    if (visitor.ready) await page.waitForSelector(visitor.ready, { state: "attached" });
    await traffic.untilQuiet();
    const { fcpMs, lcpMs, tbtMs } = await page.evaluate(() => window.vitals);
    await scrollToEnd(page);
    await traffic.untilQuiet();
    const { cls } = await page.evaluate(() => window.vitals);
    const bytes = traffic.sums();
    return { fcpMs, lcpMs, tbtMs, cls, inpMs: await interact(page, target), ...bytes };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: NETWORK.latencyMs,
    downloadThroughput: NETWORK.downBitsPerS / 8,
    uploadThroughput: NETWORK.upBitsPerS / 8,
  });
}

/** Scrolls one screen at a time, so that lazy content is loaded. */
async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += PHONE.viewport.height) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(POLL_MS);
  }
}

/** @returns the INP in ms; `undefined` without an interaction */
async function interact(page: Page, { type, tap }: MeasuredPage): Promise<number | undefined> {
  const first = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  if (type) {
    await first(type).selectText();
    await first(type).pressSequentially("9999", { delay: POLL_MS });
  }
  if (tap) await first(tap).tap();
  await page.waitForTimeout(PAINT_MS);
  return type || tap ? page.evaluate(() => window.vitals.inpMs) : undefined;
}

type Metric = { value: number };
type Report = (
  callback: (metric: Metric) => void,
  options: { reportAllChanges: true; durationThreshold?: number },
) => void;
type WebVitals = Record<"onFCP" | "onLCP" | "onCLS" | "onINP", Report>;

declare global {
  interface Window {
    vitals: Sample;
  }
}

/** Records Web Vitals in `window.vitals`. Runs in the page, so it must not use anything from outside itself. */
function recordVitals({ onFCP, onLCP, onCLS, onINP }: WebVitals): void {
  const vitals: Sample = { tbtMs: 0 };
  window.vitals = vitals;
  const options = { reportAllChanges: true } as const;
  onLCP(({ value }) => Object.assign(vitals, { lcpMs: value }), options);
  onCLS(({ value }) => Object.assign(vitals, { cls: value }), options);
  onINP(({ value }) => Object.assign(vitals, { inpMs: value }), { ...options, durationThreshold: 16 });
  onFCP(({ value: fcpMs }) => {
    vitals.fcpMs = fcpMs;
    // The time over 50 ms of each task after the first paint; of a task running at that moment, the rest counts.
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        vitals.tbtMs = (vitals.tbtMs ?? 0) + Math.max(0, startTime + duration - Math.max(startTime, fcpMs) - 50);
    }).observe({ type: "longtask", buffered: true });
  }, options);
}

/** A transferred file; its end is on the browser's clock, in s. */
export type Transfer = { type: string | undefined; bytes: number; endS: number };

/** Records the network traffic of a page, starting before its first navigation. */
async function recordTraffic(session: CDPSession) {
  const types = new Map<string, string | undefined>();
  const transfers: Transfer[] = [];
  let loadedAtS = Number.POSITIVE_INFINITY;
  let changedAtMs = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId, type }) => {
    types.set(requestId, type);
    changedAtMs = Date.now();
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    transfers.push({ type: types.get(requestId), bytes: encodedDataLength, endS: timestamp });
    changedAtMs = Date.now();
  });
  session.on("Page.loadEventFired", ({ timestamp }) => {
    loadedAtS = Math.min(loadedAtS, timestamp);
  });
  await session.send("Network.enable");
  await session.send("Page.enable");
  return {
    sums: () => sumBytes(transfers, loadedAtS),
    /** Waits for 2 s without traffic. */
    async untilQuiet() {
      const limitMs = Date.now() + QUIET_LIMIT_MS;
      while (Date.now() - changedAtMs < QUIET_MS && Date.now() < limitMs) await setTimeout(POLL_MS);
    },
  };
}

/** Adds up the transferred bytes, including headers. */
export function sumBytes(transfers: readonly Transfer[], loadedAtS: number) {
  const sum = (some: readonly Transfer[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const scripts = transfers.filter(({ type }) => type === "Script");
  const isEarly = ({ endS }: Transfer) => endS <= loadedAtS;
  return {
    htmlBytes: sum(transfers.filter(({ type }) => type === "Document")),
    scriptBytesBeforeLoad: sum(scripts.filter(isEarly)),
    scriptBytes: sum(scripts),
    bytesBeforeLoad: sum(transfers.filter(isEarly)),
    bytes: sum(transfers),
  };
}
