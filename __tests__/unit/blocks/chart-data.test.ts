import { formatGermanNumber, parseGermanNumber } from "../../../src/blocks/chart-data";

it.each([
  ["12", 12],
  ["1.250", 1250],
  ["1.250.000", 1250000],
  ["4,5", 4.5],
  ["1.250,75", 1250.75],
  ["-3", -3],
  ["−3,5", -3.5],
  [" 7 ", 7],
])("reads %s as the number %d", (text, number) => {
  expect(parseGermanNumber(text)).toBe(number);
});

it.each(["", "viel", "4.5", "1,250.00", "12 %", "1.25", "1e3", "1.250.00"])("takes „%s“ for no number", (text) => {
  expect(parseGermanNumber(text)).toBeUndefined();
});

it.each([
  [1250, "1.250"],
  [4.5, "4,5"],
  [1 / 3, "0,33"],
  [-2, "−2"],
])("writes %d as %s", (number, text) => {
  expect(formatGermanNumber(number)).toBe(text);
});
