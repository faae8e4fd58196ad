import { ceilIgnoringNoise, euros, pluralize, roundToThreeDigits } from "../../../../src/features/calculator/numbers";

it("formats whole euros", () => {
  expect(euros(1249.5)).toBe("1.250\u00a0€");
});

it("uses the singular for one and the plural for other counts", () => {
  expect([0, 1, 2].map((count) => pluralize(count, "Monat", "Monate"))).toEqual([
    "0\u00a0Monate",
    "1\u00a0Monat",
    "2\u00a0Monate",
  ]);
});

it("rounds up, but ignores floating-point noise", () => {
  expect([3000, 3000.0000000005, 3000.01, 0, 0.2].map(ceilIgnoringNoise)).toEqual([3000, 3000, 3001, 0, 1]);
});

it("rounds an estimate to three digits", () => {
  expect([831633, 1234, 12.34, 0].map(roundToThreeDigits)).toEqual([832000, 1230, 12.3, 0]);
});
