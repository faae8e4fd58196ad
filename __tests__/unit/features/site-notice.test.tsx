import { fireEvent, render, screen } from "@testing-library/react";
import { CLOSED_NOTICE_STORAGE_KEY } from "../../../src/config/constants";
import { SiteNotice } from "../../../src/features/site-notice/site-notice";
import { TooltipProvider } from "../../../src/features/tooltip/tooltip";
import { renderStaticHtml } from "../support/render-static-html";

const DAY = "2026-12-01";
const NOTICE = { text: "Am 24. Dezember ist zu.", more: { label: "Zeiten", to: "/contact" }, published: DAY };

const notice = (changes: { published?: string; status?: string } = {}) => (
  <TooltipProvider>
    <SiteNotice {...NOTICE} status={null} label="Hinweis" close="Schließen" {...changes} />
  </TooltipProvider>
);
const shown = () => screen.queryByRole("complementary", { name: "Hinweis" });

/** Makes a document of the built page's HTML, and runs its script as the browser does. */
function openBuiltPage(): HTMLElement {
  document.body.replaceChildren(renderStaticHtml(notice()));
  const aside = document.querySelector("aside") ?? document.body;
  const script = aside.querySelector("script") ?? aside;
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  new Function(script.textContent ?? "")();
  return aside;
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe("A notice", () => {
  it("is there without script, with its link, and with a button only where scripts run", () => {
    const built = renderStaticHtml(notice());
    expect(built.querySelector("p")).toHaveTextContent("Am 24. Dezember ist zu. Zeiten");
    expect(built.querySelector("a")).toHaveAttribute("href", "/contact");
    expect(built.querySelector("button")).toHaveClass("noscript:hidden");
    expect(built.querySelector("aside")).toHaveAttribute("data-print", "hidden");
  });

  it("goes when it is closed, and the focus with it to the page", () => {
    render(
      <>
        {notice()}
        <main tabIndex={-1} />
      </>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Schließen" }), { detail: 1 });
    expect(shown()).toBeNull();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("stays away for the session, before anything is painted and after; another one does not", () => {
    const { unmount } = render(notice());
    expect(openBuiltPage()).toBeVisible();
    fireEvent.click(screen.getAllByRole("button", { name: "Schließen" })[0] ?? document.body, { detail: 1 });
    unmount();
    sessionStorage.setItem(CLOSED_NOTICE_STORAGE_KEY, DAY);
    expect(openBuiltPage()).not.toBeVisible();
    document.body.replaceChildren();
    const again = render(notice());
    expect(shown()).toBeNull();
    again.rerender(notice({ published: "2026-12-27" }));
    expect(shown()).toBeVisible();
  });

  it("says to authors why visitors do not see it", () => {
    render(notice({ status: "Erscheint am 1. Dezember 2026" }));
    expect(shown()).toHaveTextContent("Erscheint am 1. Dezember 2026 Am 24.");
  });
});
