import { fc } from "../../../../../__tests__/unit/support/fast-check";
import { findSums, findWrongSums } from "../../../../check/rules/sums/find-sums";
import { findWrongTotals } from "../../../../check/rules/sums/table-totals";
import { PATTERNS_WITHOUT_SUMS } from "./sentences-without-sums";

const messagesIn = (text: string) => findWrongSums(text).map(({ message }) => message);

/** Formats a number as German authors write it. */
const german = (value: number, decimals: number) =>
  value.toLocaleString("de-DE", { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).replace("-", "−");

/** An unrounded value, its text and the precedence of its operator. */
type Term = { value: number; shown: string; level: 0 | 1 | 2 };

const UNITS = ["", " €", " Tage", " Personen", " %", " Tsd. €"] as const;
const SCALES: Readonly<Record<string, number>> = { " %": 0.01, " Tsd. €": 1000 };

/** A number that is rounded in its text. A small whole number without % and € is exact. */
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

/** Two terms with an operator between them, in brackets where needed. */
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

/** The unit and the decimals of a result. */
const result = fc.record({
  unit: fc.constantFrom("", " €", " %", " Tsd. €"),
  decimals: fc.integer({ min: 0, max: 4 }),
});
const shownAs = (value: number, { unit, decimals }: { unit: string; decimals: number }) =>
  `${german(value / (SCALES[unit] ?? 1), decimals)}${unit}`;

/** The default number of cases per property. */
const USUAL = fc.readConfigureGlobal()?.numRuns ?? 100;
const RUNS = { numRuns: 10 * USUAL };

it("never reports a correct sum, however its numbers are rounded", () => {
  fc.assert(
    fc.property(sumOf(anyNumber, ["+", "−", "×", "÷"]), result, fc.boolean(), (sum, form, isTurned) => {
      fc.pre(Number.isFinite(sum.value) && Math.abs(sum.value) < 1e12);
      const right = shownAs(sum.value, form);
      const messages = messagesIn(isTurned ? `${right} = ${sum.shown}` : `${sum.shown} = ${right}`);
      // A missing unit is no wrong sum.
      expect(messages.filter((message) => !message.includes("fehlt die Einheit"))).toEqual([]);
    }),
    RUNS,
  );
});

// Precise enough that an error of a ninth cannot be due to rounding.
const exactly = number("", 3);
const share = fc.constantFrom(10 / 9, 8 / 9);

it.each<[kind: string, sum: fc.Arbitrary<Term>]>([
  ["an addition", sumOf(exactly, ["+"])],
  ["a product or a quotient", sumOf(exactly, ["×", "÷"])],
  ["a product of percentages", sumOf(number(" %", 3), ["×"])],
])("always reports the result of %s that is off by a ninth", (_kind, sums) => {
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

it("gives no message in sentences without a sum, whatever their numbers", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PATTERNS_WITHOUT_SUMS),
      fc.array(anyNumber, { minLength: 4 }),
      (pattern, numbers) => {
        let index = 0;
        const next = () => numbers[index++ % numbers.length]?.shown ?? "";
        const text = pattern.replace(/[#@]/g, (sign) => (sign === "@" ? next() : (/^[\d.,]+/.exec(next())?.[0] ?? "")));
        expect(messagesIn(text)).toEqual([]);
      },
    ),
    RUNS,
  );
});

it("parses any text and gives each sum a distinct offset in it", () => {
  const words = [" von ", " rund ", " Tage ", " Mio. ", "\n", "a"];
  const signs = fc.constantFrom(..."0123456789.,=+−-–×÷:/*^√()%€ ½²≈±x", ...words);
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

describe("A total", () => {
  const column = fc.record({
    values: fc.array(fc.double({ min: 50, max: 5000, noNaN: true }), { minLength: 2, maxLength: 8 }),
    decimals: fc.integer({ min: 0, max: 2 }),
    unit: fc.constantFrom("", " €", " Stunden"),
  });

  it("is accepted if correct, however the numbers are rounded, and reported if it is off by a ninth", () => {
    fc.assert(
      fc.property(column, share, ({ values, decimals, unit }, factor) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        const tableWith = (result: number) => [
          ["Posten", "Menge"],
          ...values.map((value, index) => [`Posten ${index}`, `${german(value, decimals)}${unit}`]),
          ["Summe", `${german(result, decimals)}${unit}`],
        ];
        expect(findWrongTotals(tableWith(total))).toEqual([]);
        expect(findWrongTotals(tableWith(total * factor))).toEqual([
          { row: values.length + 1, column: 1, message: expect.stringContaining("Die Spalte „Menge“ ergibt ") },
        ]);
      }),
    );
  });
});
