import { ariaCurrent, isActive } from "../../../src/features/navigation/navigation-link";

it.each<[string, active: string[], inactive: string[]]>([
  ["/", ["/"], ["/product", "/blog/cac", "/404"]],
  ["/career", ["/career", "/career/account-executive"], ["/contact"]],
  ["/blog", ["/blog", "/blog/", "/blog/cac", "/blog/cac/"], ["/", "/blogger", "/blog-archive/cac", "/career/blog"]],
  ["/blog/cac", [], ["/blog"]],
])("a link to %s is active at %j, not at %j", (to, active, inactive) => {
  expect([...active, ...inactive].filter((path) => isActive(to, path))).toEqual(active);
});

it("is page on the link's own page and true on pages below it", () => {
  expect(["/blog", "/blog/cac", "/"].map((path) => ariaCurrent("/blog", path))).toEqual(["page", "true", undefined]);
});
