import { balanceByMonth, paybackMonth, turningPoints } from "../../../../src/features/calculator/calculators/cac";
import { computeStages, funnel } from "../../../../src/features/calculator/calculators/funnel";
import { hiresPerStartMonth, hiring, startMonths } from "../../../../src/features/calculator/calculators/hiring";
import { pipeline } from "../../../../src/features/calculator/calculators/pipeline";
import { visit } from "../../../../src/features/calculator/calculators/visit";
import { ceilIgnoringNoise } from "../../../../src/features/calculator/numbers";
import { parseGermanNumber } from "../../../../src/lib/german-numbers";
import { anyInput } from "../../support/calculators";
import { fc } from "../../support/fast-check";

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Parses a formatted result without its unit. */
const numberIn = (text: string | undefined) => parseGermanNumber((text ?? "").replace(/[^\d.,−]/g, "")) ?? Number.NaN;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const countTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it("a customer pays back the cost in the first month in which payments reach it, year by year fewer", () => {
  const paidAfter = (months: number, margin: number, churn: number) =>
    sum(countTo(months).map((month) => margin * (1 - churn / 100) ** (Math.ceil(month / 12) - 1)));
  fc.assert(
    fc.property(between(1, 100_000), between(1, 10_000), between(0, 100), (cost, margin, churn) => {
      const month = paybackMonth(cost, margin, churn);
      if (month === undefined) return expect(paidAfter(600, margin, churn)).toBeLessThan(cost);
      expect(paidAfter(month, margin, churn)).toBeGreaterThan(cost - 0.01);
      expect(paidAfter(month - 1, margin, churn)).toBeLessThan(cost);
    }),
  );
});

it("is paid back to the cent, within 50 years or not at all", () => {
  expect([14_000.004, 14_001].map((cost) => paybackMonth(cost, 700, 0))).toEqual([20, 21]);
  expect([8400, 8401].map((cost) => paybackMonth(cost, 700, 100))).toEqual([12, undefined]);
  expect([600, 601].map((cost) => paybackMonth(cost, 1, 0))).toEqual([600, undefined]);
});

it("the cumulative cash flow is the sum of the payments minus the costs of each month's customers", () => {
  const rates = [between(0.1, 100), between(0, 50_000), between(1, 5000), between(0, 100)] as const;
  fc.assert(
    fc.property(...rates, (pace, cost, margin, churn) => {
      const balances = balanceByMonth(pace, cost, margin, churn);
      expect(balances).toHaveLength(121);
      for (const month of [0, 1, 12, 13, 25, 120]) {
        const paid = countTo(month).map((age) => (month + 1 - age) * (1 - churn / 100) ** Math.floor((age - 1) / 12));
        const expected = pace * (margin * sum(paid) - cost * month);
        expect(Math.abs((balances[month] ?? 0) - expected)).toBeLessThan(1e-6 * (1 + pace * (cost + margin) * 120));
      }
    }),
  );
});

it.each([
  [[0, -5, -9, -4, 1, 3], -9, 2, 4],
  [[0, -5, -9], -9, 2, undefined],
  [[0, 2, 4], 0, 0, 0],
  [[0, -5, -0.001], -5, 1, 2],
])(
  "the account %j is lowest at %d in month %d and breaks even in month %s",
  (balances, lowest, lowestMonth, breakEven) => {
    expect(turningPoints(balances)).toEqual({ lowest, lowestMonth, breakEven });
  },
);

it("rounds up, but ignores floating-point noise", () => {
  expect([3000, 3000.0000000005, 3000.01, 0, 0.2].map(ceilIgnoringNoise)).toEqual([3000, 3000, 3001, 0, 1]);
});

