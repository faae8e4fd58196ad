import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../../../src/layout/error-boundary";

jest.mock("gatsby", () => jest.requireActual("../support/gatsby-mock"));

function Failing({ reason }: { reason: unknown }): never {
  throw reason;
}

const show = (page: ReactNode, title = "Unexpected Application Error!") =>
  render(
    <>
      <header>Kopf</header>
      <ErrorBoundary title={title} home={{ label: "Zur Startseite", to: "/" }}>
        {page}
      </ErrorBoundary>
      <footer>Fuß</footer>
    </>,
  );

// React reports every error that a boundary catches.
beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe("A page that fails", () => {
  it("gives way to the title and the error's message, with a way home.", () => {
    show(<Failing reason={new Error("Die Daten fehlen.")} />);
    const alert = within(screen.getByRole("alert"));
    expect(alert.getByRole("heading", { level: 1 })).toHaveTextContent(/^Unexpected Application Error!$/);
    expect(alert.getByText("Die Daten fehlen.")).toBeVisible();
    expect(alert.getByRole("link", { name: "Zur Startseite" })).toHaveAttribute("href", "/");
  });

  it("gets the title it is given.", () => {
    show(<Failing reason={new Error("Die Daten fehlen.")} />, "Unerwarteter Fehler");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Unerwarteter Fehler$/);
  });

  it.each([
    ["a text", "kaputt", "kaputt"],
    ["a number", 7, "7"],
    ["nothing", undefined, "undefined"],
  ])("says what it can when %s was thrown.", (_title, reason, message) => {
    show(<Failing reason={reason} />);
    expect(within(screen.getByRole("alert")).getByText(message)).toBeVisible();
  });

  it("leaves what stands around it.", () => {
    show(<Failing reason={new Error("Die Daten fehlen.")} />);
    expect(screen.getByText("Kopf")).toBeVisible();
    expect(screen.getByText("Fuß")).toBeVisible();
  });
});

describe("A page that does not fail", () => {
  it("is shown, and no error.", () => {
    show(<p>Inhalt</p>);
    expect(screen.getByText("Inhalt")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
