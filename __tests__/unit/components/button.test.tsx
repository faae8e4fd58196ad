import { render, screen } from "@testing-library/react";
import { buttonClasses } from "../../../src/components/button";
import { Link } from "../../../src/components/link";

const ORDINARY = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const VARIANTS = [...ORDINARY, "hero", "accent", "glass"] as const;
const SIZES = ["default", "sm", "lg", "xl", "icon"] as const;

const words = (classes: string) => classes.split(/\s+/).sort().join(" ");

describe("A button", () => {
  // @spec 9.6
  it("looks different in each of nine variants and five sizes, and has a default look and size", () => {
    const looks = VARIANTS.flatMap((variant) => SIZES.map((size) => words(buttonClasses({ variant, size }))));
    expect(new Set(looks).size).toBe(45);
    expect(buttonClasses()).toBe(buttonClasses({ variant: "default", size: "default" }));
  });
});

describe("A link", () => {
  const show = (link: Parameters<typeof Link>[0]) => {
    render(<Link {...link}>Weiter</Link>);
    return screen.getByRole("link", { name: "Weiter" });
  };

  it.each(["/", "/product", "/contact#form"])("to %s changes the page without loading a document", (to) => {
    expect(show({ to })).toHaveAttribute("data-link", "gatsby");
  });

  it.each([
    ["#inhalt", false],
    ["mailto:jobs@hafenlotse.example", false],
    ["https://forms.example/icp", false],
    ["/support", true],
  ])("to %s is left to the browser (reloadDocument: %p)", (to, reloadDocument) => {
    const link = show({ to, reloadDocument });
    expect(link).not.toHaveAttribute("data-link");
    expect(link).not.toHaveAttribute("reloaddocument");
    expect(link).toHaveAttribute("href", to);
  });
});
