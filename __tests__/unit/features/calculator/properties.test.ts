import fc from "fast-check";
import { balanceByMonth, paybackMonth, turningPoints } from "../../../../src/features/calculator/calculators/cac";
import { computeStages } from "../../../../src/features/calculator/calculators/funnel";
import {
  hiresPerStartMonth,
  hiring,
  rampShare,
  startMonths,
} from "../../../../src/features/calculator/calculators/hiring";
import { pipeline } from "../../../../src/features/calculator/calculators/pipeline";
import { visit } from "../../../../src/features/calculator/calculators/visit";
import { parseGermanNumber } from "../../../../src/lib/german-numbers";
import { anyInput } from "../../support/calculators";

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Parses a formatted result without its unit. */
const numberIn = (text: string | undefined) => parseGermanNumber((text ?? "").replace(/[^\d.,−]/g, "")) ?? Number.NaN;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("the payback month of a customer", () => {
  /** The sum of one customer's payments after some months, year by year. */
  function paidAfter(months: number, margin: number, churn: number): number {
    const years = Array.from({ length: Math.ceil(months / 12) }, (_, year) => {
      const monthsOfYear = Math.min(12, months - 12 * year);
      return monthsOfYear * margin * (1 - churn / 100) ** year;
    });
    return sum(years);
  }

  it("is the first month in which payments reach the cost", () => {
    fc.assert(
      fc.property(between(1, 100_000), between(1, 10_000), between(0, 100), (cost, margin, churn) => {
        const month = paybackMonth(cost, margin, churn);
        if (month === undefined) {
          expect(paidAfter(600, margin, churn)).toBeLessThan(cost);
        } else {
          expect(paidAfter(month, margin, churn)).toBeGreaterThan(cost - 0.01);
          expect(paidAfter(month - 1, margin, churn)).toBeLessThan(cost);
        }
      }),
    );
  });

  it("is cost ÷ margin without cancellations, and may not exist with them", () => {
    expect(paybackMonth(14_000, 700, 0)).toBe(20);
    expect(paybackMonth(14_001, 700, 0)).toBe(21);
    expect(paybackMonth(8400, 700, 100)).toBe(12);
    expect(paybackMonth(8401, 700, 100)).toBeUndefined();
    expect(paybackMonth(600, 1, 0)).toBe(600);
    expect(paybackMonth(601, 1, 0)).toBeUndefined();
  });
});

describe("the cumulative cash flow", () => {
  it("is the sum of the payments minus the costs of each month's customers", () => {
    fc.assert(
      fc.property(
        between(0.1, 100),
        between(0, 50_000),
        between(1, 5000),
        between(0, 100),
        (pace, cost, margin, churn) => {
          const balances = balanceByMonth(pace, cost, margin, churn);
          expect(balances).toHaveLength(121);
          for (const month of [0, 1, 12, 13, 25, 120]) {
            let expected = 0;
            for (let won = 1; won <= month; won += 1) {
              expected -= pace * cost;
              for (let paid = won; paid <= month; paid += 1) {
                expected += pace * margin * (1 - churn / 100) ** Math.floor((paid - won) / 12);
              }
            }
            expect(Math.abs((balances[month] ?? 0) - expected)).toBeLessThan(1e-6 * (1 + pace * (cost + margin) * 120));
          }
        },
      ),
    );
  });

  it("has a lowest month, and breaks even in the first month after it that is not below zero", () => {
    expect(turningPoints([0, -5, -9, -4, 1, 3])).toEqual({ lowest: -9, lowestMonth: 2, breakEven: 4 });
    expect(turningPoints([0, -5, -9])).toEqual({ lowest: -9, lowestMonth: 2, breakEven: undefined });
    expect(turningPoints([0, 2, 4])).toEqual({ lowest: 0, lowestMonth: 0, breakEven: 0 });
    expect(turningPoints([0, -5, -0.001])).toEqual({ lowest: -5, lowestMonth: 1, breakEven: 2 });
  });
});

describe("the funnel", () => {
  const rates = ["matchRate", "callRate", "opportunityRate", "offerRate", "orderRate"] as const;
  const hours = ["matchHours", "callHours", "opportunityHours", "offerHours"] as const;
  const rate = between(1, 100);
  const time = between(0, 100);
  const input = fc.record({
    ...{ matchRate: rate, callRate: rate, opportunityRate: rate, offerRate: rate, orderRate: rate },
    ...{ matchHours: time, callHours: time, opportunityHours: time, offerHours: time },
  });

  it("has just enough cases in each stage for the wanted customers", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), input, (customers, given) => {
        const stages = computeStages(customers, given);
        expect(stages.at(-1)?.cases).toBe(customers);
        for (const [index, { cases }] of stages.entries()) {
          const rest = rates.slice(index).reduce((share, key) => (share * given[key]) / 100, 1);
          expect(cases * rest).toBeGreaterThan(customers * (1 - 1e-9));
          expect((cases - 1) * rest).toBeLessThan(customers * (1 + 1e-9));
        }
      }),
    );
  });

  it("does not grow from stage to stage", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), input, (customers, given) => {
        const cases = computeStages(customers, given).map((stage) => stage.cases);
        expect(cases).toEqual(cases.toSorted((a, b) => b - a));
      }),
    );
  });

  it("counts hours × cases for each stage, none for leads and orders", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), input, (customers, given) => {
        const stages = computeStages(customers, given);
        const each = [0, ...hours.map((key) => given[key]), 0];
        expect(stages.map((stage) => stage.hours)).toEqual(
          stages.map(({ cases }, index) => cases * (each[index] ?? 0)),
        );
      }),
    );
  });
});

