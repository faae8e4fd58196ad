import { expect, it } from "vitest";
import { partOf } from "../../editor/browser/crop";

it.each([
  ["the middle of one that is too high", [1500, 2000], {}, { left: 0, top: 500, width: 1500, height: 1000 }],
  ["the middle of one that is too wide", [4000, 1000], {}, { left: 1250, top: 0, width: 1500, height: 1000 }],
  ["its upper edge", [1500, 2000], { down: 0 }, { left: 0, top: 0, width: 1500, height: 1000 }],
  [
    "a smaller part on the right",
    [3000, 2000],
    { size: 0.5, across: 1 },
    { left: 1500, top: 500, width: 1500, height: 1000 },
  ],
] as const)("a picture cropped to 3:2 is %s", (_what, size, chosen, part) =>
  expect(partOf(size, [3, 2], chosen)).toEqual(part),
);
