import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../../../src/layout/error-boundary";

jest.mock("gatsby", () => jest.requireActual("../support/gatsby-mock"));

function Failing({ reason }: { reason: unknown }): never {
  throw reason;
}

const TITLE = "Unexpected Application Error!";
const pageWith = (page: ReactNode, title = TITLE) => (
  <>
    <header>Kopf</header>
    <ErrorBoundary title={title} home={{ label: "Zur Startseite", to: "/" }}>
      {page}
    </ErrorBoundary>
    <footer>Fuß</footer>
  </>
);
const show = (page: ReactNode, title?: string) => render(pageWith(page, title));

// React reports every error that a boundary catches.
beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe("A page that fails", () => {
  it.each<[string, unknown, string, title?: string]>([
    ["the error's message", new Error("Die Daten fehlen."), "Die Daten fehlen."],
    ["the title it is given", new Error("Die Daten fehlen."), "Die Daten fehlen.", "Unerwarteter Fehler"],
    ["a text that was thrown", "kaputt", "kaputt"],
    ["a number that was thrown", 7, "7"],
    ["nothing that was thrown", undefined, "undefined"],
  ])("is replaced by %s with a link home, inside the intact layout", (_title, reason, text, title = TITLE) => {
    show(<Failing reason={reason} />, title);
    const alert = within(screen.getByRole("alert"));
    expect(alert.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(alert.getByRole("link", { name: "Zur Startseite" })).toHaveAttribute("href", "/");
    for (const visible of [alert.getByText(text), screen.getByText("Kopf"), screen.getByText("Fuß")])
      expect(visible).toBeVisible();
  });
});

it("shows a page that does not fail", () => {
  show(<p>Inhalt</p>);
  expect(screen.getByText("Inhalt")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("renders a failed page again with new children, which may fail again", () => {
  const { rerender } = show(<Failing reason="Die Daten fehlen." />);
  rerender(pageWith(<Failing reason="Die Daten fehlen noch." />));
  expect(screen.getByText("Die Daten fehlen noch.")).toBeVisible();
  rerender(pageWith(<p>Inhalt</p>));
  expect(screen.getByText("Inhalt")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
