import { suppressFollowUpClicks } from "../../../src/features/click-guard/repeated-activation";

/** Presses as the browser reports it; `detail` counts the clicks in one place. */
function press(detail: number): { arrived: string[]; isDefaultAllowed: boolean } {
  const arrived: string[] = [];
  const record = ({ type }: Event) => arrived.push(type);
  let isDefaultAllowed = true;
  for (const type of ["mousedown", "click"]) {
    document.addEventListener(type, record);
    isDefaultAllowed = document.body.dispatchEvent(new MouseEvent(type, { detail, bubbles: true, cancelable: true }));
    document.removeEventListener(type, record);
  }
  return { arrived, isDefaultAllowed };
}

const RECEIVED = { arrived: ["mousedown", "click"], isDefaultAllowed: true };
const SUPPRESSED = { arrived: [], isDefaultAllowed: false };

it("suppresses the further clicks of a double click, and none after it", () => {
  expect(press(2)).toEqual(RECEIVED);
  suppressFollowUpClicks();
  expect([press(2), press(3)]).toEqual([SUPPRESSED, SUPPRESSED]);
  expect([press(1), press(2)]).toEqual([RECEIVED, RECEIVED]);
});

it("lets follow-up clicks reach an allowed control", () => {
  suppressFollowUpClicks("body");
  expect(press(2)).toEqual(RECEIVED);
  suppressFollowUpClicks("main");
  expect(press(2)).toEqual(SUPPRESSED);
});

it("stops suppressing on a click by keyboard", () => {
  suppressFollowUpClicks();
  expect([press(0), press(2)]).toEqual([RECEIVED, RECEIVED]);
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
  /** Presses and releases Enter. @returns whether the press was received */
  const enter = () => {
    const isReceived = key("keydown");
    key("keyup");
    return isReceived;
  };

  it("pressed twice or held is suppressed on the next focused element, a later one is not", () => {
    key("keydown");
    suppressFollowUpClicks();
    expect(key("keydown", { repeat: true })).toBe(false);
    key("keyup");
    now += 400;
    expect(enter()).toBe(false);
    now += 400;
    expect(enter()).toBe(true);
  });

  it("is not suppressed after a pointer has removed the control", () => {
    suppressFollowUpClicks();
    expect(enter()).toBe(true);
  });

  it("suppresses no other keys", () => {
    key("keydown");
    suppressFollowUpClicks();
    key("keyup");
    expect([key("keydown", { key: "a" }), enter()]).toEqual([true, true]);
  });
});
