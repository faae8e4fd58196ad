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
  ])("lacks %s.", (_title, html, expected) => {
    expect(withoutScripts(html)).toBe(expected);
  });

  it.each([
    ["structured data", `${DATA}<p>A</p>`],
    ["styles", '<style>a{}</style><link rel="stylesheet" href="/a.css"/>'],
    ["the hint at a font", '<link rel="preload" as="font" href="/a.woff2"/>'],
    ["text about scripts", "<p>&lt;script&gt; and script</p>"],
  ])("keeps %s.", (_title, html) => {
    expect(withoutScripts(html)).toBe(html);
  });
});

describe("inlineScriptBytes", () => {
  it("sums up the scripts of a page, compressed, without structured data and files.", () => {
    const first = "let a = 1;".repeat(100);
    const second = "let b = 2;";
    const html = `<script>${first}</script>${DATA}<script src="/app.js"></script><script id="x">${second}</script>`;
    expect(inlineScriptBytes(html)).toBe(gzipSync(first).length + gzipSync(second).length);
  });

  it("is 0 without scripts.", () => {
    expect(inlineScriptBytes(`<p>A</p>${DATA}`)).toBe(0);
  });
});

describe("totalBlockingTime", () => {
  const FCP_MS = 1000;
  it.each([
    ["nothing for no task", [], 0],
    ["what a task is longer than 50 ms", [[1200, 80]], 30],
    ["nothing for a task of 50 ms", [[1200, 50]], 0],
    [
      "each task by itself",
      [
        [1200, 80],
        [1300, 150],
      ],
      130,
    ],
    ["nothing for a task before the first paint", [[100, 500]], 0],
    ["of a task under way at the first paint, the rest", [[900, 200]], 50],
  ])("counts %s.", (_title, tasks, expected) => {
    const longTasks = tasks.map(([startMs = 0, durationMs = 0]) => ({ startMs, durationMs }));
    expect(totalBlockingTime(longTasks, FCP_MS)).toBe(expected);
  });
});

describe("cumulativeLayoutShift", () => {
  it.each([
    ["is 0 without shifts", [], 0],
    [
      "sums up shifts less than 1 s apart",
      [
        [100, 1],
        [900, 2],
        [1800, 4],
      ],
      7,
    ],
    [
      "takes the largest group",
      [
        [100, 1],
        [1100, 4],
        [3000, 2],
      ],
      4,
    ],
    ["ends a group after 5 s", [0, 900, 1800, 2700, 3600, 4500, 5400].map((startMs) => [startMs, 1]), 6],
  ])("%s.", (_title, entries, expected) => {
    const shifts = entries.map(([startMs = 0, value = 0]) => ({ startMs, value }));
    expect(cumulativeLayoutShift(shifts)).toBe(expected);
  });
});

describe("sumTraffic", () => {
  const transfer = (kind: Transfer["kind"], url: string, bodyBytes: number, finishedAtS: number): Transfer => ({
    kind,
    url: `http://localhost${url}`,
    bodyBytes,
    transferredBytes: bodyBytes + 10,
    finishedAtS,
  });
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
    expect(sumTraffic(TRANSFERS, 3, 0)).toMatchObject({
      prefetchedScriptBytes: 50,
      "total.prefetch": 100,
      totalBytes: 780,
    });
  });

  it("counts what went over the line by kind, before the load event and in total.", () => {
    expect(sumTraffic(TRANSFERS, 3, 0)).toMatchObject({
      htmlBytes: 100,
      beforeLoadBytes: 370,
      "beforeLoad.document": 110,
      "beforeLoad.script": 50,
      "beforeLoad.prefetch": 0,
      "total.script": 460,
      "total.image": 0,
    });
  });

  it("counts nothing as before a load event that never was.", () => {
    expect(sumTraffic(TRANSFERS, undefined, 0)).toMatchObject({ beforeLoadBytes: 0, scriptBeforeLoadBytes: 0 });
  });
});

describe("What is said of Lighthouse's report", () => {
  const REPORT = {
    categories: {
      performance: {
        title: "Performance",
        score: 0.996,
        auditRefs: [
          { id: "fcp", weight: 10 },
          { id: "lcp", weight: 25 },
        ],
      },
      seo: { title: "SEO", score: 0.92, auditRefs: [{ id: "hints", weight: 0 }] },
      broken: { title: "Broken", score: null, auditRefs: [{ id: "unknown", weight: 1 }] },
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
