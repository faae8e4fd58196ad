import path from "node:path";
import { around, compareFolders, describeDifference, firstDifference } from "../../journeys/support/compare-folders";
import { temporaryFolder } from "../support/temporary-folder";

it.each([
  ["abc", "axc", 1],
  ["abc", "abcd", 3],
  ["", "a", 0],
  ["abc", "abc", undefined],
  ["", "", undefined],
])("finds the first byte in which %j and %j differ: %p", (first, second, expected) => {
  expect(firstDifference(Buffer.from(first), Buffer.from(second))).toBe(expected);
});

it("shows bytes on one line", () => {
  expect(around(Buffer.from("a\nb\u0000c"), 2)).toBe("a·b·c");
});

describe("compareFolders", () => {
  it("lists files that are missing or differ", () => {
    const warm = temporaryFolder({ "a/same.html": "1", "a/other.html": "one", "stale.png": "1" });
    const cold = temporaryFolder({ "a/same.html": "1", "a/other.html": "only", "new.png": "1" });
    const differences = compareFolders(warm, cold);
    expect(differences.map((difference) => describeDifference(difference, ["warm", "cold"]))).toEqual([
      "a/other.html: differs from byte 2 on\n  warm  …one…\n  cold  …only…",
      "new.png: only in cold",
      "stale.png: only in warm",
    ]);
  });

  it("distinguishes a missing folder from an empty one", () => {
    const warm = temporaryFolder({ a: "1" });
    expect(() => compareFolders(warm, path.join(warm, "cold"))).toThrow("no folder");
  });
});
