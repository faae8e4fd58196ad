import { fireEvent, render, screen } from "@testing-library/react";
import { NavigationMenu } from "../../../src/features/navigation/navigation-menu";

jest.mock("gatsby", () => jest.requireActual("../support/gatsby-mock"));

it("opens a submenu that has a role with its name", () => {
  // jsdom has no layout.
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  const parts = [{ label: "Funktionen", to: "/product#features" }];
  render(<NavigationMenu label="Hauptmenü" path="/" links={[{ label: "Produkt", to: "/product", parts }]} />);
  fireEvent.keyDown(screen.getByRole("link", { name: "Produkt" }), { key: "ArrowDown" });
  expect(screen.getByRole("group", { name: "Produkt" })).toContainElement(screen.getByText("Funktionen"));
});
