import fc from "fast-check";
import { findSums, findWrongSums } from "../src/find-sums";
import { meet, minus, over, plus, power, type Range, root, times } from "../src/range";
import { findWrongTotals } from "../src/table-totals";

// The same cases in every run.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20250318 });

const messagesIn = (text: string) => findWrongSums(text).map(({ message }) => message);

/** As an author writes it. */
const german = (value: number, decimals: number) =>
  value.toLocaleString("de-DE", { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).replace("-", "−");

/** An unrounded value, and how it is shown. */
type Term = { value: number; shown: string; level: 0 | 1 | 2 };

const UNITS = ["", " €", " Tage", " Personen", " %", " Tsd. €"] as const;
const SCALES: Readonly<Record<string, number>> = { " %": 0.01, " Tsd. €": 1000 };

/** A number that is rounded as it is shown. A small whole number without % and € is not: it stands for itself. */
const number = (unit: string, leastDecimals = 0): fc.Arbitrary<Term> =>
  fc
    .record({
      value: fc.double({ min: 1, max: 5000, noNaN: true }),
      decimals: fc.integer({ min: leastDecimals, max: leastDecimals + 2 }),
    })
    .map(({ value, decimals }) => {
      const rounded = Math.round(value);
      const isCount = decimals === 0 && rounded < 10 && !unit.includes("€") && !(unit in SCALES);
      const scale = SCALES[unit] ?? 1;
      return { value: (isCount ? rounded : value) * scale, shown: `${german(value, decimals)}${unit}`, level: 2 };
    });

const OPERATIONS = {
  "+": [0, (a: number, b: number) => a + b],
  "−": [0, (a: number, b: number) => a - b],
  "×": [1, (a: number, b: number) => a * b],
  "÷": [1, (a: number, b: number) => a / b],
} as const;

const inBrackets = ({ shown }: Term, needed: boolean) => (needed ? `(${shown})` : shown);

/** Two terms and a sign between them, in brackets where they are needed. */
function joined(sign: keyof typeof OPERATIONS, left: Term, right: Term): Term {
  const [level, calculate] = OPERATIONS[sign];
  const shown = `${inBrackets(left, left.level < level)} ${sign} ${inBrackets(right, right.level <= level)}`;
  return { value: calculate(left.value, right.value), shown, level };
}

const anyNumber = fc.constantFrom(...UNITS).chain((unit) => number(unit));
const sumOf = (term: fc.Arbitrary<Term>, signs: (keyof typeof OPERATIONS)[]) =>
  fc
    .tuple(term, fc.array(fc.tuple(fc.constantFrom(...signs), term, fc.boolean()), { minLength: 1, maxLength: 3 }))
    .map(([first, more]) =>
      more.reduce((sum, [sign, next, isFirst]) => (isFirst ? joined(sign, next, sum) : joined(sign, sum, next)), first),
    );

/** The result, rounded in any of the ways in which it may be shown. */
const result = fc.record({
  unit: fc.constantFrom("", " €", " %", " Tsd. €"),
  decimals: fc.integer({ min: 0, max: 4 }),
});
const shownAs = (value: number, { unit, decimals }: { unit: string; decimals: number }) =>
  `${german(value / (SCALES[unit] ?? 1), decimals)}${unit}`;

/** How many cases a property usually has. */
const USUAL = fc.readConfigureGlobal()?.numRuns ?? 100;
const RUNS = { numRuns: 10 * USUAL };

it("A true sum is never wrong, however its numbers are rounded.", () => {
  fc.assert(
    fc.property(sumOf(anyNumber, ["+", "−", "×", "÷"]), result, fc.boolean(), (sum, form, isTurned) => {
      fc.pre(Number.isFinite(sum.value) && Math.abs(sum.value) < 1e12);
      const right = shownAs(sum.value, form);
      expect(messagesIn(isTurned ? `${right} = ${sum.shown}` : `${sum.shown} = ${right}`)).toEqual([]);
    }),
    RUNS,
  );
});

// Exact enough that a ninth cannot be a matter of rounding.
const exactly = number("", 3);
const share = fc.constantFrom(10 / 9, 8 / 9);

it.each<[kind: string, sum: fc.Arbitrary<Term>]>([
  ["an addition", sumOf(exactly, ["+"])],
  ["a product or a quotient", sumOf(exactly, ["×", "÷"])],
  ["a product of percentages", sumOf(number(" %", 3), ["×"])],
])("The result of %s that is a ninth off is always wrong.", (_kind, sums) => {
  fc.assert(
    fc.property(sums, share, fc.constantFrom("", "Das ist viel: ", "Im Jahr "), (sum, factor, before) => {
      const decimals = Math.max(0, 3 - Math.floor(Math.log10(Math.abs(sum.value))));
      fc.pre(decimals < 15);
      const withResult = (value: number) => `${before}${sum.shown} = ${german(value, decimals)}, im Mittel.`;
      const offset = before.length;
      const issue = expect.stringContaining(`${sum.shown} ergibt `);
      expect(findSums(withResult(sum.value * factor))).toEqual([{ offset, issue }]);
      expect(findSums(withResult(sum.value))).toEqual([{ offset, issue: undefined }]);
    }),
    RUNS,
  );
});

it("What stands around a sum does not change what is told.", () => {
  const sentence = fc.constantFrom("Wir rechnen nach.", "Heute (2025) gilt:", "Rund 30 Tage, § 5;", "„Gut“ –");
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 1, max: 99 }),
      sentence,
      sentence,
      (a, b, one, two) => {
        const sum = `${a} × ${a} = ${b}`;
        expect(messagesIn(`${one} ${sum}. ${two}`)).toEqual(messagesIn(sum));
        expect(messagesIn(sum)).toHaveLength(a * a === b ? 0 : 1);
      },
    ),
  );
});

