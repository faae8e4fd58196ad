import { formatGermanNumber, parseGermanNumber } from "../../../src/blocks/chart-data";

const WHOLE = { "12": 12, "1.250": 1250, "1.250.000": 1250000, "-3": -3, " 7 ": 7 };
const PARTS = { "4,5": 4.5, "1.250,75": 1250.75, "−3,5": -3.5 };
it.each(Object.entries({ ...WHOLE, ...PARTS }))("reads %s as the number %d", (text, number) => {
  expect(parseGermanNumber(text)).toBe(number);
});

it.each(["", "viel", "4.5", "1,250.00", "12 %", "1.25", "1e3", "1.250.00"])("takes „%s“ for no number", (text) => {
  expect(parseGermanNumber(text)).toBeUndefined();
});

it("writes a number with a comma, two decimals at most and a minus sign", () => {
  expect([1250, 4.5, 1 / 3, -2].map(formatGermanNumber)).toEqual(["1.250", "4,5", "0,33", "−2"]);
});
