import { isActive } from "../../../src/features/navigation/navigation-link";

describe("A navigation item", () => {
  it.each([
    ["/", "/"],
    ["/product", "/product"],
    ["/about", "/about"],
    ["/career", "/career"],
    ["/career", "/career/account-executive"],
    ["/blog", "/blog"],
    ["/blog", "/blog/"],
    ["/blog", "/blog/cac"],
    ["/blog", "/blog/cac/"],
    ["/contact", "/contact"],
  ])("to %s is active at %s.", (to, path) => {
    expect(isActive(to, path)).toBe(true);
  });

  it.each([
    ["/", "/product"],
    ["/", "/blog/cac"],
    ["/", "/404"],
    ["/blog", "/"],
    ["/blog", "/blogger"],
    ["/blog", "/blog-archive/cac"],
    ["/blog", "/career/blog"],
    ["/blog/cac", "/blog"],
    ["/career", "/contact"],
  ])("to %s is not active at %s.", (to, path) => {
    expect(isActive(to, path)).toBe(false);
  });
});
