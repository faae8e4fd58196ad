import type { Node } from "gatsby";
import { socialCardPath } from "../../../src/config/social-card";
import { listSocialCards } from "../../../src/data-layer/after-build/list-social-cards";

const node = (fields: object) => fields as unknown as Node;

it("names a card after the page's path", () => {
  expect(socialCardPath("/")).toBe("/social/home.png");
  expect(socialCardPath("/about")).toBe("/social/about.png");
  expect(socialCardPath("/blog/cac-customer-acquisition-cost")).toBe("/social/blog-cac-customer-acquisition-cost.png");
});

it("shows a document's own poster wherever it lies, and pictures of the house on other pages", () => {
  const sources: Readonly<Record<string, Node>> = {
    mdx: node({ id: "mdx", parent: "file" }),
    file: node({ id: "file", parent: null, absolutePath: "/site/content/stories/cac/index.mdx" }),
  };
  const nodes: Readonly<Record<string, Node[]>> = {
    HomePage: [node({ hero: { title: "Hundert Leads" } })],
    CareerPage: [node({ hero: { title: "Arbeiten" } })],
    LoginPage: [node({ title: "Willkommen" })],
    Article: [
      node({ title: "Was kostet ein Kunde?", path: "/blog/cac", parent: "mdx", poster: { src: "./poster.png" } }),
    ],
    ArticlePage: [node({ title: "keine Seite" })],
  };
  expect(
    listSocialCards(
      "/site",
      (type) => nodes[type] ?? [],
      (id) => sources[id],
    ),
  ).toEqual([
    { path: "/", title: "Hundert Leads", poster: "/site/content/pictures/hero.png" },
    { path: "/login", title: "Willkommen", poster: "/site/content/pictures/hero.png" },
    { path: "/career", title: "Arbeiten", poster: "/site/content/pictures/office.png" },
    { path: "/blog/cac", title: "Was kostet ein Kunde?", poster: "/site/content/stories/cac/poster.png" },
  ]);
});
