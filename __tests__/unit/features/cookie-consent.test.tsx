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

/** Another tab stores a decision. */
function answerElsewhere(): void {
  localStorage.setItem(KEY, "declined");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })));
}

beforeEach(() => {
  Object.assign(window, { ResizeObserver });
  forgetConsent();
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe("The consent banner", () => {
  it("appears after 1000 ms and not before", () => {
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
  ])("with %s stored appears: %p", (value, appears) => {
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
  ])("goes on %s, stores %p, and asks again in the next view only without a decision", (label, value) => {
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

  it("ignores the second press of a double click that began before it appeared", () => {
    render(consent);
    fireEvent.click(document.body, { detail: 1 });
    wait(1000);
    press("Akzeptieren", 2);
    expect(banner()).toBeVisible();
    expect(localStorage).toHaveLength(0);
    press("Akzeptieren", 1);
    expect(localStorage.getItem(KEY)).toBe("accepted");
  });

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

  it("sets `--banner-height` while it is open", () => {
    const { style } = document.documentElement;
    open();
    layOut(200);
    expect(style.getPropertyValue("--banner-height")).toBe("200px");
    expect(document.documentElement).toHaveAttribute("data-banner");
    press("Ablehnen");
    expect(style.getPropertyValue("--banner-height")).toBe("0px");
    expect(document.documentElement).not.toHaveAttribute("data-banner");
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

  it.each([true, false])("gone because of an answer in another tab, moves the focus only if it had it: %p", (had) => {
    render(<main tabIndex={-1} />);
    open();
    if (had) act(() => button("Akzeptieren").focus());
    answerElsewhere();
    expect(banner()).not.toBeInTheDocument();
    expect(had ? screen.getByRole("main") : document.body).toHaveFocus();
  });

  it("gives the focus back to the field of a form that had it", () => {
    render(
      <form>
        <input aria-label="Name" />
      </form>,
    );
    open();
    screen.getByLabelText("Name").focus();
    act(() => button("Schließen").focus());
    press("Schließen");
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });

  it("offers both answers in the same look, and leads to the policy", () => {
    open();
    expect(button("Akzeptieren").className).toBe(button("Ablehnen").className);
    expect(screen.getByRole("link", { name: "Cookie-Richtlinie" })).toHaveAttribute("href", "/cookies");
  });

  it("is not in the static HTML", () => {
    expect(renderStaticHtml(consent)).toBeEmptyDOMElement();
  });
});

it("The button that resets the decision forgets it and loads the page again", () => {
  // jsdom cannot load a page; its error shows that it was asked to.
  const complaint = jest.spyOn(console, "error").mockImplementation(() => undefined);
  localStorage.setItem(KEY, "declined");
  render(<ResetConsentButton label="Cookie-Einstellungen zurücksetzen" withoutScript="" />);
  press("Cookie-Einstellungen zurücksetzen");
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(String(complaint.mock.calls)).toContain("navigation");
  complaint.mockRestore();
});

it("Without script, the place of that button says how to forget the decision", () => {
  const html = renderStaticHtml(<ResetConsentButton label="Zurücksetzen" withoutScript="In Ihrem Browser." />);
  expect(html.querySelector("noscript")).toHaveTextContent("In Ihrem Browser.");
});
