import { act, fireEvent, render, screen } from "@testing-library/react";
import { forgetConsent } from "../../../src/features/cookie-consent/consent-store";
import { CookieConsent } from "../../../src/features/cookie-consent/cookie-consent";
import { ResetConsentButton } from "../../../src/features/cookie-consent/reset-consent-button";
import { TooltipProvider } from "../../../src/features/tooltip/tooltip";
import { renderStaticHtml } from "../support/render-static-html";

jest.mock("gatsby", () => jest.requireActual("../support/gatsby-mock"));

const KEY = "cookie-consent";
const answers = { accept: "Akzeptieren", decline: "Ablehnen", close: "Schließen" };
const policy = { label: "Cookie-Richtlinie", to: "/cookies" };
const consent = (
  <TooltipProvider>
    <CookieConsent title="Cookies" text="Notwendig ist nur eines." {...answers} policy={policy} />
  </TooltipProvider>
);

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const banner = () => screen.queryByRole("region", { name: "Cookies" });
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string, detail = 1) => fireEvent.click(button(name), { detail });
/** The page at the moment at which the banner appears. */
const open = () => {
  const view = render(consent);
  wait(1000);
  return view;
};

/** What the browser calls when the banner's size has changed; jsdom lays nothing out. */
let onResize = () => {};
class ResizeObserver {
  constructor(callback: () => void) {
    onResize = callback;
  }
  observe() {}
  disconnect() {}
}

/** The banner is laid out, `height` px high at the window's lower end; 0 when it is hidden. */
function layOut(height: number): void {
  const top = height > 0 ? window.innerHeight - height : 0;
  const box = { top, height } as DOMRect;
  jest.spyOn(banner() as HTMLElement, "getBoundingClientRect").mockReturnValue(box);
  onResize();
}

beforeEach(() => {
  Object.assign(window, { ResizeObserver });
  forgetConsent();
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe("The consent banner", () => {
  it("goes on a decision that the browser cannot keep", () => {
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota is exceeded.", "QuotaExceededError");
    });
    open();
    press("Akzeptieren");
    expect(banner()).not.toBeInTheDocument();
    setItem.mockRestore();
  });

  it("does not appear after its page has gone", () => {
    render(consent).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("keeps the reserved height while it is open", () => {
    const { style } = document.documentElement;
    style.removeProperty("--banner-reserved-height");
    open();
    layOut(150);
    expect(style.getPropertyValue("--banner-reserved-height")).toBe("");
    press("Ablehnen");
    expect(style.getPropertyValue("--banner-reserved-height")).toBe("0px");
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

  it("covers nothing when a content blocker hides it", () => {
    open();
    layOut(200);
    layOut(0);
    expect(document.documentElement.style.getPropertyValue("--banner-reserved-height")).toBe("0px");
    expect(document.documentElement).not.toHaveAttribute("data-banner");
  });

  it("is not in the static HTML", () => {
    expect(renderStaticHtml(consent)).toBeEmptyDOMElement();
  });
});

it("Without script, the place of that button says how to forget the decision", () => {
  const html = renderStaticHtml(<ResetConsentButton label="Zurücksetzen" withoutScript="In Ihrem Browser." />);
  expect(html.querySelector("noscript")).toHaveTextContent("In Ihrem Browser.");
});
