import { structuredData } from "../../../src/data-layer/after-build/structured-data";
import { afterBuildData } from "../support/after-build-data";

const TODAY = "2026-03-31";

/** The thing of this type that a page is about. */
const thing = (path: string, type: string, data = afterBuildData()) =>
  (structuredData(data, TODAY).get(path) as unknown as Record<string, unknown>[] | undefined)?.find(
    (candidate) => candidate["@type"] === type,
  );

it.each([
  ["Vollzeit", "FULL_TIME"],
  ["6 Monate", "INTERN"],
  ["Vollzeit/Teilzeit", ["FULL_TIME", "PART_TIME"]],
])("A job of type %s is offered as %s.", (type, expected) => {
  expect(thing("/career/lotse", "JobPosting", afterBuildData({ job: { type } }))).toMatchObject({
    employmentType: expected,
  });
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
  const posting = thing("/career/lotse", "JobPosting", afterBuildData({ job: { expires } }));
  expect(posting !== undefined).toBe(offered);
  if (expires && offered) expect(posting?.validThrough).toBe("2026-03-31T23:59:59+02:00");
});

it("A further page of the overview has the way to it.", () => {
  const data = afterBuildData();
  const [article] = data.allArticle.nodes;
  const articles = (count: number) => ({
    ...data,
    allArticle: { nodes: Array.from({ length: count }, () => article) as typeof data.allArticle.nodes },
  });
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
