import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { forgetConsent } from "../../../src/features/cookie-consent/consent-store";
import { CookieConsent } from "../../../src/features/cookie-consent/cookie-consent";
import { ResetConsentButton } from "../../../src/features/cookie-consent/reset-consent-button";
import { delivered } from "../support/delivered";

jest.mock("gatsby", () => jest.requireActual("../support/gatsby-mock"));

const KEY = "cookie-consent";
const consent = (
  <CookieConsent
    title="Cookies"
    text="Notwendig ist nur eines."
    accept="Akzeptieren"
    decline="Ablehnen"
    close="Schließen"
    policy={{ label: "Cookie-Richtlinie", to: "/cookies" }}
  />
);

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const banner = () => screen.queryByRole("region", { name: "Cookies" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** JSDOM lays nothing out. */
class NoResizes {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(window, { ResizeObserver: NoResizes });
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

  it.each(["accepted", "declined"])("never appears when %s is stored.", (value) => {
    localStorage.setItem(KEY, value);
    render(consent);
    wait(60_000);
    expect(banner()).not.toBeInTheDocument();
  });

  it("appears when what is stored is no decision.", () => {
    localStorage.setItem(KEY, "perhaps");
    render(consent);
    wait(1000);
    expect(banner()).toBeVisible();
  });

  it.each([
    ["Akzeptieren", "accepted"],
    ["Ablehnen", "declined"],
  ])("goes on %s and stores %s.", (label, value) => {
    render(consent);
    wait(1000);
    press(label);
    expect(banner()).not.toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBe(value);
    wait(60_000);
    expect(banner()).not.toBeInTheDocument();
  });

  it("takes the second press of a double click that began before it for no answer.", () => {
    render(consent);
    fireEvent.click(document.body, { detail: 1 });
    wait(1000);
    fireEvent.click(screen.getByRole("button", { name: "Akzeptieren" }), { detail: 2 });
    expect(banner()).toBeVisible();
    expect(localStorage).toHaveLength(0);
    fireEvent.click(screen.getByRole("button", { name: "Akzeptieren" }), { detail: 1 });
    expect(localStorage.getItem(KEY)).toBe("accepted");
  });

  it("goes on closing, stores nothing, and asks again in the next view.", () => {
    const { unmount } = render(consent);
    wait(1000);
    press("Schließen");
    expect(banner()).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    wait(60_000);
    expect(banner()).not.toBeInTheDocument();
    unmount();
    render(consent);
    wait(1000);
    expect(banner()).toBeVisible();
  });

  it("goes on a decision that the browser cannot keep.", () => {
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota is exceeded.", "QuotaExceededError");
    });
    render(consent);
    wait(1000);
    press("Akzeptieren");
    expect(banner()).not.toBeInTheDocument();
    setItem.mockRestore();
  });

  it("does not come after its page has gone.", () => {
    render(consent).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("offers both answers in the same look, and leads to the policy.", () => {
    render(consent);
    wait(1000);
    const [accept, decline] = ["Akzeptieren", "Ablehnen"].map((name) => screen.getByRole("button", { name }));
    expect(accept?.className).toBe(decline?.className);
    expect(screen.getByRole("link", { name: "Cookie-Richtlinie" })).toHaveAttribute("href", "/cookies");
  });

  it("is no part of the page as it is delivered.", () => {
    expect(delivered(consent)).toBeEmptyDOMElement();
  });
});

describe("The button that resets the decision", () => {
  it("forgets it and loads the page again.", () => {
    // jsdom cannot load a page; its complaint shows that it was asked to.
    const complaint = jest.spyOn(console, "error").mockImplementation(() => undefined);
    localStorage.setItem(KEY, "declined");
    render(<ResetConsentButton label="Cookie-Einstellungen zurücksetzen" />);
    press("Cookie-Einstellungen zurücksetzen");
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(String(complaint.mock.calls)).toContain("navigation");
    complaint.mockRestore();
  });
});
