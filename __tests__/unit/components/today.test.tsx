import { render } from "@testing-library/react";
import { Today } from "../../../src/components/today";
import { renderStaticHtml } from "../support/render-static-html";

afterEach(() => jest.useRealTimers());

it("Today's date is not in the static HTML", () => {
  const html = renderStaticHtml(<Today label="Stand:" />);
  expect(html.querySelectorAll("time")).toHaveLength(0);
  expect(html.textContent?.trim()).toBe("");
});

it.each([
  [new Date(2025, 2, 31, 0, 30), "31. März 2025"],
  [new Date(2025, 2, 31, 23, 30), "31. März 2025"],
  [new Date(2026, 0, 1, 12), "1. Januar 2026"],
])("Today's date at %p is the visitor's own, in German", (now, german) => {
  jest.useFakeTimers({ now });
  expect(render(<Today label="Stand:" />).container).toHaveTextContent(`Stand: ${german}`);
});
