import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { around, compareFolders, describeDifference, firstDifference } from "../../journeys/support/compare-folders";

describe("firstDifference", () => {
  const at = (first: string, second: string) => firstDifference(Buffer.from(first), Buffer.from(second));

  it("finds the first byte that differs, also behind the end of the shorter one", () => {
    expect(at("abc", "axc")).toBe(1);
    expect(at("abc", "abcd")).toBe(3);
    expect(at("", "a")).toBe(0);
  });

  it("finds none between equal bytes", () => {
    expect(at("abc", "abc")).toBeUndefined();
    expect(at("", "")).toBeUndefined();
  });
});

it("shows bytes on one line", () => {
  expect(around(Buffer.from("a\nb\u0000c"), 2)).toBe("a·b·c");
});

describe("compareFolders", () => {
  let root: string;
  const folder = (name: string, files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) {
      const target = path.join(root, name, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    return path.join(root, name);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "compare-folders-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("lists files that are missing or differ", () => {
    const warm = folder("warm", { "a/same.html": "1", "a/other.html": "one", "stale.png": "1" });
    const cold = folder("cold", { "a/same.html": "1", "a/other.html": "only", "new.png": "1" });
    const differences = compareFolders(warm, cold);
    expect(differences.map((difference) => describeDifference(difference, ["warm", "cold"]))).toEqual([
      "a/other.html: differs from byte 2 on\n  warm  …one…\n  cold  …only…",
      "new.png: only in cold",
      "stale.png: only in warm",
    ]);
  });

  it("does not take a folder that is not there for an empty one", () => {
    expect(() => compareFolders(folder("warm", { a: "1" }), path.join(root, "cold"))).toThrow("no folder");
  });
});
