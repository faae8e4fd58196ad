import { MARKS, markFor, meets, ratio } from "../../../scripts/bench/marks";
import { METRICS, median, type Summaries, summarise } from "../../../scripts/bench/metrics";
import { PAGES } from "../../../scripts/bench/pages";
import { marksLine, pageTable } from "../../../scripts/bench/report";
import type { PageResult } from "../../../scripts/bench/results";

const all = (value: number) => ({ median: value, min: value, max: value });

describe("median", () => {
  it.each([
    [[7], 7],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])("of %j is %d.", (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it("does not change the order of its values.", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it("does not exist of nothing.", () => {
    expect(() => median([])).toThrow();
  });
});

describe("summarise", () => {
  it("gives the middle and the ends of each metric, over the runs that have it.", () => {
    expect(summarise([{ lcpMs: 900, cls: 0 }, { lcpMs: 700 }, { lcpMs: 800 }])).toEqual({
      lcpMs: { median: 800, min: 700, max: 900 },
      cls: { median: 0, min: 0, max: 0 },
    });
  });

  it("gives nothing for what no run has.", () => {
    expect(summarise([{}])).toEqual({});
    expect(summarise([])).toEqual({});
  });
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

  it("differ by page where they are for some pages only.", () => {
    expect(markFor("/blog/sales-automation", "scriptBytes")?.limit).toBe(87_040);
    expect(markFor("/contact", "scriptBytes")?.limit).toBe(138_240);
    expect(markFor("/", "scriptBytes")).toBeUndefined();
    expect(markFor("/career", "scriptBeforeLoadBytes")?.limit).toBe(3072);
  });

  it.each([
    ["at the limit", 50, true],
    ["above it", 50.1, false],
    ["below it", 0, true],
  ])("count as met or missed %s.", (_title, tbtMs, expected) => {
    expect(meets({ metric: "tbtMs", limit: 50 }, { tbtMs: all(tbtMs) }, {})).toBe(expected);
  });

  it("can be on the ratio to the twin.", () => {
    const mark = { metric: "lcpMs", limit: 1.05, comparedWithTwin: true } as const;
    expect(meets(mark, { lcpMs: all(1050) }, { lcpMs: all(1000) })).toBe(true);
    expect(meets(mark, { lcpMs: all(1051) }, { lcpMs: all(1000) })).toBe(false);
    expect(meets(mark, { lcpMs: all(1050) }, {})).toBe(false);
  });

  it("are missed where nothing was measured.", () => {
    expect(meets({ metric: "tapToHeadingMs", limit: 100 }, {}, {})).toBe(false);
  });
});

describe("ratio", () => {
  it.each<[Summaries, Summaries, number | undefined]>([
    [{ lcpMs: all(1000) }, { lcpMs: all(800) }, 1.25],
    [{ lcpMs: all(1000) }, { lcpMs: all(0) }, undefined],
    [{ lcpMs: all(1000) }, {}, undefined],
    [{}, { lcpMs: all(800) }, undefined],
  ])("of %j and %j is %p.", (site, twin, expected) => {
    expect(ratio(site, twin, "lcpMs")).toBe(expected);
  });
});

describe("The table of a page", () => {
  const result: PageResult = {
    site: {
      lcpMs: all(1000.4),
      tbtMs: all(51),
      cls: all(0.001),
      scriptBeforeLoadBytes: all(2048),
      "beforeLoad.font": all(10_240),
      "beforeLoad.image": all(0),
    },
    twin: { lcpMs: all(1000), tbtMs: all(0), cls: all(0), "beforeLoad.font": all(10_240), "beforeLoad.image": all(0) },
  };
  const line = (label: string, before?: PageResult) =>
    pageTable("/career", result, before)
      .split("\n")
      .find((text) => text.trim().startsWith(label))
      ?.split(/ {2,}/);

  it("begins with its path.", () => {
    expect(pageTable("/career", result, undefined)).toMatch(/^\/career\n/);
  });

  it("sets the medians next to the twin's, their ratio, the mark and the verdict.", () => {
    expect(line("Largest paint")).toEqual(["Largest paint (LCP)", "1000 ms", "1000 ms", "1.00", "ratio ≤ 1.05", "met"]);
    expect(line("Blocking time")).toEqual(["Blocking time (TBT)", "51 ms", "0 ms", "≤ 50 ms", "MISSED"]);
    expect(line("Layout shift")).toEqual(["Layout shift (CLS)", "0.00", "0.00", "≤ 0.00", "met"]);
    expect(line("Script before load")).toEqual(["Script before load, gzip", "2.0 KB", "–", "≤ 3.0 KB", "met"]);
  });

  it("shows what was saved before.", () => {
    expect(line("Largest paint", { site: { lcpMs: all(1200) }, twin: {} })?.at(-1)).toBe("1200 ms");
  });

  it("leaves out kinds of bytes that nobody has.", () => {
    expect(line("font")).toEqual(["", "font", "10.0 KB", "10.0 KB", "1.00"]);
    expect(line("image")).toBeUndefined();
  });

  it("shows a mark that nothing was measured for as missed.", () => {
    expect(line("Tap to next heading")).toEqual(["Tap to next heading", "–", "–", "≤ 100 ms", "MISSED"]);
  });
});

describe("The line of the marks", () => {
  it("counts those that are met and names the others.", () => {
    const site: Summaries = {
      lcpMs: all(1000),
      tbtMs: all(60),
      cls: all(0),
      scriptBeforeLoadBytes: all(700),
      tapToHeadingMs: all(80),
    };
    const pages = { "/career": { site, twin: { lcpMs: all(1000) } } };
    expect(marksLine(pages)).toBe("4 of 5 marks met. Missed: /career Blocking time (TBT).");
    expect(marksLine({ "/career": { site: { ...site, tbtMs: all(0) }, twin: { lcpMs: all(1000) } } })).toBe(
      "5 of 5 marks met.",
    );
  });
});
