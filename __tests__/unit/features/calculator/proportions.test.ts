import fc from "fast-check";
import {
  approximateTriesText,
  sampleSizePerGroup,
  twoProportionPValue,
  wilsonInterval,
} from "../../../../src/features/calculator/proportions";
import { formatNumber } from "../../../../src/lib/german-numbers";

/** Floating-point noise. */
const ROUNDING = 1e-12;

const percent = (share: number) => Math.round(100 * share);

it.each([
  [13, 40, 20, 48],
  [130, 400, 28, 37],
  [18, 45, 27, 55],
  [3, 50, 2, 16],
])("the confidence interval of %d of %d is %d to %d %%", (hits, tries, low, high) => {
  const range = wilsonInterval(hits, tries);
  expect([percent(range.low), percent(range.high)]).toEqual([low, high]);
});

it("the ends of the confidence interval are those of the score test", () => {
  const group = fc.integer({ min: 1, max: 100_000 }).chain((tries) => fc.tuple(fc.nat(tries), fc.constant(tries)));
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

it("the confidence interval of misses mirrors that of hits", () => {
  const hit = wilsonInterval(13, 40);
  const miss = wilsonInterval(27, 40);
  expect([miss.low, miss.high]).toEqual([expect.closeTo(1 - hit.high, 12), expect.closeTo(1 - hit.low, 12)]);
});

it.each([
  [13, 40, 18, 45, 0.473],
  // One and two standard deviations apart, as in any table of the normal curve.
  [390, 800, 410, 800, 0.3173],
  [90, 200, 110, 200, 0.0455],
  [0, 20, 0, 30, 1],
  [20, 20, 30, 30, 1],
  [40, 100, 40, 100, 1],
])("computes the p-value of %d of %d against %d of %d", (hits, tries, otherHits, otherTries, chance) => {
  expect(twoProportionPValue(hits, tries, otherHits, otherTries)).toBeCloseTo(chance, 3);
});

it("the p-value is symmetric, and smaller for the same rates of more tries", () => {
  const group = fc.integer({ min: 2, max: 1000 }).chain((tries) => fc.tuple(fc.nat(tries), fc.constant(tries)));
  fc.assert(
    fc.property(group, group, ([hits, tries], [otherHits, otherTries]) => {
      const chance = twoProportionPValue(hits, tries, otherHits, otherTries);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(twoProportionPValue(otherHits, otherTries, hits, tries)).toBeCloseTo(chance, 9);
      const larger = twoProportionPValue(4 * hits, 4 * tries, 4 * otherHits, 4 * otherTries);
      expect(larger).toBeLessThanOrEqual(chance + 1e-9);
    }),
  );
});

it.each([
  [0.325, 0.4, 640],
  [0.325, 0.5, 120],
  [0.5, 0.54, 2450],
])("a rate of %d against %d needs about %d tries per group", (rate, other, tries) => {
  const words = `rund ${formatNumber(tries)}`;
  expect(approximateTriesText(sampleSizePerGroup(rate, other) ?? 0)).toBe(words);
  expect(approximateTriesText(sampleSizePerGroup(other, rate) ?? 0)).toBe(words);
});

it("a smaller difference needs more tries, and without one there is no sample size", () => {
  expect(sampleSizePerGroup(0.3, 0.3)).toBeUndefined();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 48 }), (points) => {
      const [small, large] = [
        sampleSizePerGroup(0.5, 0.5 + points / 100),
        sampleSizePerGroup(0.5, 0.51 + points / 100),
      ];
      expect(small).toBeGreaterThan(large ?? 0);
    }),
  );
});

it("rounds few tries up, many to tens, and gives no number above a million", () => {
  expect([17.2, 99.9, 104, 643.8].map(approximateTriesText)).toEqual(["rund 18", "rund 100", "rund 100", "rund 640"]);
  expect([1_000_000, 3_443_735_070_520].map(approximateTriesText)).toEqual(["rund 1.000.000", "über eine Million"]);
});