describe("the pipeline", () => {
  it("covers the remaining target, and the missing opportunities just fill the gap", () => {
    fc.assert(
      fc.property(anyInput(pipeline), (input) => {
        const { target, won, open, winRate, deal } = input;
        const [needed, , , missing, deals] = pipeline.compute(input).figures.map(({ value }) => numberIn(value));
        const rest = Math.max(0, target - won);
        // Figures are shown to a euro.
        expect(Math.abs(((needed ?? 0) * winRate) / 100 - rest)).toBeLessThan(1);
        expect(Math.abs((missing ?? 0) - Math.max(0, (needed ?? 0) - open))).toBeLessThan(2);
        expect((deals ?? 0) * deal).toBeGreaterThan((missing ?? 0) - 1);
        expect(((deals ?? 0) - 1) * deal).toBeLessThan((missing ?? 0) + 1);
      }),
    );
  });
});

describe("the hiring plan", () => {
  it("follows a ramp of any length", () => {
    const curve = (ramp: number) => [1, 2, 3, 4, 5, 6, 7, 8].map((month) => rampShare(month, ramp));
    expect(curve(6)).toEqual([0, 0, 0, 0.25, 0.5, 0.75, 1, 1]);
    expect(curve(5)).toEqual([0, 0, 0.25, 0.5, 0.75, 1, 1, 1]);
    expect(curve(2)).toEqual([0.5, 0.75, 1, 1, 1, 1, 1, 1]);
    expect(curve(0)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it("gains a full month for each month less of ramp", () => {
    const fullMonths = (start: number, ramp: number) =>
      sum(Array.from({ length: 13 - start }, (_, index) => rampShare(index + 1, ramp)));
    expect([1, 4, 7, 10].map((start) => fullMonths(start, 6))).toEqual([7.5, 4.5, 1.5, 0]);
    expect([1, 4, 7].map((start) => fullMonths(start, 5))).toEqual([8.5, 5.5, 2.5]);
  });

  it("always has a start month that contributes", () => {
    fc.assert(
      fc.property(anyInput(hiring), (input) => {
        const sentence = hiring.compute(input).sentence;
        expect(sentence).toMatch(/ in Monat 1[,. ]/);
        expect(sentence).not.toContain("ab Monat 1 ");
      }),
    );
  });

  it("spreads its start months evenly over the year", () => {
    expect([1, 2, 3, 4, 5].map(startMonths)).toEqual([[1], [1, 7], [1, 5, 9], [1, 4, 7, 10], [1, 3, 5, 8, 10]]);
    expect(startMonths(12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("hires in the earliest start months first", () => {
    const quarters = [7.5, 4.5, 1.5, 0];
    expect(hiresPerStartMonth(21, quarters)).toEqual([2, 1, 1, 0]);
    expect(hiresPerStartMonth(27.1, quarters)).toEqual([3, 2, 2, 0]);
    expect(hiresPerStartMonth(13.5, quarters)).toEqual([1, 1, 1, 0]);
    expect(hiresPerStartMonth(7.6, quarters)).toEqual([1, 1, 0, 0]);
    expect(hiresPerStartMonth(0.1, quarters)).toEqual([1, 0, 0, 0]);
    expect(hiresPerStartMonth(0, quarters)).toEqual([0, 0, 0, 0]);
  });

  it("covers the work, but would not without its last hire", () => {
    const shares = fc
      .array(between(0, 12), { minLength: 1, maxLength: 12 })
      .map((months) => [...months.toSorted((a, b) => b - a)])
      .filter(([first = 0]) => first > 0.1);
    fc.assert(
      fc.property(between(0.1, 5000), shares, (need, each) => {
        const hires = hiresPerStartMonth(need, each);
        const work = sum(hires.map((count, index) => count * (each[index] ?? 0)));
        expect(work).toBeGreaterThan(need * (1 - 1e-9) - 1e-6);
        // Round by round: no start month has more hires than an earlier one, or falls behind by more than one.
        expect(hires).toEqual(hires.toSorted((a, b) => b - a));
        const filled = hires.filter((_, index) => (each[index] ?? 0) > 1e-9);
        expect((filled[0] ?? 0) - (filled.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(hires.slice(filled.length).every((count) => count === 0)).toBe(true);
        const last = hires.lastIndexOf(hires[0] ?? 0);
        expect(work - (each[last] ?? 0)).toBeLessThan(need * (1 + 1e-9));
      }),
    );
  });
});

describe("the threshold for a visit", () => {
  it("is the margin at which visit and video call are worth the same", () => {
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
});
