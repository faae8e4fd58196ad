import { ignoreRestOfPress } from "../../../src/features/press/double-press";

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
  ignoreRestOfPress();
  expect([press(2), press(3)]).toEqual([IGNORED, IGNORED]);
  expect([press(1), press(2)]).toEqual([HEARD, HEARD]);
});

it("lets the rest arrive at a control of the same kind", () => {
  ignoreRestOfPress("body");
  expect(press(2)).toEqual(HEARD);
  ignoreRestOfPress("main");
  expect(press(2)).toEqual(IGNORED);
});

it("ends with a click of the keyboard", () => {
  ignoreRestOfPress();
  expect([press(0), press(2)]).toEqual([HEARD, HEARD]);
});

describe("Enter", () => {
  let now = 0;
  beforeEach(() => {
    now += 10_000;
    jest.spyOn(Date, "now").mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const key = (type: string, more?: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent(type, { key: "Enter", bubbles: true, cancelable: true, ...more }));
  /** Presses the key and lets it go. @returns whether the press arrived */
  const enter = () => {
    const hasArrived = key("keydown");
    key("keyup");
    return hasArrived;
  };

  it("pressed twice, or held, is not for what has the focus next; a later one is", () => {
    key("keydown");
    ignoreRestOfPress();
    expect(key("keydown", { repeat: true })).toBe(false);
    key("keyup");
    now += 400;
    expect(enter()).toBe(false);
    now += 400;
    expect(enter()).toBe(true);
  });

  it("is for what has the focus when a pointer removed the control", () => {
    ignoreRestOfPress();
    expect(enter()).toBe(true);
  });

  it("leaves other keys alone", () => {
    key("keydown");
    ignoreRestOfPress();
    key("keyup");
    expect([key("keydown", { key: "a" }), enter()]).toEqual([true, true]);
  });
});
