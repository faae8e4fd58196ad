import fc from "fast-check";
import { groupNames } from "../../../../src/features/calculator/calculator";
import { anyInput, CALCULATORS, EXAMPLES } from "../../support/calculators";

const CASES = CALCULATORS.map((calculator) => [calculator.name, calculator] as const);
const INVALID_NUMBER = /NaN|∞|undefined|null|Infinity|[−-]0(?![\d,])/;
/** The limits of the chart blocks: fewest and most columns, fewest and most rows. */
const LIMITS = { line: [2, 4, 3, 13], funnel: [2, 2, 2, 6], bar: [2, 2, 2, 8] } as const;

describe.each(CASES)("the calculator %s", (name, calculator) => {
  it("has unique field keys and non-empty ranges", () => {
    const keys = calculator.fields.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, label, min, max } of calculator.fields) {
      expect(key).toMatch(/^[a-z][a-zA-Z]*$/);
      expect(label.length).toBeLessThanOrEqual(40);
      expect(min).toBeLessThan(max);
    }
  });

  it("accepts its example's values", () => {
    const example: Record<string, number> = EXAMPLES[name as keyof typeof EXAMPLES];
    expect(Object.keys(example).sort()).toEqual(calculator.fields.map(({ key }) => key).sort());
    for (const { key, min, max, whole } of calculator.fields) {
      expect(example[key]).toBeGreaterThanOrEqual(min);
      expect(example[key]).toBeLessThanOrEqual(max);
      if (whole) expect(example[key]).toBe(Math.round(example[key] ?? 0));
    }
  });

  it("computes a result for any values, the same one twice", () => {
    fc.assert(
      fc.property(anyInput(calculator), (input) => {
        const result = calculator.compute(input);
        expect(JSON.stringify(result)).not.toMatch(INVALID_NUMBER);
        expect(result.sentence).toMatch(/^\p{Lu}.*\.$/u);
        expect(calculator.compute({ ...input })).toEqual(result);
      }),
    );
  });

  it("has the same figure labels for any values", () => {
    const labels = (input: Record<string, number>) => calculator.compute(input).figures.map(({ label }) => label);
    const first = labels(EXAMPLES[name as keyof typeof EXAMPLES]);
    fc.assert(fc.property(anyInput(calculator), (input) => expect(labels(input)).toEqual(first)));
  });

  it("has two to four groups of consecutive fields", () => {
    const groups = groupNames(calculator);
    expect([2, 3, 4]).toContain(groups.length);
    const grouped = groups.flatMap((group) => calculator.fields.filter((field) => field.group === group));
    expect(grouped).toEqual(calculator.fields);
  });

  it("stays within the limits of its chart for any values", () => {
    fc.assert(
      fc.property(anyInput(calculator), (input) => {
        const { chart } = calculator.compute(input);
        if (!chart) return;
        const [fewestColumns, mostColumns, fewestRows, mostRows] = LIMITS[chart.kind];
        expect(chart.columns.length).toBeGreaterThanOrEqual(fewestColumns);
        expect(chart.columns.length).toBeLessThanOrEqual(mostColumns);
        expect(chart.rows.length).toBeGreaterThanOrEqual(fewestRows);
        expect(chart.rows.length).toBeLessThanOrEqual(mostRows);
        for (const { values } of chart.rows) {
          expect(values).toHaveLength(chart.columns.length - 1);
          expect(values.every(Number.isFinite)).toBe(true);
        }
      }),
    );
  });

  it("separates numbers from units by non-breaking spaces", () => {
    const { sentence, figures } = calculator.compute(EXAMPLES[name as keyof typeof EXAMPLES]);
    expect([sentence, ...figures.map(({ value }) => value)].join("\n")).not.toMatch(/\d [€%×]/);
  });
});
