import { execFileSync } from "node:child_process";
import { formatDay } from "../../../src/lib/format-date";

describe("formatDay", () => {
  it.each([
    ["2025-03-31", "31. März 2025"],
    ["2025-01-01", "1. Januar 2025"],
    ["2024-02-29", "29. Februar 2024"],
    ["2025-12-31", "31. Dezember 2025"],
  ])("writes %s as %s", (day, german) => expect(formatDay(day)).toBe(german));

  it.each(["America/New_York", "Pacific/Kiritimati"])("writes the same day in the time zone %s", (TZ) => {
    const program = `console.log(require("./src/lib/format-date.ts").formatDay("2025-03-31"))`;
    const options = { env: { ...process.env, TZ }, encoding: "utf8" } as const;
    expect(execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", program], options)).toBe("31. März 2025\n");
  });

  it("refuses what is no day", () => expect(() => formatDay("demnächst")).toThrow(RangeError));
});
