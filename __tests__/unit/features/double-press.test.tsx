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
  /** Presses a control that the press removes. */
  const remove = () => {
    key("keydown");
    ignoreRestOfPress();
  };

  it("pressed twice, or held, is not for what has the focus next; a later one is", () => {
    remove();
    expect(key("keydown", { repeat: true })).toBe(false);
    key("keyup");
    now += 400;
    expect(key("keydown")).toBe(false);
    key("keyup");
    now += 400;
    expect(key("keydown")).toBe(true);
    key("keyup");
  });

  it("is for what has the focus when a pointer removed the control", () => {
    ignoreRestOfPress();
    expect(key("keydown")).toBe(true);
    key("keyup");
  });

  it("leaves other keys alone", () => {
    remove();
    key("keyup");
    expect([key("keydown", { key: "a" }), key("keydown")]).toEqual([true, true]);
    key("keyup");
  });
});
