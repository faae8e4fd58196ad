import { fireEvent, render, screen } from "@testing-library/react";
import { askForConsent } from "../../../src/features/cookie-consent/ask-for-consent";
import { forgetConsent } from "../../../src/features/cookie-consent/consent-store";
import { CookieConsent } from "../../../src/features/cookie-consent/cookie-consent";
import { ResetConsentButton } from "../../../src/features/cookie-consent/reset-consent-button";
import { TooltipProvider } from "../../../src/features/tooltip/tooltip";
import { renderStaticHtml } from "../support/render-static-html";

const KEY = "cookie-consent";
const answers = { accept: "Akzeptieren", decline: "Ablehnen", close: "Schließen" };
const policy = { label: "Cookie-Richtlinie", to: "/cookies" };
const consent = (
  <TooltipProvider>
    <CookieConsent title="Cookies" text="Notwendig ist nur eines." {...answers} policy={policy} />
  </TooltipProvider>
);

/** Says that the page is painted. */
let paint = () => {};

beforeEach(() => {
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe() {}
    },
  });
  forgetConsent();
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe("The consent banner", () => {
  it("goes on a decision, and keeps the second click of a double click from what is underneath", () => {
    render(consent);
    fireEvent.click(screen.getByRole("button", { name: "Akzeptieren" }), { detail: 1 });
    expect(screen.queryByRole("region", { name: "Cookies" })).not.toBeInTheDocument();
    expect(fireEvent.click(document.body, { detail: 2 })).toBe(false);
    expect(fireEvent.click(document.body, { detail: 1 })).toBe(true);
  });

  it.each(["declined", "accepted"])(
    "leaves the room that the styles keep for it to the page if the answer is known: %s",
    (answer) => {
      const { style } = document.documentElement;
      style.removeProperty("--banner-reserved-height");
      const { unmount } = render(consent);
      expect(style.getPropertyValue("--banner-reserved-height")).toBe("");
      unmount();
      localStorage.setItem(KEY, answer);
      render(consent);
      expect(style.getPropertyValue("--banner-reserved-height")).toBe("0px");
    },
  );
});

it.each([
  ["declined", "0px"],
  ["from another build", ""],
])("The page is painted without room for the question if an answer is stored: %s", (stored, room) => {
  document.documentElement.style.removeProperty("--banner-reserved-height");
  localStorage.setItem(KEY, stored);
  askForConsent(KEY, ["accepted", "declined"], 1000, 350);
  expect(document.documentElement.style.getPropertyValue("--banner-reserved-height")).toBe(room);
});

describe("The question of consent", () => {
  const isDue = () => document.documentElement.hasAttribute("data-consent-due");
  beforeEach(() => {
    document.documentElement.removeAttribute("data-consent-due");
    askForConsent(KEY, ["accepted", "declined"], 1000, 350);
    jest.advanceTimersByTime(5000);
    expect(isDue()).toBe(false);
    paint();
  });

  it.each([
    ["accepted", false],
    ["declined", false],
    ["from another build", true],
  ])("comes a moment after the first paint, unless an answer is stored: %s", (stored, isAsked) => {
    localStorage.setItem(KEY, stored);
    jest.advanceTimersByTime(999);
    expect(isDue()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isDue()).toBe(isAsked);
  });

  it("waits for the end of a press, and for the click that follows it", () => {
    const page = document.documentElement;
    page.setAttribute("data-pointer-down", "");
    jest.advanceTimersByTime(5000);
    page.removeAttribute("data-pointer-down");
    jest.advanceTimersByTime(349);
    expect(isDue()).toBe(false);
    jest.advanceTimersByTime(351);
    expect(isDue()).toBe(true);
  });
});

it("Without script, the place of that button says how to forget the decision", () => {
  const html = renderStaticHtml(<ResetConsentButton label="Zurücksetzen" withoutScript="In Ihrem Browser." />);
  expect(html.querySelector("noscript")).toHaveTextContent("In Ihrem Browser.");
});
