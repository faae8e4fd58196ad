import { existsSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { createPages } from "../../../src/data-layer/gatsby-hooks";
import { createArticlePages } from "../../../src/data-layer/pages/create-article-pages";
import { createJobPages } from "../../../src/data-layer/pages/create-job-pages";
import { createLegalPages } from "../../../src/data-layer/pages/create-legal-pages";
import { fakeQueries } from "../support/fake-queries";

const COLLECTIONS = {
  allArticle: [
    { id: "a1", path: "/blog/kundenkosten", aliases: ["cac", "kosten"] },
    { id: "a2", path: "/blog/sales-funnel", aliases: [] },
  ],
  allJob: [{ id: "j1", path: "/career/account-executive" }],
  allLegalDocument: [{ id: "l1", path: "/impressum" }],
};

const template = (name: string) => path.resolve("src/templates", name);

const overview = (page: number) => ({
  path: page === 1 ? "/blog" : `/blog/seite/${page}`,
  component: template("article-list.tsx"),
  context: { page, skip: (page - 1) * 24, limit: 24 },
});
const ARTICLE_PAGES = [
  { path: "/blog/kundenkosten", component: template("article.tsx"), context: { id: "a1" } },
  { path: "/blog/cac", component: template("article.tsx"), context: { id: "a1" } },
  { path: "/blog/kosten", component: template("article.tsx"), context: { id: "a1" } },
  { path: "/blog/sales-funnel", component: template("article.tsx"), context: { id: "a2" } },
  overview(1),
];
const JOB_PAGES = [{ path: "/career/account-executive", component: template("job.tsx"), context: { id: "j1" } }];
const LEGAL_PAGES = [{ path: "/impressum", component: template("legal.tsx"), context: { id: "l1" } }];

type InitialArgs = CreatePagesArgs & { traceId: "initial-createPages" };

function fakeArgs(graphql: unknown) {
  const createPage = jest.fn();
  return { args: { graphql, actions: { createPage } } as unknown as InitialArgs, createPage };
}

async function pagesOf(work: (args: InitialArgs) => unknown, collections: typeof COLLECTIONS = COLLECTIONS) {
  const { args, createPage } = fakeArgs(fakeQueries(collections));
  await work(args);
  return createPage.mock.calls.map(([page]) => page);
}

describe.each([
  { create: createArticlePages, pages: ARTICLE_PAGES, what: "article, at its slug and its aliases, and the overview" },
  { create: createJobPages, pages: JOB_PAGES, what: "job" },
  { create: createLegalPages, pages: LEGAL_PAGES, what: "legal document" },
])("$create.name", ({ create, pages, what }) => {
  it(`makes a page for every ${what}`, async () => {
    expect(await pagesOf(create)).toEqual(pages);
  });

  it("names a template that exists", () => {
    expect(pages.filter(({ component }) => !existsSync(component))).toEqual([]);
  });

  it.each([
    { answer: { errors: [{ message: "Cannot query field" }] }, failure: "fails" },
    { answer: { data: {}, errors: [{ message: "Cannot query field" }] }, failure: "fails in part" },
    { answer: {}, failure: "has no data" },
  ])("stops when its query $failure", async ({ answer }) => {
    const { args, createPage } = fakeArgs(async () => answer);
    await expect(create(args)).rejects.toThrow(/query of the page creation failed/);
    expect(createPage).not.toHaveBeenCalled();
  });
});

it("makes the pages of all three families in one build", async () => {
  const pages = await pagesOf((args) => createPages?.(args, { plugins: [] }, () => undefined));
  expect(pages).toHaveLength(7);
  expect(pages).toEqual(expect.arrayContaining([...ARTICLE_PAGES, ...JOB_PAGES, ...LEGAL_PAGES]));
});

describe("The overview of the articles", () => {
  const listPages = async (count: number) => {
    const allArticle = Array.from({ length: count }, (_, index) => ({
      id: `a${index}`,
      path: `/blog/a${index}`,
      aliases: [],
    }));
    const pages = await pagesOf(createArticlePages, { ...COLLECTIONS, allArticle });
    return pages.filter(({ component }) => component === template("article-list.tsx"));
  };

  it.each([
    [0, 1],
    [11, 1],
    [24, 1],
    [25, 2],
    [49, 3],
  ])("of %i articles has %i pages", async (count, pages) => {
    expect(await listPages(count)).toEqual(Array.from({ length: pages }, (_, index) => overview(index + 1)));
  });
});
