import {
  approximateTriesText,
  sampleSizePerGroup,
  twoProportionPValue,
  wilsonInterval,
} from "../../../../src/features/calculator/proportions";
import { fc } from "../../support/fast-check";

/** Floating-point noise. */
const ROUNDING = 1e-12;

/** How many of any number of tries hit, and that number. */
const group = fc.integer({ min: 1, max: 100_000 }).chain((tries) => fc.tuple(fc.nat(tries), fc.constant(tries)));

it("the ends of a confidence interval are those of the score test", () => {
  fc.assert(
    fc.property(group, ([hits, tries]) => {
      const { low, high } = wilsonInterval(hits, tries);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(hits / tries + ROUNDING);
      expect(high).toBeGreaterThanOrEqual(hits / tries - ROUNDING);
      // At each end, the measured rate is 1.96 standard deviations away.
      for (const end of [low, high]) {
        expect((hits / tries - end) ** 2).toBeCloseTo((1.96 ** 2 * end * (1 - end)) / tries, 9);
      }
    }),
  );
});

it.each([
  [13, 40, 18, 45, 0.473],
  // One and two standard deviations apart, as in any table of the normal curve.
  [410, 800, 390, 800, 0.3173],
  [90, 200, 110, 200, 0.0455],
  [0, 20, 0, 30, 1],
  [20, 20, 30, 30, 1],
  [40, 100, 40, 100, 1],
])("the p-value of %d of %d against %d of %d is %d", (hits, tries, otherHits, otherTries, chance) => {
  expect(twoProportionPValue(hits, tries, otherHits, otherTries)).toBeCloseTo(chance, 3);
});

it.each([
  [0.325, 0.4, "rund 640"],
  [0.5, 0.325, "rund 120"],
  [0.5, 0.54, "rund 2.450"],
  [0.3, 0.3, undefined],
])("a rate of %d against %d needs %s tries per group", (rate, other, tries) => {
  const size = sampleSizePerGroup(rate, other);
  expect(size && approximateTriesText(size)).toBe(tries);
});

it("few tries are rounded up, many to tens, and above a million there is no number", () => {
  expect([17.2, 99.9, 104].map(approximateTriesText)).toEqual(["rund 18", "rund 100", "rund 100"]);
  expect([1e6, 1e6 + 1].map(approximateTriesText)).toEqual(["rund 1.000.000", "über eine Million"]);
});
