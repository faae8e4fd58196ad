import { gzipSync } from "node:zlib";
import { categoryScores, reportLines } from "../../../scripts/bench/lighthouse-report";
import { inlineScriptBytes, withoutScripts } from "../../../scripts/bench/scripts-in-html";
import { sumTraffic, type Transfer } from "../../../scripts/bench/traffic";
import { cumulativeLayoutShift, totalBlockingTime } from "../../../scripts/bench/vitals";

const DATA = '<script type="application/ld+json">{"@type":"Article"}</script>';
const LOADER = '<script id="app-loader" data-page="/">(()=>{let a="<p>";})()</script>';

describe("The static twin of a page", () => {
  it.each([
    ["an inline script", `<p>A</p>${LOADER}<p>B</p>`, "<p>A</p><p>B</p>"],
    ["a script's file", '<p>A</p><script src="/app.js" defer></script>', "<p>A</p>"],
    ["a script of several lines", "<script>\nlet a;\n</script>\n<p>A</p>", "\n<p>A</p>"],
    ["several scripts", `${LOADER}<p>A</p>${LOADER}`, "<p>A</p>"],
    ["the hint at a script", '<link rel="preload" as="script" href="/app.js"/><p>A</p>', "<p>A</p>"],
    ["the hint at a module", '<link rel="modulepreload" href="/app.js"/><p>A</p>', "<p>A</p>"],
  ])("lacks %s.", (_title, html, expected) => expect(withoutScripts(html)).toBe(expected));

  it.each([
    ["structured data", `${DATA}<p>A</p>`],
    ["styles", '<style>a{}</style><link rel="stylesheet" href="/a.css"/>'],
    ["the hint at a font", '<link rel="preload" as="font" href="/a.woff2"/>'],
    ["text about scripts", "<p>&lt;script&gt; and script</p>"],
  ])("keeps %s.", (_title, html) => expect(withoutScripts(html)).toBe(html));
});

describe("inlineScriptBytes", () => {
  it("sums up the scripts of a page, compressed, without structured data and files.", () => {
    const first = "let a = 1;".repeat(100);
    const second = "let b = 2;";
    const html = `<script>${first}</script>${DATA}<script src="/app.js"></script><script id="x">${second}</script>`;
    expect(inlineScriptBytes(html)).toBe(gzipSync(first).length + gzipSync(second).length);
  });

  it("is 0 without scripts.", () => expect(inlineScriptBytes(`<p>A</p>${DATA}`)).toBe(0));
});

describe("totalBlockingTime", () => {
  const task = (startMs: number, durationMs: number) => ({ startMs, durationMs });
  it.each([
    ["nothing for no task", [], 0],
    ["what a task is longer than 50 ms", [task(1200, 80)], 30],
    ["nothing for a task of 50 ms", [task(1200, 50)], 0],
    ["each task by itself", [task(1200, 80), task(1300, 150)], 130],
    ["nothing for a task before the first paint", [task(100, 500)], 0],
    ["of a task under way at the first paint, the rest", [task(900, 200)], 50],
  ])("counts %s.", (_title, tasks, expected) => expect(totalBlockingTime(tasks, 1000)).toBe(expected));
});

describe("cumulativeLayoutShift", () => {
  const shift = (startMs: number, value: number) => ({ startMs, value });
  it.each([
    ["is 0 without shifts", [], 0],
    ["sums up shifts less than 1 s apart", [shift(100, 1), shift(900, 2), shift(1800, 4)], 7],
    ["takes the largest group", [shift(100, 1), shift(1100, 4), shift(3000, 2)], 4],
    ["ends a group after 5 s", [0, 900, 1800, 2700, 3600, 4500, 5400].map((startMs) => shift(startMs, 1)), 6],
  ])("%s.", (_title, shifts, expected) => expect(cumulativeLayoutShift(shifts)).toBe(expected));
});

describe("sumTraffic", () => {
  const transfer = (kind: Transfer["kind"], path: string, bodyBytes: number, finishedAtS: number): Transfer => {
    return { kind, url: `http://localhost${path}`, bodyBytes, transferredBytes: bodyBytes + 10, finishedAtS };
  };
  const TRANSFERS = [
    transfer("document", "/", 100, 1),
    transfer("font", "/a.woff2", 200, 2),
    transfer("script", "/early.js", 40, 2),
    transfer("script", "/app.js", 400, 5),
    transfer("prefetch", "/page-data/about/page-data.json", 30, 6),
    transfer("prefetch", "/about.js", 50, 7),
  ];

  it("tells script before the load event from all script, and counts the page's own to both.", () => {
    expect(sumTraffic(TRANSFERS, 3, 7)).toMatchObject({ scriptBeforeLoadBytes: 47, scriptBytes: 447 });
  });

  it("counts prefetched files by themselves.", () => {
    const expected = { prefetchedScriptBytes: 50, "total.prefetch": 100, totalBytes: 780 };
    expect(sumTraffic(TRANSFERS, 3, 0)).toMatchObject(expected);
  });

  it("counts what went over the line by kind, before the load event and in total.", () => {
    const html = { htmlBytes: 100, beforeLoadBytes: 370 };
    const beforeLoad = { "beforeLoad.document": 110, "beforeLoad.script": 50, "beforeLoad.prefetch": 0 };
    const total = { "total.script": 460, "total.image": 0 };
    expect(sumTraffic(TRANSFERS, 3, 0)).toMatchObject({ ...html, ...beforeLoad, ...total });
  });

  it("counts nothing as before a load event that never was.", () => {
    expect(sumTraffic(TRANSFERS, undefined, 0)).toMatchObject({ beforeLoadBytes: 0, scriptBeforeLoadBytes: 0 });
  });
});

describe("What is said of Lighthouse's report", () => {
  const audit = (id: string, weight: number) => ({ id, weight });
  const REPORT = {
    categories: {
      performance: { title: "Performance", score: 0.996, auditRefs: [audit("fcp", 10), audit("lcp", 25)] },
      seo: { title: "SEO", score: 0.92, auditRefs: [audit("hints", 0)] },
      broken: { title: "Broken", score: null, auditRefs: [audit("unknown", 1)] },
    },
    audits: {
      fcp: { title: "Paint", score: 1 },
      lcp: { title: "Largest", score: 0.98, displayValue: "1.2 s" },
      hints: { title: "Hints", score: null },
    },
  };

  it("has the scores out of 100.", () => {
    expect(categoryScores(REPORT)).toEqual({ performance: 100, seo: 92, broken: 0 });
  });

  it("names missed categories and every audit that is not perfect.", () => {
    expect(reportLines(REPORT)).toEqual([
      "  Performance: 100",
      "    0.98 (weight 25) lcp: Largest, 1.2 s",
      "  SEO: 92  MISSED",
      "  Broken: 0  MISSED",
    ]);
  });
});
