import { act, fireEvent, render, screen } from "@testing-library/react";
import { forgetConsent } from "../../../src/features/cookie-consent/consent-store";
import { CookieConsent } from "../../../src/features/cookie-consent/cookie-consent";
import { ResetConsentButton } from "../../../src/features/cookie-consent/reset-consent-button";
import { TooltipProvider } from "../../../src/features/tooltip/tooltip";
import { delivered } from "../support/delivered";

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

/** JSDOM lays nothing out. */
const ResizeObserver = jest.fn(() => ({ observe: () => undefined, disconnect: () => undefined }));

beforeEach(() => {
  Object.assign(window, { ResizeObserver });
  forgetConsent();
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe("The consent banner", () => {
  it("appears after 1000 ms and not before.", () => {
    render(consent);
    expect(banner()).not.toBeInTheDocument();
    wait(999);
    expect(banner()).not.toBeInTheDocument();
    wait(1);
    expect(banner()).toBeVisible();
  });

  it.each([
    ["accepted", false],
    ["declined", false],
    ["perhaps", true],
  ])("with %s stored appears: %p.", (value, appears) => {
    localStorage.setItem(KEY, value);
    open();
    if (!appears) wait(60_000);
    if (appears) expect(banner()).toBeVisible();
    else expect(banner()).not.toBeInTheDocument();
  });

  it.each([
    ["Akzeptieren", "accepted"],
    ["Ablehnen", "declined"],
    ["Schließen", null],
  ])("goes on %s, stores %p, and asks again in the next view only without a decision.", (label, value) => {
    const { unmount } = open();
    press(label);
    expect(banner()).not.toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBe(value);
    expect(localStorage).toHaveLength(value ? 1 : 0);
    wait(60_000);
    expect(banner()).not.toBeInTheDocument();
    unmount();
    open();
    if (value) expect(banner()).not.toBeInTheDocument();
    else expect(banner()).toBeVisible();
  });

  it("takes the second press of a double click that began before it for no answer.", () => {
    render(consent);
    fireEvent.click(document.body, { detail: 1 });
    wait(1000);
    press("Akzeptieren", 2);
    expect(banner()).toBeVisible();
    expect(localStorage).toHaveLength(0);
    press("Akzeptieren", 1);
    expect(localStorage.getItem(KEY)).toBe("accepted");
  });

  it("goes on a decision that the browser cannot keep.", () => {
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota is exceeded.", "QuotaExceededError");
    });
    open();
    press("Akzeptieren");
    expect(banner()).not.toBeInTheDocument();
    setItem.mockRestore();
  });

  it("does not come after its page has gone.", () => {
    render(consent).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("offers both answers in the same look, and leads to the policy.", () => {
    open();
    expect(button("Akzeptieren").className).toBe(button("Ablehnen").className);
    expect(screen.getByRole("link", { name: "Cookie-Richtlinie" })).toHaveAttribute("href", "/cookies");
  });

  it("is no part of the page as it is delivered.", () => {
    expect(delivered(consent)).toBeEmptyDOMElement();
  });
});

it("The button that resets the decision forgets it and loads the page again.", () => {
  // jsdom cannot load a page; its complaint shows that it was asked to.
  const complaint = jest.spyOn(console, "error").mockImplementation(() => undefined);
  localStorage.setItem(KEY, "declined");
  render(<ResetConsentButton label="Cookie-Einstellungen zurücksetzen" />);
  press("Cookie-Einstellungen zurücksetzen");
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(String(complaint.mock.calls)).toContain("navigation");
  complaint.mockRestore();
});
