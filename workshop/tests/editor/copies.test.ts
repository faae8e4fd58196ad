import { beforeEach, describe, expect, it, vi } from "vitest";
import { copyOf, keepCopy, restoreCopy, timeOf } from "../../editor/browser/copies";

const FILE = "content/jobs/driver.mdx";
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe("a copy in the browser", () => {
  it("keeps what was typed, its version and its time", () => {
    vi.setSystemTime("2026-03-01T13:05:00");
    expect(keepCopy(FILE, "neu", "alt")).toBe(true);
    expect(copyOf(FILE)).toEqual({ text: "neu", base: "alt", time: Date.now() });
    expect(timeOf({ text: "", base: "", time: Date.now() })).toBe("1. März 2026 um 13:05 Uhr");
    vi.useRealTimers();
  });

  it("is deleted when nothing differs from the file", async () => {
    for (const forget of [() => keepCopy(FILE, "alt", "alt"), () => restoreCopy(FILE, "neu")]) {
      keepCopy(FILE, "neu", "alt");
      await forget();
      expect(copyOf(FILE)).toBeUndefined();
    }
  });

  it("reports when there is no space", () => {
    vi.stubGlobal("localStorage", {});
    expect(keepCopy(FILE, "neu", "alt")).toBe(false);
  });
});
