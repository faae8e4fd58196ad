import { describe, expect, it } from "vitest";
import { type Budget, budgetSummary, median, medians, pageTable } from "../metrics";

it.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])("the median of %j is %d", (values, expected) => expect(median(values)).toBe(expected));

describe("The medians of a page", () => {
  it("are taken over the visits that have a metric", () =>
    expect(medians([{ lcpMs: 900, cls: 0 }, { lcpMs: 700 }, { lcpMs: 800 }])).toEqual({ lcpMs: 800, cls: 0 }));

  it("are empty without measurements", () => expect(medians([{}])).toEqual({}));
});

const BUDGETS: Budget[] = [
  { metric: "tbtMs", limit: 50 },
  { metric: "cls", limit: 0.005 },
  { metric: "scriptBytes", limit: 2048, pages: ["/about"] },
];

describe("The table of a page", () => {
  const table = (path: string) => pageTable(path, { tbtMs: 51, cls: 0.001, bytes: 3072 }, { tbtMs: 40 }, BUDGETS);
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
  ])("shows the current value of %s, the budget and the saved value", (label, cells) =>
    expect(line("/", label)).toEqual(cells),
  );

  it("counts a missing metric as missed, on the pages of the budget", () =>
    expect(line("/about", "All scripts")).toEqual(["–", "≤ 2.0 KB", "MISSED", "–"]));
});

it("summarises the met and the missed budgets", () => {
  const fast = { tbtMs: 50, cls: 0 };
  expect(budgetSummary({ "/": fast }, BUDGETS)).toBe("2 of 2 budgets met.");
  expect(budgetSummary({ "/": fast, "/about": { ...fast, scriptBytes: 2049 } }, BUDGETS)).toBe(
    "4 of 5 budgets met. Missed: /about All scripts.",
  );
});
