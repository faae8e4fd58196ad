import { MARKS, markFor, meets, PAGES, ratio } from "../../../scripts/bench/marks";
import { METRICS, median, type Summaries, summarise } from "../../../scripts/bench/metrics";
import { marksLine, pageTable } from "../../../scripts/bench/report";
import type { PageResult } from "../../../scripts/bench/results";

const all = (value: number) => ({ median: value, min: value, max: value });

describe("median", () => {
  it.each([
    [[7], 7],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])("of %j is %d.", (values, expected) => expect(median(values)).toBe(expected));

  it("does not change the order of its values.", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it("does not exist of nothing.", () => expect(() => median([])).toThrow());
});

describe("summarise", () => {
  const cls = { median: 0, min: 0, max: 0 };
  it.each<[string, Parameters<typeof summarise>[0], Summaries]>([
    ["nothing of no run", [], {}],
    ["nothing of what no run has", [{}], {}],
    [
      "the middle and the ends of each metric, over the runs that have it",
      [{ lcpMs: 900, cls: 0 }, { lcpMs: 700 }, { lcpMs: 800 }],
      { lcpMs: { median: 800, min: 700, max: 900 }, cls },
    ],
  ])("gives %s.", (_title, runs, expected) => expect(summarise(runs)).toEqual(expected));
});

describe("The marks", () => {
  it("are for metrics and pages that are measured, one mark for each.", () => {
    const keys = METRICS.map(({ key }) => key);
    const paths = PAGES.map(({ path }) => path);
    for (const { metric, pages = [] } of MARKS) {
      expect(keys).toContain(metric);
      for (const path of pages) expect(paths).toContain(path);
    }
    for (const path of paths) {
      for (const key of keys) {
        const marks = MARKS.filter(({ metric, pages }) => metric === key && (pages?.includes(path) ?? true));
        expect(marks.length).toBeLessThanOrEqual(1);
      }
    }
  });

  it.each([
    ["/blog/sales-automation", "scriptBytes", 87_040],
    ["/contact", "scriptBytes", 138_240],
    ["/", "scriptBytes", undefined],
    ["/career", "scriptBeforeLoadBytes", 3072],
  ] as const)("at %s for %s is %p.", (path, key, limit) => expect(markFor(path, key)?.limit).toBe(limit));

  const blocking = { metric: "tbtMs", limit: 50 } as const;
  const likeTwin = { metric: "lcpMs", limit: 1.05, comparedWithTwin: true } as const;
  it.each<[string, boolean, Parameters<typeof meets>]>([
    ["at the limit", true, [blocking, { tbtMs: all(50) }, {}]],
    ["above it", false, [blocking, { tbtMs: all(50.1) }, {}]],
    ["below it", true, [blocking, { tbtMs: all(0) }, {}]],
    ["at the ratio to the twin", true, [likeTwin, { lcpMs: all(1050) }, { lcpMs: all(1000) }]],
    ["above the ratio", false, [likeTwin, { lcpMs: all(1051) }, { lcpMs: all(1000) }]],
    ["without a twin to compare with", false, [likeTwin, { lcpMs: all(1050) }, {}]],
    ["where nothing was measured", false, [{ metric: "tapToHeadingMs", limit: 100 }, {}, {}]],
  ])("count %s as met: %p.", (_where, expected, measured) => expect(meets(...measured)).toBe(expected));
});

describe("ratio", () => {
  it.each<[Summaries, Summaries, number | undefined]>([
    [{ lcpMs: all(1000) }, { lcpMs: all(800) }, 1.25],
    [{ lcpMs: all(1000) }, { lcpMs: all(0) }, undefined],
    [{ lcpMs: all(1000) }, {}, undefined],
    [{}, { lcpMs: all(800) }, undefined],
  ])("of %j and %j is %p.", (site, twin, expected) => expect(ratio(site, twin, "lcpMs")).toBe(expected));
});

describe("The table of a page", () => {
  const bytes = { "beforeLoad.font": all(10_240), "beforeLoad.image": all(0) };
  const site = { lcpMs: all(1000.4), tbtMs: all(51), cls: all(0.001), scriptBeforeLoadBytes: all(2048), ...bytes };
  const result: PageResult = { site, twin: { lcpMs: all(1000), tbtMs: all(0), cls: all(0), ...bytes } };
  const line = (label: string, before?: PageResult) => {
    const lines = pageTable("/career", result, before).split("\n");
    return lines.find((text) => text.trim().startsWith(label))?.split(/ {2,}/);
  };

  it("begins with its path.", () => expect(pageTable("/career", result, undefined)).toMatch(/^\/career\n/));

  it.each([
    ["Largest paint", ["Largest paint (LCP)", "1000 ms", "1000 ms", "1.00", "ratio ≤ 1.05", "met"]],
    ["Blocking time", ["Blocking time (TBT)", "51 ms", "0 ms", "≤ 50 ms", "MISSED"]],
    ["Layout shift", ["Layout shift (CLS)", "0.00", "0.00", "≤ 0.00", "met"]],
    ["Script before load", ["Script before load, gzip", "2.0 KB", "–", "≤ 3.0 KB", "met"]],
    // A mark that nothing was measured for is missed.
    ["Tap to next heading", ["Tap to next heading", "–", "–", "≤ 100 ms", "MISSED"]],
    ["font", ["", "font", "10.0 KB", "10.0 KB", "1.00"]],
    // Kinds of bytes that nobody has are left out.
    ["image", undefined],
  ])("sets next to each other for %s: the medians, their ratio, the mark and the verdict.", (label, expected) => {
    expect(line(label)).toEqual(expected);
  });

  it("shows what was saved before.", () => {
    expect(line("Largest paint", { site: { lcpMs: all(1200) }, twin: {} })?.at(-1)).toBe("1200 ms");
  });
});

it("The line of the marks counts those that are met and names the others.", () => {
  const site = { lcpMs: all(1000), cls: all(0), scriptBeforeLoadBytes: all(700), tapToHeadingMs: all(80) };
  const lineFor = (tbtMs: number) =>
    marksLine({ "/career": { site: { ...site, tbtMs: all(tbtMs) }, twin: { lcpMs: all(1000) } } });
  expect(lineFor(60)).toBe("4 of 5 marks met. Missed: /career Blocking time (TBT).");
  expect(lineFor(0)).toBe("5 of 5 marks met.");
});
