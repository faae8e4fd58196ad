import { placeMark } from "../../../src/blocks/mark-layout";
import { BOTTOM, labelStep } from "../../../src/components/charts/line-layout";
import { fc } from "../support/fast-check";

const TEXTS = ["Tiefpunkt", "Monat 21: −832"];
const PLOT = 340;

describe("placeMark", () => {
  const flat = (height: number) => Array.from({ length: 5 }, () => height);

  it("places words above the point, in two rows, in the middle, where nothing else is", () => {
    const { left, right, bottom, isRow } = placeMark([50, 150], TEXTS, PLOT, [flat(150)], []);
    expect((left + right) / 2).toBeCloseTo(50);
    expect([bottom, isRow]).toEqual([142, false]);
  });

  it("places them below the lowest point", () => {
    expect(placeMark([50, 200], TEXTS, PLOT, [[100, 150, 200, 150, 100]], []).top).toBe(208);
  });

  it("keeps them within the plot at its ends", () => {
    expect(placeMark([0, 150], TEXTS, PLOT, [flat(150)], []).left).toBe(0);
    expect(placeMark([100, 150], TEXTS, PLOT, [flat(150)], []).right).toBe(100);
  });

  it("puts them on no line and on no other words, whatever the lines are", () => {
    const heights = fc.array(fc.integer({ min: 52, max: BOTTOM }), { minLength: 3, maxLength: 13 });
    fc.assert(
      fc.property(heights, fc.nat(), fc.nat(), (line, one, other) => {
        const pointOf = (index: number) => [(100 * index) / (line.length - 1), line[index] ?? 0] as const;
        const first = placeMark(pointOf(one % line.length), TEXTS, PLOT, [line], []);
        const second = placeMark(pointOf(other % line.length), TEXTS, PLOT, [line], [first]);
        for (const { left, right, top, bottom } of [first, second]) {
          if (left === right) continue;
          for (let x = left; x <= right; x += (right - left) / 50) {
            const at = (x / 100) * (line.length - 1);
            const [from = 0, to = from] = line.slice(Math.floor(at));
            const y = from + (to - from) * (at - Math.floor(at));
            expect(y > top && y < bottom).toBe(false);
          }
        }
        if (first.left === first.right || second.left === second.right) return;
        const isBeside = first.right <= second.left || second.right <= first.left;
        expect(isBeside || first.bottom <= second.top || second.bottom <= first.top).toBe(true);
      }),
    );
  });
});

it.each([
  ["as many as have room", 1, 30, 300, 10, 1],
  ["fewer, the last one among them", 1, 26, 300, 48, 6],
  ["fewer, without the last one where that takes many away", 1, 40, 300, 11, 2],
  ["a part of those where there is more room", 4, 64, 166, 12, 12],
])("labelStep: an axis has %s", (_what, base, label, plot, last, step) => {
  expect(labelStep(base, label, plot, last)).toBe(step);
});
