import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { CONSENT_STORAGE_KEY } from "../../src/config/constants";
import type { Sample } from "./metrics";
import type { BenchPage } from "./pages";
import { recordTraffic, sumTraffic, type Traffic } from "./traffic";
import { cumulativeLayoutShift, recordVitals, totalBlockingTime, type VitalsRecord } from "./vitals";

/** How many times slower than this machine the measured phone is. */
export const CPU_SLOWDOWN = 4;
/** Slow 4G, as Lighthouse has it. */
export const NETWORK = { latencyMs: 150, downBitsPerS: 1_600_000, upBitsPerS: 750_000 } as const;
/** A common phone; sizes in px. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

const QUIET_MS = 2000;
const QUIET_LIMIT_MS = 30_000;
const PREFETCH_LIMIT_MS = 20_000;
const TAP_LIMIT_MS = 10_000;
const POLL_MS = 100;
const SCROLL_PAUSE_MS = 150;
const MENU_TAP_AFTER_FCP_MS = 100;

type Visit = { page: Page; traffic: Traffic };

/**
 * Visits a page of the site as a phone does: loads it, scrolls to its end, follows a link.
 * @param origin of the site's server
 * @param inlineScriptBytes script that stands in the page itself, after gzip
 */
export function measureSite(
  browser: Browser,
  origin: string,
  { path, nextLink }: BenchPage,
  inlineScriptBytes: number,
): Promise<Sample> {
  return visit(browser, origin, async (opened) => {
    await opened.page.goto(origin + path, { waitUntil: "load" });
    await opened.page.waitForSelector('html[data-app="ready"]', { state: "attached" });
    const sample = await readPage(opened, inlineScriptBytes);
    const tapToHeadingMs = await timeNextHeading(opened, nextLink);
    return tapToHeadingMs === undefined ? sample : { ...sample, tapToHeadingMs };
  });
}

/**
 * Visits a page's static twin: loads it, scrolls to its end.
 * @param origin of the twins' server
 */
export function measureTwin(browser: Browser, origin: string, { path }: BenchPage): Promise<Sample> {
  return visit(browser, origin, async (opened) => {
    await opened.page.goto(origin + path, { waitUntil: "load" });
    return readPage(opened, 0);
  });
}

/**
 * Visits a page and taps on the menu button at once, 100 ms after the first paint, whether or not
 * the app is there.
 * @param origin of the site's server
 */
export function measureMenu(browser: Browser, origin: string, { path }: BenchPage): Promise<Sample> {
  return visit(browser, origin, async ({ page }) => {
    await page.addInitScript(timeMenu);
    await page.goto(origin + path, { waitUntil: "commit" });
    const button = await page.waitForFunction(() => {
      const fcpMs = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      const box = document.querySelector("header button[popovertarget]")?.getBoundingClientRect();
      if (fcpMs === undefined || !box) return undefined;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, sinceFcpMs: performance.now() - fcpMs };
    });
    const place = await button.jsonValue();
    if (!place) return {};
    await page.waitForTimeout(Math.max(0, MENU_TAP_AFTER_FCP_MS - place.sinceFcpMs));
    await page.touchscreen.tap(place.x, place.y);
    const menuMs = await within(
      TAP_LIMIT_MS,
      page.evaluate(() => window.menuTime),
    );
    return menuMs === undefined ? {} : { menuMs };
  });
}

/** Opens a slow phone's browser that holds nothing but the answer to the consent question. */
async function visit(browser: Browser, origin: string, work: (visit: Visit) => Promise<Sample>): Promise<Sample> {
  const context = await browser.newContext(phoneAt(origin));
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
    return await work({ page, traffic });
  } finally {
    await context.close();
  }
}

const phoneAt = (origin: string): BrowserContextOptions => ({
  ...PHONE,
  locale: "de-DE",
  timezoneId: "Europe/Berlin",
  storageState: {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: CONSENT_STORAGE_KEY, value: "declined" }] }],
  },
});