it("Any text can be read, and each sum has its place in it.", () => {
  const signs = fc.constantFrom(
    ..."0123456789.,=+−-–×÷:/*^√()%€ ½²≈±x",
    " von ",
    " rund ",
    " Tage ",
    " Mio. ",
    "\n",
    "a",
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 25 }), (pieces) => {
      const text = pieces.join("");
      const places = findSums(text).map(({ offset }) => offset);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      expect(places.every((place) => place >= 0 && place < text.length)).toBe(true);
    }),
    { numRuns: 20 * USUAL },
  );
});

it.each<[sign: string, ofRanges: (a: Range, b: Range) => Range, ofValues: (a: number, b: number) => number]>([
  ["+", plus, (a, b) => a + b],
  ["−", minus, (a, b) => a - b],
  ["×", times, (a, b) => a * b],
  ["÷", over, (a, b) => a / b],
  ["^", power, (a, b) => a ** b],
  ["√", (a) => root(a), (a) => Math.sqrt(a)],
])("The values of ranges are in the range of their values: %s", (_sign, ofRanges, ofValues) => {
  const bound = fc.double({ min: -50, max: 50, noNaN: true });
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const range = fc.tuple(bound, bound, part).map(([a, b, at]): [Range, number] => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    return [[low, high], low + (high - low) * at];
  });
  fc.assert(
    fc.property(range, range, ([a, x], [b, y]) => {
      const all = ofRanges(a, b);
      const value = ofValues(x, y);
      fc.pre(all.every(Number.isFinite) && Number.isFinite(value));
      expect(meet(all, [value, value])).toBe(true);
    }),
  );
});

it("Two ranges meet if they have a value in common.", () => {
  const whole = fc.integer({ min: -20, max: 20 });
  const range = fc.tuple(whole, whole).map(([a, b]): Range => [Math.min(a, b), Math.max(a, b)]);
  fc.assert(
    fc.property(range, range, ([a, b], [c, d]) => {
      const both = Array.from({ length: 41 }, (_, index) => index - 20).some(
        (x) => x >= a && x <= b && x >= c && x <= d,
      );
      expect(meet([a, b], [c, d])).toBe(both);
      expect(meet([c, d], [a, b])).toBe(both);
    }),
  );
});

describe("A total", () => {
  const column = fc.record({
    values: fc.array(fc.double({ min: 50, max: 5000, noNaN: true }), { minLength: 2, maxLength: 8 }),
    decimals: fc.integer({ min: 0, max: 2 }),
    unit: fc.constantFrom("", " €", " Stunden"),
  });
  const tableOf = ({ values, decimals, unit }: { values: number[]; decimals: number; unit: string }, total: number) => [
    ["Posten", "Menge"],
    ...values.map((value, index) => [`Posten ${index}`, `${german(value, decimals)}${unit}`]),
    ["Summe", `${german(total, decimals)}${unit}`],
  ];
  const totalOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

  it("is right, however the numbers are rounded", () => {
    fc.assert(
      fc.property(column, (data) => {
        expect(findWrongTotals(tableOf(data, totalOf(data.values)))).toEqual([]);
      }),
    );
  });

  it("is wrong if it is a ninth off", () => {
    fc.assert(
      fc.property(column, share, (data, factor) => {
        expect(findWrongTotals(tableOf(data, totalOf(data.values) * factor))).toEqual([
          { row: data.values.length + 1, column: 1, message: expect.stringContaining("Die Spalte „Menge“ ergibt ") },
        ]);
      }),
    );
  });
});
