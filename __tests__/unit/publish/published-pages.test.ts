import { socialCardPath } from "../../../src/lib/social-card";
import { publishedPages } from "../../../src/publish/published-pages";
import { structuredData } from "../../../src/publish/structured-data";
import { siteNodes } from "../support/site-nodes";

const pages = (nodes = siteNodes()) => publishedPages("/site", nodes, "2026-03-31");

/** The thing of this type that a page is about. */
const thing = (path: string, type: string, nodes = siteNodes()) =>
  (structuredData(pages(nodes)).get(path) as unknown as Record<string, unknown>[] | undefined)?.find(
    (candidate) => candidate["@type"] === type,
  );

describe("Structured data:", () => {
  it.each([
    ["Vollzeit", "FULL_TIME"],
    ["6 Monate", "INTERN"],
    ["Vollzeit/Teilzeit", ["FULL_TIME", "PART_TIME"]],
  ])("A job of type %s is offered as %s.", (type, employmentType) => {
    expect(thing("/career/lotse", "JobPosting", siteNodes({ job: { type } }))).toMatchObject({ employmentType });
  });

  it("A job is described in full, as HTML.", () => {
    const { description } = thing("/career/lotse", "JobPosting") ?? {};
    for (const part of ["<p>Einleitung</p>", "<p>Text</p>", "<li>Lotsen</li>", "<li>Patent</li>", "<li>Hafen</li>"]) {
      expect(description).toContain(part);
    }
  });

  it.each([
    [undefined, true],
    ["2026-03-31", true],
    ["2026-03-30", false],
  ])("A job that expires on %s is offered on 2026-03-31: %s", (expires, offered) => {
    const posting = thing("/career/lotse", "JobPosting", siteNodes({ job: { expires } }));
    expect(posting !== undefined).toBe(offered);
    if (expires && offered) expect(posting?.validThrough).toBe("2026-03-31T23:59:59+02:00");
  });

  it("A further page of the overview has the way to it.", () => {
    const articles = (count: number) => siteNodes({ articles: Array.from({ length: count }, () => ({})) });
    expect(thing("/blog/seite/2", "BreadcrumbList", articles(24))).toBeUndefined();
    expect(thing("/blog/seite/2", "BreadcrumbList", articles(25))?.itemListElement).toMatchObject([
      { position: 1, name: "Hafenlotse" },
      { position: 2, name: "Blog", item: "https://www.hafenlotse.example/blog" },
      { position: 3, name: "Seite 2", item: "https://www.hafenlotse.example/blog/seite/2" },
    ]);
  });

  it("An alias is about its article, at the article's own address.", () => {
    expect(thing("/blog/cac", "BlogPosting")).toEqual(thing("/blog/kosten", "BlogPosting"));
    expect(thing("/blog/cac", "BlogPosting")).toMatchObject({
      mainEntityOfPage: "https://www.hafenlotse.example/blog/kosten",
    });
  });

  it("Every page but the home page has the way to it, named as the navigation names it.", () => {
    const { itemListElement } = thing("/blog/kosten", "BreadcrumbList") ?? {};
    expect(itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Hafenlotse", item: "https://www.hafenlotse.example/" },
      { "@type": "ListItem", position: 2, name: "Blog", item: "https://www.hafenlotse.example/blog" },
      { "@type": "ListItem", position: 3, name: "Kosten", item: "https://www.hafenlotse.example/blog/kosten" },
    ]);
    expect(thing("/", "BreadcrumbList")).toBeUndefined();
    expect(thing("/impressum", "BreadcrumbList")).toBeDefined();
  });
});

describe("Social cards:", () => {
  it("A card is named after the page's path.", () => {
    expect(socialCardPath("/")).toBe("/social/home.png");
    expect(socialCardPath("/about")).toBe("/social/about.png");
    expect(socialCardPath("/blog/cac-customer-acquisition-cost")).toBe(
      "/social/blog-cac-customer-acquisition-cost.png",
    );
  });

  it("A document shows its own poster wherever it lies, other pages a picture of the house.", () => {
    const cards = pages().map(({ path, card }) => [path, card]);
    expect(Object.fromEntries(cards)).toMatchObject({
      "/": { title: "Hundert Leads", poster: "/site/content/pictures/hero.png" },
      "/login": { title: "Willkommen", poster: "/site/content/pictures/hero.png" },
      "/career": { title: "Arbeiten", poster: "/site/content/pictures/office.png" },
      "/career/lotse": { title: "Lotse (m/w/d)", poster: "/site/content/pictures/office.png" },
      "/blog/kosten": { title: "Kosten", poster: "/site/content/articles/kosten/poster.png" },
    });
    expect(cards.filter(([path]) => path === "/article")).toEqual([]);
  });

  it("A further page of a list has none of its own.", () => {
    const many = pages(siteNodes({ articles: Array.from({ length: 25 }, () => ({})) }));
    expect(many.find(({ path }) => path === "/blog/seite/2")).toMatchObject({ path: "/blog/seite/2" });
    expect(many.find(({ path }) => path === "/blog/seite/2")).not.toHaveProperty("card");
  });
});

it("Nothing is published without the site's settings.", () => {
  expect(() => pages({ ...siteNodes(), ofType: () => [] })).toThrow("There is no node of content/site.json.");
});
