import { formatDay } from "../../../src/lib/format-date";

describe("formatDay", () => {
  it.each([
    ["2025-03-31", "31. März 2025"],
    ["2025-12-31", "31. Dezember 2025"],
  ])("writes %s as %s", (day, german) => expect(formatDay(day)).toBe(german));

  it("refuses what is no day", () => expect(() => formatDay("demnächst")).toThrow(RangeError));
});
