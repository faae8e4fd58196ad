import { formatNumber, parseGermanNumber, parseTypedNumber, withUnit } from "../../../src/lib/german-numbers";
import { fc } from "../support/fast-check";

const GERMAN: [string, number][] = [
  ["12.000", 12000],
  ["12000", 12000],
  ["12 000", 12000],
  ["12\u00a0000", 12000],
  ["12\u202f000", 12000],
  ["1\u2009250\u2009000", 1250000],
  ["1.250.000,75", 1250000.75],
  ["1 250,5", 1250.5],
  ["12,5", 12.5],
  ["0,25", 0.25],
  ["007", 7],
  [" 7 ", 7],
  ["-3", -3],
  ["−3,5", -3.5],
  ["\u2068500\u2069", 500],
  ["\u061c12\u200b.\u00ad000\ufe0f", 12000],
];
it.each(GERMAN)("parses „%s“ as %d", (text, value) => {
  expect(parseGermanNumber(text)).toBe(value);
});

const NO_NUMBERS = [
  ...["", " ", "viel", "12 €", "20 %", "€ 12", "1e3", "0x10", "Infinity", "NaN", "+5", "--5", "5-", "٣"],
  ...["12.5", "1,250.00", "1.250.00", "1.25", "0.500", "1250.000", "1.250 000", "1 250.000", "12  000"],
  ...["12,", ",5", "12,5,5", "12,5.000", "1.2.3", "12\n000", "9".repeat(400), "<b>1</b>"],
];
it.each(NO_NUMBERS)("does not parse „%s“", (text) => {
  expect(parseGermanNumber(text)).toBeUndefined();
});

it.each([
  ...GERMAN,
  ["4800.50", 4800.5],
  ["12.5", 12.5],
  [" 12.5 ", 12.5],
  ["-1.25", -1.25],
  ["2.1234", 2.1234],
  ["0.500", 0.5],
  ["0.125", 0.125],
] as [string, number][])("parses a typed „%s“ as %d", (text, value) => {
  expect(parseTypedNumber(text)).toBe(value);
});

it.each(["1250.000", "1,250.00", "1.250.00", "12.", ".5", "1.2.3", "00.500", "12.5,3", "1 250.5", "12.5 €"])(
  "does not parse the ambiguous „%s“",
  (text) => {
    expect(parseTypedNumber(text)).toBeUndefined();
  },
);

it("parses minus zero as zero", () => {
  expect(parseGermanNumber("-0")).toBe(0);
});

it("parses any number that it has formatted", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (hundredths) => {
      const value = hundredths / 100;
      expect(parseGermanNumber(formatNumber(value))).toBeCloseTo(value, 9);
      expect(parseGermanNumber(formatNumber(value, 2))).toBeCloseTo(value, 9);
    }),
  );
});

it("parses any text to a finite number or undefined", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.,  -−\u00a0") })), (text) => {
      const value = parseGermanNumber(text);
      expect(value === undefined || Number.isFinite(value)).toBe(true);
    }),
  );
});

it("formats numbers with comma, points and minus sign", () => {
  expect([1250, 4.5, 1 / 3, -2, 1250000].map((value) => formatNumber(value))).toEqual([
    ...["1.250", "4,5", "0,33", "−2"],
    "1.250.000",
  ]);
  expect([3, 2.96, 1250].map((value) => formatNumber(value, 1))).toEqual(["3,0", "3,0", "1.250,0"]);
});

it("formats no minus before zero", () => {
  expect([-0, -0.001].map((value) => formatNumber(value))).toEqual(["0", "0"]);
  expect(formatNumber(-0.04, 1)).toBe("0,0");
});

it("joins a number and its unit by a non-breaking space", () => {
  expect(withUnit(12.5, "%")).toBe("12,5\u00a0%");
});
