import type { Browser } from "@playwright/test";
import { type Checker, type Finding, openPage, pageOfEachKind, withBrowser } from "./checker";

/** Windows, px: phones in small steps, a tablet and two desks. */
const WIDTHS = [...Array.from({ length: 41 }, (_, step) => 320 + 4 * step), 768, 1024, 1440];
const HEIGHT = 844;
/** Less is a button that grows by a pixel. */
const LEAST_SHIFT = 0.001;
/** Windows that load at the same time. */
const AT_ONCE = 2;

type Load = { path: string; width: number };
/** Each kind of page at each width, with fonts that come when it has been painted: nothing moves. */
export const fonts: Checker = (site) =>
  withBrowser(async (browser) => {
    const loads = pageOfEachKind(site).flatMap((path) => WIDTHS.map((width) => ({ path, width })));
    const findings = await Promise.all(Array.from({ length: AT_ONCE }, () => load(browser, site.origin, loads)));
    return findings.flat();
  });

/** Takes one load after the other until none is left. */
async function load(browser: Browser, origin: string, loads: Load[]): Promise<Finding[]> {
  const page = await openPage(browser, origin);
  // Each load asks for the fonts anew.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  let painted = () => {};
  let untilPainted: Promise<void>;
  await page.route(/\.woff2$/, async (route) => {
    await untilPainted;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: [value: number, place: string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node?: Node }[] }[])
        shifts.push([entry.value, entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join(" | ")]);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const findings: Finding[] = [];
  for (let next = loads.pop(); next; next = loads.pop()) {
    const { path, width } = next;
    untilPainted = new Promise((resolve) => {
      painted = resolve;
    });
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(origin + path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    painted();
    await page.waitForSelector('html[data-app="ready"]');
    const shifts = await page.evaluate(async () => {
      // Time for the app to bring the fonts in.
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: [number, string][] }).shifts;
    });
    for (const [value, place] of shifts.filter(([value]) => value >= LEAST_SHIFT))
      findings.push({ rule: "layout shift", page: path, state: `${width} px`, place: `${value.toFixed(3)} ${place}` });
  }
  return findings;
}
