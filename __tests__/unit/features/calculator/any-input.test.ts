import { FunnelChart } from "../../../../src/components/charts/funnel-chart";
import { LineChart } from "../../../../src/components/charts/line-chart";
import { calculationCsv } from "../../../../src/features/calculator/calculation-export";
import type { Calculator } from "../../../../src/features/calculator/calculator";
import { anyInput, CALCULATORS, EXAMPLES } from "../../support/calculators";
import { fc } from "../../support/fast-check";

const INVALID_NUMBER = /NaN|∞|undefined|null|Infinity|[−-]0(?![\d,])/;
/** The limits of the charts: fewest and most columns, fewest and most rows. */
const LIMITS = new Map<Calculator["Chart"], readonly number[]>([
  [LineChart, [2, 4, 3, 61]],
  [FunnelChart, [2, 2, 2, 6]],
]);

describe.each(CALCULATORS.map((calculator) => [calculator.name, calculator] as const))("%s", (name, calculator) => {
  it("has short labels, keys of their own, and two to four groups", () => {
    const keys = calculator.fields.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, label } of calculator.fields) {
      expect(key).toMatch(/^[a-z][a-zA-Z]*$/);
      expect(label.length).toBeLessThanOrEqual(40);
    }
    const groups = Object.values(calculator.groups);
    expect([2, 3, 4]).toContain(groups.length);
    expect(groups.flat()).toEqual(calculator.fields);
  });

  it("computes a result for any values, the same one twice, always with the same labels and room", () => {
    const labels = (input: Record<string, number>) => calculator.compute(input).figures.map(({ label }) => label);
    const labelsOfExample = labels(EXAMPLES[name as keyof typeof EXAMPLES]);
    fc.assert(
      fc.property(anyInput(calculator), (input) => {
        const result = calculator.compute(input);
        const { sentence, figures, chart } = result;
        expect(JSON.stringify(result)).not.toMatch(INVALID_NUMBER);
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        // A number and its unit stay on one line.
        expect([sentence, ...figures.map(({ value }) => value)].join("\n")).not.toMatch(/\d [€%×]/);
        expect(calculator.compute({ ...input })).toEqual(result);
        expect(labels(input)).toEqual(labelsOfExample);
        // Excel reads each number; no label begins a formula or contains quotes, which would need escaping.
        const cells = calculationCsv(calculator, input, result).split(/[;\r\n]+/);
        expect(cells.filter((cell) => /^"[=@+−]|[\u00a0\u202f]|^"[^"]*"[^"]/.test(cell))).toEqual([]);
        const { Chart } = calculator;
        expect(Boolean(chart)).toBe(Boolean(Chart));
        if (!chart || !Chart) return;
        const [fewestColumns = NaN, mostColumns = NaN, fewestRows = NaN, mostRows = NaN] = LIMITS.get(Chart) ?? [];
        expect(chart.columns.length).toBeGreaterThanOrEqual(fewestColumns);
        expect(chart.columns.length).toBeLessThanOrEqual(mostColumns);
        expect(chart.rows.length).toBeGreaterThanOrEqual(fewestRows);
        expect(chart.rows.length).toBeLessThanOrEqual(mostRows);
        for (const { values } of chart.rows) {
          expect(values).toHaveLength(chart.columns.length - 1);
          // Two decimals at most, and no minus zero.
          for (const value of values) expect(value).toBe(Math.round(100 * value) / 100 + 0);
        }
      }),
    );
  });
});
