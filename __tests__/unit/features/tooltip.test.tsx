import { act, fireEvent, render, screen } from "@testing-library/react";
import { IconButton } from "../../../src/features/tooltip/icon-button";
import { TooltipProvider } from "../../../src/features/tooltip/tooltip";

jest.mock("gatsby", () => jest.requireActual("../support/gatsby-mock"));

/** jsdom has no layout. */
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
const hover = (name: string) => fireEvent.pointerMove(button(name));
const shown = () => screen.queryByRole("tooltip")?.textContent ?? null;

/** Opens and closes the first tooltip; by Escape, because jsdom has no layout for leaving it. */
function openAndCloseFirst(): void {
  hover("Anhalten");
  wait(700);
  fireEvent.keyDown(document, { key: "Escape" });
}

it("opens after 700 ms and not before", () => {
  hover("Anhalten");
  wait(699);
  expect(shown()).toBeNull();
  wait(1);
  expect(shown()).toBe("Anhalten");
});

it.each([
  [299, "Schließen"],
  [300, null],
])("%d ms after a tooltip has closed, hovering another button opens at once: %p", (pause, expected) => {
  openAndCloseFirst();
  wait(pause);
  hover("Schließen");
  expect(shown()).toBe(expected);
  wait(700);
  expect(shown()).toBe("Schließen");
});
