import { act, fireEvent, render, screen } from "@testing-library/react";
import { IconButton } from "../../../src/features/tooltip/icon-button";
import { TooltipProvider } from "../../../src/features/tooltip/tooltip";

jest.mock("gatsby", () => jest.requireActual("../support/gatsby-mock"));

/** jsdom lays nothing out. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(window, { ResizeObserver });
  jest.useFakeTimers();
  render(
    <TooltipProvider>
      <IconButton label="Anhalten" />
      <IconButton label="Schließen" />
    </TooltipProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole("button", { name });
const enter = (name: string) => fireEvent.pointerMove(button(name));
const shown = () => screen.queryByRole("tooltip")?.textContent ?? null;

/** Shows the name of the first button and puts it away: leaving takes places in the window, which jsdom does not know. */
function lookAtFirst(): void {
  enter("Anhalten");
  wait(700);
  fireEvent.keyDown(document, { key: "Escape" });
}

it("A tooltip opens after 700 ms and not before.", () => {
  enter("Anhalten");
  wait(699);
  expect(shown()).toBeNull();
  wait(1);
  expect(shown()).toBe("Anhalten");
});

it.each([
  [299, "Schließen"],
  [300, null],
])("%d ms after one tooltip has closed, that of another button is at once %p.", (pause, expected) => {
  lookAtFirst();
  wait(pause);
  enter("Schließen");
  expect(shown()).toBe(expected);
  wait(700);
  expect(shown()).toBe("Schließen");
});
