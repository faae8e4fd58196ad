import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { CONSENT_STORAGE_KEY } from "../../src/config/constants";
import type { Sample } from "./metrics";
import { recordTraffic, sumTraffic, type Traffic } from "./traffic";
import { cumulativeLayoutShift, recordVitals, totalBlockingTime, type VitalsRecord } from "./vitals";

/** How many times slower than this machine the measured phone is. */
export const CPU_SLOWDOWN = 4;
/** Slow 4G, as Lighthouse has it. */
export const NETWORK = { latencyMs: 150, downBitsPerS: 1_600_000, upBitsPerS: 750_000 };
/** A common phone; sizes in px. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const QUIET_MS = 2000;
const QUIET_LIMIT_MS = 30_000;
const PREFETCH_LIMIT_MS = 20_000;
const TAP_LIMIT_MS = 10_000;
const POLL_MS = 100;
const SCROLL_PAUSE_MS = 150;

type Visit = { page: Page; traffic: Traffic };

/** Visits a page of the site as a phone does: loads it, scrolls to its end, calculates, follows a link. */
export function measureSite(browser: Browser, url: string, nextLink: string, inlineBytes: number): Promise<Sample> {
  return visit(browser, url, async (opened) => {
    await opened.page.waitForSelector('html[data-app="ready"]', { state: "attached" });
    const sample = await readPage(opened, inlineBytes);
    const typeToResultMs = await timeCalculation(opened.page);
    return { ...sample, typeToResultMs, tapToHeadingMs: await timeNextHeading(opened.page, nextLink) };
  });
}

/** Visits a page's static twin, at the twins' server: loads it, scrolls to its end. */
export function measureTwin(browser: Browser, url: string): Promise<Sample> {
  return visit(browser, url, (opened) => readPage(opened));
}

/** Loads a page in a slow phone's browser that holds nothing but the answer to the consent question. */
async function visit(browser: Browser, url: string, work: (visit: Visit) => Promise<Sample>): Promise<Sample> {
  const localStorage = [{ name: CONSENT_STORAGE_KEY, value: "declined" }];
  const context = await browser.newContext({
    ...PHONE,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: NETWORK.latencyMs,
      downloadThroughput: NETWORK.downBitsPerS / 8,
      uploadThroughput: NETWORK.upBitsPerS / 8,
    });
    await page.addInitScript(recordVitals);
    await page.goto(url, { waitUntil: "load" });
    return await work({ page, traffic });
  } finally {
    await context.close();
  }
}

async function readPage(visit: Visit, inlineBytes?: number): Promise<Sample> {
  const { page, traffic } = visit;
  await waitUntilQuiet(visit);
  const { fcpMs, lcpMs, longTasks } = await readVitals(page);
  await scrollToEnd(page);
  await waitUntilQuiet(visit);
  const { shifts } = await readVitals(page);
  return {
    fcpMs,
    lcpMs,
    tbtMs: fcpMs === undefined ? undefined : totalBlockingTime(longTasks, fcpMs),
    cls: cumulativeLayoutShift(shifts),
    ...sumTraffic(traffic.transfers, traffic.loadedAtS(), inlineBytes),
  };
}

async function readVitals(page: Page): Promise<VitalsRecord> {
  const record = await page.evaluate(() => window.vitalsRecord);
  if (!record) throw new Error(`Nothing was written down on ${page.url()}.`);
  return record;
}

/** Waits for 2 s without traffic and without a long task. */
async function waitUntilQuiet({ page, traffic }: Visit): Promise<void> {
  const limitMs = Date.now() + QUIET_LIMIT_MS;
  while (Date.now() < limitMs) {
    const missingMs = QUIET_MS - traffic.quietForMs();
    // Looking into the page costs it time, so this waits while files come in.
    if (missingMs <= 0 && (await page.evaluate(sinceLongTaskMs)) >= QUIET_MS) return;
    await page.waitForTimeout(Math.max(POLL_MS, missingMs));
  }
}

/** Runs in the browser. */
function sinceLongTaskMs(): number {
  const last = window.vitalsRecord?.longTasks.at(-1);
  return performance.now() - (last ? last.startMs + last.durationMs : 0);
}

/** Scrolls a screen at a time, so that everything that waits to come near is loaded. */
async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += PHONE.viewport.height) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(SCROLL_PAUSE_MS);
  }
}

declare global {
  interface Window {
    /** ms from the visitor's action until what it changed was painted. */
    changeTime?: Promise<number>;
  }
}

const CALCULATOR = "figure[data-calculator]";
/** The first digit is the dearest, as nothing has run yet. */
const TYPED = "9999";

/** Types a number into the page's calculator. @returns ms until the results of the slowest digit were painted */
async function timeCalculation(page: Page): Promise<number | undefined> {
  const field = page.locator(`${CALCULATOR} input`).first();
  if ((await field.count()) === 0) return undefined;
  await field.scrollIntoViewIfNeeded();
  await field.selectText();
  let slowestMs = 0;
  for (const digit of TYPED) {
    await page.evaluate(timeChange, ["keydown", CALCULATOR] as const);
    await page.keyboard.press(digit);
    slowestMs = Math.max(slowestMs, (await page.evaluate(() => window.changeTime)) ?? Number.POSITIVE_INFINITY);
  }
  return slowestMs;
}

/** Taps on a link. @returns ms until the next heading was painted, of a page that was prefetched and came */
async function timeNextHeading(page: Page, selector: string): Promise<number | undefined> {
  const link = page.locator(selector).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  const target = await link.evaluate((anchor: HTMLAnchorElement) => anchor.pathname);
  // The app starts to prefetch everything a page needs 3 s after a link has come into view.
  const isThere = (path: string) => {
    const { ___loader: loader } = window as unknown as { ___loader?: { loadPageSync: (path: string) => unknown } };
    return Boolean(loader?.loadPageSync(path));
  };
  const prefetch = page.waitForFunction(isThere, target, { timeout: PREFETCH_LIMIT_MS, polling: 2 * POLL_MS });
  if (!(await prefetch.catch(() => undefined))) return undefined;
  await page.evaluate(timeChange, ["click", "h1"] as const);
  await link.tap();
  // The answer fails when the page is left.
  const headingTime = page.evaluate(() => window.changeTime).catch(() => undefined);
  return Promise.race([headingTime, setTimeout(TAP_LIMIT_MS, undefined, { ref: false })]);
}

/**
 * Times from an event until an element's text has changed and is painted: after the next frame's callbacks
 * comes the paint, after the paint a message. Runs in the browser: uses nothing from outside itself.
 */
function timeChange([type, selector]: readonly [type: "click" | "keydown", selector: string]): void {
  const before = document.querySelector(selector)?.textContent;
  window.changeTime = new Promise((resolve) => {
    addEventListener(
      type,
      (event) => {
        new MutationObserver((_changes, observer) => {
          const text = document.querySelector(selector)?.textContent;
          if (!text || text === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - event.timeStamp);
            port2.postMessage(null);
          });
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}
