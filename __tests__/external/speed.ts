import type { CDPSession } from "@playwright/test";
import { type Checker, type Finding, openPage, withBrowser } from "./checker";

/** A phone of the middle, and its network. */
const CPU_SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const WINDOW = { width: 390, height: 844 };
/** How long a page is watched after it has loaded, ms: the app and the banner come within. */
const WATCHED_MS = 5000;
const RUNS = 3;
/** From here on, a task blocks, ms. */
const LONG_TASK_MS = 50;
/** How much longer than its twin's a page's layout may take; a single run differs by as much. */
const MOST_LAYOUT = 1.5;

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { beginData?: { url?: string } };
};
type Figures = Record<string, number>;

/**
 * What the main thread of a slow phone does for a page, before and after `load`, beside its twin: the same document
 * without scripts. It prints a table and judges only what can be compared in the same run.
 */
export const speed: Checker = (site) =>
  withBrowser(async (browser) => {
    const articles = site.paths().filter((path) => path.startsWith("/blog/"));
    const longest = articles.sort((one, other) => site.html(other).length - site.html(one).length)[0] ?? "/blog";
    const findings: Finding[] = [];
    const table: Record<string, Figures> = {};
    for (const path of ["/", longest, "/contact", "/product"]) {
      const measure = async (isTwin: boolean) => {
        const runs: Figures[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          const page = await openPage(browser, site.origin, { viewport: WINDOW, isMobile: true, hasAnswered: false });
          if (isTwin)
            await page.route(site.origin + path, (route) =>
              route.fulfill({ contentType: "text/html", body: withoutScripts(site.html(path)) }),
            );
          const session = await page.context().newCDPSession(page);
          await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
          await session.send("Network.enable");
          await session.send("Network.emulateNetworkConditions", SLOW_4G);
          runs.push(
            figuresOf(
              await traced(session, async () => {
                await page.goto(site.origin + path, { waitUntil: "load" });
                await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
              }),
              site.origin + path,
            ),
          );
          await page.context().close();
        }
        return median(runs);
      };
      const [whole, twin] = [await measure(false), await measure(true)];
      table[path] = whole;
      table[`${path}, twin`] = twin;
      const ratio = allLayout(whole) / (allLayout(twin) || 1);
      if (ratio > MOST_LAYOUT)
        findings.push({
          rule: "layout beside the twin's",
          page: path,
          place: `${ratio.toFixed(2)} times as long`,
        });
    }
    console.table(table);
    return findings;
  });

/** A page's first layout falls before its load, or just after. */
const allLayout = (figures: Figures) => (figures["layout before"] ?? 0) + (figures["layout after"] ?? 0);

const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");

/** All events of the trace while something is done. */
async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const categories = "devtools.timeline,toplevel,disabled-by-default-devtools.timeline";
  await session.send("Tracing.start", { categories, transferMode: "ReportEvents" });
  await work();
  const isComplete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await isComplete;
  return events;
}

/** Milliseconds of the page's main thread by kind, in order of the table. */
function figuresOf(events: readonly TraceEvent[], url: string): Figures {
  // The empty page before this one has events of its own, at times in the same process.
  const page = events.find(({ name, args }) => name === "ParseHTML" && args?.beginData?.url === url);
  if (!page) throw new Error(`The trace has nothing of ${url}: run it again.`);
  const ofPage = events.filter(({ pid, tid }) => pid === page.pid && tid === page.tid);
  const load = ofPage.find(({ name, ts }) => name === "MarkLoad" && ts > page.ts);
  const own = ofPage.filter(({ ph }) => ph === "X");
  const sum = (name: string, isAfter: boolean, most = 0) =>
    own
      .filter((event) => event.name === name && event.ts >= (load?.ts ?? 0) === isAfter)
      .reduce((all, { dur = 0 }) => all + Math.max(0, dur / 1000 - most), 0);
  const figures = {
    "layout before": sum("Layout", false),
    "style before": sum("UpdateLayoutTree", false),
    "layout after": sum("Layout", true),
    "style after": sum("UpdateLayoutTree", true),
    functions: sum("FunctionCall", true),
    evaluation: sum("EvaluateScript", true),
    blocking: sum("RunTask", false, LONG_TASK_MS) + sum("RunTask", true, LONG_TASK_MS),
  };
  return Object.fromEntries(Object.entries(figures).map(([name, ms]) => [name, Math.round(ms)]));
}

function median(runs: readonly Figures[]): Figures {
  const middle = (name: string) => runs.map((run) => run[name] ?? 0).sort((one, other) => one - other)[RUNS >> 1] ?? 0;
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, middle(name)]));
}
