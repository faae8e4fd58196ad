import { lengthOf } from "../../../src/sections/product/growth";

it.each([
  ["+247 %", { kind: "times", length: 3.47 }],
  ["+300 %", { kind: "times", length: 4 }],
  ["+12,5\u00a0%", { kind: "times", length: 1.125 }],
  ["+1.050 %", { kind: "times", length: 11.5 }],
  ["−20 %", { kind: "times", length: 0.8 }],
  ["bis zu 3 ×", { kind: "times", length: 3 }],
  ["32,5 %", { kind: "share", length: 0.325 }],
  ["100 %", { kind: "share", length: 1 }],
])("%s is as long as it says", (figure, length) => {
  const found = lengthOf(figure);
  expect({ ...found, length: Number(found?.length.toFixed(4)) }).toEqual(length);
});

it.each(["", "viele", "1.200 €", "30 Tage", "250 %", "1.200 %"])("%j is no length", (figure) => {
  expect(lengthOf(figure)).toBeUndefined();
});
