import { act, render, screen } from "@testing-library/react";
import { CONTENT_REPORT_INTERVAL_MS, CONTENT_REPORT_PATH } from "../../../src/config/constants";
import { ContentReport } from "../../../src/layout/content-report";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const aWhile = () => act(() => jest.advanceTimersByTimeAsync(CONTENT_REPORT_INTERVAL_MS));

it("The development server's page says what is wrong with the content until it is mended", async () => {
  const answers = ["Im Inhalt ist 1 Fehler.", undefined, ""];
  const asked: string[] = [];
  global.fetch = jest.fn(async (address) => {
    asked.push(String(address));
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError("The server is away.");
    return { text: async () => answer } as Response;
  });
  const { unmount } = render(<ContentReport />);
  const said = () => screen.getByRole("alert").textContent;
  expect(said()).toBe("");
  await aWhile();
  expect(said()).toBe("Im Inhalt ist 1 Fehler.");
  await aWhile();
  expect(said()).toBe("Im Inhalt ist 1 Fehler.");
  await aWhile();
  expect(said()).toBe("");
  unmount();
  await aWhile();
  expect(asked).toEqual(Array.from({ length: 3 }, () => CONTENT_REPORT_PATH));
});
