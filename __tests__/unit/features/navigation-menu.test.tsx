import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { hoverControls } from "../../../src/features/hover-controls/all-hover-controls";
import { loadHoverControls, provideHoverControls } from "../../../src/features/hover-controls/hover-controls";
import { NavigationMenu } from "../../../src/features/navigation/navigation-menu";

const parts = [{ label: "Funktionen", to: "/product#features", drawing: null }];
const menu = (
  <NavigationMenu label="Hauptmenü" path="/" links={[{ label: "Produkt", to: "/product", language: null, parts }]} />
);

it("is the same list of links for a finger, and gets its submenus once a mouse has room for them", async () => {
  let onChange = () => {};
  const media = { matches: false, addEventListener: (_type: string, listener: () => void) => (onChange = listener) };
  Object.assign(window, { matchMedia: () => media });
  await loadHoverControls();
  const { container } = render(menu);
  expect(container.querySelectorAll("[aria-expanded]")).toHaveLength(0);
  expect(screen.getByRole("link", { name: "Produkt" })).toHaveAttribute("href", "/product");
  onChange();
  await waitFor(() => expect(screen.getByRole("link", { name: "Produkt" })).toHaveAttribute("aria-expanded", "false"));
});

it("has the same elements with and without submenus, so that each takes over the server's", () => {
  const tagsOf = (controls?: typeof hoverControls) => {
    provideHoverControls(controls);
    const { container, unmount } = render(menu);
    const tags = [...container.querySelectorAll("*")].map(({ tagName, className }) => `${tagName} ${className}`);
    unmount();
    return tags;
  };
  expect(tagsOf()).toEqual(tagsOf(hoverControls));
});

it("opens a submenu that has a role with its name", () => {
  provideHoverControls(hoverControls);
  render(menu);
  fireEvent.keyDown(screen.getByRole("link", { name: "Produkt" }), { key: "ArrowDown" });
  expect(screen.getByRole("group", { name: "Produkt" })).toContainElement(screen.getByText("Funktionen"));
});
