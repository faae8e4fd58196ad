import { beforeEach, describe, expect, it, vi } from "vitest";
import { copyOf, keepCopy, restoreCopy, timeOf } from "../browser/copies";

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
    expect(copyOf(FILE)).toMatchObject({ text: "neu", base: "alt" });
    expect(timeOf(copyOf(FILE) ?? { text: "", base: "", time: 0 })).toBe("1. März 2026 um 13:05 Uhr");
    vi.useRealTimers();
  });

  it("is deleted when nothing differs from the file", async () => {
    keepCopy(FILE, "neu", "alt");
    keepCopy(FILE, "alt", "alt");
    expect(copyOf(FILE)).toBeUndefined();
    keepCopy(FILE, "neu", "alt");
    await restoreCopy(FILE, "neu");
    expect(copyOf(FILE)).toBeUndefined();
  });

  it("reports when there is no space", () => {
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    });
    expect(keepCopy(FILE, "neu", "alt")).toBe(false);
  });
});
