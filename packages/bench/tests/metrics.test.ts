import { describe, expect, it } from "vitest";
import { type Mark, marksLine, median, medians, pageTable } from "../metrics";

it.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])("The median of %j is %d.", (values, expected) => expect(median(values)).toBe(expected));

describe("The medians of a page", () => {
  it("are those of the runs that have a metric", () =>
    expect(medians([{ lcpMs: 900, cls: 0 }, { lcpMs: 700 }, { lcpMs: 800 }])).toEqual({ lcpMs: 800, cls: 0 }));

  it("are none of nothing", () => expect(medians([{}])).toEqual({}));
});

const MARKS: Mark[] = [
  { metric: "tbtMs", limit: 50 },
  { metric: "cls", limit: 0.005 },
  { metric: "scriptBytes", limit: 2048, pages: ["/about"] },
];

describe("The table of a page", () => {
  const table = (path: string) => pageTable(path, { tbtMs: 51, cls: 0.001, bytes: 3072 }, { tbtMs: 40 }, MARKS);
  const line = (path: string, label: string) =>
    table(path)
      .find((text) => text.startsWith(label))
      ?.split(/ {2,}/)
      .slice(1);

  it.each([
    ["Total blocking time", ["51 ms", "≤ 50 ms", "MISSED", "40 ms"]],
    ["Cumulative layout shift", ["0.00", "≤ 0.01", "met", "–"]],
    ["Transferred", ["3.0 KB", "–"]],
    ["HTML", undefined],
    ["All scripts", undefined],
  ])("shows of %s what is now, the mark and what was saved", (label, cells) => expect(line("/", label)).toEqual(cells));

  it("counts what was not measured as missed, on the pages of the mark", () =>
    expect(line("/about", "All scripts")).toEqual(["–", "≤ 2.0 KB", "MISSED", "–"]));
});

it("The line of the marks counts those that are met and names the others.", () => {
  const fast = { tbtMs: 50, cls: 0 };
  expect(marksLine({ "/": fast }, MARKS)).toBe("2 of 2 marks met.");
  expect(marksLine({ "/": fast, "/about": { ...fast, scriptBytes: 2049 } }, MARKS)).toBe(
    "4 of 5 marks met. Missed: /about All scripts.",
  );
});
