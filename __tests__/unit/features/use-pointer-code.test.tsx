import { act, render, screen } from "@testing-library/react";
import { usePointerCode } from "../../../src/features/press/use-pointer-code";

let isFine: boolean;
beforeEach(() => {
  isFine = true;
  window.matchMedia = () => ({ matches: isFine }) as MediaQueryList;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function Control({ fetchCode }: { fetchCode: () => Promise<string> }) {
  const { code, holder } = usePointerCode(fetchCode);
  return (
    <div ref={holder}>
      <button type="button">{code ?? "plain"}</button>
    </div>
  );
}

const idle = () => act(() => jest.advanceTimersByTimeAsync(10));
const control = () => screen.getByRole("button");

it.each([false, true])("takes the place of a control once nobody is in it (focus at first: %p)", async (hasFocus) => {
  render(<Control fetchCode={async () => "enhanced"} />);
  if (hasFocus) control().focus();
  expect(control()).toHaveTextContent("plain");
  await idle();
  expect(control()).toHaveTextContent(hasFocus ? "plain" : "enhanced");
  control().blur();
  await idle();
  expect(control()).toHaveTextContent("enhanced");
});

it("is not fetched for touch, and does without when it does not come", async () => {
  const fetchCode = jest.fn(() => Promise.reject(new Error("gone")));
  isFine = false;
  render(<Control fetchCode={fetchCode} />).unmount();
  await idle();
  expect(fetchCode).not.toHaveBeenCalled();
  isFine = true;
  render(<Control fetchCode={fetchCode} />);
  await idle();
  expect(fetchCode).toHaveBeenCalledTimes(1);
  expect(control()).toHaveTextContent("plain");
});
