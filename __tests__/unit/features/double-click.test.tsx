import { ignoreRestOfClick } from "../../../src/features/press/double-click";

/** A press as the browser reports it; `detail` is its place in a series at one spot. */
function press(detail: number): { arrived: string[]; isFollowed: boolean } {
  const arrived: string[] = [];
  const note = ({ type }: Event) => arrived.push(type);
  let isFollowed = true;
  for (const type of ["mousedown", "click"]) {
    document.addEventListener(type, note);
    isFollowed = document.body.dispatchEvent(new MouseEvent(type, { detail, bubbles: true, cancelable: true }));
    document.removeEventListener(type, note);
  }
  return { arrived, isFollowed };
}

const HEARD = { arrived: ["mousedown", "click"], isFollowed: true };
const IGNORED = { arrived: [], isFollowed: false };

it("ignores every further press of the series, and none after it", () => {
  expect(press(2)).toEqual(HEARD);
  ignoreRestOfClick();
  expect([press(2), press(3)]).toEqual([IGNORED, IGNORED]);
  expect([press(1), press(2)]).toEqual([HEARD, HEARD]);
});

it("lets the rest arrive at a control of the same kind", () => {
  ignoreRestOfClick("body");
  expect(press(2)).toEqual(HEARD);
  ignoreRestOfClick("main");
  expect(press(2)).toEqual(IGNORED);
});

it("ends with a click of the keyboard", () => {
  ignoreRestOfClick();
  expect([press(0), press(2)]).toEqual([HEARD, HEARD]);
});
