import { nearest } from "../../../src/lib/nearest";

it.each([
  ["itnro", ["intro", "title"], "intro"],
  ["skiplink", ["skipLink", "homeLabel"], "skipLink"],
  ["/blog/sales-funel", ["/blog", "/blog/sales-funnel"], "/blog/sales-funnel"],
  ["eine-lange-ueberschrift-mit-woertern", ["eine-lange-uberschrift-mit-worten"], "eine-lange-uberschrift-mit-worten"],
  ["farbe", ["title", "intro"], undefined],
  ["xyz", ["form"], undefined],
])("for %s, suggests from %j: %s", (name, names, meant) => {
  expect(nearest(name, names)).toBe(meant);
});
