import type {
  Calculator,
  CalculatorField,
  CalculatorResult,
  Values,
} from "../../../src/features/calculator/calculator";
import { cac } from "../../../src/features/calculator/calculators/cac";
import { conversion } from "../../../src/features/calculator/calculators/conversion";
import { funnel } from "../../../src/features/calculator/calculators/funnel";
import { hiring } from "../../../src/features/calculator/calculators/hiring";
import { payoff } from "../../../src/features/calculator/calculators/payoff";
import { pipeline } from "../../../src/features/calculator/calculators/pipeline";
import { visit } from "../../../src/features/calculator/calculators/visit";
import { fc } from "./fast-check";

/** All calculators. */
export const CALCULATORS: readonly Calculator[] = [cac, conversion, funnel, hiring, payoff, pipeline, visit];

/** The values of each calculator's article. */
export const EXAMPLES = {
  cac: {
    ...{ marketing: 310_000, salaries: 380_000, commissions: 90_000, demos: 80_000, hiring: 50_000, tools: 70_000 },
    ...{ customers: 70, margin: 8400, churn: 20, pace: 6 },
  },
  conversion: { hitsBefore: 13, triesBefore: 40, hitsAfter: 18, triesAfter: 45 },
  funnel: {
    ...{ customers: 84, matchRate: 40, callRate: 56, opportunityRate: 50, offerRate: 50, orderRate: 50 },
    ...{ matchHours: 0.5, callHours: 1.5, opportunityHours: 6, offerHours: 10 },
  },
  hiring: { target: 588_000, quota: 420_000, attainment: 80, ramp: 6, turnover: 0, team: 5, starts: 4 },
  payoff: {
    ...{ price: 890, people: 5, minutes: 10, weeks: 44, hour: 65, opportunities: 280, winRate: 25 },
    ...{ commission: 1286, handling: 1322, margin: 8400, churn: 20 },
  },
  pipeline: { target: 500_000, won: 0, open: 1_200_000, winRate: 25, deal: 24_000, cycle: 120, days: 91 },
  visit: { visitCost: 465.5, callCost: 97.5, visitChance: 54, callChance: 50, winRate: 25, handlingCost: 1322 },
} as const satisfies Record<string, Record<string, number>>;

/** A result with ordinary spaces in place of non-breaking ones, which have a test of their own. */
export function plain({ sentence, figures, chart }: CalculatorResult) {
  const withSpaces = (text: string) => text.replaceAll("\u00a0", " ");
  const values = Object.fromEntries(
    figures.map(({ label, value, secondaryValue }) => [
      withSpaces(label),
      withSpaces(secondaryValue ? `${value} | ${secondaryValue}` : value),
    ]),
  );
  const description = chart && withSpaces(chart.description);
  return { sentence: withSpaces(sentence), values, description, rows: chart?.rows };
}

const anyValue = ({ min, max, whole }: CalculatorField) =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 5, arbitrary: whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }) },
  );

/** Any valid values of a calculator. */
export function anyInput<Key extends string>(calculator: Calculator<Key>): fc.Arbitrary<Values<Key>> {
  const values = Object.fromEntries(calculator.fields.map((field) => [field.key, anyValue(field)]));
  return fc
    .record<Record<Key, number>>(values as { [K in Key]: fc.Arbitrary<number> })
    .filter((input) => !calculator.check?.(input));
}
