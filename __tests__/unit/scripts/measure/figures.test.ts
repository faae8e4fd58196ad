import type { VisitEvent } from "../../../../scripts/measure/event";
import { figuresOf, p75 } from "../../../../scripts/measure/figures";
import { figuresPage } from "../../../../scripts/measure/figures-page";

const event = (name: string, path: string, more: Partial<VisitEvent> = {}): VisitEvent => ({
  name,
  url: `https://www.hafenlotse.example${path}`,
  domain: "hafenlotse.example",
  ...more,
});
const vital = (name: string, path: string, value: number) => event(name, path, { props: { value, rating: "good" } });

it.each([
  [[], undefined],
  [[7], 7],
  [[2, 1], 2],
  [[3, 1, 2], 3],
  [[4, 1, 3, 2], 3],
  [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 8],
  [[100, 20, 3], 100],
])("Of %p, three of four reach or stay below %p.", (values, expected) => {
  expect(p75(values)).toBe(expected);
});

it("A day is summed up: views, sources, the way to the form, calculators, links, vitals by page.", () => {
  const events = [
    event("pageview", "/", { referrer: "https://suche.example" }),
    event("pageview", "/?utm_source=brief&utm_medium=post", { referrer: "https://suche.example" }),
    event("pageview", "/contact"),
    event("pageview", "/contact"),
    event("pageview", "/contact?utm_source=brief"),
    ...["seen", "seen", "seen", "begun", "begun", "failed", "sent"].map((step) => event(`Form ${step}`, "/contact")),
    event("Calculator used", "/blog/a", { props: { calculator: "cac" } }),
    event("Outbound Link: Click", "/", { props: { url: "https://amt.example/a" } }),
    event("Something else", "/"),
    ...[1000, 3000, 2000, 4000].map((value) => vital("LCP", "/", value)),
    vital("CLS", "/", 0.012),
    vital("INP", "/contact", 48),
  ];
  expect(figuresOf(events)).toEqual({
    views: 5,
    pages: [
      ["/contact", 3],
      ["/", 2],
    ],
    sources: [
      ["brief", 2],
      ["suche.example", 1],
    ],
    form: { seen: 3, begun: 2, sent: 1, failed: 1 },
    calculators: [["cac", 1]],
    links: [["https://amt.example/a", 1]],
    vitals: [
      { page: "/", values: { LCP: { p75: 3000, of: 4 }, CLS: { p75: 0.012, of: 1 } } },
      { page: "/contact", values: { INP: { p75: 48, of: 1 } } },
    ],
  });
});

it("The page says so in German and escapes what it was told.", () => {
  const hostile = '<script>alert("x")</script>&\'';
  const page = figuresPage(
    "2026-03-31",
    figuresOf([
      event("pageview", `/?utm_source=${encodeURIComponent(hostile)}`),
      event("Calculator used", "/", { props: { calculator: hostile } }),
      ...Array.from({ length: 30 }, (_, index) => event("pageview", `/seite-${index}`)),
      vital("LCP", "/", 2600),
      vital("CLS", "/", 0.3),
    ]),
  );
  expect(page).toContain("<h1>Besuche am 31. März 2026</h1>");
  expect(page).toContain("31 Aufrufe");
  expect(page).not.toContain("<script");
  expect(page.split("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;")).toHaveLength(3);
  expect(page).toContain("<td>weitere 6</td><td>6</td>");
  expect(page).toContain("2.600 ms, mäßig <small>(1)</small>");
  expect(page).toContain("0,3, schlecht <small>(1)</small>");
});

it("A day without events says so.", () => {
  const page = figuresPage("2026-03-31", figuresOf([]));
  expect(page).toContain("0 Aufrufe");
  expect(page.split("<p>Noch nichts.</p>")).toHaveLength(6);
});
