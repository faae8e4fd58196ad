import { configure, getConfig, render, screen } from "@testing-library/react";
import { flushSync } from "react-dom";
import { useOnIntent } from "../../../src/features/on-intent/use-on-intent";

const { asyncWrapper, eventWrapper } = getConfig();

/** As in a browser: nothing makes React hurry but what the code itself does. */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  configure({ asyncWrapper: (work) => work(), eventWrapper: (work) => work() });
  jest.useFakeTimers();
});
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  configure({ asyncWrapper, eventWrapper });
  jest.useRealTimers();
});

function Control({ fetchCode }: { fetchCode: () => Promise<string> }) {
  const { code, holder, listeners } = useOnIntent(fetchCode);
  return (
    <div ref={holder} {...listeners}>
      {code ? <button type="button">{code}</button> : <a href="/contact">plain</a>}
    </div>
  );
}

/** @returns what hands the code out */
function hover(): () => void {
  let handOut = () => {};
  const code = new Promise<string>((resolve) => {
    handOut = () => resolve("enhanced");
  });
  flushSync(() => render(<Control fetchCode={() => code} />));
  point("pointerover");
  return handOut;
}

const PRESSES: Readonly<Record<string, () => void>> = {
  "the first button": () => point("pointerdown"),
  "the middle button, which opens a new tab": () => point("pointerdown", 1),
  "the space bar": () => dispatch(new KeyboardEvent("keydown", { bubbles: true, key: " " })),
};

/** JSDOM's pointer has no kind. */
const point = (type: string, button = 0) =>
  dispatch(Object.assign(new MouseEvent(type, { bubbles: true, button }), { pointerType: "mouse" }));

const dispatch = (event: Event) => screen.getByText("plain").dispatchEvent(event);

/** What promises have set going, but nothing that the browser would do in between, such as a press. */
async function promises(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await null;
}

/** The next task of the browser, and what promises set going before it. */
async function nextTask(): Promise<void> {
  await promises();
  jest.advanceTimersByTime(0);
  await promises();
}

it("replaces a control in one go: no press can begin meanwhile", async () => {
  const handOut = hover();
  handOut();
  await nextTask();
  expect(screen.queryByText("enhanced")).toBeInTheDocument();
});

it.each(Object.entries(PRESSES))("leaves a control alone that is being pressed with %s", async (_with, press) => {
  const handOut = hover();
  press();
  handOut();
  await nextTask();
  expect(screen.queryByText("plain")).toBeInTheDocument();
});

it("leaves a control alone that the pointer comes to with its press", async () => {
  const handOut = hover();
  handOut();
  await promises();
  point("pointerdown");
  await nextTask();
  expect(screen.queryByText("plain")).toBeInTheDocument();
});