async function readPage(visit: Visit, inlineScriptBytes: number): Promise<Sample> {
  const { page, traffic } = visit;
  await waitUntilQuiet(visit);
  const { fcpMs, lcpMs, longTasks } = await readVitals(page);
  await scrollToEnd(page);
  await waitUntilQuiet(visit);
  const { shifts } = await readVitals(page);
  return {
    ...(fcpMs === undefined ? {} : { fcpMs, tbtMs: totalBlockingTime(longTasks, fcpMs) }),
    ...(lcpMs === undefined ? {} : { lcpMs }),
    cls: cumulativeLayoutShift(shifts),
    ...sumTraffic(traffic.transfers, traffic.loadedAtS(), inlineScriptBytes),
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
    if (missingMs > 0) await page.waitForTimeout(Math.max(POLL_MS, missingMs));
    else if ((await sinceLongTaskMs(page)) >= QUIET_MS) return;
    else await page.waitForTimeout(POLL_MS);
  }
}

const sinceLongTaskMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const last = window.vitalsRecord?.longTasks.at(-1);
    return performance.now() - (last ? last.startMs + last.durationMs : 0);
  });

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
    /** ms from the tap until the next page's heading was painted. */
    headingTime?: Promise<number>;
    /** ms from the tap until the menu was painted. */
    menuTime?: Promise<number>;
  }
}

/**
 * Taps on a link whose page has been prefetched.
 * @returns ms until the next heading was painted; `undefined` when it was not prefetched or did not come
 */
async function timeNextHeading({ page }: Visit, selector: string): Promise<number | undefined> {
  const link = page.locator(selector).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  const target = await link.evaluate((anchor: HTMLAnchorElement) => anchor.pathname);
  if (!(await isPrefetched(page, target))) return undefined;
  await page.evaluate(timeHeading);
  await link.tap();
  return within(
    TAP_LIMIT_MS,
    page.evaluate(() => window.headingTime),
  );
}

/** Waits until the app has prefetched everything a page needs; it starts 3 s after a link has come into view. */
async function isPrefetched(page: Page, target: string): Promise<boolean> {
  const limitMs = Date.now() + PREFETCH_LIMIT_MS;
  while (Date.now() < limitMs) {
    const isThere = await page.evaluate((path) => {
      const { ___loader: loader } = window as unknown as { ___loader?: { loadPageSync: (path: string) => unknown } };
      return Boolean(loader?.loadPageSync(path));
    }, target);
    if (isThere) return true;
    await page.waitForTimeout(2 * POLL_MS);
  }
  return false;
}

/**
 * Times from a click until the first heading has changed and is painted: after the next frame's
 * callbacks comes the paint, after the paint a message.
 *
 * Runs in the browser: uses nothing from outside itself.
 */
function timeHeading(): void {
  const before = document.querySelector("h1")?.textContent;
  window.headingTime = new Promise((resolve) => {
    addEventListener(
      "click",
      (click) => {
        new MutationObserver((_changes, observer) => {
          const heading = document.querySelector("h1")?.textContent;
          if (!heading || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - click.timeStamp);
            port2.postMessage(null);
          });
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}

/**
 * Times from a click until the menu is open and painted, as above.
 *
 * Runs in the browser, before anything of the page: uses nothing from outside itself.
 */
function timeMenu(): void {
  window.menuTime = new Promise((resolve) => {
    addEventListener(
      "click",
      (click) => {
        document.addEventListener(
          "beforetoggle",
          () => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => {
                if (document.querySelector("#mobile-menu")?.matches(":popover-open")) {
                  resolve(performance.now() - click.timeStamp);
                }
              };
              port2.postMessage(null);
            });
          },
          { capture: true, once: true },
        );
      },
      { capture: true, once: true },
    );
  });
}

/** The result of a promise; `undefined` if it is late or fails, as it does when the page is left. */
function within<T>(limitMs: number, promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), limitMs);
    promise
      .catch(() => undefined)
      .then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
  });
}
