import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../../../src/layout/error-boundary";

function Failing({ reason }: { reason: unknown }): never {
  throw reason;
}

const pageWith = (page: ReactNode) => (
  <ErrorBoundary title="Unexpected Application Error!" home={{ label: "Zur Startseite", to: "/" }}>
    {page}
  </ErrorBoundary>
);

// React reports every error that a boundary catches.
beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it("shows a failed page again with new children, which may fail again, if only by a text", () => {
  const { rerender } = render(pageWith(<Failing reason={new Error("Die Daten fehlen.")} />));
  expect(screen.getByText("Die Daten fehlen.")).toBeVisible();
  rerender(pageWith(<Failing reason="Die Daten fehlen noch." />));
  expect(screen.getByText("Die Daten fehlen noch.")).toBeVisible();
  rerender(pageWith(<p>Inhalt</p>));
  expect(screen.getByText("Inhalt")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