it("each stage of the funnel has just enough cases for the wanted customers, and the hours of its cases", () => {
  const rates = ["matchRate", "callRate", "opportunityRate", "offerRate", "orderRate"] as const;
  const hours = ["matchHours", "callHours", "opportunityHours", "offerHours"] as const;
  fc.assert(
    fc.property(anyInput(funnel), (given) => {
      const { customers } = given;
      const stages = computeStages(customers, given);
      expect(stages.at(-1)?.cases).toBe(customers);
      const hoursPerCase = [0, ...hours.map((key) => given[key]), 0];
      for (const [index, { cases, hours }] of stages.entries()) {
        const rest = rates.slice(index).reduce((share, key) => (share * given[key]) / 100, 1);
        expect(cases * rest).toBeGreaterThan(customers * (1 - 1e-9));
        expect((cases - 1) * rest).toBeLessThan(customers * (1 + 1e-9));
        expect(hours).toBe(cases * (hoursPerCase[index] ?? 0));
      }
    }),
  );
});

it("the pipeline covers the remaining target, and the missing opportunities just fill the gap", () => {
  fc.assert(
    fc.property(anyInput(pipeline), (input) => {
      const { target, won, open, winRate, deal } = input;
      const [needed = 0, , , missing = 0, deals = 0] = pipeline
        .compute(input)
        .figures.map(({ value }) => numberIn(value));
      // Figures are shown to a euro.
      expect(Math.abs((needed * winRate) / 100 - Math.max(0, target - won))).toBeLessThan(1);
      expect(Math.abs(missing - Math.max(0, needed - open))).toBeLessThan(2);
      expect(deals * deal).toBeGreaterThan(missing - 1);
      expect((deals - 1) * deal).toBeLessThan(missing + 1);
    }),
  );
});

describe("the hiring plan", () => {
  it("spreads its start months evenly over the year", () => {
    expect([1, 2, 3, 4, 5].map(startMonths)).toEqual([[1], [1, 7], [1, 5, 9], [1, 4, 7, 10], [1, 3, 5, 8, 10]]);
    expect(startMonths(12)).toEqual(countTo(12));
  });

  it("always has a start month that contributes", () => {
    fc.assert(
      fc.property(anyInput(hiring), (input) => {
        expect(hiring.compute(input).sentence).toMatch(/ in Monat 1[,. ](?!.*ab Monat 1 )/);
      }),
    );
  });

  it("covers the work, but would not without its last hire", () => {
    const shares = fc
      .array(between(0, 12), { minLength: 1, maxLength: 12 })
      .map((months) => months.toSorted((a, b) => b - a))
      .filter(([first = 0]) => first > 0.1);
    fc.assert(
      fc.property(between(0, 5000), shares, (need, each) => {
        const hires = hiresPerStartMonth(need, each);
        const work = sum(hires.map((count, index) => count * (each[index] ?? 0)));
        expect(work).toBeGreaterThan(need * (1 - 1e-9) - 1e-6);
        // Round by round: no start month has more hires than an earlier one, or falls behind by more than one.
        expect(hires).toEqual(hires.toSorted((a, b) => b - a));
        const filled = hires.filter((_, index) => (each[index] ?? 0) > 1e-9);
        expect((filled[0] ?? 0) - (filled.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(hires.slice(filled.length).every((count) => count === 0)).toBe(true);
        const last = hires.lastIndexOf(hires[0] ?? 0);
        if (need > 0.1) expect(work - (each[last] ?? 0)).toBeLessThan(need * (1 + 1e-9));
      }),
    );
  });
});

it("at the threshold for a visit, visit and video call are worth the same", () => {
  fc.assert(
    fc.property(anyInput(visit), (input) => {
      const { visitCost, callCost, visitChance, callChance, winRate, handlingCost } = input;
      const threshold = numberIn(visit.compute(input).figures[0].value);
      const depends = (visitCost - callCost) * (visitChance - callChance) > 0;
      expect(Number.isNaN(threshold)).toBe(!depends);
      if (!depends) return;
      const worth = (chance: number, cost: number) =>
        (chance / 100) * ((winRate * threshold) / 100 - handlingCost) - cost;
      // The threshold is shown to a euro.
      const tolerance = 0.5 + 1e-9 * (visitCost + callCost + threshold);
      expect(Math.abs(worth(visitChance, visitCost) - worth(callChance, callCost))).toBeLessThan(tolerance);
    }),
  );
});
