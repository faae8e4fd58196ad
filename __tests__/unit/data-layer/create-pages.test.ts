import { existsSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { createPages } from "../../../src/data-layer/gatsby/gatsby-hooks";

const NODES = {
  Article: [
    { id: "a1", path: "/blog/kundenkosten", aliases: ["cac", "kosten"] },
    { id: "a2", path: "/blog/sales-funnel", aliases: [] },
  ],
  Job: [{ id: "j1", path: "/career/account-executive" }],
  LegalDocument: [{ id: "l1", path: "/impressum" }],
};

type InitialArgs = CreatePagesArgs & { traceId: "initial-createPages" };

const template = (folder: string) => path.resolve("src/content-types", folder, "template.tsx");

const overview = (page: number) => ({
  path: page === 1 ? "/blog" : `/blog/seite/${page}`,
  component: template("blog-page"),
  context: { page, skip: (page - 1) * 24, limit: 24 },
});

async function pagesOf(nodes: Readonly<Record<string, readonly object[]>>) {
  const createPage = jest.fn();
  const args = { actions: { createPage }, getNodesByType: (type: string) => nodes[type] ?? [] };
  await createPages?.(args as unknown as InitialArgs, { plugins: [] }, () => undefined);
  return createPage.mock.calls.map(([page]) => page);
}

it("A page is made for every document, at its slug and its aliases, and for the overview that has several.", async () => {
  const pages = await pagesOf(NODES);
  const document = (address: string, folder: string, id: string) => ({
    path: address,
    component: template(folder),
    context: { id },
  });
  const expected = [
    document("/blog/kundenkosten", "article", "a1"),
    document("/blog/cac", "article", "a1"),
    document("/blog/kosten", "article", "a1"),
    document("/blog/sales-funnel", "article", "a2"),
    document("/career/account-executive", "job", "j1"),
    document("/impressum", "legal-document", "l1"),
    overview(1),
  ];
  expect(pages).toHaveLength(expected.length);
  expect(pages).toEqual(expect.arrayContaining(expected));
  expect(pages.filter(({ component }) => !existsSync(component))).toEqual([]);
});

it.each([
  [0, 1],
  [11, 1],
  [24, 1],
  [25, 2],
  [49, 3],
])("The overview of %i articles has %i pages.", async (count, length) => {
  const Article = Array.from({ length: count }, (_, index) => ({ id: `a${index}`, path: `/blog/a${index}` }));
  const pages = (await pagesOf({ ...NODES, Article })).filter(({ component }) => component === template("blog-page"));
  expect(pages).toEqual(Array.from({ length }, (_, index) => overview(index + 1)));
});
