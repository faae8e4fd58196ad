import { Today } from "../../../src/components/today";
import { renderStaticHtml } from "../support/render-static-html";

afterEach(() => jest.useRealTimers());

it("The static HTML is dated where no script runs only: to the day of the build", () => {
  jest.useFakeTimers({ now: new Date(2026, 0, 1, 12) });
  const html = renderStaticHtml(<Today label="Stand:" />);
  expect(html.querySelector("noscript")?.textContent).toBe("Stand: 1. Januar 2026");
  html.querySelector("noscript")?.remove();
  expect(html.textContent?.trim()).toBe("");
});
