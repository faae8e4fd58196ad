import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { createPages } from "../../../src/gatsby/node";

type InitialArgs = CreatePagesArgs & { traceId: "initial-createPages" };

const NODES = {
  Article: [
    { id: "a1", path: "/blog/kundenkosten", aliases: ["cac", "kosten"] },
    { id: "a2", path: "/blog/sales-funnel", aliases: [] },
  ],
  Job: [{ id: "j1", path: "/career/account-executive" }],
  LegalDocument: [{ id: "l1", path: "/impressum" }],
};

const page = (address: string, template: string, context: object) => ({
  path: address,
  component: path.resolve("src/templates", template),
  context,
});
function overview(number: number) {
  const context = { page: number, skip: (number - 1) * 24, limit: 24 };
  return page(number === 1 ? "/blog" : `/blog/seite/${number}`, "blog.tsx", context);
}

async function pagesOf(nodes: Readonly<Record<string, readonly object[]>>) {
  const createPage = jest.fn<void, [ReturnType<typeof page>]>();
  const graphql = async (query: string) => {
    const [, type = ""] = /all(\w+)/.exec(query) ?? [];
    const found = nodes[type] ?? [];
    return { data: { documents: { nodes: found, totalCount: found.length } } };
  };
  const args = { actions: { createPage }, graphql };
  await createPages?.(args as unknown as InitialArgs, { plugins: [] }, () => undefined);
  return createPage.mock.calls.map(([made]) => made);
}

it.each(Object.entries({ 0: 1, 11: 1, 24: 1, 25: 2, 49: 3 }))(
  "The overview of %s articles has %i pages",
  async (count, length) => {
    const Article = Array.from({ length: Number(count) }, (_, index) => ({ id: `a${index}`, path: `/blog/a${index}` }));
    const pages = (await pagesOf({ ...NODES, Article })).filter(({ component }) => component.endsWith("blog.tsx"));
    expect(pages).toEqual(Array.from({ length }, (_, index) => overview(index + 1)));
  },
);

it("The page of a document that has ended knows it", async () => {
  const Job = [
    { id: "j1", path: "/career/a", ended: true },
    { id: "j2", path: "/career/b", ended: false },
  ];
  expect((await pagesOf({ Job })).slice(0, 2)).toEqual([
    page("/career/a", "job.tsx", { id: "j1", ended: true }),
    page("/career/b", "job.tsx", { id: "j2" }),
  ]);
});

it("A query that fails stops the build, with its words", async () => {
  const graphql = async () => ({ errors: ["Cannot query field"] });
  const args = { actions: {}, graphql } as unknown as InitialArgs;
  await expect(createPages?.(args, { plugins: [] }, () => undefined)).rejects.toThrow("Cannot query field");
});
